/** What a guided first game is made of, and what can be said in every game. */

import { thingsIn, type Thing } from "../board/things.ts";
import type { Option, Ref, View } from "../protocol.ts";

/** A stop of the tour around the table. */
export interface Step {
  title: string;
  text: string;
  /** The grid area that is pointed at. */
  part?: string;
}

/** What is said when a moment of the game comes. */
export interface Lesson {
  title: string;
  text: string;
}

/** What a newcomer could choose: the first wish that something offered fits is the advice. */
export interface Wish {
  verb: string;
  /** The zone of the table the thing lies in. */
  zone?: string;
  /** Whether it must be one of the other player's things. */
  theirs?: boolean;
  aim?: Ref;
  /** The kinds of cards it is about. */
  cards?: string[];
  /** What else must be true of it, by its words, the facts of its card and the table. */
  fits?: (option: Option, facts: Facts, view: View, me: number) => boolean;
  /** What makes one better than another: a number in the option's words or a fact of its card; of several, the first that differs. */
  most?: (option: Option, facts: Facts, view: View, me: number) => number | number[];
  when?: (view: View, me: number) => boolean;
  why: string;
}

export type Facts = Readonly<Record<string, unknown>>;

export interface Guide {
  deck: string;
  theirs: string;
  seed: number;
  steps: Step[];
  /** By phase, kind of decision and what it is about; the more exact one is taken. "wait" is what is said while the other player chooses. */
  lessons: Record<string, Lesson>;
  /** By kind of decision, or kind and what it is about. */
  wishes: Record<string, Wish[]>;
  /** How far both players are. */
  standing: (view: View, me: number) => string;
  /** What to do differently after a loss. */
  next: string;
}

export const fact = (name: string) => (_: Option, facts: Facts): number => (typeof facts[name] === "number" ? facts[name] : 0);
export const least = (name: string) => (option: Option, facts: Facts): number => -fact(name)(option, facts);
/** A number in the words of an option. */
export const told = (pattern: RegExp) => (option: Option): number => Number(pattern.exec(option.text)?.[0] ?? 0);
/** What a player holds, as far as it is seen. */
export const hand = (view: View, player: number): Thing[] => thingsIn(view, player, "hand").things.filter((one) => !one.hidden);
/** What of a kind a player has in a zone. */
export const ofKind = (view: View, player: number, zone: string, kind: string): number => thingsIn(view, player, zone).things.filter((one) => one.kind === kind).length;
export const count = (view: View, player: number, zone: string): number => thingsIn(view, player, zone).count;

/** What is said in every game. */
export const LESSONS: Record<string, Lesson> = {
  choose: { title: "Choose", text: "The cards you may choose glow. Where there is a button “no more”, you may also stop. The card that asks is named in the box below; point at it to read it." },
  yesno: { title: "Yes or no?", text: "A card asks whether you want its effect. Yes does what it says. Your own cards nearly always help you, so yes is a good habit." },
  resolve: { title: "Several effects at once", text: "More than one effect waits, and you decide which is carried out first. If you are not sure, the order seldom matters." },
  order: { title: "Put them in order", text: "Choose the cards one after another; the first you choose comes first." },
  number: { title: "How many?", text: "Choose a number. More is usually better when it costs you nothing." },
  mode: { title: "Choose what happens", text: "The card offers several things: read them and take the one that helps now." },
};

/** What is wished for in every game. */
export const ANY: Record<string, Wish[]> = {
  choose: [
    { verb: "choose", theirs: true, why: "taking something from the other player" },
    { verb: "choose", why: "any of these will do" },
    { verb: "done", why: "there is nothing better" },
  ],
  "yesno mulligan": [{ verb: "no", why: "most opening hands can be played, and you learn the cards" }],
  yesno: [{ verb: "yes", why: "your own cards mostly help you" }],
  resolve: [{ verb: "resolve", why: "the order seldom matters" }],
  order: [{ verb: "order", why: "the order seldom matters" }],
  number: [{ verb: "number", most: (option) => option.number ?? 0, why: "more is usually better" }],
  mode: [{ verb: "mode", why: "the first is a fair choice" }],
};

/** What can be said of every game. */
export const PLAIN: Guide = { deck: "", theirs: "", seed: 0, steps: [], lessons: LESSONS, wishes: ANY, standing: () => "", next: "" };
