/**
 * Decks while they are built. Each draft is kept in the browser under a key of its own as soon as it changes, so that no
 * other deck, game, page or window makes an end of it; only saving, and throwing it away, do.
 */

import { signal } from "@preact/signals";
import type { SavedDeck } from "../api.ts";
import { written } from "../deck.ts";
import type { GameName } from "../protocol.ts";

export type Cards = [string, number][];

export interface Draft {
  key: string;
  game: GameName;
  name: string;
  cards: Cards;
  /** The deck on the server that it is a change of; nothing for a new one. */
  kept: string;
  /** When that was saved last, as far as is known here. */
  since: number;
  /** What was saved: its name and its list. */
  was: { name: string; text: string };
  /** When it was changed last. */
  at: number;
}

/** A deck that was thrown away or replaced, and can be had again. */
export interface Thrown {
  key: string;
  game: GameName;
  name: string;
  cards: Cards;
}

const PREFIX = "shinpan.draft.";
const OPEN = "shinpan.drafting";
const OLD = "shinpan.draft";
const BIN = "shinpan.thrown";
/** So many decks can be had again. */
const HELD = 8;

export const drafts = signal<readonly Draft[]>([]);
/** By game, the draft that is looked at. */
export const opened = signal<Readonly<Record<string, string>>>({});
/** What was thrown away lately, the last first. */
export const thrown = signal<readonly Thrown[]>([]);
/** Whether the browser refused to keep something: then leaving the page would lose it. */
export const unkept = signal(false);

export const textOf = (draft: Pick<Draft, "cards">): string => written(new Map(draft.cards));
export const isEmpty = (draft: Draft): boolean => draft.cards.length === 0;

/** Whether there is something in it that is nowhere else. */
export const changedFrom = (draft: Draft): boolean => (draft.kept ? textOf(draft) !== draft.was.text || draft.name.trim() !== draft.was.name : draft.cards.length > 0);

/** A list as this page saves it; nothing where it is written otherwise, and the server has to read it. */
export function cardsOf(text: string): Cards {
  const lines = text.split("\n").filter(Boolean);
  return lines.every((line) => /^\d+ \S+$/.test(line)) ? lines.map((line): [string, number] => [line.slice(line.indexOf(" ") + 1), Number.parseInt(line, 10)]) : [];
}

