/** What the client knows of one match: messages of the server folded into one value. */

import type { ChatLine, Clocks, Decision, FromServer, Happening, LogLine, MatchInfo, Over, RematchMessage, SeatHeld, SeatInfo, State, UndoRequest, View } from "../protocol.ts";

export interface MatchState {
  seat: SeatHeld;
  info: MatchInfo | null;
  welcomed: boolean;
  n: number;
  view: View | null;
  decision: Decision | null;
  /** The decision as it was sent, also while an answer to it is on its way. */
  asked: Decision | null;
  waiting: { player: number; kind: string } | null;
  /** The events of the last message: what is to be animated. */
  fresh: Happening[];
  /** The log as told so far, by number. */
  log: LogLine[];
  /** The log with every clause that was followed since this client came. */
  clauses: LogLine[];
  chat: ChatLine[];
  clocks: Clocks | null;
  /** When the clocks were read, in milliseconds of this machine. */
  clockedAt: number;
  seats: SeatInfo[];
  undo: UndoRequest | null;
  over: Over | null;
  refused: string;
  bye: string;
  canUndo: boolean;
  /** Whether the table went back and nobody has chosen since: then nothing is chosen for the player. */
  held: boolean;
  /** The seats that want another game. */
  wantMore: number[];
  rematch: RematchMessage | null;
  /** What was chosen since the player last acted freely, in words. */
  picks: string[];
}

export const EMPTY: MatchState = {
  seat: null,
  info: null,
  welcomed: false,
  n: 0,
  view: null,
  decision: null,
  asked: null,
  waiting: null,
  fresh: [],
  log: [],
  clauses: [],
  chat: [],
  clocks: null,
  clockedAt: 0,
  seats: [],
  undo: null,
  over: null,
  refused: "",
  bye: "",
  canUndo: false,
  held: false,
  wantMore: [],
  rematch: null,
  picks: [],
};

/** Decisions at which a player starts something new. */
const FREE = new Set(["main", "priority", "attack", "breeding", "skill", "block"]);

/** Adds lines that are not there yet, in their order. */
function joined(old: LogLine[], more: LogLine[]): LogLine[] {
  const last = old.at(-1)?.i ?? -1;
  const news = more.filter((line) => line.i > last);
  return news.length > 0 ? [...old, ...news] : old;
}

/** What is told and what only happened, each once, in their order. */
function withClauses(message: State): LogLine[] {
  const found = new Map<number, LogLine>();
  for (const { i, n, event, rule, text } of message.events) if (text) found.set(i, { i, n: n ?? message.n, event, rule, text });
  for (const line of message.log) found.set(line.i, line);
  return [...found.values()].sort((a, b) => a.i - b.i);
}

/** The match after a message of the server. */
export function apply(state: MatchState, message: FromServer, now = 0): MatchState {
  switch (message.t) {
    case "welcome":
      return { ...state, seat: message.seat, info: message.match, seats: message.match.seats, welcomed: true, bye: "" };
    case "state": {
      if (!message.full && message.n < state.n) return state;
      const log = message.full ? message.log : joined(state.log, message.log);
      const kind = message.decision?.kind ?? "";
      return {
        ...state,
        n: message.n,
        view: message.view,
        decision: message.decision,
        asked: message.decision,
        waiting: message.waiting,
        fresh: message.full ? [] : message.events,
        log,
        clauses: message.full ? withClauses(message) : joined(state.clauses, withClauses(message)),
        clocks: message.clocks ?? null,
        clockedAt: now,
        seats: message.seats ?? state.seats,
        undo: message.undo ?? null,
        over: message.over ?? null,
        canUndo: message.can_undo ?? false,
        held: message.n === state.n ? state.held : message.n < state.n,
        wantMore: message.rematch ?? [],
        refused: "",
        picks: message.full || FREE.has(kind) || message.decision === null ? [] : state.picks,
      };
    }
    case "chat":
      return state.chat.some((line) => line.i === message.i) ? state : { ...state, chat: [...state.chat, message].slice(-200) };
    case "refused":
      return { ...state, refused: message.reason, decision: state.asked };
    case "rematch":
      return { ...state, rematch: message };
    case "bye":
      return { ...state, bye: message.reason, welcomed: false };
    default:
      return state;
  }
}

/** The match after the player chose an option, before the server has answered. */
export function picked(state: MatchState, option: number): MatchState {
  const found = state.decision?.options.find((each) => each.i === option);
  if (!found) return state;
  return { ...state, decision: null, picks: [...state.picks, found.text] };
}

/** Whether the player takes back without anybody's consent. */
export const takesBackAlone = ({ seat, seats }: MatchState): boolean => seat === "both" || (seat !== null && seats[1 - seat]?.kind === "bot");

/** Seconds left on each clock at a moment. */
export function clocksAt(state: MatchState, now: number): (number | null)[] {
  const clocks = state.clocks;
  if (!clocks) return [null, null];
  return clocks.left.map((left, seat) =>
    Math.max(0, seat === clocks.running ? left - (now - state.clockedAt) / 1000 : left),
  );
}

/** The lines to show: what happened, or every clause that was followed too. */
export const story = (state: MatchState, detail: boolean): LogLine[] => (detail ? state.clauses : state.log);
