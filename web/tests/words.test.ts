import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { GameInfo } from "../src/api.ts";
import { ABOUT, TITLES, VERBS } from "../src/board/choosing.ts";
import { HUES } from "../src/board/hues.ts";
import { thing } from "../src/board/things.ts";
import { ABILITIES } from "../src/components/Middle.tsx";
import { LABELS } from "../src/components/StopsPanel.tsx";
import { MARKS, PHASES } from "../src/editor/labels.ts";
import { PLAIN } from "../src/games/guiding.ts";
import { ROOMS } from "../src/games/index.ts";
import { ANSWERED, LANGUAGE } from "../src/pages/SettingsPage.tsx";
import type { View } from "../src/protocol.ts";
import { games } from "../src/state/games.ts";
import { change } from "../src/state/settings.ts";
import { t, TABLES, type Words } from "../src/words/index.ts";

const SRC = join(import.meta.dirname, "../src");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/^words|^games.(?:words|\w+.(?:ja|zh))\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(SRC, name), "utf8").replaceAll(/\/\*\*[^]*?\*\//g, "") }));

const STRING = /"((?:[^"\\]|\\.)*)"/g;

/** The first argument of a call that begins at a place. */
function argument(text: string, from: number): string {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    const char = text[i] ?? "";
    if (char === '"') i = text.indexOf('"', i + 1);
    else if ("([{".includes(char)) depth++;
    else if (")]},".includes(char)) {
      if (depth === 0) return text.slice(from, i);
      if (char !== ",") depth--;
    }
  }
  return text.slice(from);
}

