/** Which options belong to which thing: what glows, and what a click, a drop or a key chooses. */

import type { Decision, Option, Ref } from "../protocol.ts";
import { t } from "../words/index.ts";

/** What an option is aimed at: a ref, "player" for an attack on the player, or nothing. */
export const aimOf = (option: Option): Ref | null => (option.to && option.to !== option.ref ? option.to : null);

/** The thing an option is chosen by: what it is about, or what it is aimed at where that is all there is. */
export const startOf = (option: Option): Ref | null => option.ref ?? (option.to === "player" ? null : option.to);

/** The options that start at each thing. */
export function optionsByRef(decision: Decision | null): Map<Ref, Option[]> {
  const found = new Map<Ref, Option[]>();
  for (const option of decision?.options ?? []) {
    const ref = startOf(option);
    if (ref === null) continue;
    const list = found.get(ref);
    if (list) list.push(option);
    else found.set(ref, [option]);
  }
  return found;
}

/** The options of one thing by what they are aimed at. */
export function aims(options: Option[]): Map<Ref, Option[]> {
  const found = new Map<Ref, Option[]>();
  for (const option of options) {
    const aim = aimOf(option);
    if (aim === null) continue;
    found.set(aim, [...(found.get(aim) ?? []), option]);
  }
  return found;
}

/** The options with a verb that belongs to a place, alone or with what the decision is about. */
const belonging = (decision: Decision | null, options: Option[], verbs: string[]): Option[] =>
  options.filter(({ verb }) => verbs.includes(verb) || verbs.includes(`${verb} ${decision?.about}`));

/** What a drop of one thing on another (or on a free place, null) means: what is aimed there, else what belongs to the place. */
export function dropped(decision: Decision | null, ref: Ref, on: Ref | null, verbs: string[]): Option[] {
  const own = optionsByRef(decision).get(ref) ?? [];
  const aimed = on === null ? [] : own.filter((option) => aimOf(option) === on);
  return aimed.length > 0 ? aimed : belonging(decision, own.filter((option) => aimOf(option) === null), verbs);
}

/** The options without a thing of their own that are chosen by a pile. */
export const optionsOfPile = (decision: Decision | null, player: number, verbs: string[]): Option[] =>
  decision?.player === player ? belonging(decision, decision.options.filter((option) => startOf(option) === null), verbs) : [];

/** Words for what kind of decision this is. */
export const TITLES: Record<string, string> = {
  main: "Your turn: what will you do?",
  priority: "You have priority",
  attack: "Choose who attacks",
  party: "Who joins the attack?",
  block: "Will you block?",
  assign: "Share out the damage",
  burst: "Use the EX Burst?",
  pay: "Pay the cost",
  cost: "Pay the cost",
  choose: "Choose",
  mode: "Choose one",
  number: "Choose a number",
  order: "Choose the order: what comes next?",
  resolve: "Which effect comes next?",
  first: "You may decide who goes first",
  breeding: "Breeding",
  skill: "Choose a skill for battle",
  to: "Choose where it goes",
  counter: "Will you counter?",
  yesno: "Yes or no?",
};

/** The same, more exactly, by what it is about. */
export const ABOUT: Record<string, string> = {
  mulligan: "Keep this hand?",
  discard: "Choose a card to discard",
  damage: "Choose what takes the damage",
  bottom: "Choose the order under the deck",
  charge: "Choose who is charged",
  main: "Choose your main unit",
};

/** The decision as a question. */
export function question(decision: Decision): string {
  if (decision.kind === "yesno" || decision.kind === "choose" || decision.kind === "to" || decision.kind === "order") {
    const known = ABOUT[decision.about];
    if (known) return t(known);
    if (decision.kind === "choose" && decision.about) return t("Choose ({what})", { what: decision.about });
  }
  return t(TITLES[decision.kind] ?? decision.kind);
}

/** An option's words, and the reason in parentheses that the referee adds. */
export function wording(text: string): { words: string; reason: string } {
  const found = /^(.*?)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/.exec(text);
  if (!found || !found[1]) return { words: text, reason: "" };
  return { words: found[1], reason: found[2] ?? "" };
}

/** The options that end, decline or confirm rather than name something: drawn as buttons of their own. */
const ENDINGS = new Set(["pass", "done", "no", "yes", "end", "skip", "none", "auto", "first", "second"]);

export const isEnding = (option: Option): boolean => startOf(option) === null && ENDINGS.has(option.verb);
