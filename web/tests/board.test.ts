import { describe, expect, it } from "vitest";
import type { Entry, GameName, View } from "../src/protocol.ts";
import { faces } from "../src/board/animate.ts";
import { backdrop, hueOf, HUES } from "../src/board/hues.ts";
import { gameNames, layoutOf, roomOf, ROOMS } from "../src/games/index.ts";
import { factsIn, neutralLayout } from "../src/games/neutral.ts";
import { gridOf, phoneGridOf, phoneLines } from "../src/board/layouts.ts";
import { breadth, CHIP, fitted, TALL, type Wishes } from "../src/board/fitting.ts";
import { change } from "../src/state/settings.ts";
import { nearest } from "../src/board/roving.ts";
import { cardsIn, printed, spoken, thing, thingsIn, type Thing } from "../src/board/things.ts";

const view = (game: GameName, part: Partial<View> = {}): View => ({
  game, viewer: 0, turn: 1, turn_player: 0, phase: "main", over: false, winner: null, players: [{}, {}], ...part,
});

const games = Object.keys(ROOMS);
const laid = (game: GameName) => layoutOf(view(game));

describe("layouts", () => {
  it.each(games)("%s gives every zone a place on wide and narrow screens", (game) => {
    const layout = laid(game);
    const wide = layout.grid.join(" ").split(" ");
    const narrow = layout.phone.join(" ").split(" ");
    for (const zone of layout.zones) {
      expect(wide).toContain(zone.area);
      expect(narrow).toContain(zone.area);
    }
  });

  it.each(games)("%s has rows of equal length and a height for each", (game) => {
    const layout = laid(game);
    for (const rows of [layout.grid, layout.phone]) expect(new Set(rows.map((row) => row.split(" ").length)).size).toBe(1);
    expect(layout.rows).toHaveLength(layout.grid.length);
    expect(layout.phoneRows).toHaveLength(layout.phone.length);
    expect(layout.columns(() => 3)).toHaveLength((layout.grid[0] ?? "").split(" ").length);
  });

  it("turns the far side upside down, or mirrors it where players sit left and right", () => {
    const layout = laid("digimon");
    expect(gridOf(layout, false).indexOf("security")).toBeLessThan(gridOf(layout, false).indexOf("plate"));
    expect(gridOf(layout, true).indexOf("security")).toBeGreaterThan(gridOf(layout, true).indexOf("plate"));
    const across = laid("divinecross");
    expect(gridOf(across, false)).toContain('"standby main main main"');
    expect(gridOf(across, true)).toContain('"main main main standby"');
    expect(gridOf(across, true).indexOf("plate")).toBeLessThan(gridOf(across, true).indexOf("main"));
    expect(phoneGridOf(across, true)).toMatch(/^"ko ko deck deck discard discard" 2\.8rem/);
  });

  it("gives more width to where more lies, and none to where nothing does", () => {
    const wide = (battle: number, support: number) => laid("digimon").columns((area) => (area === "battle" ? battle : area === "support" ? support : 0)).slice(2, 4);
    expect(wide(0, 0)).toEqual(["minmax(0, 3.20fr)", "0px"]);
    expect(wide(5, 2)).toEqual(["minmax(0, 5.00fr)", "minmax(0, 1.50fr)"]);
    expect(wide(20, 20)).toEqual(["minmax(0, 7.00fr)", "minmax(0, 2.20fr)"]);
  });

  it("lays many cards in several lines on a narrow screen, and makes room for them", () => {
    const layout = laid("digimon");
    const many = (n: number) => Array.from({ length: n }, (_, i) => thing(view("digimon"), { ref: `c${i}`, kind: "digimon" }));
    expect(phoneLines(layout, "battle", [])).toBe(1);
    expect(phoneLines(layout, "battle", many(6))).toBe(1);
    expect(phoneLines(layout, "battle", many(7))).toBe(2);
    expect(phoneGridOf(layout, false, (area) => (area === "battle" ? 2 : 1))).toContain("minmax(11.2rem, 2fr)");
  });

  it.each(Object.entries(ROOMS).flatMap(([game, { habit }]) => (habit ? [{ game, habit }] : [])))("$game can be laid by another habit, with the same zones", ({ game, habit }) => {
    expect(habit.layout.zones).toBe(ROOMS[game]?.layout?.zones);
    expect(habit.layout.grid).not.toEqual(ROOMS[game]?.layout?.grid);
    change({ habits: [game] });
    expect(laid(game)).toBe(habit.layout);
    change({ habits: [] });
    expect(laid(game)).toBe(ROOMS[game]?.layout);
    expect(habit.layout.rows).toHaveLength(habit.layout.grid.length);
    expect(habit.layout.columns(() => 2)).toHaveLength((habit.layout.grid[0] ?? "").split(" ").length);
  });

  it.each(games)("%s has templates that a browser can read: no repeat beside named areas", (game) => {
    for (const far of [true, false]) expect(gridOf(laid(game), far) + phoneGridOf(laid(game), far)).not.toContain("repeat");
  });

  it("gives the place of what is not drawn to its neighbour", () => {
    expect(gridOf(laid("fftcg"), false, ["removed", "lb"])).toContain('"damage forwards backups deck break" minmax(0, 1fr) "damage forwards backups deck break"');
    expect(gridOf(laid("fftcg"), false, ["removed"])).toContain('"damage forwards backups lb break"');
    expect(phoneGridOf(laid("fftcg"), false, undefined, ["lb"])).toContain('"backups backups backups damage deck break break removed"');
    expect(gridOf(laid("digimon"), true, ["removed"])).toContain('"breeding eggs battle support deck trash" minmax(0, 0.6fr)');
  });

  it("puts every body of a split zone in exactly one place", () => {
    const places = laid("fftcg").zones.filter((zone) => zone.zone === "field");
    for (const kind of ["forward", "backup", "monster"]) {
      const one = thing(view("fftcg"), { ref: "b1", body: 1, card: "S1-001", name: "X", kind });
      expect(places.filter((zone) => zone.part?.(one))).toHaveLength(1);
    }
  });
});

