/** The server's HTTP side. */

import type { Sheet } from "./editor/model.ts";
import type { Data } from "./editor/yaml.ts";
import type { GameName, LogLine, MatchInfo, SeatHeld, View } from "./protocol.ts";
import type { Errand } from "./state/errand.ts";
import { settings } from "./state/settings.ts";
import { load, keep } from "./state/storage.ts";
import { t } from "./words/index.ts";

export interface DeckInfo {
  name: string;
  title: string;
  plan: string;
  /** By language. */
  titles: Record<string, string>;
  plans: Record<string, string>;
  cards: Record<string, number>;
  text: string;
}

/** Games of a deck that is tried: those it won and lost, draws, and the interval of its share. */
export interface TrialShare {
  games: number;
  wins: [number, number];
  draws: number;
  low: number;
  high: number;
}

/** A deck that is tried against the starter decks: how far that is, and what is known so far. */
export interface TrialInfo extends Errand {
  games: number;
  wanted: number;
  player: string;
  rows: (TrialShare & { deck: string; first_player_wins: number | null; turns: number | null })[];
  total: TrialShare;
}

/** An option of a decision, as a search thinks of it: the share of wins of who decides, and how that player goes on. */
export interface GradedOption {
  index: number;
  text: string;
  wins: number;
  /** In words; the first is the option itself. */
  line: string[];
  /** Whether it wins in this turn whatever the opponent answers. */
  proven: boolean;
  /** The cards that are named. */
  cards: string[];
}

export type Mistake = "slip" | "mistake" | "blunder";

/** A decision of a finished game. */
export interface Graded {
  /** How many choices were made before. */
  at: number;
  turn: number;
  player: number;
  kind: string;
  wins: number;
  /** The best options, best first. */
  best: GradedOption[];
  taken: GradedOption | null;
  /** What was chosen, in words. */
  chosen: string;
  loss: number;
  word: "" | Mistake;
}

export type Effort = "quick" | "usual" | "deep";

/** A finished game that is graded: how far that is, and what is known so far. */
export interface AnalysisInfo extends Errand {
  match: string;
  /** Whose decisions are graded. */
  players: number[];
  open: boolean;
  seconds: number;
  done: number;
  choices: number;
  since: number;
  rows: Graded[];
}

export interface GameInfo {
  name: GameName;
  title: string;
  edition: string;
  /** The rule books it can be played by, the usual one first. */
  editions: { name: string; title: string }[];
  languages: string[];
  decks: DeckInfo[];
  cards: number;
  kinds: string[];
  colours: string[];
  phases: string[];
  /** The field of a card that the curve of a deck is drawn from. */
  curve: string;
  /** The fields with a number that cards are looked for by. */
  searched: string[];
  /** The languages in which the engine words cards itself. */
  worded: string[];
  /** What keywords are called in a language, by what they are called in English. */
  keywords: Record<string, Record<string, string>>;
  /** What keywords do, by what they are called in English; the clause where one is known. */
  meanings?: Record<string, { text: string; texts?: Record<string, string>; clause: string }>;
  /** By language, what timings and keywords are shown as, by what they are shown as in English. */
  icons?: Record<string, Record<string, string>>;
  bots: string[];
}

export type Facts = Record<string, unknown>;
export type Texts = Record<string, string>;

/** A card as the client keeps it. */
export interface CardInfo {
  id: string;
  game: GameName;
  name: string;
  kind: string;
  facts: Facts;
  lang: string;
  /** By language, then by place. */
  texts: Record<string, Texts>;
  /** By language. */
  names: Texts;
  /** By language: names of skills and the like, each by what is printed. */
  labels: Record<string, Texts>;
  /** The languages whose texts were translated for showing. */
  translated: string[];
  /** The languages whose texts are as printed there, from a card file. */
  official: string[];
  /** By language, the places that cannot be worded in it yet: they are as printed. */
  unworded: Record<string, string[]>;
  status: string;
  /** How far it can be trusted: ruled, checked, read; nothing where it is not read in full. */
  trust: string;
  unread: string[];
  /** What the engine will do, line by line; a line that belongs to the one above is indented. */
  explain: string[];
  /** What the engine reads in each text, as a tree. */
  meaning: Record<string, unknown[]>;
}

