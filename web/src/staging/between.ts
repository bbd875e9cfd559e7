/** The table in the midst of what happened: what was already shown is new, all else as it was. */

import type { Entry, PileView, Ref, SideView, View } from "../protocol.ts";

const refOf = (entry: Entry): string => entry.ref ?? "";
const isField = (value: unknown): value is Entry[] => Array.isArray(value) && value.every((each) => typeof each === "object" && each !== null);

/** Bodies side by side: those that are done as they are afterwards, or gone; the others as they were. */
function field(before: Entry[], after: Entry[], done: ReadonlySet<string>): Entry[] {
  const later = new Map(after.map((entry) => [refOf(entry), entry]));
  const found = before.flatMap((entry): Entry[] => {
    const now = done.has(refOf(entry)) ? later.get(refOf(entry)) : entry;
    return now ? [now] : [];
  });
  const there = new Set(before.map(refOf));
  after.forEach((entry, at) => {
    if (there.has(refOf(entry)) || !done.has(refOf(entry))) return;
    const beside = after.slice(0, at).reverse().find((each) => found.some((one) => refOf(one) === refOf(each)));
    found.splice(beside ? found.findIndex((one) => refOf(one) === refOf(beside)) + 1 : 0, 0, entry);
  });
  return found;
}

/** A pile as it is afterwards; where another player looks by then, only how many cards lie there. */
function pile(before: unknown, after: unknown, same: boolean): unknown {
  if (same || typeof before !== "object" || typeof after !== "object" || before === null) return after;
  return { ...before, count: (after as PileView | null)?.count ?? 0 };
}

function side(player: number, before: SideView, after: SideView, done: ReadonlySet<string>, same: boolean): SideView {
  const found: SideView = {};
  for (const [key, value] of Object.entries(before)) {
    const then = after[key];
    if (isField(value) && isField(then)) found[key] = field(value, then, done);
    else found[key] = done.has(`p${player + 1}.${key}`) ? pile(value, then, same) : value;
  }
  return found;
}

/** The table as it was, for somebody else who looks by now: what only the one before could see lies face down. */
export function discreet<V extends View | null>(before: V, after: View | null): V {
  if (!before || !after || before.viewer === after.viewer || before.viewer === null) return before;
  const closed = (value: unknown, then: unknown): unknown => {
    if (typeof value !== "object" || value === null || !("cards" in value)) return value;
    const { count = 0, cards = [] } = (then ?? {}) as Partial<PileView>;
    const open = count > 0 && cards.length === count && cards.every((card) => card.card !== undefined);
    return open ? value : { ...value, cards: [] };
  };
  const players = before.players.map((each, player) => (player === before.viewer ? Object.fromEntries(Object.entries(each).map(([key, value]) => [key, closed(value, after.players[player]?.[key])])) : each));
  return { ...before, viewer: after.viewer, players };
}

/** What belongs together at the head of a view, by the name under which steps touch it. */
const HEADS: Record<string, string[]> = {
  memory: ["memory"],
  turn: ["turn", "turn_player", "phase", "priority"],
  stack: ["stack", "priority"],
  attack: ["attack"],
  resolution: ["resolution"],
  nowhere: ["nowhere"],
  aside: ["aside"],
};

/** The view before, with everything that is done as in the view after. */
export function between(before: View, after: View, done: ReadonlySet<string>): View {
  const found: View = { ...before };
  for (const [name, keys] of Object.entries(HEADS)) if (done.has(name)) for (const key of keys) found[key] = after[key];
  found.players = before.players.map((each, player) => side(player, each, after.players[player] ?? {}, done, before.viewer === after.viewer));
  return found;
}

/** What is done once a step has been shown: all that no later step touches any more. */
export function doneAfter(steps: { touches: string[] }[], at: number): Set<string> {
  const later = new Set(steps.slice(at + 1).flatMap((step) => step.touches));
  return new Set(steps.slice(0, at + 1).flatMap((step) => step.touches).filter((name) => !later.has(name)));
}

/** The same with the orientation of bodies as a step turned them: they turn before all else about them is done. */
export function turned(view: View, refs: Iterable<Ref>, sideways: boolean): View {
  const wanted = new Set(refs);
  const turn = (entry: Entry): Entry => {
    if (!wanted.has(refOf(entry))) return entry;
    return { ...entry, [("dull" in entry ? "dull" : "suspended")]: sideways };
  };
  return { ...view, players: view.players.map((each) => Object.fromEntries(Object.entries(each).map(([key, value]) => [key, isField(value) ? value.map(turn) : value]))) };
}

/** The entry of a view with a name. */
export function entryOf(view: View | null, ref: Ref): Entry | null {
  const walk = (value: unknown): Entry | null => {
    if (Array.isArray(value)) {
      for (const each of value) {
        const found = walk(each);
        if (found) return found;
      }
      return null;
    }
    if (typeof value !== "object" || value === null) return null;
    if ((value as Entry).ref === ref) return value as Entry;
    return walk(Object.values(value));
  };
  return walk(view);
}

/** Whether a name means the same card in two views: a name of a place in a pile need not. */
export function sameIn(one: View | null, other: View | null, ref: Ref): boolean {
  if (one === other || !/^p\d|^nowhere|^aside|^resolution/.test(ref)) return true;
  const [a, b] = [entryOf(one, ref), entryOf(other, ref)];
  return a !== null && b !== null && a.card === b.card && a.name === b.name;
}
