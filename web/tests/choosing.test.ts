import { describe, expect, it } from "vitest";
import type { Decision, Option } from "../src/protocol.ts";
import { aims, cardAsks, dropped, isEnding, isPrimary, optionsByRef, optionsOfPile, placesOf, question, wording } from "../src/board/choosing.ts";

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
    expect(question(decision([], { kind: "choose", about: "overclock" }))).toBe("For the attack: which one is deleted?");
    expect(question(decision([], { kind: "block" }))).toBe("Will you block?");
  });

  it("never shows a word of the referee", () => {
    expect(question(decision([], { kind: "choose", about: "unheard" }))).toBe("Choose");
    expect(question(decision([], { kind: "unheard", about: "unheard" }))).toBe("Choose");
  });

  it("asks by the kind, by the game and by what is chosen", () => {
    const unit = option(0, { verb: "choose", ref: "b3" });
    const energy = option(1, { verb: "choose", ref: "b3.energy.0" });
    expect(question(decision([], { kind: "order", about: "damage" }), "divinecross")).toBe("Which change of the damage comes next?");
    expect(question(decision([unit], { kind: "choose", about: "activate" }), "fftcg")).toBe("Which one becomes active?");
    expect(question(decision([unit], { kind: "choose", about: "activate" }), "digimon")).toBe("Whose effect is activated?");
    expect(question(decision([unit], { kind: "choose", about: "retreat" }), "divinecross")).toBe("Which unit retreats?");
    expect(question(decision([energy], { kind: "choose", about: "retreat" }), "divinecross")).toBe("Pay for the retreat: which card goes?");
  });

  it("says where cards go that are put in order", () => {
    expect(question(decision([], { kind: "order", about: "deck bottom" }))).toBe("Under the deck: which card is next, from the top down?");
  });

  it("knows when the text of a card asks, and which of its texts comes first", () => {
    expect(cardAsks(decision([], { kind: "yesno", source_card: "SD1-012" }))).toBe(true);
    expect(cardAsks(decision([], { kind: "pay", source_card: "SD1-012" }))).toBe(false);
    expect(cardAsks(decision([], { kind: "yesno" }))).toBe(false);
    const texts = { text: "A", inherited: "B", security: "C" };
    expect(placesOf(decision([], { source: "b3" }), texts)).toEqual(["text", "inherited", "security"]);
    expect(placesOf(decision([], { source: "b3.under.0" }), texts)).toEqual(["inherited", "text", "security"]);
  });

  it("paints what is mostly wanted", () => {
    const [yes, no, pass] = ["yes", "no", "pass"].map((verb, i) => option(i, { verb })) as [Option, Option, Option];
    expect([yes, no].map((each) => isPrimary(decision([yes, no], { kind: "yesno", about: "mulligan" }), each))).toEqual([false, true]);
    expect([yes, no].map((each) => isPrimary(decision([yes, no], { kind: "yesno" }), each))).toEqual([true, false]);
    expect(isPrimary(decision([pass], { kind: "skill" }), pass)).toBe(true);
    expect(isPrimary(decision([option(0, { verb: "skill", ref: "b1" }), pass], { kind: "skill" }), pass)).toBe(false);
  });
});
