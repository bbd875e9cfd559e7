/** The last turn of the other player in a few words, each step with what is needed to show it once more. */

import { layoutOf } from "../games/index.ts";
import type { Happening, View } from "../protocol.ts";
import { t } from "../words/index.ts";
import { cardInfo, nameOf } from "../state/cards.ts";
import { marked } from "../state/games.ts";
import { between, doneAfter, entryOf } from "./between.ts";
import type { Step } from "./steps.ts";

export interface RecapEntry {
  kind: Step["kind"];
  /** The card it is about, if it is known. */
  id: string;
  name: string;
  words: string;
  before: View;
  after: View;
  steps: Step[];
}

/** What is not worth a place of its own in the strip. */
const SMALL = new Set<Step["kind"]>(["turn", "memory", "next turn", "resolve", "change", "redirect"]);

/** What a place such as p1.trash is called. */
function placeIn(view: View, place: string): string {
  const spec = layoutOf(view).zones.find(({ zone }) => zone === place.slice(3));
  return spec ? t(spec.label) : "";
}

/** What the body at a place is called, if it is still there. */
function nameAt(view: View, ref: string | undefined): string {
  const entry = ref ? entryOf(view, ref) : null;
  const info = entry?.card ? cardInfo(view.game, String(entry.card)) : undefined;
  return info ? nameOf(info) : "";
}

/** How something came to where it is now: hatched and moved out is not played. */
function entered(event: Happening | undefined): string {
  const kind = event?.event;
  return kind === "hatched" ? t("hatched#recap") : kind === "moved out" ? t("moved out#recap") : kind === "linked" ? t("linked#recap") : kind === "used" ? t("used#recap") : t("played#recap");
}

/** What a step is in a few words. */
export function wordsOf(step: Step, view: View): string {
  const [event] = step.events;
  const n = step.events.length;
  switch (step.kind) {
    case "fly":
      return event && (event.to ?? "").endsWith(".hand") ? (n === 1 ? t("1 card to the hand") : t("{n} cards to the hand", { n })) : [n === 1 ? t("moved#recap") : t("{n} cards moved", { n }), placeIn(view, event?.to ?? "")].filter(Boolean).join(" → ");
    case "play":
      return entered(event);
    case "digivolve":
      return t("digivolved#recap");
    case "attack":
      return step.onto?.startsWith("p") ? t("attacks you#recap") : [t("attacks#recap"), nameAt(view, step.onto)].filter(Boolean).join(" → ");
    case "block":
      return t("blocks#recap");
    case "check":
      return t("turned up#recap");
    case "reveal":
      return n === 1 ? t("shown#recap") : t("{n} cards shown", { n });
    case "compare":
      return (step.sums ?? []).map((sum) => sum.n).join(" : ");
    case "fall":
      return n === 1 ? t("falls#recap") : t("{n} fall", { n });
    case "effect":
    case "stack":
      return event?.note && /[[<]/.test(event.note) ? marked(view.game, event.note) : t("effect#recap");
    case "skill":
      return [t("deals {n} damage", { n: step.sums?.[0]?.n ?? 0 }), nameAt(view, step.onto)].filter(Boolean).join(" → ");
    case "damage":
      return step.marks?.[0]?.text ?? "";
    default:
      return "";
  }
}

/** With what something new begins; the rest is what came of it. */
const BEGINS = new Set<Step["kind"]>(["play", "digivolve", "attack", "skill", "effect", "stack"]);

/** What happens in an attack. */
const FIGHTS = new Set<Step["kind"]>(["block", "check", "compare"]);

/** Cards that nobody else knows, drawn or added to a hand: worth a word only where nothing else happened. */
const drawn = (entry: RecapEntry): boolean => entry.kind === "fly" && entry.id === "" && entry.steps.every((step) => step.events.every((event) => (event.to ?? "").endsWith(".hand")));

/** What was done, each with what came of it as one entry: an attack with the card it turned up, an effect with what fell by it. */
export function joined(entries: RecapEntry[], called: (entry: RecapEntry) => string): RecapEntry[] {
  const some = entries.filter((entry) => !drawn(entry));
  const found: RecapEntry[] = [];
  for (const entry of some.length > 0 ? some : entries) {
    // What an attack leads to belongs to it, whatever effects came between.
    const fight = FIGHTS.has(entry.kind) ? found.findLastIndex(({ kind }) => kind === "attack") : -1;
    const at = fight < 0 ? found.length - 1 : fight;
    const last = found[at];
    const same = last !== undefined && last.id !== "" && last.id === entry.id;
    const fights = last?.kind === "attack" || last?.kind === "skill";
    if (!last || (BEGINS.has(entry.kind) && (!same || fights || entry.kind === "attack" || entry.kind === "skill"))) {
      found.push(entry);
      continue;
    }
    const name = same ? "" : called(entry);
    const words = [...new Set([...last.words.split(" · "), [name, entry.words].filter(Boolean).join(" ")])].filter(Boolean);
    found[at] = { ...last, words: words.join(" · "), after: entry.after, steps: [...last.steps, ...entry.steps] };
  }
  return found;
}

/** The steps of a batch that the strip lists, each with the table right before and right after it. */
export function entriesOf(before: View, after: View, steps: Step[], player: number): RecapEntry[] {
  const from = steps.findIndex((step) => step.kind === "next turn");
  const own = (at: number): boolean => (from < 0 ? before.turn_player === player : (at < from ? before.turn_player : after.turn_player) === player);
  return steps.flatMap((step, at): RecapEntry[] => {
    const [event] = step.events;
    if (!event || SMALL.has(step.kind) || !own(at)) return [];
    const was = at === 0 ? before : between(before, after, doneAfter(steps, at - 1));
    return [{ kind: step.kind, id: event.id ?? "", name: event.card ?? "", words: wordsOf(step, was), before: was, after: between(before, after, doneAfter(steps, at)), steps: [step] }];
  });
}
