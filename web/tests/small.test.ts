import { describe, expect, it } from "vitest";
import { cardOf } from "../src/api.ts";
import { changed, faults, total, written } from "../src/deck.ts";
import { cards, inWords, langOf, nameOf, textsOf } from "../src/state/cards.ts";
import { backoff } from "../src/state/connection.ts";
import { planOf, titleOf } from "../src/state/games.ts";
import { parseRoute } from "../src/state/router.ts";
import { change } from "../src/state/settings.ts";

describe("routes", () => {
  it("reads page, id and query", () => {
    const route = parseRoute("#/join/abc?invite=x-1");
    expect([route.page, route.id, route.query.get("invite")]).toEqual(["join", "abc", "x-1"]);
    expect(parseRoute("").page).toBe("home");
    expect(parseRoute("#/cards/fftcg/S1-001").id).toBe("fftcg/S1-001");
  });
});

describe("coming back", () => {
  it("waits longer each time, but not for ever", () => {
    expect(backoff(0, 0.5)).toBeLessThan(backoff(1, 0.5));
    expect(backoff(50, 1)).toBeLessThanOrEqual(18_750);
  });
});

describe("a deck while it is built", () => {
  it("adds, removes and writes cards", () => {
    let counts = changed(new Map(), "S1-001", 2);
    counts = changed(counts, "S1-002", 1);
    counts = changed(counts, "S1-002", -1);
    counts = changed(counts, "S1-009", -1);
    expect(written(counts)).toBe("2 S1-001");
    expect(total(counts)).toBe(2);
  });

  it("tells the lines of a list that cannot be read apart", () => {
    expect(faults("deck: line 1: unknown card 'A; B'; line 3: unknown card 'C'; and 2 more")).toEqual(["deck: line 1: unknown card 'A; B'", "line 3: unknown card 'C'", "and 2 more"]);
    expect(faults("deck: there are no cards in this deck")).toHaveLength(1);
  });
});

const kilnHand = {
  facts: { id: "S1-001", name: "Kiln Hand", kind: "backup" },
  lang: "en", status: "full", trust: "checked", unread: [], explain: [], meaning: {}, translated: ["ja"],
  texts: { en: { text: "Draw 1 card." }, ja: { text: "カードを1枚引く。" } },
  names: { en: "Kiln Hand", ja: "窯場の手" },
  labels: { ja: { "火": "炎" } },
};

describe("cards of the server", () => {
  it("are kept by number, name and kind", () => {
    const card = cardOf("fftcg", kilnHand);
    expect(card).toMatchObject({ id: "S1-001", name: "Kiln Hand", kind: "backup", game: "fftcg" });
  });
});

describe("the language of the reader", () => {
  const other = { ...kilnHand, facts: { id: "S1-002", name: "Kiln", kind: "backup" }, names: { en: "Kiln" }, texts: { en: { text: "" } }, labels: {} };
  const [card, plain] = [cardOf("fftcg", kilnHand), cardOf("fftcg", other)];

  it("names and words a card where it is translated, else as printed", () => {
    change({ lang: "ja" });
    expect([nameOf(card), textsOf(card)["text"], langOf(card)]).toEqual(["窯場の手", "カードを1枚引く。", "ja"]);
    expect([nameOf(plain), langOf(plain)]).toEqual(["Kiln", "en"]);
    change({ lang: "zh" });
    expect([nameOf(card), textsOf(card)["text"], langOf(card)]).toEqual(["Kiln Hand", "Draw 1 card.", "en"]);
  });

  it("puts known names into the server's words, whole words and the longest first", () => {
    cards.value = new Map([["fftcg/S1-001", card], ["fftcg/S1-002", { ...plain, names: { ja: "窯" } }]]);
    change({ lang: "ja" });
    expect(inWords("fftcg", "Kiln Hand hits Kiln, not Kilns: 火")).toBe("窯場の手 hits 窯, not Kilns: 炎");
    expect(inWords("digimon", "Kiln Hand")).toBe("Kiln Hand");
    change({ lang: "en" });
    expect(inWords("fftcg", "Kiln Hand")).toBe("Kiln Hand");
  });

  it("titles decks", () => {
    const deck = { name: "ember", title: "Ember", plan: "Burn.", titles: { ja: "灯" }, plans: {}, cards: {}, text: "" };
    change({ lang: "ja" });
    expect([titleOf(deck), planOf(deck)]).toEqual(["灯", "Burn."]);
    change({ lang: "en" });
    expect(titleOf(deck)).toBe("Ember");
  });
});
