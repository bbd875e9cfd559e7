import { describe, expect, it } from "vitest";
import type { Decision, View } from "../src/protocol.ts";
import { known, onlyDeclines, passFor, USUAL } from "../src/state/stops.ts";

const view = (part: Partial<View>): View => ({
  game: "fftcg", viewer: 0, turn: 4, turn_player: 1, phase: "main1", over: false, winner: null, players: [{}, {}], stack: [], ...part,
});
const asked = (kind: string): Decision => ({
  player: 0, kind, rule: "", clause: "", about: "", source: null, withheld: [],
  options: [
    { i: 0, verb: "cast", text: "", ref: "p1.hand.0", to: null, number: null, name: null },
    { i: 1, verb: "pass", text: "", ref: null, to: null, number: null, name: null },
  ],
});

describe("counter questions", () => {
  it("are known where they can only be declined", () => {
    const [, pass] = asked("counter").options;
    if (!pass) throw new Error("no pass");
    expect(onlyDeclines(asked("counter"))).toBeNull();
    expect(onlyDeclines({ ...asked("counter"), options: [pass] })).toBe(pass);
    expect(onlyDeclines({ ...asked("block"), options: [pass] })).toBeNull();
  });
});

describe("priority stops", () => {
  it("passes where no stop is set", () => {
    expect(passFor(view({}), asked("priority"), USUAL, null)?.i).toBe(1);
  });

  it("asks where a stop is set", () => {
    expect(passFor(view({ phase: "main2" }), asked("priority"), USUAL, null)).toBeNull();
    const also = { ...USUAL, theirs: { ...USUAL.theirs, main1: true } };
    expect(passFor(view({}), asked("priority"), also, null)).toBeNull();
  });

  it("tells the moments of an attack apart by what comes next, and whose turn it is", () => {
    const asks = (turn_player: number): string[] =>
      ["declare", "block", "damage", "attack over"].filter((step) => passFor(view({ phase: "attack", step, turn_player }), asked("priority"), USUAL, null) === null);
    expect(asks(1)).toEqual(["block", "damage"]);
    expect(asks(0)).toEqual(["damage"]);
  });

  it("passes where nobody can do anything", () => {
    expect(passFor(view({ phase: "end", step: "end hand" }), asked("priority"), USUAL, null)?.i).toBe(1);
  });

  it("takes what a browser kept, and the usual stops for what it did not know", () => {
    expect(known(null)).toEqual(USUAL);
    const before = { own: { main1: true, attack: true }, theirs: { main2: false, attack: false, end: true }, stack: false };
    expect(known(before as object)).toEqual({ ...USUAL, stack: false });
    const now = { ...USUAL, own: { ...USUAL.own, preparation: true }, theirs: { ...USUAL.theirs, main2: false } };
    expect(known(now)).toEqual(now);
  });

  it("asks when something of the opponent is on the stack, not for one's own", () => {
    expect(passFor(view({ stack: [{ player: 1 }] }), asked("priority"), USUAL, null)).toBeNull();
    expect(passFor(view({ stack: [{ player: 0 }] }), asked("priority"), USUAL, null)?.i).toBe(1);
    expect(passFor(view({ stack: [{ player: 1 }] }), asked("priority"), { ...USUAL, stack: false }, null)?.i).toBe(1);
  });

  it("never passes a main phase, a block or another game", () => {
    expect(passFor(view({}), asked("main"), USUAL, { turn: 4, player: 0 })).toBeNull();
    expect(passFor(view({}), asked("block"), USUAL, { turn: 4, player: 0 })).toBeNull();
    expect(passFor(view({ game: "digimon" }), asked("priority"), USUAL, { turn: 4, player: 0 })).toBeNull();
  });

  it("passes for the rest of one turn only", () => {
    expect(passFor(view({ phase: "main2" }), asked("priority"), USUAL, { turn: 4, player: 0 })?.i).toBe(1);
    expect(passFor(view({ phase: "main2", turn: 5 }), asked("priority"), USUAL, { turn: 4, player: 0 })).toBeNull();
    expect(passFor(view({ phase: "main2" }), asked("priority"), USUAL, { turn: 4, player: 1 })).toBeNull();
  });
});
