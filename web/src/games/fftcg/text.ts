/** How FF-TCG prints its texts: icons in double brackets, EX BURST, Damage n, the name of a special ability; in three languages. */

import type { Script } from "../../faces/script.ts";
import { games } from "../../state/games.ts";

/** What an icon stands for: an Element, or a sign of its own. */
const icons: Readonly<Record<string, string>> = {
  F: "fire", I: "ice", W: "wind", E: "earth", L: "lightning", A: "water",
  火: "fire", 氷: "ice", 冰: "ice", 風: "wind", 风: "wind", 土: "earth", 地: "earth", 雷: "lightning", 水: "water", 光: "light", 闇: "dark", 暗: "dark",
  Dull: "=dull", ダル: "=dull", 休止: "=dull", S: "=s", C: "=c",
};

/** What stands out like a keyword and is none by the book. */
const LIKE = /\b(?:Freeze|Limit Break(?: ?--? ?\d+)?|Priming|Warp(?: \d+)?)\b|凍結|リミットブレイク|プライミング|冻结|极限突破/;
let told: { games: unknown; patterns: Script["patterns"]; keyword: RegExp } | null = null;

/** The keywords by all the names that the server tells, the longest first. */
function keywords(): RegExp {
  const known = games.value.find(({ name }) => name === "fftcg")?.keywords ?? {};
  const names = [...new Set(Object.values(known).flatMap((names) => Object.entries(names).flat()))].sort((one, other) => other.length - one.length);
  const safe = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).map((name) => (/^\w/.test(name) ? `\\b${name}\\b` : name));
  return new RegExp([LIKE.source, ...safe].join("|"));
}

const AUTO = /^(?:When|Whenever|At the |If |That )|たとき、|するとき、|時、|时，/;

/** What stands out, by what the server has told so far. */
function current(): NonNullable<typeof told> {
  if (told?.games === games.value) return told;
  const keyword = keywords();
  told = {
    games: games.value,
    keyword,
    patterns: [
      [/^(?:EX BURST|EXバースト)\s*/, () => ({ kind: "burst", text: "EX BURST" })],
      [/^(?:Damage|ダメージ|伤害) ?(\d+)\s*(?:--|—|－－|：|:)\s*/, (found) => ({ kind: "damage", text: `${found[0].replace(/\s*(?:--|—|－－|：|:)\s*$/, "")}` })],
      [/^([^《》:：,、。.]{2,40}?)\s+(?=《S》)/, "called"],
      [/《([^》]+)》/, "icon"],
      [/^(?:When(?:ever)? [^,]+,|At the (?:beginning|end) of [^,]+,)|^[^、。]{3,40}?(?:たとき|するとき|開始時|終了時)、|^[^，。]{2,30}?时，/, "lead"],
      [/[+\-−]?\d{4,5}(?: power| damage|パワー|ダメージ|点力量|点伤害)?|(?:パワー|力量)[+\-−]\d{4,5}/, "number"],
      [keyword, "keyword"],
      [/【[^【】]+】|「[^「」]+」|\[(?:Card Name|Job|Category)[^\]]*\]/, "ref"],
      [/(?<=\b(?:Job|Category|Card Name) )[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)*/, "ref"],
      [/[（(](?=[^（()）]{24})[^（()）]*[)）]/, "note"],
    ],
  };
  return told;
}

export const script: Script = {
  icons,
  get patterns() {
    return current().patterns;
  },
  line: (text) => {
    const bare = text.replace(/^(?:EX BURST|EXバースト)\s*/, "");
    if (/^(?:Damage|ダメージ|伤害) ?\d/.test(bare)) return { sign: "❖" };
    if (bare.replace(new RegExp(current().keyword, "g"), "").trim() === "") return {};
    if (/^(?:Limit Break|Priming|Warp|リミットブレイク|プライミング|ワープ|极限突破)/.test(bare)) return { way: true };
    if (/^[^《》:：,、。.]{2,40}?\s+《S》/.test(bare)) return { sign: "★" };
    if (/^《/.test(bare) && /[:：]/.test(bare)) return { sign: "◉" };
    return { sign: AUTO.test(bare.slice(0, 60)) ? "▸" : "∞" };
  },
};
