/** The messages between the table in the browser and the server (protocol 1). */

/** The name of a game, as the server has it. */
export type GameName = string;

/** The name of a thing in one state; a body keeps its ref, a card in a pile has it for this state only. */
export type Ref = string;

/** A card or body as a view lists it. Which fields there are depends on the game. */
export interface Entry {
  ref?: Ref | null;
  hidden?: boolean;
  card?: string;
  name?: string;
  kind?: string;
  [field: string]: unknown;
}

/** A pile: how many cards lie there and those the viewer may see. */
export interface PileView {
  count: number;
  cards: Entry[];
}

export type SideView = Record<string, unknown>;

/** Everything one viewer may see. */
export interface View {
  game: GameName;
  viewer: number | null;
  turn: number;
  turn_player: number;
  phase: string;
  over: boolean;
  winner: number | null;
  players: SideView[];
  [field: string]: unknown;
}

export interface Option {
  i: number;
  verb: string;
  text: string;
  ref: Ref | null;
  to: Ref | null;
  number: number | null;
  name: string | null;
  /** The card number, where the player may know it. */
  card?: string | null;
  /** Where a card that is not listed lies in an ordered pile, as p2.security.3. */
  place?: string | null;
  /** The first option that looks like this one, if there is one before it. */
  same?: number | null;
  then?: Then | null;
  /** The effect that is used: the place of its text, and which of the effects there; -1 if it is all of it. */
  quote?: { place: string; part: number } | null;
  /** What is chosen before it, where two questions are put as one. */
  yes?: number;
}

/** What an option costs and does, as far as it can be told beforehand. */
export interface Then {
  memory: number | null;
  cost: number | null;
  pays: Paid[];
  /** Two numbers that will be compared, one's own first. */
  numbers: [number, number] | null;
  /** The damage it deals, and what is left then of whom it is dealt to. */
  damage: [number, number] | null;
}

/** The words of the source that ask, in the text as it is printed. */
export interface Asks {
  place: string;
  part: number;
  sentence: number;
  start: number;
  end: number;
}

/** Why a question has one sensible answer. */
export type Why = "pay" | "discard" | "party" | "hatch" | "order" | "alike" | "nothing";

export interface Withheld {
  verb: string;
  ref: Ref | null;
  rule: string;
  text: string;
  /** What on this table is in the way. */
  facts?: string[];
}

export interface Decision {
  player: number;
  kind: string;
  rule: string;
  clause: string;
  about: string;
  source: Ref | null;
  source_card?: string | null;
  free?: boolean;
  options: Option[];
  withheld: Withheld[];
  /** While a cost is paid: what is still owed, by Element; "any" may be of every Element. */
  owed?: Record<string, number> | null;
  /** And what it is paid with so far. */
  paid?: Paid[] | null;
  asks?: Asks | null;
  /** The one sensible answer, if there is one. */
  auto?: { i: number; why: Why } | null;
  /** What will be asked next if an option is chosen: both can be answered at once. */
  ahead?: { i: number; kind: string; about: string; options: Option[] } | null;
}

/** Something a payment is made with. */
export interface Paid {
  ref: Ref | null;
  card: string | null;
  verb: string;
  element: string;
  amount: number;
}

/** A part of a sum: how much, how it counts, and by which card. */
export interface SumPart {
  n: number;
  how: "printed" | "up" | "times" | "half" | "set" | "advantage" | "rest";
  by: string | null;
}

/** A number as it was then, and what it is made of. */
export interface Sum {
  ref: Ref | null;
  id: string | null;
  what: string;
  n: number;
  parts: SumPart[];
}

export interface Happening {
  i: number;
  event: string;
  rule: string;
  text: string;
  n?: number;
  turn?: number;
  player?: string;
  card?: string;
  id?: string;
  amount?: number;
  from?: string;
  to?: string;
  ref?: Ref | null;
  by?: string;
  by_ref?: Ref | null;
  by_player?: string;
  cause?: string;
  note?: string;
  /** The body it is about, where ref names something else: it may have left since. */
  body?: Ref;
  by_id?: string;
  /** At whom it is aimed: a body, also one that has left since, or a player (p2). */
  onto?: Ref;
  others?: Ref[];
  sums?: Sum[];
  /** Which of its card's texts acts, and the how manieth line of it (0: all of it). */
  place?: string;
  number?: number;
}

