/** Which options belong to which thing: what glows, and what a click, a drop or a key chooses. */

import { roomOf } from "../games/index.ts";
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
  yesno: "Will you do this?",
  digixros: "DigiXros: which card is a material?",
  assembly: "Assembly: which card is a material?",
  replace: "Which effect takes its place?",
};

/** The same, more exactly, by what it is about; a kind of decision before it where the word means something else there. */
export const ABOUT: Record<string, string> = {
  mulligan: "Keep this hand?",
  by: "Do what the text asks for first, to get the rest?",
  discard: "Choose a card to discard",
  damage: "Choose what takes the damage",
  bottom: "Under the deck: which card is next, from the top down?",
  charge: "Choose who is charged",
  main: "Choose your main unit",
  add: "Which card goes to the hand?",
  return: "Which one goes back?",
  place: "Which card is placed?",
  trash: "Which card is trashed?",
  flip: "Which card is turned over?",
  reveal: "Which card is revealed?",
  shuffle: "Which card is shuffled in?",
  play: "Which card is played?",
  use: "Which card is used?",
  delete: "Which one is deleted?",
  suspend: "Which one is suspended?",
  unsuspend: "Which one is unsuspended?",
  dedigivolve: "Which one is de-digivolved?",
  move: "Which one moves?",
  target: "Which one is the target?",
  host: "Which one gets the card under it?",
  into: "Which card does it digivolve into?",
  fusion: "Which card is used for the App Fusion?",
  link: "Choose a link card",
  dna: "Which one takes part in the DNA digivolution?",
  "attack target": "What is attacked?",
  "digi-burst": "Digi-Burst: which card under it is trashed?",
  fragment: "To save it: which card under it is trashed?",
  decoy: "Which one is saved?",
  stay: "Which one is saved?",
  raid: "Which one is attacked instead?",
  overclock: "For the attack: which one is deleted?",
  save: "Which Tamer gets the card under it?",
  material: "Which card under it is saved?",
  activate: "Whose effect is activated?",
  "up to": "How many cards?",
  "de-digivolve": "How many cards are taken off?",
  cost: "For which cost?",
  end: "To the top or to the bottom?",
  color: "Choose a color",
  loop: "How many times is it repeated?",
  "deck top": "On top of the deck: which card is next, from the top down?",
  "deck bottom": "Under the deck: which card is next, from the top down?",
  "security top": "On top of the security stack: which card is next, from the top down?",
  "security bottom": "Under the security stack: which card is next, from the top down?",
  under: "Under the card: which card is next, from the top down?",
  "discard pile": "Onto the discard pile: which card is next, from the top down?",
  choose: "Choose",
  select: "Choose",
  put: "Which one goes to the Break Zone?",
  remove: "Which one is removed from the game?",
  "to damage": "Which card goes to the Damage Zone?",
  cast: "Which card is cast?",
  search: "Which card do you search for?",
  heal: "Which one is healed?",
  break: "Which one is broken?",
  dull: "Which one is dulled?",
  freeze: "Which one is frozen?",
  out: "Which one leaves the battle?",
  counters: "Which one gets the counters?",
  "cost counters": "Pay the cost: which one loses counters?",
  "counters off": "Which one loses counters?",
  cancel: "Which effect is canceled?",
  mod: "Which one does the effect apply to?",
  group: "Which ones form a group?",
  "mode group": "Which group do you choose?",
  element: "Name an Element",
  job: "Name a Job",
  name: "Name a card",
  "number name": "Name a number",
  x: "How much is X?",
  "hand limit": "Too many cards in hand: which one is discarded?",
  surplus: "Too many Backups: which one goes?",
  "cost special": "Pay the cost: which card of the same name is discarded?",
  "cost discard": "Pay the cost: which card is discarded?",
  "cost dull": "Pay the cost: which one is dulled?",
  "cost return": "Pay the cost: which one goes back to the hand?",
  "cost bottom": "Pay the cost: which one goes under the deck?",
  "cost turn": "Pay the cost: which card of the LB deck is turned face up?",
  "cost remove": "Pay the cost: which one is removed from the game?",
  "cost put": "Pay the cost: which one goes to the Break Zone?",
  "top or bottom": "To the top or to the bottom?",
  timestamp: "Which one counts as the next to come?",
  "order damage": "Which change of the damage comes next?",
  effects: "Whose effect comes next?",
  "yesno draw": "Draw a card more?",
  "number draw": "How many cards will you draw?",
  "to charge": "Which unit gets this energy?",
  attach: "Which unit gets it?",
  attachenergy: "Which unit gets it?",
  attachassist: "Which unit gets it?",
  energy: "Which card is moved?",
  attribute: "Name an attribute",
  stun: "Which unit is stunned?",
  unstun: "Which unit is no longer stunned?",
  ko: "Which unit is knocked out?",
  swap: "Which unit changes places?",
  retreat: "Which unit retreats?",
  retreatnow: "Which unit retreats?",
  skill: "Whose skill is used?",
  useskill: "Whose skill is used?",
  healall: "Which one is healed?",
  movedamage: "Whose damage is moved?",
  deploy: "Which unit is deployed?",
  playit: "Which card is used?",
  lasting: "Which one does the effect apply to?",
};