export interface CardAnswer {
  facts: Facts;
  lang: string;
  status: string;
  trust: string;
  unread: string[];
  explain: string[];
  meaning: Record<string, unknown[]>;
  texts: Record<string, Texts>;
  names: Texts;
  labels: Record<string, Texts>;
  translated: string[];
  official?: string[];
  unworded?: Record<string, string[]>;
}

export interface CardPage {
  cards: CardInfo[];
  count: number;
  page: number;
  pages: number;
}

export interface DeckRow {
  id: string;
  name: string;
  names: Texts;
  kind: string;
  count: number;
  trust: string;
  /** Its sentences that the engine does not understand. */
  unread: string[];
  /** How many of it a deck may hold by the rules. */
  copies: number;
}

/** So many cards of a value, and how likely one of them is in the opening hand. */
export interface Column {
  value: string;
  count: number;
  kinds: Record<string, number>;
  /** Nothing where hands are not drawn from them. */
  chance: number | null;
  /** The same, where a hand without is given up. */
  redrawn: number | null;
}

export interface Chart {
  by: string;
  columns: Column[];
}

/** A colour that cards ask for, and how many cards have or pay it. */
export interface Demand {
  colour: string;
  level: number | null;
  wanting: number;
  giving: number;
  lasting: number;
}

/** An opening hand, by card numbers. */
export interface Dealt {
  seed: number;
  hand: string[];
  /** Whether it may be given up. */
  redraw: boolean;
  given: string[];
  /** What set-up laid elsewhere, by zone. */
  laid: Record<string, string[]>;
  /** What would be drawn next. */
  deck: string[];
}

export interface DeckCheck {
  cards: DeckRow[];
  count: number;
  legal: boolean;
  problems: { clause: string; text: string }[];
  notes: string[];
  curve: Record<string, number>;
  colours: Record<string, number>;
  kinds: Record<string, number>;
  charts: Chart[];
  opening: { hand: number; redraw: string; drawn: number };
  demands: Demand[];
  stuck: { id: string; why: string }[];
  /** By card, what of the deck it can be laid on. */
  bases: Record<string, { id: string; cost: number }[]>;
  /** Cards that a restriction list limits, to how many. */
  restricted: Record<string, number>;
  breaks: string[];
  text: string;
  error: string;
}

export interface SavedDeck {
  id: string;
  game: GameName;
  name: string;
  text: string;
  updated: number;
}

export interface NewTable {
  game: GameName;
  deck: string;
  mode: "bot" | "invite" | "hotseat";
  bot?: string;
  bot_name?: string;
  opponent_deck?: string;
  seed?: number;
  edition?: string;
  clock?: { bank: number; increment: number };
  name: string;
}

export interface Seated {
  match: string;
  seat: SeatHeld;
  token: string;
  invite?: string | null;
  spectate?: string;
}

export interface ReplayInfo {
  match: MatchInfo;
  choices: number;
  /** How many choices had been made when each turn began. */
  turns: number[];
  log: LogLine[];
}

export interface ReplayState {
  n: number;
  view: View;
}

/** A topic on which two rule books do not agree. */
export interface Difference {
  id: string;
  topic: string;
  /** By edition. */
  books: Record<string, { clauses: string[]; says: string }>;
  /** A position that shows it, as a scenario for each of the two. */
  scenarios: Record<string, string>;
}

export interface Clause {
  id: string;
  kind: string;
  summary: string;
  cards: string[];
}

/** A scenario as the server reads it. */
export interface Studied {
  game: GameName | null;
  /** The rule book, by its full name. */
  edition: string;
  title: string;
  sheet: Sheet | null;
  data: Data;
  block: boolean;
  parts: Record<string, [number, number]>;
  /** The cards it brings with it. */
  cards: CardAnswer[];
  /** The other cards that it names and that there are. */
  known: string[];
  problem: { text: string; line: number | null; part: string } | null;
  /** What happens as soon as the table is laid. */
  notes: string[];
  /** Who is asked first; nobody where the game is over. */
  decides: number | null;
}

