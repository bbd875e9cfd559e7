import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { GameInfo } from "../src/api.ts";
import { allKeywords, bareWord, cut, linesOf, ownKeywords, PLAIN, type Piece } from "../src/faces/script.ts";
import { ROOMS } from "../src/games/index.ts";
import { games, marked, meaningOf } from "../src/state/games.ts";
import { change } from "../src/state/settings.ts";

const script = (game: string) => ROOMS[game]?.script ?? PLAIN;
const kinds = (game: string, text: string): string[] => linesOf(text, script(game)).flatMap(({ pieces }) => pieces).filter(({ kind }) => kind !== "").map(({ kind, text: said }) => `${kind} ${said}`);
const told = (pieces: Piece[]): string => pieces.map(({ text }) => text).join("");

describe("texts of Digimon", () => {
  it("tell timings, spans, limits, places, keywords, names and numbers apart", () => {
    expect(kinds("digimon", "[Hand] [Main] By ＜Digi-Burst 2＞, 1 [Cinder] Digimon gets +1000 DP.")).toEqual(["place Hand", "place Main", "keyword Digi-Burst 2", "ref Cinder", "number +1000 DP"]);
    expect(kinds("digimon", "[All Turns] [Once Per Turn] When it is deleted, gain 1 memory.")).toEqual(["span All Turns", "limit Once Per Turn", "number 1 memory"]);
    expect(kinds("digimon", "【アタック時】[ターンに1回]「シンダー」に《速攻》。DP+1000。")).toEqual(["when アタック時", "limit ターンに1回", "ref 「シンダー」", "keyword 速攻", "number DP+1000"]);
    expect(kinds("digimon", "【我方的回合】[每回合1次]《速攻》")).toEqual(["span 我方的回合", "limit 每回合1次", "keyword 速攻"]);
  });

  it.each(["[DNA Digivolve] Blue Lv.6 + Green Lv.6: Cost 0", "[DigiXros -2] A x B", "[アプ合体]「ピ」：コスト0", "[Link] Lv.4 or higher: Cost 2", "[Assembly -4] X"])("know a way to play a card: %s", (text) => {
    const [line] = linesOf(text, script("digimon"));
    expect(line?.way).toBe(true);
    expect(line?.pieces[0]?.kind).toBe("path");
  });

  it("know which keywords the card itself has", () => {
    expect(ownKeywords("＜Blocker＞ ＜Raid＞\n[On Play] It gains ＜Rush＞.", script("digimon"))).toEqual(["Blocker", "Raid"]);
    expect(allKeywords("＜Security A. +1＞\n[On Play] It gains ＜Rush＞, and ＜Draw 1＞.", script("digimon"))).toEqual(["Security A.", "Rush", "Draw"]);
  });
});

describe("texts of FF-TCG", () => {
  beforeEach(() => {
    games.value = [{ name: "fftcg", keywords: { ja: { Haste: "ヘイスト", Brave: "ブレイブ", "First Strike": "先制攻撃" } } } as unknown as GameInfo];
  });
  afterEach(() => {
    games.value = [];
  });

  it("tell what kind of ability a line is", () => {
    const sign = (text: string): string | undefined => linesOf(text, script("fftcg"))[0]?.sign;
    expect(sign("When Ada attacks, draw 1 card.")).toBe("▸");
    expect(sign("《F》《Dull》: Choose 1 Forward.")).toBe("◉");
    expect(sign("Scorched Road 《S》《F》: Deal 5000 damage.")).toBe("★");
    expect(sign("Damage 5 -- Ada gains Brave.")).toBe("❖");
    expect(sign("The Forwards you control gain Haste.")).toBe("∞");
    expect(linesOf("Limit Break -- 2\nHaste", script("fftcg")).map(({ sign: own }) => own)).toEqual(["", ""]);
  });

  it("show icons, bursts and numbers", () => {
    expect(kinds("fftcg", "EX BURST When Ada enters the field, deal it 3000 damage.")).toEqual(["burst EX BURST", "number 3000 damage"]);
    expect(kinds("fftcg", "《S》《2》: It gains First Strike.")).toEqual(["icon S", "icon 2", "keyword First Strike"]);
  });
});

describe("texts of any game", () => {
  it("lose nothing but their brackets", () => {
    const text = "Deal 300 damage (also 「火花」) now. 2枚";
    expect(told(cut(text, script("divinecross").patterns))).toBe(text);
    expect(told(cut("a 《X》 b", PLAIN.patterns))).toBe("a X b");
    expect(told(cut("", PLAIN.patterns))).toBe("");
  });

  it("find a keyword without its number", () => {
    expect(["Security A. +1", "Draw 1", "Recovery +1 (Deck)", "Partition (Blue & Green)", "First Strike", "Decode (Purple Lv.4)"].map(bareWord)).toEqual(["Security A.", "Draw", "Recovery", "Partition", "First Strike", "Decode"]);
  });
});

describe("what an ability is called by", () => {
  afterEach(() => {
    games.value = [];
    change({ lang: "en" });
  });

  it("is shown as the reader's language shows it, and as it is where that is not known", () => {
    games.value = [{ name: "digimon", icons: { ja: { "[On Play]": "【登場時】", "<Vortex>": "《ヴォルテクス》" } } } as unknown as GameInfo];
    expect(marked("digimon", "[On Play]")).toBe("[On Play]");
    change({ lang: "ja" });
    expect(marked("digimon", "[On Play] <Vortex>")).toBe("【登場時】 《ヴォルテクス》");
    expect(marked("digimon", "[Unheard]")).toBe("[Unheard]");
  });
});

describe("what keywords mean", () => {
  afterEach(() => (games.value = []));

  it("is found by what they are called in any language", () => {
    const meanings = { Blocker: { text: "It may block.", texts: { ja: "ブロックできる。" }, clause: "16-4" } };
    const told = { text: "It may block.", lang: "en", clause: "16-4" };
    games.value = [{ name: "digimon", keywords: { ja: { Blocker: "ブロッカー" } }, meanings } as unknown as GameInfo];
    expect(meaningOf("digimon", "Blocker")).toEqual(told);
    expect(meaningOf("digimon", "ブロッカー")).toEqual(told);
    change({ lang: "ja" });
    expect(meaningOf("digimon", "ブロッカー")).toEqual({ text: "ブロックできる。", lang: "ja", clause: "16-4" });
    change({ lang: "en" });
    expect(meaningOf("digimon", "Unheard")).toBeNull();
    expect(meaningOf("chess", "Blocker")).toBeNull();
  });
});