describe("a game without a room", () => {
  const table = view("pairs", {
    phase: "guess", round: 2, pool: [{ ref: "pool.0", card: "P-2", name: "Two", kind: "number" }],
    players: [
      { hand: { count: 2, cards: [] }, open: [{ ref: "b1", card: "P-1", name: "One", kind: "number", worth: 3, tapped: true }], deck: { count: 9, cards: [] }, won: { count: 0, cards: [] }, score: 4 },
      { hand: { count: 2, cards: [] }, open: [], deck: { count: 9, cards: [] }, won: { count: 0, cards: [] }, score: 0 },
    ],
  });

  it("is laid by its view: what stands on the field in rows, piles below, each in a place of its own", () => {
    expect(gameNames()).not.toContain("pairs");
    const layout = layoutOf(table);
    expect(layout.zones.map(({ zone, style }) => `${zone} ${style}`)).toEqual(["open row", "deck open", "won open"]);
    expect(layout.grid).toEqual(["open open", "deck won", "plate plate"]);
    for (const rows of [layout.grid, layout.phone]) expect(new Set(rows.map((row) => row.split(" ").length)).size).toBe(1);
    expect(layout.rows).toHaveLength(layout.grid.length);
    expect(layout.phoneRows).toHaveLength(layout.phone.length);
    expect(gridOf(layout, false)).toBe('"open open" minmax(0, 1fr) "deck won" minmax(0, 0.6fr) "plate plate" minmax(0, auto) / minmax(0, 1fr) minmax(0, 1fr)');
    expect(layout.phases).toEqual([["guess", "Guess"]]);
    expect(neutralLayout(table, ["setup", "deal", "guess"]).phases.map(([key]) => key)).toEqual(["deal", "guess"]);
  });

  it("shows cards as plain faces with all that is true of them", () => {
    const [one] = thingsIn(table, 0, "open").things;
    expect(one).toMatchObject({ name: "One", body: true, value: null });
    expect(one?.badges.map(({ text }) => text)).toEqual(["Worth 3", "Tapped"]);
  });

  it("tells what it knows of players and table", () => {
    expect(factsIn(table.players[0] ?? {})).toEqual(["Score 4"]);
    expect(factsIn(table)).toEqual(["Round 2"]);
    expect(roomOf("pairs")).toMatchObject({ title: "Pairs", guide: null });
  });
});