/** The sentences that a file says itself: t("…"), also where one of several is picked. */
const said = (text: string): string[] =>
  [...text.matchAll(/\bt\(/g)].flatMap((call) => {
    const first = argument(text, call.index + 2);
    return [...first.matchAll(STRING)].filter((found) => /^$|[?:]\s*$/.test(first.slice(0, found.index))).map((found) => JSON.parse(found[0]) as string);
  });

const rooms = Object.values(ROOMS);
const lists = rooms.flatMap(({ blurb, turned, counters, layout, habit }) => [
  ...[blurb, turned, counters ?? [], layout?.goal ?? [], habit ? [habit.label, habit.usual, habit.other] : []].flat(),
  ...(layout?.zones ?? []).flatMap(({ label, hint, ready }) => [label, hint, ready ?? []].flat()),
  ...(layout?.phases ?? []).map(([, label]) => label),
]);
const guides = [PLAIN, ...rooms.flatMap(({ guide }) => guide ?? [])].flatMap(({ steps, lessons, wishes, next }) => [
  ...[...steps, ...Object.values(lessons)].flatMap(({ title, text }) => [title, text]),
  ...Object.values(wishes).flatMap((some) => some.map(({ why }) => why)),
  ...(next ? [next] : []),
]);
const tables = [TITLES, ABOUT, VERBS, ABILITIES, LABELS, ...rooms.flatMap(({ kinds, questions }) => [kinds, questions])].flatMap((table) => Object.values(table));
const hues = Object.values(HUES).map(({ label }) => label);
const keys = [...new Set([...files.flatMap(({ text }) => said(text)), ...lists, ...guides, ...tables, ...hues, ...MARKS, ...Object.values(PHASES), ...Object.values(ANSWERED).flat(), LANGUAGE])].sort();

const places = (sentence: string): string[] => [...sentence.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe.each(Object.entries(TABLES) as [string, Words][])("words in %s", (_, words) => {
  it("has every sentence", () => {
    expect(keys.length).toBeGreaterThan(300);
    expect(keys.filter((key) => !words[key])).toEqual([]);
  });

  it("has nothing that nobody says", () => {
    expect(Object.keys(words).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it("names the same things in braces", () => {
    for (const [key, value] of Object.entries(words)) expect(places(value), key).toEqual(places(key));
  });
});

/** Names, abbreviations and keys, which are the same in every language. */
const ALIKE = /^(?:shinpan|Lv|DP|HP|EX|CP|X|FF-TCG|Digimon|Divine Cross|Enter|Esc|JSON)$/;

const plain = (text: string): boolean => /[A-Za-z]{2}/.test(text) && !ALIKE.test(text.trim().replace(/^[^A-Za-z]+|[^A-Za-z]+$/g, ""));

/** Text between tags, and text in attributes that is read or heard. */
function left(text: string): string[] {
  const code = text.replaceAll(/\$\{[^{}]*\}/g, "");
  const bare = code.replaceAll(STRING, '""');
  const between = [...bare.matchAll(/(?<![=\s])>(?!\s*[(=;,)|[&?.:])([^<>{}]*)(?=[<{])/g), ...bare.matchAll(/\}(?! (?:else|catch|finally) |, \w+: )([^<>{}\n;=()]*)(?=<\/|\{)/g)].map((found) => found[1] ?? "");
  const attributes = [...code.matchAll(/\b(?:aria-label|title|placeholder|label|alt)=(?:"([^"]*)"|\{`([^`]*)`\})/g)].map((found) => found[1] ?? found[2] ?? "");
  const sentences = [...code.matchAll(/(\bt\()?"([A-Z][a-z]+(?: [^"]*)?)"/g)].filter((found) => !found[1]).map((found) => found[2] ?? "");
  return [...between, ...attributes, ...sentences].filter(plain);
}

describe("what is read", () => {
  it.each(files.filter(({ name }) => name.endsWith(".tsx")))("$name says nothing past t", ({ text }) => {
    const known = new Set([...keys, "Escape", "ArrowDown", "ArrowUp", "Home"]);
    expect(left(text).filter((each) => !known.has(each))).toEqual([]);
  });

  it("is found where it is left in English", () => {
    expect(left("<p>Hello there</p>")).toEqual(["Hello there"]);
    expect(left("<p>\n  {n} cards{more}\n</p>")).toEqual([" cards"]);
    expect(left('<i title="One more" aria-label={`Read ${name}`} />')).toEqual(["One more", "Read ", "One more"]);
    expect(left('{done ? "Saved it" : t("Not saved")}')).toEqual(["Saved it"]);
    expect(left('<b>{t("Hello")}</b> <kbd>Enter</kbd>')).toEqual([]);
  });
});

describe("t", () => {
  afterEach(() => change({ lang: "en" }));

  it("says the sentence in the reader's language and fills in what is named", () => {
    expect(t("Turn {n}", { n: 3 })).toBe("Turn 3");
    change({ lang: "ja" });
    expect(t("Turn {n}", { n: 3 })).toBe("ターン3");
    change({ lang: "zh" });
    expect(t("Turn {n}", { n: 3 })).toBe("第3回合");
  });

  it("tells two meanings of a word apart", () => {
    expect([t("Play"), t("Play#replay")]).toEqual(["Play", "Play"]);
    change({ lang: "ja" });
    expect(t("Play")).not.toBe(t("Play#replay"));
  });

  it("knows keywords, with and without a number", () => {
    const table: View = { game: "digimon", viewer: 0, turn: 1, turn_player: 0, phase: "main", over: false, winner: null, players: [{}, {}] };
    const badges = (): string[] => thing(table, { ref: "b1", stack: 1, card: "SD1-012", name: "P", kind: "digimon", keywords: ["Blocker", "Security A. +1", "Unheard"] }).badges.map((badge) => badge.text);
    expect(badges()).toEqual(["Blocker", "Security A. +1", "Unheard"]);
    games.value = [{ name: "digimon", keywords: { ja: { Blocker: "ブロッカー", "Security A.": "Sアタック" } } } as unknown as GameInfo];
    change({ lang: "ja" });
    expect(badges()).toEqual(["ブロッカー", "Sアタック +1", "Unheard"]);
  });

  it("leaves what it does not know", () => {
    change({ lang: "zh" });
    expect(t("unheard of")).toBe("unheard of");
  });
});