/** Whether all that can be chosen are cards that are not on the field by themselves. */
const ofCards = (decision: Decision): boolean => decision.options.every((option) => !/^b\d+$/.test(startOf(option) ?? ""));

/** The decision as a question, at a table of this game. */
export function question(decision: Decision, game = ""): string {
  const { kind, about } = decision;
  const { questions } = roomOf(game);
  const own = ofCards(decision) ? questions[`${about} card`] : undefined;
  return t(own ?? ABOUT[`${kind} ${about}`] ?? questions[about] ?? ABOUT[about] ?? TITLES[kind] ?? "Choose");
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

const PRIMARY = new Set(["auto", "done", "pass", "end", "yes"]);

/** Whether this ending is what is mostly wanted: a hand is mostly kept, and a skill used if there is one. */
export function isPrimary(decision: Decision, option: Option): boolean {
  if (decision.about === "mulligan") return option.verb === "no";
  if (decision.kind === "skill") return decision.options.length === 1;
  return PRIMARY.has(option.verb);
}

/** Decisions for which the source is what is paid for, moved or hurt, and not what asks. */
const SILENT = new Set(["pay", "assign", "party", "to"]);

/** Whether the text of a card asks this. */
export const cardAsks = (decision: Decision): boolean => Boolean(decision.source_card) && !SILENT.has(decision.kind);

/** The places of a card with texts, the one that counts where the card lies first. */
export function placesOf(decision: Decision, texts: Record<string, string>): string[] {
  const here = /\.(under|links)\./.exec(decision.source ?? "")?.[1];
  const first = here === "under" ? "inherited" : here === "links" ? "link" : "";
  return Object.keys(texts).sort((one, other) => Number(other === first) - Number(one === first));
}

// ------------------------------------------------------------------ one question

/** Numbers of options that are asked together with what comes before them are counted from here. */
const AHEAD = 10_000;

/** “You may” and what is then chosen as one question, where the server says what comes. */
export function together(decision: Decision | null, wanted: boolean): Decision | null {
  const ahead = decision?.ahead;
  if (!decision || !ahead || !wanted) return decision;
  const rest = decision.options.filter((option) => option.i !== ahead.i);
  const chosen = ahead.options.map((option) => ({ ...option, i: AHEAD + option.i, same: option.same == null ? null : AHEAD + option.same, yes: ahead.i }));
  return { ...decision, kind: ahead.kind, about: ahead.about, options: [...chosen, ...rest] };
}

/** What is sent for an option that answers two questions: the first answer, and the one after it. */
export const answersOf = (option: Option): { first: number; second: number | null } =>
  option.yes === undefined ? { first: option.i, second: null } : { first: option.yes, second: option.i - AHEAD };

/** A row of the panel: an option, and how many look like it. */
export interface Row {
  option: Option;
  count: number;
}

/** Options that look alike are one. */
export function rowsOf(options: Option[]): Row[] {
  const rows = new Map<number, Row>();
  for (const option of options) {
    const first = rows.get(option.same ?? option.i);
    if (first) first.count += 1;
    else rows.set(option.same ?? option.i, { option, count: 1 });
  }
  return [...rows.values()];
}

/** Where a card in a pile lies, as p1.trash; nothing for what lies on a field or in a hand. */
export const pileOf = (ref: Ref | null): string | null => /^(p[12]\.(?!hand\b)\w+)\.\d+$/.exec(ref ?? "")?.[1] ?? null;

/** The piles from which something is chosen, if all of it lies in piles. */
export function pilesOf(decision: Decision | null): string[] {
  const chosen = decision?.options.filter((option) => !isEnding(option)) ?? [];
  const piles = chosen.map((option) => pileOf(option.ref));
  return chosen.length > 0 && piles.every((pile) => pile !== null) ? [...new Set(piles.filter((pile) => pile !== null))] : [];
}

/** What the panel lists, in its order: options of the armed thing or all, and what ends the question. */
export function listed(decision: Decision, armed: Ref | null, rank: (option: Option) => string = () => ""): { rows: Row[]; endings: Option[] } {
  const all = armed ? decision.options.filter((option) => startOf(option) === armed) : decision.options;
  const rows = rowsOf(all.filter((option) => !isEnding(option)));
  if (pilesOf(decision).length > 0) rows.sort((one, other) => rank(one.option).localeCompare(rank(other.option)));
  return { rows, endings: decision.options.filter(isEnding) };
}

/** What can be done with a thing, in words; for what cannot be done. */
export const VERBS: Record<string, string> = {
  play: "Play it",
  use: "Use it",
  digivolve: "Digivolve",
  link: "Link",
  attack: "Attack with it",
  block: "Block with it",
  activate: "Activate it",
  hatch: "Hatch",
  move: "Move it out",
  cast: "Cast it",
  warp: "Warp",
  prime: "Priming",
  pass: "Pass",
  charge: "Charge",
  deploy: "Deploy it",
  skill: "Use a skill",
  ex: "Use its EX",
  retreat: "Retreat it",
  digixros: "DigiXros",
};
