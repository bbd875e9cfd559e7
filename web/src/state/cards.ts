/** The cards that were seen, with their texts, fetched when they are first needed. */

import { computed, signal } from "@preact/signals";
import { api, Refusal, type CardInfo } from "../api.ts";
import type { GameName, MatchInfo } from "../protocol.ts";
import { settings } from "./settings.ts";

export const cards = signal<ReadonlyMap<string, CardInfo>>(new Map());
const asked = new Set<string>();
let waiting: CardInfo[] = [];
let place = "";

const key = (game: string, id: string): string => `${game}/${id}`;

export const cardInfo = (game: string, id: string): CardInfo | undefined => cards.value.get(key(game, id));

/** The table to ask for cards: one of a scenario or a saved game may have cards of its own. */
export const ownCards = (match: MatchInfo): string => (match.mode === "scenario" || match.mode === "hotseat" || match.title ? match.id : "");

/** Fetches the cards that are not known yet, as a table has them. */
export function need(game: GameName, ids: Iterable<string>, table = ""): void {
  if (table !== place) {
    place = table;
    asked.clear();
  }
  const fresh = [...new Set(ids)].filter((id) => !asked.has(key(game, id)) && id !== "blank" && !id.startsWith("token "));
  for (const id of fresh) asked.add(key(game, id));
  // A number that a designer gave may have a comma in it.
  for (const id of fresh.filter((each) => each.includes(","))) fetched(game, [id], table, api.card(game, id, table).then((card) => [card]));
  const plain = fresh.filter((each) => !each.includes(","));
  for (let at = 0; at < plain.length; at += AT_ONCE) {
    const some = plain.slice(at, at + AT_ONCE);
    fetched(game, some, table, api.someCards(game, some, table));
  }
}

/** Cards that are asked for in one request. */
const AT_ONCE = 40;

/** Takes what comes; what failed, but for cards that are not there, is asked for again when it is next needed. */
function fetched(game: GameName, ids: string[], table: string, answer: Promise<CardInfo[]>): void {
  answer.then(
    (found) => (table === place ? found.forEach(arrived) : undefined),
    (error: unknown) => {
      if (!(error instanceof Refusal && error.status === 404)) for (const id of ids) asked.delete(key(game, id));
    },
  );
}

/** Cards that came otherwise than by being asked for: new ones, or all of them in place of what was known. */
export function bring(found: CardInfo[], anew = false): void {
  const more = found.filter((card) => anew || !cards.value.has(key(card.game, card.id)));
  if (more.length > 0) cards.value = new Map([...cards.value, ...more.map((card): [string, CardInfo] => [key(card.game, card.id), card])]);
}

/** Cards come in several answers but are shown together. */
function arrived(card: CardInfo): void {
  waiting.push(card);
  if (waiting.length > 1) return;
  setTimeout(() => {
    const known = new Map(cards.value);
    for (const each of waiting) known.set(key(each.game, each.id), each);
    waiting = [];
    cards.value = known;
  }, 30);
}

/** The language in which the texts of a card are shown: the reader's, else the one it is printed in. */
export const langOf = (card: CardInfo): string => (settings.value.lang in card.texts ? settings.value.lang : card.lang);

/** The texts of a card in the reader's language, else in the one it is printed in. */
export function textsOf(card: CardInfo): Record<string, string> {
  return card.texts[langOf(card)] ?? {};
}

/** The name of a card in the reader's language. */
export const nameOf = (card: Pick<CardInfo, "name" | "names">): string => card.names[settings.value.lang] || card.name;

/** A name without the ACE that stands behind it on a card and is no part of it. */
export const bare = (name: string): string => name.replace(/(?: |(?<=[^A-Za-z]))ACE$/, "");

/** The name of a skill or the like in a language. */
export const labelOf = (card: CardInfo, printed: string, lang: string): string => card.labels[lang]?.[printed] ?? printed;

/** The same, where it may be printed on one of several cards. */
export const labelAmong = (cards: (CardInfo | undefined)[], printed: string, lang: string): string =>
  cards.map((card) => card?.labels[lang]?.[printed]).find(Boolean) ?? printed;

/** The names of the players at the table that is looked at. */
export const players = signal<string[]>([]);

interface Wording {
  words: Map<string, string>;
  found: RegExp | null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * By game, what known cards and their skills are called in the reader's language; the longest first, whole words only.
 * A label in Latin letters may as well be a word of the sentence, and is left.
 */
const wordings = computed(() => {
  const lang = settings.value.lang;
  const made = new Map<string, Wording>();
  const all = [...cards.value.values()];
  for (const game of new Set(all.map((card) => card.game))) {
    const own = all.filter((card) => card.game === game);
    const labels = own.flatMap((card) => Object.entries(card.labels[lang] ?? {})).filter(([printed]) => /[^\u0000-\u024f]/.test(printed));
    const names = own.flatMap((card): [string, string][] => [[card.name, nameOf(card)], [bare(card.name), bare(nameOf(card))]]);
    const words = new Map([...labels, ...names].filter(([printed, name]) => printed !== name));
    const each = [...words.keys()].sort((one, other) => other.length - one.length).map(escaped);
    made.set(game, { words, found: each.length > 0 ? new RegExp(`(?<![A-Za-z0-9])(?:${each.join("|")})(?![A-Za-z0-9])`, "g") : null });
  }
  return made;
});

/** A text of the server with the names of known cards in the reader's language, and the players by their own names. */
export function inWords(game: string, text: string): string {
  const { words, found } = wordings.value.get(game) ?? { words: new Map<string, string>(), found: null };
  const said = found ? text.replace(found, (printed) => words.get(printed) ?? printed) : text;
  return said.replace(/(?:\bPlayer |プレイヤー|玩家)([12])(?!\d)/g, (whom, number: string) => players.value[Number(number) - 1] || whom);
}