/** Who plays the other side: a bot, and then on which side oneself plays; without one, oneself. */
export interface Against {
  bot?: string;
  seat?: 0 | 1;
}

/** A game somebody played. */
export interface Played {
  match: string;
  game: GameName;
  mode: MatchInfo["mode"];
  title: string;
  created: number;
  updated: number;
  names: string[];
  /** The own seat; nothing where one plays both sides. */
  seat: number | null;
  bot: string | null;
  result: "won" | "lost" | "draw" | "over" | "running" | "waiting";
  winner: number | null;
  text: string;
  choices: number;
}

export interface History {
  count: number;
  page: number;
  pages: number;
  games: Played[];
}

/** An answer of the server that says no, in its own words. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if ((path.startsWith("/decks") && path !== "/decks/check") || path.startsWith("/history")) headers["X-Owner"] = owner();
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Refusal(0, t("The server cannot be reached."));
  }
  const kind = answer.headers.get("Content-Type") ?? "";
  const data: unknown = kind.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) {
    const said = typeof data === "object" && data !== null && "error" in data ? String(data.error) : t("The server answered {status}.", { status: answer.status });
    throw new Refusal(answer.status, said);
  }
  return data as T;
}

const query = (parts: Record<string, string | number | undefined>): string => {
  const found = Object.entries(parts).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams(found.map(([key, value]) => [key, String(value)])).toString();
};

/** The secret by which the server knows whose decks these are. */
export function owner(): string {
  const known = load<string>("owner", "");
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const made = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
  keep("owner", made);
  return made;
}

const part = encodeURIComponent;

const word = (facts: Facts, key: string): string => (typeof facts[key] === "string" ? facts[key] : "");

/** A card of the server as the client keeps it. */
export function cardOf(game: GameName, answer: CardAnswer): CardInfo {
  const { facts, lang, texts, names, labels, translated, official = [], unworded = {}, status, trust, unread, explain = [], meaning } = answer;
  const [id, name, kind] = [word(facts, "id"), word(facts, "name"), word(facts, "kind")];
  return { id, game, name, kind, facts, lang, texts, names, labels, translated, official, unworded, status, trust, unread, explain, meaning };
}

interface ListAnswer {
  count: number;
  page: number;
  pages: number;
  cards: (Facts & Pick<CardAnswer, "texts" | "names" | "labels" | "lang" | "status" | "trust">)[];
}

/** A page of cards: each as printed and as translated, without its reading and without what the engine words itself. */
function pageOf(game: GameName, answer: ListAnswer): CardPage {
  const cards = answer.cards.map(({ texts, names, labels, lang, status, trust, ...facts }) =>
    cardOf(game, { facts, lang, texts, names, labels, translated: [], status, trust, unread: [], explain: [], meaning: {} }),
  );
  return { cards, count: answer.count, page: answer.page, pages: answer.pages };
}

