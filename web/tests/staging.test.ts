import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Happening, View } from "../src/protocol.ts";
import { between, discreet, doneAfter, sameIn, turned } from "../src/staging/between.ts";
import { FACTOR, FRAME, nextTo, reading, sliding } from "../src/staging/pace.ts";
import { entriesOf, joined, wordsOf, type RecapEntry } from "../src/staging/recap.ts";
import { linesOf, sentenceOf } from "../src/staging/sentence.ts";
import { Stage } from "../src/staging/stage.ts";
import { stepsOf, timeOf, type Step } from "../src/staging/steps.ts";
import { change } from "../src/state/settings.ts";

let last = 0;
const event = (kind: string, part: Partial<Happening> = {}): Happening => ({ i: ++last, event: kind, rule: "1", text: kind, ...part });
const kinds = (steps: Step[]): string[] => steps.map((step) => step.kind);
const view = (part: Partial<View> = {}): View => ({
  game: "digimon", viewer: 0, turn: 3, turn_player: 0, phase: "main", over: false, winner: null, memory: 3,
  players: [{ battle: [], hand: { count: 1, cards: [{ ref: "p1.hand.0", card: "A" }] }, deck: { count: 5, cards: [] } }, { battle: [], security: { count: 3, cards: [] } }], ...part,
});

