import { describe, expect, it } from "vitest";
import { layoutOf, ROOMS } from "../src/games/index.ts";
import { adviceFor, guideOf, lessonFor } from "../src/guide.ts";
import type { Decision, GameName, Option, View } from "../src/protocol.ts";

const games = Object.keys(ROOMS);

const option = (i: number, verb: string, more: Partial<Option> = {}): Option => ({ i, verb, text: "", ref: null, to: null, number: null, name: null, ...more });
const asked = (kind: string, about: string, options: Option[]): Decision => ({ player: 0, kind, rule: "", clause: "", about, source: null, options, withheld: [] });
const view = (game: GameName, mine: object, theirs: object): View => ({ game, viewer: 0, turn: 1, turn_player: 0, phase: "main", over: false, winner: null, players: [mine, theirs] as View["players"] });

describe("the guide", () => {
  it.each(games)("%s points only at places there are", (game) => {
    const areas = layoutOf(view(game, {}, {})).zones.map((zone) => zone.area);
    for (const step of guideOf(game).steps) if (step.part) expect(areas).toContain(step.part);
  });

  it.each(games)("%s has something to say in each phase and while the other player chooses", (game) => {
    for (const [phase] of layoutOf(view(game, {}, {})).phases) {
      expect(lessonFor(game, phase, null)).not.toBeNull();
      expect(lessonFor(game, phase, { kind: "main", about: "" })).not.toBeNull();
    }
  });

  it("takes the more exact lesson", () => {
    expect(lessonFor("digimon", "setup", { kind: "yesno", about: "mulligan" })).not.toBe(lessonFor("digimon", "main", { kind: "yesno", about: "effect" }));
    expect(lessonFor("fftcg", "main1", { kind: "main", about: "" })).not.toBe(lessonFor("fftcg", "main2", { kind: "main", about: "" }));
    expect(lessonFor("digimon", "main", { kind: "unheard of", about: "" })).toBeNull();
  });

  it("advises the first wish that is offered, and the best of several", () => {
    const empty = { standby: [], main: [{ ref: "b1", unit: 1 }] };
    const facts = (card: string): Record<string, unknown> => ({ hp: card === "big" ? 600 : 200 });
    const options = [option(0, "end"), option(1, "deploy", { card: "small" }), option(2, "deploy", { card: "big" })];
    expect(adviceFor(view("divinecross", empty, {}), asked("main", "", options), facts)?.option.i).toBe(2);
    const full = { ...empty, standby: [{ ref: "b2", unit: 2 }, { ref: "b3", unit: 3 }] };
    expect(adviceFor(view("divinecross", full, {}), asked("main", "", options), facts)?.option.i).toBe(0);
    const skills = [option(0, "pass"), option(1, "skill", { text: "use A (cost 0, 100 damage)" }), option(2, "skill", { text: "use B (cost 2, 300 damage)" })];
    expect(adviceFor(view("divinecross", full, {}), asked("skill", "", skills), facts)?.option.i).toBe(2);
  });

  it("knows whose things are meant", () => {
    const table = view("divinecross", { main: [{ ref: "b1", unit: 1 }] }, { main: [{ ref: "b2", unit: 2 }] });
    const options = [option(0, "choose", { ref: "b1" }), option(1, "choose", { ref: "b2" })];
    expect(adviceFor(table, asked("choose", "damage", options), () => ({}))?.option.i).toBe(1);
    expect(adviceFor(table, asked("to", "charge", [option(0, "to", { to: "b2" }), option(1, "to", { to: "b1" })]), () => ({}))?.option.i).toBe(1);
  });

  it.each(games)("%s finds its way on a table with more than cards on it", (game) => {
    const side = { name: "Ada", crystals: 0, ticket: false, assist: null, hand: { count: 0, cards: [] } };
    const options = [option(0, "choose", { ref: "p1.hand.0" }), option(1, "choose", { ref: "p2.hand.1" })];
    expect(adviceFor(view(game, side, side), asked("choose", "anything", options), () => ({}))?.option.i).toBe(1);
  });

  it("says nothing about what it does not know", () => {
    expect(adviceFor(view("digimon", {}, {}), asked("unheard of", "", [option(0, "x")]), () => ({}))).toBeNull();
  });
});
