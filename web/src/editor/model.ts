/** A position as the editor moves it about: cards in places, each with what is said of it. */

import { changed, isFields, type Data, type Doc, type Fields } from "./yaml.ts";

/** Something that can be said of a card, a player or a table; the server says which there are. */
export interface Mark {
  name: string;
  kind: "flag" | "number" | "counters" | "cards" | "card" | "choice";
  label: string;
  low: number;
  high: number | null;
  step: number;
  options: string[];
  marks: Mark[];
  instead: string;
}

/** A zone of a player. */
export interface Place {
  name: string;
  /** Whether cards stand beside each other here; elsewhere they are a pile, top first. */
  field: boolean;
  most: number | null;
  /** So many blanks lie here if nothing is said. */
  blanks: number;
  marks: Mark[];
}

/** What a scenario of a game may say. */
export interface Sheet {
  phases: string[];
  places: Place[];
  player: Mark[];
  table: Mark[];
}

export type Side = "p1" | "p2";
export const SIDES: readonly Side[] = ["p1", "p2"];

/** A card in a place, or several blanks. */
export interface Entry {
  card: string;
  count: number;
  /** Its name in the script, and its state, as the scenario has them. */
  more: Fields;
}

/** A card of the position; with `mark`, one that lies under, beside or on it. */
export interface Spot {
  side: Side;
  zone: string;
  index: number;
  mark?: string;
  inner?: number;
}

/** Somewhere a card can be put: before the card of that number, at the end without one; with `mark`, to that card. */
export interface Goal {
  side: Side;
  zone: string;
  index?: number;
  mark?: string;
  inner?: number;
}

export const same = (one: Spot | null, other: Spot | null): boolean =>
  one !== null && other !== null && one.side === other.side && one.zone === other.zone && one.index === other.index && one.mark === other.mark && one.inner === other.inner;

/** The cards that a place of a scenario names. */
export function entriesOf(value: Data | undefined): Entry[] {
  if (value === undefined || value === null || typeof value === "boolean") return [];
  if (typeof value === "number") return value > 0 ? [{ card: "blank", count: Math.trunc(value), more: {} }] : [];
  if (typeof value === "string") return [{ card: value, count: 1, more: {} }];
  if (Array.isArray(value)) return value.flatMap(entriesOf);
  const { card, ...more } = value;
  return [{ card: String(card ?? ""), count: 1, more }];
}

const bare = (entry: Entry): boolean => Object.keys(entry.more).length === 0;

/** The same as a scenario writes it. */
export function written(entries: Entry[]): Data {
  const joined: Entry[] = [];
  for (const entry of entries) {
    const last = joined.at(-1);
    if (entry.card === "blank" && bare(entry) && last && last.card === "blank" && bare(last)) last.count += entry.count;
    else joined.push({ ...entry });
  }
  const only = joined[0];
  if (joined.length === 0) return 0;
  if (joined.length === 1 && only && only.card === "blank" && bare(only)) return only.count;
  return joined.map((entry): Data => (!bare(entry) ? { card: entry.card, ...entry.more } : entry.count > 1 ? entry.count : entry.card));
}

const sideOf = (data: Fields, side: Side): Fields => (isFields(data[side]) ? data[side] : {});

/** Whether a scenario says what lies in a place. */
export const isSaid = (data: Fields, side: Side, zone: string): boolean => sideOf(data, side)[zone] !== undefined && sideOf(data, side)[zone] !== null;

/** The cards in a place, also those that lie there because nothing is said. */
export function cardsAt(data: Fields, sheet: Sheet, side: Side, zone: string): Entry[] {
  const value = sideOf(data, side)[zone];
  if (value !== undefined && value !== null) return entriesOf(value);
  const blanks = sheet.places.find((place) => place.name === zone)?.blanks ?? 0;
  return blanks > 0 ? [{ card: "blank", count: blanks, more: {} }] : [];
}

/** How many cards these are. */
export const total = (entries: Entry[]): number => entries.reduce((sum, entry) => sum + entry.count, 0);

/** The cards that lie under, beside or on a card. */
export const attached = (entry: Entry, mark: string): Entry[] => entriesOf(entry.more[mark]);

/** The card that a spot means. */
export function cardAt(data: Fields, sheet: Sheet, spot: Spot): Entry | undefined {
  const host = cardsAt(data, sheet, spot.side, spot.zone)[spot.index];
  return spot.mark === undefined || host === undefined ? host : attached(host, spot.mark)[spot.inner ?? 0];
}

/** What may be said of the card that a spot means. */
export function marksAt(sheet: Sheet, spot: Spot): Mark[] {
  const own = sheet.places.find((place) => place.name === spot.zone)?.marks ?? [];
  return spot.mark === undefined ? own : (own.find((mark) => mark.name === spot.mark)?.marks ?? []);
}

const put = (doc: Doc, side: Side, zone: string, entries: Entry[]): Doc => changed(doc, `${side}.${zone}`, written(entries));

const withMore = (entry: Entry, key: string, value: Data | undefined): Entry => {
  const { [key]: _, ...rest } = entry.more;
  return { ...entry, more: value === undefined ? rest : { ...entry.more, [key]: value } };
};

/** The cards with one of them changed, or gone; of several blanks only one is. */
function replaced(entries: Entry[], index: number, change: (entry: Entry) => Entry | null): Entry[] {
  return entries.flatMap((entry, i): Entry[] => {
    if (i !== index) return [entry];
    const made = change({ ...entry, count: 1 });
    const rest = entry.count > 1 ? [{ ...entry, count: entry.count - 1 }] : [];
    return made ? [made, ...rest] : rest;
  });
}