describe("the steps of a batch of events", () => {
  it("an attack that is checked: arrow, card, numbers, fall; its own turning and leaving are parts of these", () => {
    const steps = stepsOf(
      [
        event("suspended", { body: "b1" }),
        event("attacked", { body: "b1", onto: "p2" }),
        event("checked", { body: "b1", player: "p2", id: "S", onto: "b1" }),
        event("moved", { text: "", from: "p2.security", to: "nowhere", id: "S" }),
        event("battle", { body: "b1", onto: "b4", sums: [{ ref: "b1", id: "A", what: "DP", n: 5000, parts: [] }, { ref: "b4", id: "S", what: "DP", n: 12000, parts: [] }] }),
        event("moved", { from: "b1", to: "p1.trash", id: "U" }),
        event("deleted", { body: "b1", from: "b1", id: "A" }),
        event("left", { from: "b1", to: "p1.trash", id: "A" }),
        event("moved", { from: "b1", to: "p1.trash", id: "A" }),
        event("attack end", { body: "b1" }),
      ],
      view(),
    );
    expect(kinds(steps)).toEqual(["attack", "check", "compare", "fly", "fall"]);
    expect(steps[0]).toMatchObject({ by: "b1", onto: "p2" });
    expect(steps[2]).toMatchObject({ fallen: ["b1"] });
    expect(steps[4]?.flights).toMatchObject([{ from: "b1", to: "p1.trash", id: "A" }]);
  });

  it("a block bends the arrow once, and turns the blocker with it", () => {
    const blocked = [event("suspended", { ref: "b5", rule: "12" }), event("blocked", { ref: "b5", onto: "b1", rule: "12" }), event("target", { ref: "b1", onto: "b5" })];
    const steps = stepsOf(blocked, view());
    expect(kinds(steps)).toEqual(["block"]);
    expect(steps[0]).toMatchObject({ by: "b1", onto: "b5" });
    expect(kinds(stepsOf([event("target", { ref: "b1", onto: "b6" })], view()))).toEqual(["redirect"]);
  });

  it("draws are one flight of several cards, 60 apart and at most five; a bundle is no longer", () => {
    const draw = (): Happening => event("draw", { player: "p1", to: "p1.hand" });
    const steps = stepsOf([draw(), draw(), draw()], view());
    expect(kinds(steps)).toEqual(["fly"]);
    expect(steps[0]?.flights).toMatchObject([{ from: "p1.deck", to: "p1.hand" }, {}, {}]);
    expect(steps[0]?.moves).toBe(260 + 2 * 60);
    expect(stepsOf(Array.from({ length: 9 }, draw), view())[0]?.moves).toBe(260 + 4 * 60);
  });

  it("a card is not shown twice because it is shown before it is played", () => {
    expect(kinds(stepsOf([event("revealed", { id: "A", ref: "b1" }), event("memory", { amount: -3, player: "p1" }), event("played", { id: "A", ref: "b1", from: "p1.hand" })], view()))).toEqual(["memory", "play"]);
    expect(kinds(stepsOf([event("revealed", { id: "A" }), event("revealed", { id: "B" })], view()))).toEqual(["reveal"]);
  });

  it("memory slides 90 a place, and takes longer where it goes over to the other", () => {
    const [own, over] = stepsOf([event("memory", { amount: -2, player: "p1" }), event("memory", { amount: -4, player: "p1" })], view());
    expect(own).toMatchObject({ memory: [3, 1], moves: 180 });
    expect(over).toMatchObject({ memory: [1, -3], moves: 360 + 420 });
    expect(sliding(9)).toBe(500);
  });

  it("what was put on the stack before says its sentence before it acts", () => {
    const acts = [event("damaged", { ref: "b2", amount: 4000 }), event("broken", { ref: "b2" }), event("resolved", { id: "S" })];
    expect(kinds(stepsOf(acts, view()))).toEqual(["effect", "damage", "fall", "resolve"]);
    expect(kinds(stepsOf([event("stacked", { id: "S" }), ...acts], view()))).toEqual(["stack", "damage", "fall", "resolve"]);
  });

  it("a skill has its sum and its damage in one step", () => {
    const sums = [{ ref: "b1", id: "U", what: "damage", n: 300, parts: [{ n: 200, how: "printed" as const, by: null }, { n: 100, how: "up" as const, by: "Club" }] }];
    const steps = stepsOf([event("declared", { ref: "b1", note: "Bite" }), event("reckoned", { ref: "b1", onto: "b2", sums }), event("damage", { ref: "b2", amount: 300 })], view());
    expect(kinds(steps)).toEqual(["skill"]);
    expect(steps[0]).toMatchObject({ moves: 3 * 80 + 260 + 2 * 120 + 420, holds: 600, marks: [{ ref: "b2", text: "−300" }] });
  });

  it("is held as long as its sentence takes to read, also where nothing moves", () => {
    expect(reading("")).toBe(900);
    expect(reading("one two three four")).toBe(1000);
    expect(reading("word ".repeat(200))).toBe(2500);
    const [step] = stepsOf([event("effect", { ref: "b1", id: "A" })], view(), () => "one two three four");
    expect(step && [timeOf(step, true), timeOf(step, false)]).toEqual([1400, 1000]);
  });

  it("an attack takes about two and a half seconds, or 0.6 at fast", () => {
    const steps = stepsOf(
      [event("attacked", { ref: "b1", onto: "b2" }), event("battle", { ref: "b1", onto: "b2", sums: [{ ref: "b1", id: "A", what: "DP", n: 2, parts: [] }, { ref: "b2", id: "B", what: "DP", n: 1, parts: [] }] })],
      view(),
    );
    const long = steps.reduce((sum, step) => sum + timeOf(step, true), 0);
    expect(long).toBe(2500);
    expect(long * FACTOR.fast).toBeCloseTo(625);
    expect([nextTo("normal", -1), nextTo("slow", -1), nextTo("fast", 1)]).toEqual(["slow", "slow", "fast"]);
  });
});

