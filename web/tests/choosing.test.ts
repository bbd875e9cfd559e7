import { describe, expect, it } from "vitest";
import type { Decision, Option } from "../src/protocol.ts";
import { aims, dropped, isEnding, optionsByRef, optionsOfPile, question, wording } from "../src/board/choosing.ts";

const option = (i: number, part: Partial<Option>): Option => ({ i, verb: "play", text: "", ref: null, to: null, number: null, name: null, ...part });
const decision = (options: Option[], part: Partial<Decision> = {}): Decision => ({
  player: 0, kind: "main", rule: "", clause: "", about: "", source: null, options, withheld: [], ...part,
});

const main = decision([
  option(0, { verb: "play", ref: "p1.hand.0" }),
  option(1, { verb: "digivolve", ref: "p1.hand.0", to: "b3" }),
  option(2, { verb: "digivolve", ref: "p1.hand.0", to: "b4", number: 2 }),
  option(3, { verb: "digivolve", ref: "p1.hand.0", to: "b4", number: 3 }),
  option(4, { verb: "attack", ref: "b3", to: "player" }),
  option(5, { verb: "choose", to: "b9" }),
  option(6, { verb: "pass" }),
]);

describe("what can be chosen by which thing", () => {
  it("finds the options of each thing", () => {
    const found = optionsByRef(main);
    expect(found.get("p1.hand.0")).toHaveLength(4);
    expect(found.get("b3")).toHaveLength(1);
    expect(found.get("b9")).toHaveLength(1);
  });

  it("finds what a thing can be aimed at", () => {
    const found = aims(optionsByRef(main).get("p1.hand.0") ?? []);
    expect([...found.keys()]).toEqual(["b3", "b4"]);
    expect(found.get("b4")).toHaveLength(2);
  });

  it("takes a drop on a target as aimed and one on a free place as played", () => {
    expect(dropped(main, "p1.hand.0", "b3", ["play"]).map((each) => each.i)).toEqual([1]);
    expect(dropped(main, "p1.hand.0", null, ["play"]).map((each) => each.i)).toEqual([0]);
    expect(dropped(main, "b3", "player", []).map((each) => each.i)).toEqual([4]);
    expect(dropped(main, "b3", "b4", ["play"])).toEqual([]);
  });

  it("takes nothing for a drop where neither an aim nor the verb belongs", () => {
    expect(dropped(main, "p1.hand.0", null, [])).toEqual([]);
    expect(dropped(main, "p1.hand.0", "b9", ["deploy"])).toEqual([]);
    expect(dropped(main, "p1.hand.0", "b9", ["play"]).map((each) => each.i)).toEqual([0]);
  });

  it("knows a verb of one kind of decision alone", () => {
    const place = decision([option(0, { verb: "choose", ref: "p1.hand.0" })], { kind: "choose", about: "main" });
    expect(dropped(place, "p1.hand.0", null, ["choose main"])).toHaveLength(1);
    expect(dropped({ ...place, about: "discard" }, "p1.hand.0", null, ["choose main"])).toEqual([]);
  });

  it("finds what a pile is chosen for, at the side of whoever decides", () => {
    const breeding = decision([option(0, { verb: "hatch" }), option(1, { verb: "skip" })], { kind: "breeding" });
    expect(optionsOfPile(breeding, 0, ["hatch"]).map((each) => each.i)).toEqual([0]);
    expect(optionsOfPile(breeding, 1, ["hatch"])).toEqual([]);
    expect(optionsOfPile(null, 0, ["hatch"])).toEqual([]);
  });

  it("knows which options end something", () => {
    expect(isEnding(option(0, { verb: "pass" }))).toBe(true);
    expect(isEnding(option(0, { verb: "choose", ref: "b1" }))).toBe(false);
  });
});

describe("words", () => {
  it("splits the reason from an option", () => {
    expect(wording("cast Sky Anvil (11.3: summon, cost 3)")).toEqual({ words: "cast Sky Anvil", reason: "11.3: summon, cost 3" });
    expect(wording("pass")).toEqual({ words: "pass", reason: "" });
    expect(wording("choose Brandhound (6000 DP) (12-1: <Blocker>)")).toEqual({ words: "choose Brandhound (6000 DP)", reason: "12-1: <Blocker>" });
  });

  it("asks a question for every kind of decision", () => {
    expect(question(decision([], { kind: "yesno", about: "mulligan" }))).toBe("Keep this hand?");
    expect(question(decision([], { kind: "choose", about: "overclock" }))).toBe("Choose (overclock)");
    expect(question(decision([], { kind: "block" }))).toBe("Will you block?");
  });
});
