import { describe, expect, it } from "vitest";
import type { Decision, View } from "../src/protocol.ts";
import { onlyDeclines, passFor, USUAL } from "../src/state/stops.ts";

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
    expect(passFor(view({}), asked("priority"), USUAL, -1)?.i).toBe(1);
  });

  it("asks where a stop is set", () => {
    expect(passFor(view({ phase: "attack" }), asked("priority"), USUAL, -1)).toBeNull();
  });

  it("tells the own turn from the other's", () => {
    expect(passFor(view({ phase: "attack", turn_player: 0 }), asked("priority"), USUAL, -1)?.verb).toBe("pass");
  });

  it("asks when something of the opponent is on the stack, not for one's own", () => {
    expect(passFor(view({ stack: [{ player: 1 }] }), asked("priority"), USUAL, -1)).toBeNull();
    expect(passFor(view({ stack: [{ player: 0 }] }), asked("priority"), USUAL, -1)?.i).toBe(1);
    expect(passFor(view({ stack: [{ player: 1 }] }), asked("priority"), { ...USUAL, stack: false }, -1)?.i).toBe(1);
  });

  it("never passes a main phase, a block or another game", () => {
    expect(passFor(view({}), asked("main"), USUAL, 4)).toBeNull();
    expect(passFor(view({}), asked("block"), USUAL, 4)).toBeNull();
    expect(passFor(view({ game: "digimon" }), asked("priority"), USUAL, 4)).toBeNull();
  });

  it("passes for the rest of one turn only", () => {
    expect(passFor(view({ phase: "attack" }), asked("priority"), USUAL, 4)?.i).toBe(1);
    expect(passFor(view({ phase: "attack", turn: 5 }), asked("priority"), USUAL, 4)).toBeNull();
  });
});