describe("the table in between", () => {
  it("lays the hand of whoever looked before face down for somebody else", () => {
    const before = view();
    const after = view({ viewer: 1, players: [{ battle: [], hand: { count: 1, cards: [{ ref: "p1.hand.0", hidden: true }] }, deck: { count: 5, cards: [] } }, before.players[1] ?? {}] });
    const shown = discreet(before, after);
    expect(shown.viewer).toBe(1);
    expect(shown.players[0]?.["hand"]).toEqual({ count: 1, cards: [] });
    expect(JSON.stringify(shown)).not.toContain('"card"');
    expect(discreet(before, view())).toBe(before);
  });

  const before = view({ players: [{ battle: [{ ref: "b1", card: "A", suspended: false }, { ref: "b2", card: "B" }], hand: { count: 2, cards: [] } }, { battle: [], security: { count: 3, cards: [] } }] });
  const after = view({ memory: -2, players: [{ battle: [{ ref: "b2", card: "B" }, { ref: "b3", card: "C" }], hand: { count: 1, cards: [] } }, { battle: [], security: { count: 2, cards: [] } }] });

  it("has what is done as it is, and the rest as it was", () => {
    const shown = between(before, after, new Set(["b3", "p2.security"]));
    expect(shown.players[0]?.["battle"]).toMatchObject([{ ref: "b1" }, { ref: "b2" }, { ref: "b3" }]);
    expect(shown.players[1]?.["security"]).toMatchObject({ count: 2 });
    expect([shown["memory"], (shown.players[0]?.["hand"] as { count: number }).count]).toEqual([3, 2]);
    const later = between(before, after, new Set(["b1", "b3", "memory", "p1.hand", "p2.security"]));
    expect(later.players).toEqual(after.players);
    expect(later["memory"]).toBe(-2);
  });

  it("is done with a thing when nothing more comes about it", () => {
    const steps = [{ touches: ["b1", "memory"] }, { touches: ["b1"] }];
    expect([...doneAfter(steps, 0)]).toEqual(["memory"]);
    expect([...doneAfter(steps, 1)].sort()).toEqual(["b1", "memory"]);
  });

  it("turns a body before all else about it is done", () => {
    expect(turned(before, ["b1"], true).players[0]?.["battle"]).toMatchObject([{ ref: "b1", suspended: true }, { ref: "b2" }]);
  });

  it("keeps the hand of the player who looks next to that player", () => {
    const other = { ...after, viewer: 1, players: [after.players[0] ?? {}, { battle: [], security: { count: 2, cards: [{ ref: "p2.security.0", card: "X" }] } }] };
    expect(between(before, other, new Set(["p2.security"])).players[1]?.["security"]).toEqual({ count: 2, cards: [] });
  });

  it("knows whether a place in a pile still means the same card", () => {
    const hand = (card: string) => view({ players: [{ hand: { count: 1, cards: [{ ref: "p1.hand.0", card }] } }, {}] });
    expect(sameIn(hand("A"), hand("A"), "p1.hand.0")).toBe(true);
    expect(sameIn(hand("A"), hand("B"), "p1.hand.0")).toBe(false);
    expect(sameIn(hand("A"), hand("B"), "b7")).toBe(true);
  });
});

describe("the sentence that acts", () => {
  const texts = { text: "[On Play] Draw 1.\n[Main] Activate 1 of the effects below:\n・Gain 1.\n・Lose 1.", inherited: "Blocker" };

  it("is the line the event names, with those it introduces; all lines where it names none", () => {
    expect(sentenceOf(texts, event("effect", { place: "text", number: 1 }))).toBe("[On Play] Draw 1.");
    expect(linesOf(texts, event("effect", { place: "text", number: 2 })).lit).toEqual(new Set([1, 2, 3]));
    expect(sentenceOf(texts, event("effect", { place: "inherited", number: 1 }))).toBe("Blocker");
    expect(linesOf(texts, event("effect", { place: "text", number: 0 })).lit.size).toBe(4);
  });
});

