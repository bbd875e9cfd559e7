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

  const held = (...cards: object[]): object => ({ hand: { count: cards.length, cards }, field: [] });
  const mulligan = [option(0, "yes"), option(1, "no")];
  const keeps = (game: GameName, ...cards: object[]): boolean => adviceFor(view(game, held(...cards), {}), asked("yesno", "mulligan", mulligan), () => ({}))?.option.verb === "no";

  it("keeps a hand that can act, and no other", () => {
    expect(keeps("fftcg", { card: "a", name: "A", kind: "backup", cost: 2 }, { card: "b", name: "B", kind: "forward", cost: 5 })).toBe(true);
    expect(keeps("fftcg", { card: "a", name: "A", kind: "forward", cost: 2 }, { card: "b", name: "B", kind: "forward", cost: 5 })).toBe(false);
    expect(keeps("fftcg", { card: "a", name: "A", kind: "backup", cost: 5 }, { card: "b", name: "B", kind: "forward", cost: 5 })).toBe(false);
    expect(keeps("digimon", { card: "a", name: "A", kind: "digimon", level: 3, cost: 3 }, { card: "b", name: "B", kind: "digimon", level: 6, cost: 11 })).toBe(true);
    expect(keeps("digimon", { card: "a", name: "A", kind: "digimon", level: 4, cost: 5 }, { card: "b", name: "B", kind: "tamer", cost: 3 })).toBe(false);
  });

  it("casts a Backup before a five-drop, and a five-drop when Backups pay for it", () => {
    const facts = (card: string): Record<string, unknown> => (card === "backup" ? { kind: "backup", cost: 2 } : { kind: "forward", cost: 5, power: 9000 });
    const big = option(0, "cast", { card: "big", text: "cast Big (11.4: forward, cost 5)" });
    const backup = option(1, "cast", { card: "backup", text: "cast Store (11.4: backup, cost 2)" });
    const pass = option(2, "pass");
    const table = (backups: number, forwards: number, cards = 3): View =>
      view("fftcg", { hand: { count: cards, cards: [] }, field: [...Array.from({ length: backups }, (_, i) => ({ ref: `b${i}`, card: "s", name: "S", kind: "backup" })), ...Array.from({ length: forwards }, (_, i) => ({ ref: `f${i}`, card: "f", name: "F", kind: "forward" }))] }, {});
    const advised = (state: View, ...options: Option[]): string | undefined => adviceFor(state, asked("main", "", options), facts)?.option.verb + ":" + adviceFor(state, asked("main", "", options), facts)?.option.card;
    expect(advised(table(0, 0), big, backup, pass)).toBe("cast:backup");
    expect(advised(table(1, 1), big, pass)).toBe("pass:undefined");
    expect(advised(table(1, 0), big, pass)).toBe("cast:big");
    expect(advised(table(3, 1), big, backup, pass)).toBe("cast:big");
    expect(advised(table(1, 1, 6), big, pass)).toBe("cast:big");
  });

  it("takes the cheaper of two equal digivolutions, and one that leaves the turn first", () => {
    const facts = (card: string): Record<string, unknown> => ({ kind: "digimon", level: card === "six" ? 6 : 5, dp: 7000 });
    const into = (i: number, card: string, cost: number): Option => option(i, "digivolve", { card, text: `digivolve X into ${card} (8-1: Lv.4 red, cost ${cost})` });
    const at = (memory: number): View => ({ ...view("digimon", {}, {}), memory });
    const advised = (memory: number, ...options: Option[]): number | undefined => adviceFor(at(memory), asked("main", "", options), facts)?.option.i;
    expect(advised(5, into(0, "five", 4), into(1, "other", 3), option(2, "pass"))).toBe(1);
    expect(advised(3, into(0, "six", 4), into(1, "five", 3))).toBe(1);
    expect(advised(4, into(0, "six", 4), into(1, "five", 3))).toBe(0);
    expect(advised(0, into(0, "five", 4), into(1, "other", 3), option(2, "attack", { to: "player", text: "attack (5000 DP)" }))).toBe(2);
    expect(advised(0, into(0, "five", 4), into(1, "other", 3))).toBe(1);
  });

  it("says nothing about what it does not know", () => {
    expect(adviceFor(view("digimon", {}, {}), asked("unheard of", "", [option(0, "x")]), () => ({}))).toBeNull();
  });
});
