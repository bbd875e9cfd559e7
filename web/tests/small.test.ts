import { describe, expect, it } from "vitest";
import { cardOf } from "../src/api.ts";
import { changed, total, written } from "../src/deck.ts";
import { GUIDES, hintFor } from "../src/guide.ts";
import { LAYOUTS } from "../src/board/layouts.ts";
import { backoff } from "../src/state/connection.ts";
import { parseRoute } from "../src/state/router.ts";
import type { GameName } from "../src/protocol.ts";

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
});

describe("cards of the server", () => {
  it("are kept by number, name and kind", () => {
    const card = cardOf("fftcg", { facts: { id: "S1-001", name: "Kiln Hand", kind: "backup" }, lang: "en", status: "full", unread: [], meaning: {}, texts: {} });
    expect(card).toMatchObject({ id: "S1-001", name: "Kiln Hand", kind: "backup", game: "fftcg" });
  });
});

describe("the guide", () => {
  it.each(Object.keys(GUIDES) as GameName[])("%s points only at places there are", (game) => {
    const areas = LAYOUTS[game].zones.map((zone) => zone.area);
    for (const step of GUIDES[game].steps) if (step.part) expect(areas).toContain(step.part);
  });

  it("takes the more exact hint", () => {
    expect(hintFor("digimon", "yesno", "mulligan")).not.toBe(hintFor("digimon", "yesno", "effect"));
    expect(hintFor("digimon", "unheard of", "")).toBe("");
  });
});
