import { beforeEach, describe, expect, it } from "vitest";
import type { SavedDeck } from "../src/api.ts";
import * as shelf from "../src/decks/drafts.ts";

/** A browser's storage, or one that is full. */
class Store {
  full = false;
  private readonly held = new Map<string, string>();
  get length(): number {
    return this.held.size;
  }
  key(i: number): string | null {
    return [...this.held.keys()][i] ?? null;
  }
  getItem(key: string): string | null {
    return this.held.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new Error("full");
    this.held.set(key, value);
  }
  removeItem(key: string): void {
    this.held.delete(key);
  }
}

let store = new Store();
const deck = (more: Partial<SavedDeck> = {}): SavedDeck => ({ id: "d1", game: "digimon", name: "First", text: "4 A-1\n2 A-2", updated: 10, ...more });
const again = (): void => {
  shelf.drafts.value = [];
  shelf.opened.value = {};
  shelf.loadDrafts();
};

beforeEach(() => {
  store = new Store();
  Object.assign(globalThis, { localStorage: store });
  shelf.drafts.value = [];
  shelf.opened.value = {};
  shelf.unkept.value = false;
  shelf.openBlank("digimon");
  shelf.openBlank("fftcg");
});

describe("drafts", () => {
  it("outlive the page", () => {
    shelf.edit("digimon", { cards: [["A-1", 3]], name: "Mine" });
    again();
    expect(shelf.current("digimon")).toMatchObject({ name: "Mine", cards: [["A-1", 3]] });
  });

  it("are not lost by another deck or game", () => {
    shelf.openKept(deck(), [["A-1", 4], ["A-2", 2]]);
    shelf.edit("digimon", { cards: [["A-1", 1]] });
    shelf.open(shelf.draftOf("digimon", "Imported", [["B-1", 4]]));
    shelf.edit("fftcg", { cards: [["S-1", 1]] });
    expect(shelf.current("digimon").name).toBe("Imported");
    expect(shelf.drafts.value.filter(shelf.changedFrom)).toHaveLength(3);
    shelf.openKept(deck(), [["A-1", 4], ["A-2", 2]]);
    expect(shelf.current("digimon").cards).toEqual([["A-1", 1]]);
    again();
    expect(shelf.drafts.value.filter(shelf.changedFrom)).toHaveLength(3);
  });

  it("that say nothing new are not kept", () => {
    shelf.openKept(deck(), [["A-1", 4], ["A-2", 2]]);
    expect(shelf.changedFrom(shelf.current("digimon"))).toBe(false);
    shelf.openBlank("digimon");
    expect(shelf.drafts.value).toEqual([]);
    expect(store.length).toBe(1);
  });

  it("know when they are saved", () => {
    shelf.edit("digimon", { cards: [["A-1", 4], ["A-2", 2]], name: "First" });
    const { key } = shelf.current("digimon");
    expect(shelf.changedFrom(shelf.current("digimon"))).toBe(true);
    shelf.saved(key, deck());
    expect(shelf.changedFrom(shelf.current("digimon"))).toBe(false);
    shelf.edit("digimon", { name: "Other" });
    expect(shelf.changedFrom(shelf.current("digimon"))).toBe(true);
  });

  it("meet decks of the same name, but not their own", () => {
    const mine = shelf.draftOn(deck(), [["A-1", 4]]);
    expect(shelf.clash(mine, "first", [deck()])).toBeUndefined();
    expect(shelf.clash(shelf.draftOf("digimon", "", []), " FIRST ", [deck()])?.id).toBe("d1");
    expect(shelf.clash(shelf.draftOf("fftcg", "", []), "First", [deck()])).toBeUndefined();
    expect(shelf.freeName("First", ["first", "First (2)"])).toBe("First (3)");
    expect(shelf.freeName("First (2)", ["First (2)"])).toBe("First (3)");
    expect(shelf.freeName("New", ["First"])).toBe("New");
  });

  it("follow what happens to their decks elsewhere, but keep their changes", () => {
    shelf.openKept(deck(), [["A-1", 4], ["A-2", 2]]);
    shelf.reconcile([deck({ text: "1 A-3", updated: 20 })]);
    expect(shelf.current("digimon").cards).toEqual([["A-3", 1]]);
    shelf.edit("digimon", { cards: [["A-3", 2]] });
    shelf.reconcile([deck({ text: "4 A-4", updated: 30 })]);
    expect(shelf.current("digimon").cards).toEqual([["A-3", 2]]);
    expect(shelf.current("digimon").since).toBe(20);
    shelf.reconcile([]);
    expect(shelf.current("digimon")).toMatchObject({ kept: "", cards: [["A-3", 2]] });
    expect(shelf.changedFrom(shelf.current("digimon"))).toBe(true);
  });

  it("of an earlier version are taken over once", () => {
    store.setItem("shinpan.draft", JSON.stringify({ game: "fftcg", name: "Old", id: "", cards: [["S-1", 3]] }));
    again();
    expect(shelf.current("fftcg")).toMatchObject({ name: "Old", cards: [["S-1", 3]] });
    again();
    expect(shelf.drafts.value).toHaveLength(1);
  });

  it("say so where the browser keeps nothing", () => {
    store.full = true;
    shelf.edit("digimon", { cards: [["A-1", 3]] });
    expect(shelf.unkept.value).toBe(true);
    expect(shelf.current("digimon").cards).toEqual([["A-1", 3]]);
  });

  it("are read from lists as they are saved", () => {
    expect(shelf.cardsOf("4 A-1\n2 A-2\n")).toEqual([["A-1", 4], ["A-2", 2]]);
    expect(shelf.cardsOf("4 A-1\nMain deck\n2 A-2 A Name")).toEqual([]);
  });

  it("that are thrown away can be had again", () => {
    shelf.edit("digimon", { cards: [["A-1", 3]], name: "Mine" });
    const draft = shelf.current("digimon");
    const gone = shelf.toss(draft);
    shelf.forget(draft.key);
    again();
    expect(shelf.current("digimon").cards).toEqual([]);
    expect(shelf.thrown.value).toEqual([gone]);
    shelf.takeBack(gone);
    expect(shelf.current("digimon")).toMatchObject({ name: "Mine", cards: [["A-1", 3]] });
    expect(shelf.thrown.value).toEqual([]);
  });
});
