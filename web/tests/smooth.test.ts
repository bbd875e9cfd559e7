import { describe, expect, it } from "vitest";
import { beside, covered } from "../src/board/beside.ts";
import { answersOf, listed, pileOf, pilesOf, rowsOf, together } from "../src/board/choosing.ts";
import { effectsOf, quoteOf, sentencesOf } from "../src/board/quoting.ts";
import { thingAt } from "../src/board/things.ts";
import type { Decision, Option, View } from "../src/protocol.ts";
import { ANSWERS, known } from "../src/state/settings.ts";

const option = (i: number, part: Partial<Option> = {}): Option => ({ i, verb: "choose", text: `option ${i}`, ref: null, to: null, number: null, name: null, ...part });
const decision = (options: Option[], part: Partial<Decision> = {}): Decision => ({
  player: 0, kind: "choose", rule: "", clause: "", about: "", source: null, options, withheld: [], ...part,
});

describe("you may, and what is then chosen", () => {
  const yesno = decision([option(0, { verb: "yes" }), option(1, { verb: "no" })], {
    kind: "yesno",
    ahead: { i: 0, kind: "choose", about: "place", options: [option(0, { ref: "p1.hand.0" }), option(1, { ref: "p1.hand.1", same: 0 })] },
  });

  it("is one question, in which the yes is no answer of its own", () => {
    const asked = together(yesno, true);
    expect(asked?.about).toBe("place");
    expect(asked?.options.map(({ verb }) => verb)).toEqual(["choose", "choose", "no"]);
    expect(new Set(asked?.options.map(({ i }) => i)).size).toBe(3);
  });

  it("is answered by both answers, and a no by one", () => {
    const [, second, no] = together(yesno, true)?.options ?? [];
    expect(second && answersOf(second)).toEqual({ first: 0, second: 1 });
    expect(no && answersOf(no)).toEqual({ first: 1, second: null });
  });

  it("stays two questions for who wants it so, and where the server says nothing", () => {
    expect(together(yesno, false)).toBe(yesno);
    const plain = decision([option(0)]);
    expect(together(plain, true)).toBe(plain);
  });

  it("keeps options together that look alike", () => {
    expect(rowsOf(together(yesno, true)?.options ?? []).map(({ count }) => count)).toEqual([2, 1]);
  });
});

describe("what the panel lists", () => {
  it("has options that look alike once, with how many there are", () => {
    expect(rowsOf([option(0), option(1), option(2, { same: 0 }), option(3, { same: 0 })]).map(({ option: { i }, count }) => [i, count])).toEqual([[0, 3], [1, 1]]);
  });

  it("sorts what is chosen from a pile, and nothing else", () => {
    const rank = ({ text }: Option): string => text;
    const cards = [option(0, { ref: "p1.trash.4", text: "b" }), option(1, { ref: "p1.trash.0", text: "a" }), option(2, { verb: "done" })];
    expect(pilesOf(decision(cards))).toEqual(["p1.trash"]);
    expect(listed(decision(cards), null, rank).rows.map(({ option: { i } }) => i)).toEqual([1, 0]);
    expect(listed(decision(cards), null, rank).endings.map(({ i }) => i)).toEqual([2]);
    const mixed = [option(0, { ref: "b3", text: "b" }), option(1, { ref: "p1.trash.0", text: "a" })];
    expect(pilesOf(decision(mixed))).toEqual([]);
    expect(listed(decision(mixed), null, rank).rows.map(({ option: { i } }) => i)).toEqual([0, 1]);
  });

  it("has the options of the armed thing alone", () => {
    expect(listed(decision([option(0, { ref: "b1" }), option(1, { ref: "b2" }), option(2, { verb: "pass" })]), "b2").rows).toHaveLength(1);
  });

  it("takes neither a hand nor a field for a pile", () => {
    expect([pileOf("p1.hand.2"), pileOf("b7"), pileOf("b7.under.1"), pileOf(null), pileOf("p2.deck.0")]).toEqual([null, null, null, null, "p2.deck"]);
  });
});

describe("the words that ask", () => {
  const printed = "[Blocker]\n[On Play] Draw 1. Then, trash 1 card.";
  const asks = { place: "text", part: 1, sentence: 1, start: 28, end: 47 };

  it("are lit in the effect they stand in", () => {
    const quote = quoteOf({ ...asks, start: printed.indexOf("Then"), end: printed.length }, printed, printed, true);
    expect(quote).toEqual({ before: "[On Play] Draw 1. ", lit: "Then, trash 1 card.", after: "" });
  });

  it("are the same sentence in another language, if there are as many", () => {
    expect(quoteOf(asks, "【ブロッカー】\n【登場時】1枚引く。その後、1枚破棄する。", printed, false)).toEqual({ before: "【登場時】1枚引く。", lit: "その後、1枚破棄する。", after: "" });
    expect(quoteOf(asks, "【ブロッカー】\n【登場時】1枚引き、1枚破棄する。", printed, false)).toEqual({ before: "", lit: "【登場時】1枚引き、1枚破棄する。", after: "" });
  });

  it("are all of it where the effects differ, and nothing where there is no text", () => {
    expect(quoteOf(asks, "一行", printed, false)?.lit).toBe("一行");
    expect(quoteOf(asks, "", printed, false)).toBeNull();
  });

  it("cut a text as the server does", () => {
    const text = "[Main] Do one of these:\n・Draw 1. Then, trash 1.\n[Security] Play it.";
    expect(effectsOf(text).map(([start, end]) => text.slice(start, end))).toEqual([text.slice(0, 47), "[Security] Play it."]);
    expect(sentencesOf(text, [0, 47]).map(([start, end]) => text.slice(start, end)).slice(1)).toEqual(["・Draw 1.", "Then, trash 1."]);
  });
});

describe("where a menu opens", () => {
  const screen = { width: 1000, height: 700 };
  const size = { width: 200, height: 150 };

  it("covers the thing nowhere on the screen", () => {
    for (let left = 0; left <= 900; left += 60) {
      for (let top = 0; top <= 560; top += 40) {
        const thing = { left, top, width: 100, height: 140 };
        const place = beside(thing, size, [], screen);
        expect(covered({ ...place, ...size }, thing)).toBe(0);
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.top + size.height).toBeLessThanOrEqual(screen.height);
      }
    }
  });

  it("keeps off what may be aimed at", () => {
    const thing = { left: 400, top: 400, width: 100, height: 140 };
    const target = { left: 300, top: 200, width: 300, height: 190 };
    expect(covered({ ...beside(thing, size, [target], screen), ...size }, target)).toBe(0);
  });
});

describe("settings", () => {
  it("of an older browser are completed", () => {
    expect(known({ confirm: true }).answers).toEqual(ANSWERS);
    expect(known({ answers: { hatch: false } }).answers).toEqual({ ...ANSWERS, hatch: false });
  });
});

describe("a thing", () => {
  it("is found by its name wherever it lies", () => {
    const card = { ref: "b1.under.0", card: "X-1", name: "Under" };
    const view = { game: "none", viewer: 0, turn: 1, turn_player: 0, phase: "main", over: false, winner: null, players: [{ battle: [{ ref: "b1", card: "X-2", name: "Top", under: [card] }] }] } as unknown as View;
    expect(thingAt(view, "b1.under.0")?.name).toBe("Under");
    expect(thingAt(view, "b9")).toBeNull();
  });
});