describe("things", () => {
  it("draws a Digimon with what lies under it", () => {
    const entry: Entry = {
      ref: "b7", stack: 7, card: "SD1-012", name: "Pyrestag", kind: "digimon", colors: ["red"], level: 5, cost: 7, dp: 7000,
      suspended: true, keywords: ["Blitz"], under: [{ hidden: true, ref: "b7.under.0" }], links: [], traits: [],
    };
    const one = thing(view("digimon", { attack: { attacker: 7, target: "player" } }), entry);
    expect(one).toMatchObject({ body: true, turned: true, level: 5, value: { label: "DP", now: 7000 } });
    expect(one.under).toHaveLength(1);
    expect(one.badges.map((badge) => badge.label)).toEqual(["attacking", "Blitz"]);
    expect(spoken(one)).toContain("turned sideways");
  });

  it("draws a damaged Forward with its whole power and the damage beside it", () => {
    const one = thing(view("fftcg"), { ref: "b1", body: 1, card: "S1-012", name: "B", kind: "forward", elements: ["fire"], power: 8000, damage: 3000, dull: false, frozen: true });
    expect(one.value).toEqual({ label: "Power", now: 8000, full: null });
    expect(one.badges.map((badge) => badge.text)).toEqual(["❄ frozen", "−3000"]);
  });

  it("draws a unit with energy, assist and HP", () => {
    const one = thing(view("divinecross"), {
      ref: "b2", unit: 2, card: "SP1-001", name: "U", kind: "unit", attributes: ["red"], hp: 400, full_hp: 600, energy: 3, energy_seen: [],
      assist: { card: "SP1-020", name: "A", kind: "assist", attributes: ["red"], ref: "x" },
    });
    expect(one).toMatchObject({ energy: 3, value: { label: "HP", now: 400, full: 600 }, assist: { name: "A" } });
  });

  it("draws a card in hand with what is printed on it, and one in play as it is", () => {
    const facts = { hp: 600, skills: [{ name: "S", cost: 1, damage: "100×" }, { name: "T", cost: 2 }], ex: { name: "E" } };
    const entry: Entry = { card: "SP1-001", name: "U", kind: "unit", attributes: ["red"], ref: "p1.hand.0" };
    const one = printed(thing(view("divinecross"), entry), facts);
    expect(one).toMatchObject({ value: { label: "HP", now: 600, full: null }, powers: ["E"] });
    expect(one.skills).toEqual([{ name: "S", cost: 1, damage: "100×" }, { name: "T", cost: 2, damage: "-" }]);
    const unit = thing(view("divinecross"), { ...entry, unit: 2, hp: 400, full_hp: 600 });
    expect(printed(unit, facts)).toBe(unit);
    expect(printed(thing(view("fftcg"), { ...entry, power: 8000 }), { power: 8000, ex: true })).toMatchObject({ value: { now: 8000 }, powers: [] });
  });

  it("tells how something stands apart from what it can do", () => {
    const one = thing(view("fftcg"), { ref: "b1", body: 1, card: "S1-012", name: "B", kind: "forward", power: 8000, frozen: true, keywords: ["Haste"], counters: { Charge: 2 } });
    expect(one.badges.filter((badge) => badge.state).map((badge) => badge.text)).toEqual(["❄ frozen", "Charge ×2"]);
    expect(one.badges.filter((badge) => !badge.state).map((badge) => badge.text)).toEqual(["Haste"]);
  });

  it("knows nothing of a hidden card", () => {
    const one = thing(view("digimon"), { hidden: true, ref: "p2.hand.0" });
    expect(one).toMatchObject({ hidden: true, id: null, hues: [], value: null });
  });

  it("tells piles from fields, and counts what is not seen", () => {
    const shown = view("digimon", { players: [{ hand: { count: 5, cards: [{ ref: "p1.hand.0", card: "SD1-003", name: "E", kind: "digimon" }] }, battle: [] }, {}] });
    expect(thingsIn(shown, 0, "hand")).toMatchObject({ count: 5, pile: true });
    expect(thingsIn(shown, 0, "battle")).toMatchObject({ count: 0, pile: false });
    expect(thingsIn(shown, 1, "hand")).toMatchObject({ count: 0 });
    expect(cardsIn(shown)).toEqual(["SD1-003"]);
  });
});

