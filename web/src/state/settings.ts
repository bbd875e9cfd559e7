/** The settings of this browser. */

import { effect, signal } from "@preact/signals";
import type { Why } from "../protocol.ts";
import type { Pace } from "../staging/pace.ts";
import { keep, load } from "./storage.ts";

export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "on" | "off";
export type Lang = "en" | "ja" | "zh";

/** What is answered without asking, and "ahead": “you may” is asked together with what is then chosen. */
export type Answers = Record<Why | "ahead", boolean>;

export const ANSWERS: Answers = { pay: true, discard: true, party: true, hatch: true, order: true, alike: true, nothing: true, ahead: true };

export interface Settings {
  theme: Theme;
  motion: Motion;
  /** How fast what happens is shown. */
  pace: Pace;
  sound: boolean;
  lang: Lang;
  pictures: boolean;
  confirm: boolean;
  /** Which questions are answered without asking. */
  answers: Answers;
  decline: boolean;
  detail: boolean;
  name: string;
  /** The games whose table is laid by the other of two habits. */
  habits: string[];
}

export const LANGUAGES: Record<Lang, string> = { en: "English", ja: "日本語", zh: "中文" };

/** The first of the browser's languages that is one of ours, else English. */
function ownLang(): Lang {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages.map((each) => each.slice(0, 2));
  return wanted.find((each): each is Lang => each in LANGUAGES) ?? "en";
}

const usual: Settings = {
  theme: "system",
  motion: "system",
  pace: "normal",
  sound: false,
  lang: ownLang(),
  pictures: false,
  confirm: false,
  answers: ANSWERS,
  decline: false,
  detail: false,
  name: "",
  habits: [],
};

/** The settings as a browser kept them: what it does not know yet is as usual. */
export const known = (kept: Partial<Omit<Settings, "answers">> & { answers?: Partial<Answers> }): Settings => ({ ...usual, ...kept, answers: { ...ANSWERS, ...kept.answers } });

export const settings = signal<Settings>(known(load("settings", {})));

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
}

/** Whether things may move. */
export function moving(): boolean {
  if (settings.value.motion !== "system") return settings.value.motion === "on";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Keeps the settings and shows them on the page. */
export function watchSettings(): void {
  effect(() => {
    const { theme, motion, lang } = settings.value;
    keep("settings", settings.value);
    const root = document.documentElement;
    root.lang = lang;
    root.dataset["theme"] = theme;
    root.dataset["motion"] = motion;
  });
}