export interface LogLine {
  i: number;
  n: number;
  event: string;
  rule: string;
  text: string;
}

export interface SeatInfo {
  name: string;
  kind: "person" | "bot" | "open";
  connected: boolean;
}

export interface Clocks {
  /** Seconds left of each seat. */
  left: number[];
  increment?: number;
  running: number | null;
}

export interface UndoRequest {
  id: number;
  by: number;
  to: number;
}

export interface Over {
  winner: number | null;
  ending: string;
  rule: string;
  text: string;
}

export interface State {
  t: "state";
  n: number;
  full?: boolean;
  /** Nothing while a seat is still open. */
  view: View | null;
  decision: Decision | null;
  waiting: { player: number; kind: string } | null;
  events: Happening[];
  log: LogLine[];
  clocks?: Clocks | null;
  seats?: SeatInfo[];
  undo?: UndoRequest | null;
  can_undo?: boolean;
  /** The seats that want another game. */
  rematch?: number[];
  over?: Over | null;
}

/** Which seat a client has: both at a hot seat, none for a spectator. */
export type SeatHeld = 0 | 1 | "both" | null;

export interface Welcome {
  t: "welcome";
  protocol: number;
  seat: SeatHeld;
  match: MatchInfo;
}

export interface MatchInfo {
  id: string;
  game: GameName;
  edition: string;
  mode: "bot" | "invite" | "hotseat" | "scenario";
  seats: SeatInfo[];
  begun: boolean;
  over: Over | null;
  choices: number;
  clock: Record<string, number> | null;
  bot: string | null;
  title: string;
}

export interface Reason {
  verb: string;
  rule: string;
  text: string;
  facts?: string[];
}

export type Answer =
  | { t: "answer"; to: "why"; ref: Ref; reasons: Reason[]; offered: string[]; text: string }
  | { t: "answer"; to: "clause"; id: string; summary: string; kind: string }
  | { t: "answer"; to: "at"; n: number; view: View; waiting: { player: number; kind: string } | null; over: Over | null }
  | ({ t: "answer"; to: "hint" } & Hint);

export interface ChatLine {
  t: "chat";
  i: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Refused {
  t: "refused";
  reason: string;
  n?: number | null;
}

export interface Bye {
  t: "bye";
  reason: string;
}

export interface RematchMessage {
  t: "rematch";
  match: string;
  seat: SeatHeld;
  token: string | null;
}

export type FromServer = Welcome | State | Answer | ChatLine | Refused | Bye | RematchMessage | { t: "pong" };

/** An option as a search thinks of it: the share of wins it expects, and how the player would go on, in words. */
export interface Advised {
  i: number;
  text: string;
  wins: number;
  /** The first is the option itself. */
  line: string[];
  /** Whether it wins in this turn whatever the opponent answers. */
  proven: boolean;
  /** The cards that are named. */
  cards: string[];
}

/** What a search would do in the player's place, after so many choices. */
export interface Hint {
  n: number;
  /** The option; nothing where nobody could think about it, and then why. */
  i: number | null;
  /** The best options, best first; none where there is nothing to think about. */
  best: Advised[];
  why: string;
}

export type ToServer =
  | { t: "hello"; token: string | null; since?: number; lang: "en" | "ja" | "zh" }
  | { t: "choose"; n: number; option: number }
  | { t: "concede" }
  | { t: "undo"; n: number }
  | { t: "consent"; undo: number; yes: boolean }
  | { t: "chat"; text: string }
  | { t: "mute"; on: boolean }
  | { t: "rematch" }
  | { t: "why"; ref: Ref }
  | { t: "clause"; id: string }
  | { t: "at"; n: number }
  | { t: "hint"; n: number }
  | { t: "ping" };
