import { describe, expect, it } from "vitest";
import type { Entry, GameName, View } from "../src/protocol.ts";
import { flights, marks } from "../src/board/animate.ts";
import { backdrop, hueOf, HUES } from "../src/board/hues.ts";
import { gridOf, LAYOUTS, phoneGridOf } from "../src/board/layouts.ts";
import { nearest } from "../src/board/roving.ts";
import { cardsIn, spoken, thing, thingsIn } from "../src/board/things.ts";

const view = (game: GameName, part: Partial<View> = {}): View => ({
  game, viewer: 0, turn: 1, turn_player: 0, phase: "main", over: false, winner: null, players: [{}, {}], ...part,
});

const games = Object.keys(LAYOUTS) as GameName[];

describe("layouts", () => {
  it.each(games)("%s gives every zone a place on wide and narrow screens", (game) => {
    const layout = LAYOUTS[game];
    const wide = layout.grid.join(" ").split(" ");
    const narrow = layout.phone.join(" ").split(" ");
    for (const zone of layout.zones) {
      expect(wide).toContain(zone.area);
      expect(narrow).toContain(zone.area);
    }
  });

  it.each(games)("%s has rows of equal length and a height for each", (game) => {
    const layout = LAYOUTS[game];
    for (const rows of [layout.grid, layout.phone]) expect(new Set(rows.map((row) => row.split(" ").length)).size).toBe(1);
    expect(layout.rows).toHaveLength(layout.grid.length);
  });

  it("turns the far side upside down", () => {
    const layout = LAYOUTS.divinecross;
    expect(gridOf(layout, false).indexOf("main")).toBeLessThan(gridOf(layout, false).indexOf("standby"));
    expect(gridOf(layout, true).indexOf("main")).toBeGreaterThan(gridOf(layout, true).indexOf("standby"));
    expect(phoneGridOf(layout, true)).toMatch(/^"ko deck discard" auto/);
  });

  it("puts every body of a split zone in exactly one place", () => {
    const places = LAYOUTS.fftcg.zones.filter((zone) => zone.zone === "field");
    for (const kind of ["forward", "backup", "monster"]) {
      const one = thing(view("fftcg"), { ref: "b1", body: 1, card: "S1-001", name: "X", kind });
      expect(places.filter((zone) => zone.part?.(one))).toHaveLength(1);
    }
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

  it("draws a damaged Forward with what is left", () => {
    const one = thing(view("fftcg"), { ref: "b1", body: 1, card: "S1-012", name: "B", kind: "forward", elements: ["fire"], power: 8000, damage: 3000, dull: false, frozen: true });
    expect(one.value).toEqual({ label: "Power", now: 8000, full: 5000 });
    expect(one.badges.map((badge) => badge.text)).toEqual(["❄ frozen", "−3000"]);
  });

  it("draws a unit with energy, assist and HP", () => {
    const one = thing(view("divinecross"), {
      ref: "b2", unit: 2, card: "SP1-001", name: "U", kind: "unit", attributes: ["red"], hp: 400, full_hp: 600, energy: 3, energy_seen: [],
      assist: { card: "SP1-020", name: "A", kind: "assist", attributes: ["red"], ref: "x" },
    });
    expect(one).toMatchObject({ energy: 3, value: { label: "HP", now: 400, full: 600 }, assist: { name: "A" } });
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
    }
  });

  it("stripes a card of two colours", () => {
    expect(backdrop(["red"])).toBe("var(--hue-red)");
    expect(backdrop(["red", "black"])).toContain("linear-gradient");
    expect(hueOf("octarine").letter).toBe("O");
  });
});

describe("moves", () => {
  it("flies from zone to zone, not more than a few at once", () => {
    const moved = Array.from({ length: 20 }, (_, i) => ({ i, event: "moved", rule: "", text: "", from: "p1.deck", to: "p1.hand" }));
    expect(flights(moved)).toHaveLength(7);
    expect(flights([{ i: 0, event: "rule", rule: "", text: "", to: "p1.hand" }])).toEqual([]);
  });

  it("marks what was hurt", () => {
    expect(marks([{ i: 0, event: "damage", rule: "", text: "", ref: "b1", amount: 300 }])).toEqual([{ ref: "b1", text: "−300" }]);
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