describe("colours", () => {
  it("gives every colour of a game a letter of its own", () => {
    for (const names of [["red", "blue", "yellow", "green", "black", "purple", "white"], ["fire", "ice", "wind", "earth", "lightning", "water", "light", "dark"]]) {
      expect(new Set(names.map((name) => HUES[name]?.letter)).size).toBe(names.length);
      expect(new Set(names.map((name) => HUES[name]?.shape)).size).toBe(names.length);
    }
  });

  it("stripes a card of two colours", () => {
    expect(backdrop(["red"])).toBe("var(--red)");
    expect(backdrop(["red", "black"])).toContain("linear-gradient");
    expect(hueOf("octarine").letter).toBe("O");
  });
});

describe("what is shown large", () => {
  it("shows what was checked, and what was revealed and cannot be seen anyway", () => {
    const event = (i: number, kind: string, ref: string | null) => ({ i, event: kind, rule: "", text: "", id: `c${i}`, ref });
    const happened = [event(0, "checked", "b1"), event(1, "revealed", "b2"), event(2, "revealed", "p1.hand.0"), event(3, "revealed", "p2.hand.0"), event(4, "reveal", null), event(5, "played", "b2")];
    expect(faces(happened, 0).map((each) => each.i)).toEqual([0, 3, 4]);
    expect(faces(happened, 1).map((each) => each.i)).toEqual([0, 2, 4]);
  });
});

describe("arrow keys", () => {
  it("go to the nearest in that direction", () => {
    const places = [{ x: 100, y: 0 }, { x: 200, y: 0 }, { x: 0, y: 100 }];
    expect(nearest({ x: 0, y: 0 }, places, "ArrowRight")).toBe(0);
    expect(nearest({ x: 0, y: 0 }, places, "ArrowDown")).toBe(2);
    expect(nearest({ x: 0, y: 0 }, places, "ArrowLeft")).toBe(-1);
  });
});

describe("how large cards are drawn", () => {
  const wishes: Wishes = { most: 140, enough: 100, least: 40, tails: 5, tail: 17, gap: 8 };
  const body = (part: Partial<Thing> = {}): Thing => ({ ...thing(view("digimon"), { ref: "b1", stack: 1, card: "SD1-012", name: "P", kind: "digimon" }), ...part });
  const some = (n: number, part: Partial<Thing> = {}): Thing[] => Array.from({ length: n }, () => body(part));
  const under = some(3);
  const needs = (things: Thing[], w: number): number => things.reduce((sum, one) => sum + breadth(one, true) * w, 0) + (things.length - 1) * wishes.gap;

  it("as large as is wished where there is room, smaller where there is less", () => {
    expect(fitted(some(3), { width: 800, height: 300 }, wishes)).toEqual({ w: 140, tails: 0, lines: 1, links: false, drawing: "board" });
    const tight = fitted(some(5), { width: 500, height: 150 }, wishes);
    expect(needs(some(5), tight.w)).toBeLessThanOrEqual(500);
    expect(needs(some(5), tight.w + 1)).toBeGreaterThan(500);
  });

  it("in two lines where that makes them larger", () => {
    const { w } = fitted(some(10), { width: 600, height: 290 }, wishes);
    expect(w).toBeGreaterThan(95);
    expect(2 * w * TALL + wishes.gap).toBeLessThanOrEqual(290);
    expect(fitted(some(10), { width: 600, height: 290 }, wishes).lines).toBe(2);
  });

  it("what is turned and what is linked is wider", () => {
    expect(breadth(body({ turned: true }), true)).toBeCloseTo(TALL);
    expect(breadth(body({ links: [body()] }), true)).toBeGreaterThan(1.5);
    expect(breadth(body({ links: [body()] }), false)).toBe(1);
  });

  it("lists what lies under a card while it stays large, and counts it on the card in a crowd", () => {
    expect(fitted(some(3, { under }), { width: 800, height: 300 }, wishes)).toMatchObject({ tails: 3, drawing: "board" });
    expect(fitted(some(10, { under }), { width: 600, height: 260 }, wishes).tails).toBe(0);
    expect(fitted(some(3, { under: some(9) }), { width: 800, height: 300 }, wishes).tails).toBeLessThanOrEqual(5);
  });

  it("as chips where there is little room, and never smaller than can be read", () => {
    const crowd = fitted(some(10), { width: 400, height: 190 }, wishes);
    expect(crowd.drawing).toBe("chip");
    expect(crowd.w).toBeLessThan(CHIP);
    expect(fitted(some(40), { width: 300, height: 60 }, wishes).w).toBe(wishes.least);
  });
});