describe("the stage", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    change({ pace: "normal" });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const before = view({ players: [{ battle: [{ ref: "b1", card: "A", suspended: false }] }, { battle: [], security: { count: 3, cards: [] } }] });
  const after = view({ players: [{ battle: [{ ref: "b1", card: "A", suspended: true }] }, { battle: [], security: { count: 2, cards: [] } }] });
  const begin = (): void => void vi.advanceTimersByTime(FRAME);
  const attack = (): Happening[] => [event("attacked", { ref: "b1", onto: "p2" }), event("checked", { ref: "b1", player: "p2", id: "S" })];
  const security = (stage: Stage): number | undefined => (stage.view.value?.players[1]?.["security"] as { count: number } | undefined)?.count;

  it("shows one step after the other; the counter changes as the card is turned", () => {
    const stage = new Stage();
    stage.push(before, after, attack());
    expect(stage.running.value).toBe(true);
    begin();
    expect(stage.now.value?.step.kind).toBe("attack");
    expect(security(stage)).toBe(3);
    vi.advanceTimersByTime(939);
    expect(stage.now.value?.step.kind).toBe("attack");
    vi.advanceTimersByTime(1);
    expect(stage.now.value?.step.kind).toBe("check");
    expect(security(stage)).toBe(3);
    vi.advanceTimersByTime(260 + 210);
    expect(security(stage)).toBe(2);
    vi.advanceTimersByTime(210 + 700);
    expect([stage.now.value, stage.view.value]).toEqual([null, null]);
  });

  it("tells the log as far as it has come", () => {
    const stage = new Stage();
    const [first, second] = attack();
    if (first && second) stage.push(before, after, [first, second]);
    expect(stage.told.value).toBe((first?.i ?? 0) - 1);
    begin();
    expect(stage.told.value).toBe((first?.i ?? 0) - 1);
    vi.advanceTimersByTime(940);
    expect(stage.told.value).toBe((second?.i ?? 0) - 1);
    stage.skip();
    expect(stage.told.value).toBe(Infinity);
  });

  it("goes on when asked, and skips all when somebody acts", () => {
    const stage = new Stage();
    stage.push(before, after, attack());
    stage.push(after, after, attack());
    begin();
    expect(stage.left.value).toBe(3);
    stage.next();
    expect(stage.now.value?.step.kind).toBe("check");
    stage.acted(true);
    expect([stage.now.value, stage.view.value, stage.left.value]).toEqual([null, null, 0]);
    vi.advanceTimersByTime(10_000);
    expect(stage.now.value).toBe(null);
  });

  it("shows nothing where it is off", () => {
    change({ pace: "off" });
    const stage = new Stage();
    stage.push(before, after, attack());
    expect([stage.now.value, stage.view.value, stage.told.value]).toEqual([null, null, Infinity]);
  });

  it("takes a quarter of the time at fast", () => {
    change({ pace: "fast" });
    const stage = new Stage();
    stage.push(before, after, attack());
    begin();
    vi.advanceTimersByTime(940 / 4);
    expect(stage.now.value?.step.kind).toBe("check");
  });

  it("keeps the other player's turn for the recap until the player acts, and shows a step of it once more", () => {
    const stage = new Stage();
    const theirs = (one: View): View => ({ ...one, turn: 4, turn_player: 1 });
    stage.push(theirs(before), theirs(after), attack());
    stage.skip();
    expect(stage.recap.value.map((entry) => entry.kind)).toEqual(["attack", "check"]);
    const [entry] = stage.recap.value;
    if (entry) stage.replay(entry);
    begin();
    expect(stage.now.value?.step.kind).toBe("attack");
    expect(stage.told.value).toBe(Infinity);
    stage.acted(false);
    expect(stage.recap.value).toHaveLength(2);
    stage.acted(true);
    expect(stage.recap.value).toEqual([]);
  });

  it("does not call played what was hatched or moved out", () => {
    const words = (kind: string): string[] => stepsOf([event(kind, { body: "b1", player: "p2", id: "A" })], view()).map((step) => wordsOf(step, view()));
    expect([words("played"), words("hatched"), words("moved out")]).toEqual([["played"], ["hatched"], ["moved out"]]);
  });

  it("says in one place what was done and what came of it", () => {
    const entry = (kind: RecapEntry["kind"], id: string, words: string, to = ""): RecapEntry => ({ kind, id, name: id, words, before, after, steps: [{ kind, events: [event("moved", { to })], moves: 0, holds: 0, touches: [] }] });
    const called = (one: RecapEntry): string => one.name;
    const turn = [entry("fly", "", "1 card", "p2.hand"), entry("effect", "A", "effect"), entry("reveal", "A", "2 shown"), entry("digivolve", "A", "digivolved"), entry("attack", "A", "attacks"), entry("effect", "C", "effect"), entry("check", "B", "turned up"), entry("fall", "D", "falls")];
    const told = joined(turn, called);
    expect(told.map(({ name, words }) => [name, words])).toEqual([["A", "effect · 2 shown · digivolved"], ["A", "attacks · B turned up"], ["C", "effect · D falls"]]);
    expect(told[1]?.steps).toHaveLength(2);
    expect(joined(turn.slice(0, 1), called).map(({ words }) => words)).toEqual(["1 card"]);
  });

  it("lists only what was done in that turn", () => {
    const steps = stepsOf([event("played", { ref: "b2", from: "p2.hand" }), event("turn", { amount: 5, player: "p1" }), event("draw", { player: "p1", to: "p1.hand" })], before);
    expect(entriesOf({ ...before, turn_player: 1 }, after, steps, 1).map((entry) => entry.kind)).toEqual(["play"]);
  });
});