/** What a card says of the cards at it: a list, or the only one. */
const listed = (sheet: Sheet, zone: string, mark: string, entries: Entry[]): Data | undefined => {
  const kind = sheet.places.find((place) => place.name === zone)?.marks.find((each) => each.name === mark)?.kind;
  if (entries.length === 0) return undefined;
  if (kind !== "card") return written(entries);
  const last = entries.at(-1);
  return last && !bare(last) ? { card: last.card, ...last.more } : (last?.card ?? "");
};

/** A position with one of its cards changed, or taken away. */
export function edited(doc: Doc, sheet: Sheet, spot: Spot, change: (entry: Entry) => Entry | null): Doc {
  const { side, zone, index, mark, inner } = spot;
  const here = cardsAt(doc.data, sheet, side, zone);
  if (mark === undefined) return put(doc, side, zone, replaced(here, index, change));
  const outer = (entry: Entry): Entry => withMore(entry, mark, listed(sheet, zone, mark, replaced(attached(entry, mark), inner ?? 0, change)));
  return put(doc, side, zone, replaced(here, index, outer));
}

/** A position with something said of a card: false, 0 and nothing are not said at all. */
export function marked(doc: Doc, sheet: Sheet, spot: Spot, name: string, value: Data | undefined): Doc {
  const mark = marksAt(sheet, spot).find((each) => each.name === name);
  const said = value === false || value === 0 || value === "" || (isFields(value ?? null) && Object.keys(value as Fields).length === 0) ? undefined : value;
  return edited(doc, sheet, spot, (entry) => {
    const made = withMore(entry, name, said);
    return said !== undefined && mark?.instead ? withMore(made, mark.instead, undefined) : made;
  });
}

/** A card as it lies in another place: what cannot be said of it there is left out, and what lay at it comes along as far as it can. */
function fitting(sheet: Sheet, entry: Entry, marks: Mark[]): Entry {
  const known = new Set(["as", ...marks.map((mark) => mark.name)]);
  const ever = new Set(sheet.places.flatMap((place) => place.marks.map((mark) => mark.name)));
  return { ...entry, count: 1, more: Object.fromEntries(Object.entries(entry.more).filter(([key]) => known.has(key) || !ever.has(key))) };
}

/** A position with one more card, and where it lies then. */
export function laid(doc: Doc, sheet: Sheet, goal: Goal, entry: Entry): { doc: Doc; spot: Spot } {
  const { side, zone, mark } = goal;
  const here = cardsAt(doc.data, sheet, side, zone);
  const made = fitting(sheet, entry, marksAt(sheet, { side, zone, index: 0, ...(mark === undefined ? {} : { mark }) }));
  if (mark === undefined) {
    const index = Math.max(0, Math.min(goal.index ?? here.length, here.length));
    // Blanks that nobody named make room: a place that is full of them takes what is put there instead.
    const place = sheet.places.find((each) => each.name === zone);
    const full = place?.most !== null && place?.most !== undefined && total(here) >= place.most && !isSaid(doc.data, side, zone);
    const entries = full ? [made] : [...here.slice(0, index), made, ...here.slice(index)];
    return { doc: put(doc, side, zone, entries), spot: { side, zone, index: full ? 0 : index } };
  }
  const index = goal.index ?? 0;
  const host = here[index];
  const inside = host ? attached(host, mark) : [];
  const at = Math.max(0, Math.min(goal.inner ?? inside.length, inside.length));
  const within = [...inside.slice(0, at), made, ...inside.slice(at)];
  const next = put(doc, side, zone, replaced(here, index, (entry) => withMore(entry, mark, listed(sheet, zone, mark, within))));
  return { doc: next, spot: { side, zone, index, mark, inner: at } };
}

/** A position with a card somewhere else. A card cannot be put to itself. */
export function moved(doc: Doc, sheet: Sheet, from: Spot, goal: Goal): { doc: Doc; spot: Spot } {
  const entry = cardAt(doc.data, sheet, from);
  const home = from.side === goal.side && from.zone === goal.zone;
  if (!entry || (home && from.mark === undefined && goal.mark !== undefined && goal.index === from.index)) return { doc, spot: from };
  const one = { ...entry, count: 1 };
  const gone = edited(doc, sheet, from, () => null);
  const to = { ...goal };
  const vanished = entry.count === 1;
  if (home && vanished) {
    if (from.mark === undefined && goal.index !== undefined && goal.index > from.index) to.index = goal.index - 1;
    if (from.mark !== undefined && from.mark === goal.mark && from.index === goal.index && goal.inner !== undefined && goal.inner > (from.inner ?? 0)) to.inner = goal.inner - 1;
  }
  return laid(gone, sheet, to, one);
}

/** All card numbers of a position. */
export function cardsOf(data: Fields): string[] {
  const found = new Set<string>();
  const walk = (entry: Entry): void => {
    if (entry.card) found.add(entry.card);
    for (const [key, value] of Object.entries(entry.more)) {
      if (key === "as") continue;
      if (Array.isArray(value)) entriesOf(value).forEach(walk);
      else if (isFields(value) && "card" in value) entriesOf(value).forEach(walk);
      else if (typeof value === "string") found.add(value);
    }
  };
  for (const side of SIDES) for (const value of Object.values(sideOf(data, side))) if (typeof value !== "number") entriesOf(value).forEach(walk);
  return [...found];
}
