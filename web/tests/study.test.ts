import { describe, expect, it } from "vitest";
import type { AnalysisInfo, Graded, GradedOption } from "../src/api.ts";
import { meantBy, searchedFor } from "../src/guide.ts";
import type { Decision, Hint, Option, View } from "../src/protocol.ts";
import { apart, bands, besides, counted, drawnFor, graphed, listedOf, merged, nearest, nextOf, percent, points, rowAt, worst } from "../src/study/model.ts";

const option = (index: number, wins: number): GradedOption => ({ index, text: `option ${index}`, wins, line: [], proven: false, cards: [] });
const row = (at: number, player: number, wins: number, loss = 0): Graded => ({
  at,
  turn: 1,
  player,
  kind: "main",
  wins,
  best: [option(0, wins), option(1, wins - 0.01)],
  taken: option(loss > 0 ? 7 : 0, wins - loss),
  chosen: "",
  loss,
  word: loss >= 0.2 ? "blunder" : loss >= 0.1 ? "mistake" : loss >= 0.05 ? "slip" : "",
});
const rows = [row(2, 0, 0.6), row(5, 1, 0.7, 0.12), row(6, 0, 0.3, 0.25), row(9, 0, 0.2, 0.3), row(11, 1, 0.9, 0.06)];

describe("the graph", () => {
  it("is drawn for one player, whoever decides", () => {
    expect(graphed(rows, 0, null).map(({ share }) => Number(share.toFixed(2)))).toEqual([0.6, 0.3, 0.3, 0.2, 0.1]);
    expect(graphed(rows, 1, null).map(({ share }) => Number(share.toFixed(2)))).toEqual([0.4, 0.7, 0.7, 0.8, 0.9]);
  });

  it("ends as the game ended", () => {
    expect(graphed(rows, 0, { at: 12, winner: 1 }).at(-1)).toEqual({ at: 12, share: 0, row: null });
    expect(graphed(rows, 1, { at: 12, winner: 1 }).at(-1)?.share).toBe(1);
    expect(graphed(rows, 0, { at: 12, winner: null }).at(-1)?.share).toBe(0.5);
  });

  it("is that of the only player who is graded, else of who looks", () => {
    expect([drawnFor([1], 0), drawnFor([0, 1], 1), drawnFor([], 0)]).toEqual([1, 1, 0]);
  });

  it("has a band for each turn that lasted", () => {
    expect(bands([0, 4, 4, 8], 10)).toEqual([
      { from: 0, to: 4, turn: 0 },
      { from: 4, to: 8, turn: 2 },
      { from: 8, to: 10, turn: 3 },
    ]);
  });
});

describe("what a blunder has cost", () => {
  it("is written beside the worst, where there is room", () => {
    expect([...apart(rows, 2)]).toEqual([9, 6]);
    expect([...apart(rows, 4)]).toEqual([9]);
  });
});

describe("going through it", () => {
  it("finds the decision of a moment, and those beside it", () => {
    expect(rowAt(rows, 1)).toBeNull();
    expect([rowAt(rows, 5)?.at, rowAt(rows, 8)?.at]).toEqual([5, 6]);
    expect([besides(rows, 6, -1)?.at, besides(rows, 6, 1)?.at, besides(rows, 11, 1), besides(rows, 2, -1)]).toEqual([5, 9, null, null]);
    expect([nearest(rows, 7)?.at, nearest(rows, 100)?.at, nearest([], 1)]).toEqual([6, 11, null]);
  });

  it("goes round the mistakes of a kind", () => {
    expect([nextOf(rows, "blunder", 0)?.at, nextOf(rows, "blunder", 6)?.at, nextOf(rows, "blunder", 9)?.at]).toEqual([6, 9, 6]);
    expect(nextOf(rows.slice(0, 1), "slip", 0)).toBeNull();
  });
});

describe("what is told", () => {
  it("is what lost most, the worst first", () => {
    expect(worst(rows, 3).map(({ at }) => at)).toEqual([9, 6, 5]);
    expect(counted(rows)).toEqual({ blunder: 2, mistake: 1, slip: 1 });
    expect([percent(0.256), points(0.256)]).toEqual(["26 %", "−26"]);
  });

  it("is the best options, and what was chosen also where it is none of them", () => {
    expect(listedOf(row(1, 0, 0.5)).map((each) => [each.option.index, each.chosen])).toEqual([[0, true], [1, false]]);
    expect(listedOf(row(1, 0, 0.5, 0.3)).map((each) => [each.option.index, each.chosen])).toEqual([[0, false], [1, false], [7, true]]);
    expect(listedOf({ ...row(1, 0, 0.5), taken: null }).some(({ chosen }) => chosen)).toBe(false);
  });

  it("grows by what is new", () => {
    const info = (since: number, found: Graded[]): AnalysisInfo => ({ id: "a", state: "working", error: "", match: "m", players: [0], open: false, seconds: 1, done: 0, choices: 12, since, rows: found });
    const known = merged(info(0, rows.slice(0, 2)), info(2, rows.slice(2)));
    expect(known.rows.map(({ at }) => at)).toEqual([2, 5, 6, 9, 11]);
    expect(merged(known, info(1, [])).rows.length).toBe(1);
  });
});

describe("a hint", () => {
  const choice = (i: number, verb: string, more: Partial<Option> = {}): Option => ({ i, verb, text: verb, ref: null, to: null, number: null, name: null, ...more });
  const asked = (options: Option[]): Decision => ({ player: 0, kind: "yesno", rule: "", clause: "", about: "effect", source: null, options, withheld: [] });
  const table: View = { game: "unheard of", viewer: 0, turn: 1, turn_player: 0, phase: "main", over: false, winner: null, players: [{}, {}] };
  const hint = (i: number | null): Hint => ({ n: 3, i, best: [], why: "" });

  it("means the option the search would choose, whatever the guide's habit is", () => {
    const decision = asked([choice(0, "yes"), choice(1, "no")]);
    expect(searchedFor(table, decision, hint(1), () => ({}))).toEqual({ option: decision.options[1], why: "" });
    expect(searchedFor(table, decision, hint(0), () => ({}))?.why).toBe("your own cards mostly help you");
    expect(searchedFor(table, decision, hint(null), () => ({}))).toBeNull();
  });

  it("means all that follows a yes where both are asked at once", () => {
    const decision = asked([choice(10_000, "choose", { yes: 0 }), choice(10_001, "choose", { yes: 0 }), choice(1, "no")]);
    expect(meantBy(decision, hint(0)).map(({ i }) => i)).toEqual([10_000, 10_001]);
    expect(searchedFor(table, decision, hint(0), () => ({}))?.option.i).toBe(10_000);
  });
});
