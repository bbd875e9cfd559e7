import { describe, expect, it } from "vitest";
import { cardsAt, edited, entriesOf, laid, marked, moved, written, type Sheet } from "../src/editor/model.ts";
import { changed, flow, whole, word, type Data, type Doc, type Fields } from "../src/editor/yaml.ts";

/** A text and where its parts stand, as the server says it; only what these tests need. */
function read(text: string, data: Fields): Doc {
  const parts: Record<string, [number, number]> = {};
  const lines = text.split("\n");
  let at = 0;
  let side = "";
  let name = "";
  for (const line of lines) {
    const key = /^( *)([\w]+):/.exec(line);
    const end = at + line.replace(/\s+#.*$/, "").length;
    if (key) {
      const inner = (key[1] ?? "").length > 0;
      if (!inner) side = key[2] ?? "";
      name = inner ? `${side}.${key[2]}` : side;
      parts[name] = [at + (key[1] ?? "").length, end];
      const own = parts[side];
      if (inner && own) parts[side] = [own[0], end];
    } else if (/^ *- /.test(line)) {
      for (const each of [name, side]) parts[each] = [parts[each]?.[0] ?? 0, end];
    }
    at += line.length + 1;
  }
  return { text, data, block: true, parts };
}

const TEXT = `title: One attack  # a remark
game: digimon
memory: 3
p1:
  battle: [{card: A-1, under: [A-2]}]  # here
  hand:
    - A-3
    - A-4
# about the other
p2:
  security: 1
script:
  - p1: {attack: A-1, target: player}
expect: {p2.security: 0}
`;
const DATA: Fields = {
  title: "One attack",
  game: "digimon",
  memory: 3,
  p1: { battle: [{ card: "A-1", under: ["A-2"] }], hand: ["A-3", "A-4"] },
  p2: { security: 1 },
  script: [{ p1: { attack: "A-1", target: "player" } }],
  expect: { "p2.security": 0 },
};
const flag = { label: "", low: 0, high: null, step: 1, options: [], marks: [], instead: "" };
const SHEET: Sheet = {
  phases: ["main"],
  places: [
    {
      name: "battle",
      field: true,
      most: null,
      blanks: 0,
      marks: [
        { ...flag, name: "suspended", kind: "flag" },
        { ...flag, name: "face_up", kind: "flag", instead: "face_down" },
        { ...flag, name: "face_down", kind: "flag", instead: "face_up" },
        { ...flag, name: "under", kind: "cards" },
        { ...flag, name: "assist", kind: "card" },
      ],
    },
    { name: "main", field: true, most: 1, blanks: 1, marks: [] },
    { name: "hand", field: false, most: null, blanks: 0, marks: [] },
    { name: "deck", field: false, most: null, blanks: 20, marks: [] },
    { name: "security", field: false, most: null, blanks: 5, marks: [] },
  ],
  player: [],
  table: [],
};
const doc = (): Doc => read(TEXT, DATA);
const cut = (one: Doc, name: string): string => one.text.slice(...(one.parts[name] as [number, number]));

/** Every part that is known stands where it is said to stand. */
function inPlace(one: Doc): void {
  for (const name of Object.keys(one.parts)) {
    const key = name.slice(name.indexOf(".") + 1);
    expect(cut(one, name).startsWith(`${key}:`), `${name}: ${cut(one, name)}`).toBe(true);
  }
}

describe("words of YAML", () => {
  it("quotes what would be something else than a word", () => {
    expect(["SD1-012", "1-001H", "p1", "blank", "小石 の子"].map(word)).toEqual(["SD1-012", "1-001H", "p1", "blank", "小石 の子"]);
    expect(["4.2", "12", "true", "no", "a: b", "", "x #y", "- a", " a"].map(word).every((each) => each.startsWith('"'))).toBe(true);
  });

  it("writes a value in one line", () => {
    expect(flow({ card: "A-1", under: ["A-2", 3], suspended: true, counters: { Honey: 2 } })).toBe("{card: A-1, under: [A-2, 3], suspended: true, counters: {Honey: 2}}");
  });
});

describe("one part of a text", () => {
  it("is written anew, and everything else stays as it was written", () => {
    const made = changed(doc(), "memory", -2);
    expect(made.text).toBe(TEXT.replace("memory: 3", "memory: -2"));
    inPlace(made);
    const again = changed(made, "p1.battle", ["A-9"]);
    expect(again.text).toBe(TEXT.replace("memory: 3", "memory: -2").replace("[{card: A-1, under: [A-2]}]  # here", "[A-9]  # here"));
    inPlace(again);
  });

  it("may have several lines", () => {
    const made = changed(doc(), "p1.hand", ["A-5"]);
    expect(made.text).toContain("  hand: [A-5]\n# about the other\np2:");
    inPlace(made);
    const many = changed(made, "p1.hand", Array.from({ length: 20 }, (_, i) => `A-${i + 10}`));
    expect(many.text).toContain("  hand:\n    - A-10\n    - A-11\n");
    inPlace(many);
  });

  it("is added where it belongs", () => {
    const phase = changed(doc(), "phase", "draw");
    expect(phase.text).toContain("memory: 3\nphase: draw\np1:\n");
    inPlace(phase);
    const trash = changed(phase, "p1.trash", ["A-7"]);
    expect(trash.text).toContain("    - A-4\n  trash: [A-7]\n# about");
    inPlace(trash);
    const alone = changed(read("game: digimon\n", { game: "digimon" }), "p2.hand", 2);
    expect(alone.text).toBe("game: digimon\np2:\n  hand: 2\n");
    inPlace(changed(alone, "p1.hand", 1));
    expect(changed(alone, "p1.hand", 1).text).toBe("game: digimon\np1:\n  hand: 1\np2:\n  hand: 2\n");
    expect(changed(read("game: digimon", { game: "digimon" }), "turn", "p2").text).toBe("game: digimon\nturn: p2\n");
  });

  it("is taken out with its line", () => {
    const made = changed(doc(), "p2.security", undefined);
    expect(made.text).toBe(TEXT.replace("  security: 1\n", ""));
    inPlace(made);
    const more = changed(made, "p2.hand", 1);
    expect(more.text).toContain("p2:\n  hand: 1\nscript:");
    inPlace(more);
    expect(changed(doc(), "title", undefined).text).toBe(TEXT.slice(TEXT.indexOf("game:")));
  });

  it("of a player in one line makes that player's lines", () => {
    const data: Fields = { game: "digimon", p1: { hand: 3 }, script: [] };
    const one: Doc = { text: "game: digimon\np1: {hand: 3}\nscript: []\n", data, block: true, parts: { game: [0, 13], p1: [14, 27], script: [28, 38] } };
    const made = changed(one, "p1.battle", ["A-1"]);
    expect(made.text).toBe("game: digimon\np1:\n  hand: 3\n  battle: [A-1]\nscript: []\n");
    inPlace(made);
  });

  it("of a text that is all in one line writes it anew and loses nothing", () => {
    const made = changed({ text: "{game: digimon}", data: { ...DATA }, block: false, parts: {} }, "memory", 1);
    expect(made.text).toBe(whole({ ...DATA, memory: 1 }).text);
    expect(made.text).toContain('expect: {"p2.security": 0}');
    inPlace(made);
  });
});

describe("a player in one line", () => {
  it("loses a part that is taken out", () => {
    const text = "game: digimon\np1: {security: 3, crystals: 2}\n";
    const doc = read(text, { game: "digimon", p1: { security: 3, crystals: 2 } });
    const less = changed(doc, "p1.security", undefined);
    expect(less.text).toBe("game: digimon\np1:\n  crystals: 2\n");
    expect(less.data).toEqual({ game: "digimon", p1: { crystals: 2 } });
    expect(changed(doc, "p1.hand", undefined).text).toBe(text);
  });
});

describe("cards in places", () => {
  it("are read and written alike", () => {
    const all: Data[] = [3, ["A-1", 2, { card: "A-2", as: "X", suspended: true }], 0, [{ card: "blank", as: "B" }, 1, 4]];
    expect(all.map((value) => written(entriesOf(value)))).toEqual([3, ["A-1", 2, { card: "A-2", as: "X", suspended: true }], 0, [{ card: "blank", as: "B" }, 5]]);
  });

  it("are what lies there if nothing is said", () => {
    expect(cardsAt(DATA, SHEET, "p1", "deck")).toEqual([{ card: "blank", count: 20, more: {} }]);
    const made = laid(doc(), SHEET, { side: "p1", zone: "deck", index: 0 }, { card: "A-8", count: 1, more: {} });
    expect(made.doc.text).toContain("  deck: [A-8, 20]\n");
    expect(laid(doc(), SHEET, { side: "p2", zone: "main" }, { card: "A-8", count: 1, more: {} }).doc.text).toContain("  main: [A-8]\n");
  });

  it("go somewhere else with what can be said of them there", () => {
    const to = moved(doc(), SHEET, { side: "p1", zone: "battle", index: 0 }, { side: "p2", zone: "hand", index: 0 });
    expect(to.doc.data["p2"]).toEqual({ security: 1, hand: ["A-1"] });
    expect(to.doc.data["p1"]).toEqual({ battle: 0, hand: ["A-3", "A-4"] });
    const under = moved(doc(), SHEET, { side: "p1", zone: "hand", index: 0 }, { side: "p1", zone: "battle", index: 0, mark: "under", inner: 0 });
    expect(under.doc.data["p1"]).toEqual({ battle: [{ card: "A-1", under: ["A-3", "A-2"] }], hand: ["A-4"] });
    const out = moved(under.doc, SHEET, { side: "p1", zone: "battle", index: 0, mark: "under", inner: 1 }, { side: "p1", zone: "battle", index: 0 });
    expect((out.doc.data["p1"] as Fields)["battle"]).toEqual(["A-2", { card: "A-1", under: ["A-3"] }]);
    expect(moved(doc(), SHEET, { side: "p1", zone: "battle", index: 0 }, { side: "p1", zone: "battle", index: 0, mark: "under" }).doc.text).toBe(TEXT);
  });

  it("change their order", () => {
    const made = moved(doc(), SHEET, { side: "p1", zone: "hand", index: 0 }, { side: "p1", zone: "hand", index: 2 });
    expect((made.doc.data["p1"] as Fields)["hand"]).toEqual(["A-4", "A-3"]);
    expect(made.spot.index).toBe(1);
  });

  it("are marked, and one mark ends another", () => {
    const spot = { side: "p1", zone: "battle", index: 0 } as const;
    const down = marked(doc(), SHEET, spot, "face_down", true);
    const up = marked(down, SHEET, spot, "face_up", true);
    expect((up.data["p1"] as Fields)["battle"]).toEqual([{ card: "A-1", under: ["A-2"], face_up: true }]);
    const none = marked(up, SHEET, spot, "face_up", false);
    expect((none.data["p1"] as Fields)["battle"]).toEqual([{ card: "A-1", under: ["A-2"] }]);
    expect((edited(none, SHEET, { ...spot, mark: "under", inner: 0 }, () => null).data["p1"] as Fields)["battle"]).toEqual(["A-1"]);
  });

  it("keep what the editor does not know", () => {
    const one = read("game: digimon\np1:\n  battle: [{card: A-1, glows: true}]\n", { game: "digimon", p1: { battle: [{ card: "A-1", glows: true }] } });
    const made = marked(one, SHEET, { side: "p1", zone: "battle", index: 0 }, "suspended", true);
    expect(made.text).toContain("battle: [{card: A-1, glows: true, suspended: true}]");
    expect(moved(made, SHEET, { side: "p1", zone: "battle", index: 0 }, { side: "p1", zone: "hand" }).doc.text).toContain("hand: [{card: A-1, glows: true}]");
  });

  it("come one at a time from a heap of blanks, and only one card lies where there is room for one", () => {
    const made = moved(doc(), SHEET, { side: "p2", zone: "deck", index: 0 }, { side: "p2", zone: "hand" });
    expect(made.doc.data["p2"]).toEqual({ security: 1, deck: 19, hand: 1 });
    const first = laid(doc(), SHEET, { side: "p1", zone: "battle", index: 0, mark: "assist" }, { card: "A-5", count: 1, more: {} });
    const second = laid(first.doc, SHEET, { side: "p1", zone: "battle", index: 0, mark: "assist" }, { card: "A-6", count: 1, more: {} });
    expect((second.doc.data["p1"] as Fields)["battle"]).toEqual([{ card: "A-1", under: ["A-2"], assist: "A-6" }]);
  });
});