export const api = {
  games: () => ask<GameInfo[]>("GET", "/games"),
  newTable: (table: NewTable) => ask<Seated>("POST", "/tables", table),
  join: (id: string, invite: string, deck: string, name: string) =>
    ask<Seated>("POST", `/tables/${part(id)}/join`, { invite, deck, name }),
  table: (id: string) => ask<MatchInfo>("GET", `/tables/${part(id)}`),
  cards: async (game: GameName, filter: Record<string, string | number | undefined>) =>
    pageOf(game, await ask<ListAnswer>("GET", `/cards?${query({ game, ...filter })}`)),
  card: async (game: GameName, id: string, table = "") =>
    cardOf(game, await ask<CardAnswer>("GET", `/cards/${part(game)}/${part(id)}${table && `?${query({ table })}`}`)),
  /** Several at once, at most forty; those that are not there are left out. */
  someCards: async (game: GameName, ids: string[], table = "") =>
    (await ask<CardAnswer[]>("GET", `/cards/${part(game)}?${query({ ids: ids.join(","), ...(table ? { table } : {}) })}`)).map((card) => cardOf(game, card)),
  check: (game: string, text: string, edition = "", on = "") => ask<DeckCheck>("POST", "/decks/check", { game, text, edition, ...(on ? { on } : {}) }),
  hand: (game: string, text: string, edition: string, more: { seed?: number; redraw?: boolean } = {}) => ask<Dealt>("POST", "/decks/hand", { game, text, edition, ...more }),
  newTrial: (wish: { game: string; text: string; edition: string; player: string; games: number }) => ask<TrialInfo>("POST", "/trials", wish),
  trial: (id: string) => ask<TrialInfo>("GET", `/trials/${part(id)}`),
  stopTrial: (id: string) => ask<TrialInfo>("DELETE", `/trials/${part(id)}`),
  newAnalysis: (wish: { match: string; effort: Effort; both: boolean }, token: string) => ask<AnalysisInfo>("POST", "/analyses", { ...wish, lang: settings.value.lang }, token),
  analysis: (id: string, since: number) => ask<AnalysisInfo>("GET", `/analyses/${part(id)}?since=${since}`),
  stopAnalysis: (id: string, since: number) => ask<AnalysisInfo>("DELETE", `/analyses/${part(id)}?since=${since}`),
  restrictions: (game: string) => ask<{ lists: number; days: string[] }>("GET", `/restrictions/${part(game)}`),
  report: (game: string, id: string, table = "", token = "") => ask<{ yaml: string; position: "table" | "least" }>("GET", `/reports/${part(game)}/${part(id)}${table && `?${query({ table })}`}`, undefined, token),
  decks: () => ask<SavedDeck[]>("GET", "/decks"),
  saveDeck: (deck: { game: string; name: string; text: string; id?: string; since?: number }) => ask<SavedDeck>("POST", "/decks", deck),
  dropDeck: (id: string) => ask<unknown>("DELETE", `/decks/${part(id)}`),
  replay: (id: string, token?: string) => ask<ReplayInfo>("GET", `/replays/${part(id)}?lang=${settings.value.lang}`, undefined, token),
  replayState: (id: string, n: number, token?: string) => ask<ReplayState>("GET", `/replays/${part(id)}/states/${n}`, undefined, token),
  replayFile: (data: unknown) => ask<Seated>("POST", "/replays/file", data),
  save: (id: string, token: string) => ask<unknown>("GET", `/matches/${part(id)}/save`, undefined, token),
  scenario: (yaml: string) => ask<Seated>("POST", "/scenarios/table", { yaml }),
  scenarioText: (id: string, token: string) => ask<{ yaml: string }>("GET", `/scenarios/table/${part(id)}/yaml`, undefined, token),
  readPosition: (yaml: string) => ask<Studied>("POST", "/positions/read", { yaml, lang: settings.value.lang }),
  sharePosition: (yaml: string) => ask<{ id: string }>("POST", "/positions", { yaml }),
  position: (id: string) => ask<{ yaml: string }>("GET", `/positions/${part(id)}`),
  playPosition: (yaml: string, against: Against) => ask<Seated>("POST", "/positions/table", { yaml, ...against }),
  branch: (id: string, n: number, against: Against, token: string) => ask<Seated>("POST", `/matches/${part(id)}/branch`, { n, ...against }, token),
  positionAt: (id: string, n: number, token: string) => ask<{ yaml: string }>("GET", `/matches/${part(id)}/position?n=${n}`, undefined, token),
  claim: (seats: { match: string; token: string }[]) => ask<{ new: number }>("POST", "/history", { seats }),
  history: (filter: Record<string, string | number>) => ask<History>("GET", `/history?${query(filter)}`),
  forget: (id: string) => ask<unknown>("DELETE", `/history/${part(id)}`),
  differences: (first: string, second: string) => ask<Difference[]>("GET", `/differences/${part(first)}/${part(second)}`),
  pictures: (game: string) => ask<{ cards: string[] }>("GET", `/pictures/${part(game)}`),
  rule: (game: string, clause: string, lang: string) => ask<Clause>("GET", `/rules/${part(game)}/${part(clause)}?${query({ lang })}`),
};

export const pictureOf = (game: string, card: string): string => `/api/pictures/${part(game)}/${part(card)}`;
