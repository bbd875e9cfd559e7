import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BODIES, type Build } from "../src/art/bodies.ts";
import { art } from "../src/art/draw.ts";
import { chance, hash, turned } from "../src/art/kit.ts";
import { subjectOf } from "../src/art/keep.ts";
import { PLACES } from "../src/art/scenes.ts";
import type { Subject } from "../src/art/subject.ts";
import { cardOf, type CardInfo } from "../src/api.ts";
import { plain } from "../src/board/things.ts";
import { lookAt } from "../src/faces/look.ts";
import { ROOMS } from "../src/games/index.ts";

const STARTERS = join(import.meta.dirname, "../../src/shinpan/games");

/** The starter cards of a game, as far as pictures are drawn from them. The file is plain enough to be read by line. */
function starters(game: string): CardInfo[] {
  const text = readFileSync(join(STARTERS, game, "cards/starter.yaml"), "utf8");
  return text.split(/^- /m).slice(1).map((block) => {
    const facts: Record<string, unknown> = {};
    for (const [, key, value] of block.matchAll(/^ {0,2}(\w+): (.+)$/gm)) {
      if (!key || !value || value.startsWith("|")) continue;
      facts[key] = value.startsWith("[") && !value.includes("{") ? value.slice(1, -1).split(",").map((each) => each.trim()).filter(Boolean) : /^\d+$/.test(value) ? Number(value) : value;
    }
    return cardOf(game, { facts, lang: "en", status: "full", trust: "", unread: [], explain: [], meaning: {}, texts: {}, names: facts["name_en"] ? { en: String(facts["name_en"]) } : {}, labels: {}, translated: [] });
  });
}

const drawnFrom = (card: CardInfo): Subject => {
  const subject = subjectOf(lookAt(card.game, plain(card), "board", card, false));
  if (!subject) throw new Error(`${card.id} has no picture`);
  return subject;
};

const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

describe("pictures of our own", () => {
  it.each(Object.keys(ROOMS))("of the starter cards of %s are all different, wide and tall", (game) => {
    const cards = starters(game);
    expect(cards.length).toBeGreaterThan(90);
    for (const tall of [false, true]) expect(new Set(cards.map((card) => art(drawnFrom(card), tall))).size).toBe(cards.length);
  });

  it("never change from run to run", () => {
    const known: Record<string, string> = { divinecross: "78bcfcee84c5ccde", digimon: "3bd50884792b2fa4", fftcg: "31503fcd95867308" };
    const now = Object.fromEntries(Object.keys(known).map((game) => [game, digest(starters(game).map((card) => art(drawnFrom(card), true) + art(drawnFrom(card), false)).join(""))]));
    expect(now).toEqual(known);
  });

  it("are not changed by what happens to a card or by the reader's language", () => {
    const [card] = starters("digimon");
    if (!card) throw new Error("no cards");
    const before = art(drawnFrom(card), true);
    const changed = { ...plain(card), body: true, hues: ["green"], level: 7, name: "Another" };
    const subject = subjectOf(lookAt("digimon", changed, "full", { ...card, names: { ja: "別名" } }, true));
    expect(subject && art(subject, true)).toBe(before);
  });

  it("wait for the card, so that they need not change; a token has none to wait for", () => {
    const unknown = { ...plain({ id: "XX-1", name: "?", kind: "digimon" }), hues: ["red"] };
    expect(subjectOf(lookAt("digimon", unknown, "board", undefined, false))).toBeNull();
    expect(subjectOf(lookAt("digimon", { ...unknown, id: "token Spark" }, "board", undefined, false))).toMatchObject({ hues: ["red"], nature: "body" });
  });

  it("have bodies of twenty kinds and places of thirty, each of which can be drawn", () => {
    const build: Build = { rank: 4, horn: "horn", mane: true, spikes: true, wings: true, heavy: false, weapon: 0.6, hard: false, small: false, cape: true };
    for (const [name, make] of Object.entries(BODIES)) {
      const drawn = make(chance(hash(name)), build);
      expect(drawn.front.length, name).toBeGreaterThan(1);
      expect([...drawn.front, ...drawn.back].join(""), name).not.toContain("NaN");
    }
    expect(Object.keys(BODIES).length).toBeGreaterThanOrEqual(20);
    expect(Object.keys(PLACES).length).toBeGreaterThanOrEqual(28);
  });

  it("are well-formed, and small enough to be quick", () => {
    for (const game of Object.keys(ROOMS)) {
      for (const card of starters(game)) {
        const made = art(drawnFrom(card), false);
        expect(made, card.id).not.toMatch(/NaN|undefined|Infinity/);
        expect(made.length, card.id).toBeLessThan(120_000);
        expect((made.match(/<g[ >]/g) ?? []).length, card.id).toBe((made.match(/<\/g>/g) ?? []).length);
      }
    }
  });

  it("turn hues and keep greys", () => {
    expect(turned("#ff0000", 120)).toBe("#00ff00");
    expect(turned("#808080", 50)).toBe("#808080");
    expect(turned("#4aa3ea", 0)).toBe("#4aa3ea");
  });
});