let count = 0;
const newKey = (): string => `${Date.now().toString(36)}-${(count++).toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

/** A new draft. */
export const draftOf = (game: GameName, name: string, cards: Cards): Draft => ({ key: newKey(), game, name, cards, kept: "", since: 0, was: { name: "", text: "" }, at: Date.now() });

/** A draft of a deck that is kept on the server. */
export function draftOn(deck: SavedDeck, cards: Cards): Draft {
  const draft = { ...draftOf(deck.game, deck.name, cards), kept: deck.id, since: deck.updated };
  return { ...draft, was: { name: deck.name, text: textOf(draft) } };
}

/** A name that no other deck has: with a number behind it, if need be. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((each) => each.trim().toLowerCase()));
  const stem = name.trim().replace(/ \(\d+\)$/, "");
  for (let n = 1; ; n++) {
    const tried = n === 1 ? name.trim() : `${stem} (${n})`;
    if (!known.has(tried.toLowerCase())) return tried;
  }
}

/** The deck of that name that saving a draft would meet, if it is another than its own. */
export const clash = (draft: Draft, name: string, decks: readonly SavedDeck[]): SavedDeck | undefined =>
  decks.find((deck) => deck.game === draft.game && deck.id !== draft.kept && deck.name.trim().toLowerCase() === name.trim().toLowerCase());

// ------------------------------------------------------------------ what the browser keeps

const isDraft = (value: unknown): value is Draft => typeof value === "object" && value !== null && "key" in value && "game" in value && "cards" in value && Array.isArray(value.cards) && "was" in value;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    unkept.value = true;
  }
}

/** Reads what the browser kept; also the one draft that earlier versions knew. */
export function loadDrafts(): void {
  const found: Draft[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i) ?? "";
      const draft = key.startsWith(PREFIX) ? read(key) : null;
      if (isDraft(draft)) found.push(draft);
    }
  } catch {
    return;
  }
  const old = read(OLD) as { game?: string; name?: string; cards?: Cards } | null;
  if (old?.game && Array.isArray(old.cards)) {
    if (old.cards.length > 0) {
      const draft = draftOf(old.game, old.name ?? "", old.cards);
      found.push(draft);
      write(PREFIX + draft.key, draft);
      write(OPEN, { ...(read(OPEN) as Record<string, string> | null), [old.game]: draft.key });
    }
    write(OLD, null);
  }
  const here = drafts.value;
  drafts.value = [...found, ...here.filter((draft) => !found.some((each) => each.key === draft.key) && unkept.value)].sort((a, b) => a.at - b.at);
  const bin = read(BIN);
  if (Array.isArray(bin)) thrown.value = bin as Thrown[];
  const last = read(OPEN);
  if (typeof last === "object" && last !== null) opened.value = { ...(last as Record<string, string>), ...opened.value };
}

/** Looks out for drafts that another window changes. */
export function watchDrafts(): () => void {
  const other = (event: StorageEvent): void => {
    if (event.key?.startsWith(PREFIX)) loadDrafts();
  };
  const leaving = (event: BeforeUnloadEvent): void => {
    if (unkept.value && drafts.value.some(changedFrom)) event.preventDefault();
  };
  addEventListener("storage", other);
  addEventListener("beforeunload", leaving);
  return () => {
    removeEventListener("storage", other);
    removeEventListener("beforeunload", leaving);
  };
}

// ------------------------------------------------------------------ what is done with them

/** The draft of a game that is looked at; an empty one where there is none. */
export function current(game: GameName): Draft {
  const found = drafts.value.find((draft) => draft.key === opened.value[game] && draft.game === game);
  return found ?? blank(game);
}

const blanks = new Map<string, Draft>();
/** A deck nobody has put anything into yet. */
function blank(game: GameName): Draft {
  const known = blanks.get(game);
  if (known) return known;
  const made = draftOf(game, "", []);
  blanks.set(game, made);
  return made;
}

/** Looks at a draft; one that was left as it was saved need not be kept. */
export function open(draft: Draft): void {
  const before = current(draft.game);
  if (before.key !== draft.key && !changedFrom(before)) forget(before.key);
  put(draft);
  opened.value = { ...opened.value, [draft.game]: draft.key };
  write(OPEN, opened.value);
}

/** Begins an empty deck; the one before stays among the drafts. */
export function openBlank(game: GameName): void {
  const before = current(game);
  if (!changedFrom(before)) forget(before.key);
  blanks.delete(game);
  opened.value = Object.fromEntries(Object.entries(opened.value).filter(([name]) => name !== game));
  write(OPEN, opened.value);
}

/** Looks at a deck of the server: at the changes that were not saved, if there are any. */
export function openKept(deck: SavedDeck, cards: Cards): void {
  open(drafts.value.find((draft) => draft.kept === deck.id && changedFrom(draft)) ?? draftOn(deck, cards));
}

/** Keeps a draft as it is now. */
export function put(draft: Draft): void {
  drafts.value = [...drafts.value.filter((each) => each.key !== draft.key), draft];
  write(PREFIX + draft.key, draft);
}

/** Changes the draft that is looked at. */
export function edit(game: GameName, change: Partial<Pick<Draft, "name" | "cards">>): void {
  const draft = { ...current(game), ...change, at: Date.now() };
  put(draft);
  if (opened.value[game] !== draft.key) open(draft);
}

/** A draft is where the server has it now. */
export function saved(key: string, deck: SavedDeck): void {
  const draft = drafts.value.find((each) => each.key === key);
  if (draft) put({ ...draft, name: deck.name, kept: deck.id, since: deck.updated, was: { name: deck.name, text: deck.text } });
}

/** A draft is not needed any more. */
export function forget(key: string): void {
  drafts.value = drafts.value.filter((draft) => draft.key !== key);
  write(PREFIX + key, null);
}

/** The decks of the server as they are now: a draft of one that is gone is a new deck, one without changes goes along. */
export function reconcile(decks: readonly SavedDeck[]): void {
  for (const draft of drafts.value) {
    if (!draft.kept) continue;
    const deck = decks.find((each) => each.id === draft.kept);
    if (!deck) put({ ...draft, kept: "", since: 0, was: { name: "", text: "" } });
    else if (!changedFrom(draft) && deck.updated > draft.since) {
      const cards = cardsOf(deck.text);
      if (cards.length > 0) put({ ...draft, ...draftOn(deck, cards), key: draft.key });
    }
  }
}

/** Throws a deck away, so that it can be had again. */
export function toss({ game, name, cards }: Pick<Draft, "game" | "name" | "cards">): Thrown {
  const one = { key: newKey(), game, name, cards };
  thrown.value = [one, ...thrown.value].slice(0, HELD);
  write(BIN, thrown.value);
  return one;
}

/** Has a deck again, as a draft. */
export function takeBack(one: Thrown): Draft {
  const draft = draftOf(one.game, one.name, one.cards);
  open(draft);
  thrown.value = thrown.value.filter((each) => each.key !== one.key);
  write(BIN, thrown.value);
  return draft;
}
