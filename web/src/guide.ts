/** What the guided first game says: where everything lies, what each moment of the game is about, and what a newcomer could do. */

import type { Decision, GameName, Hint, Option, Ref, View } from "./protocol.ts";
import { answersOf, startOf } from "./board/choosing.ts";
import { thingsIn } from "./board/things.ts";
import { PLAIN, type Facts, type Guide, type Lesson } from "./games/guiding.ts";
import { layoutOf, roomOf } from "./games/index.ts";

export const guideOf = (game: GameName): Guide => roomOf(game).guide ?? PLAIN;

/** What is said at a moment: the most exact of what there is. */
export function lessonFor(game: GameName, phase: string, decision: Pick<Decision, "kind" | "about"> | null): Lesson | null {
  const { lessons } = guideOf(game);
  const { kind, about } = decision ?? { kind: "wait", about: "" };
  const keys = decision ? [`${kind} ${about}`, `${phase} ${kind}`, kind] : [`wait ${phase}`, "wait"];
  if (decision && phase === "setup" && kind === "choose") keys.unshift("setup");
  for (const key of keys) if (lessons[key]) return lessons[key];
  return null;
}

export interface Advice {
  option: Option;
  why: string;
}

/** Where a thing lies, by the beginning of its name or by what lies on the field. */
function liesIn(view: View, player: number, zone: string | undefined, ref: Ref): boolean {
  const zones = zone ? [zone] : ["hand", ...layoutOf(view).zones.map((spec) => spec.zone)];
  return zones.some((each) => ref.startsWith(`p${player + 1}.${each}.`) || thingsIn(view, player, each).things.some((one) => one.ref === ref));
}

/** By how much the first numbers differ that do. */
const differ = (some: number[], others: number[]): number => some.map((each, i) => each - (others[i] ?? 0)).find((each) => each !== 0) ?? 0;

/** What a newcomer could choose, and why; null where there is nothing to say. */
export function adviceFor(view: View, decision: Decision, factsOf: (card: string) => Facts & { kind?: unknown }): Advice | null {
  const wishes = guideOf(view.game).wishes[`${decision.kind} ${decision.about}`] ?? guideOf(view.game).wishes[decision.kind] ?? [];
  const me = decision.player;
  for (const wish of wishes) {
    if (wish.when && !wish.when(view, me)) continue;
    const facts = (option: Option): Facts => (option.card ? factsOf(option.card) : {});
    const fits = decision.options.filter((option) => {
      if (option.verb !== wish.verb || (wish.aim && option.to !== wish.aim)) return false;
      if (wish.cards && !wish.cards.includes(String(facts(option)["kind"] ?? ""))) return false;
      if (wish.fits && !wish.fits(option, facts(option), view, me)) return false;
      const ref = startOf(option);
      if (!wish.zone && !wish.theirs) return true;
      return ref !== null && liesIn(view, wish.theirs ? 1 - me : me, wish.zone, ref);
    });
    const { most } = wish;
    if (most) fits.sort((a, b) => differ([most(b, facts(b), view, me)].flat(), [most(a, facts(a), view, me)].flat()));
    if (fits[0]) return { option: fits[0], why: wish.why };
  }
  return null;
}

/** The options that a hint means: one, or all that begin with a yes that was asked together with what follows it. */
export const meantBy = (decision: Decision, hint: Hint): Option[] => decision.options.filter((option) => answersOf(option).first === hint.i);

/** What the search advises: of several that are meant, and for the reason, what the guide itself would say. Null without a search. */
export function searchedFor(view: View, decision: Decision, hint: Hint, factsOf: (card: string) => Facts & { kind?: unknown }): Advice | null {
  const meant = meantBy(decision, hint);
  const own = adviceFor(view, { ...decision, options: meant }, factsOf);
  const option = own?.option ?? meant[0];
  if (!option) return null;
  const usual = adviceFor(view, decision, factsOf);
  return { option, why: usual?.option.i === option.i ? usual.why : "" };
}
