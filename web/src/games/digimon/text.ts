/** How Digimon prints its texts: timings and places in brackets, keywords in pointed ones; in three languages. */

import { cut, type Piece, type PieceKind, type Script } from "../../faces/script.ts";

const SPAN = /^(?:Your Turn|Opponent'?s'? Turn|All Turns|自分のターン|相手のターン|お互いのターン|我方的回合|对方的回合|双方的回合)$/i;
const LIMIT = /^(?:(?:Once|Twice|\w+ Times) Per Turn|ターンに\d+回|每回合\d+次|每个?回合一次|1回合1次)$/i;
const PLACE = /^(?:Hand|Trash|Breeding|Main|Counter|Security|Field|手札|トラッシュ|育成|メイン|カウンター|セキュリティ|手牌|废弃区|养成区?|主要|反击|安防)$/i;
const WHEN = /^(?:On |When |Start |End |At |Beginning )/i;
const WAY = /^(?:Digivolve|Digivolution|DNA Digivolve|DNA Digivolution|App Fusion|DigiXros.*|Assembly.*|Link|Arts Digivolve|Burst Digivolve|進化|ジョグレス進化|ジョグレス|アプ合体|デジクロス.*|アセンブリ.*|アッセンブリ.*|リンク|进化|合步进化|应用合体|数码合体.*|数码合成.*|组装.*|链接)$/i;

const kindOf = (inside: string, firm: boolean): PieceKind =>
  SPAN.test(inside) ? "span" : LIMIT.test(inside) ? "limit" : PLACE.test(inside) ? "place" : WHEN.test(inside) || firm ? "when" : "ref";

const NUMBERS = /[+\-−]?\d{3,5} ?DP|DP ?[+\-−]?\d{3,5}|(?:メモリー|内存值)[+\-−]\d+|[+\-−]\d+|\b(?:level|Lv\.) ?\d|\d+ memory/;

const patterns: Script["patterns"] = [
  [/[＜≪〈]([^＜＞≪≫〈〉]*)[＞≫〉]|《([^《》]*)》|<([A-Z][^<>]*)>/, (found) => ({ kind: "keyword", text: found[1] ?? found[2] ?? found[3] ?? "" })],
  [/\[([^[\]]+)\]/, (found) => ({ kind: kindOf(found[1] ?? "", false), text: found[1] ?? "" })],
  [/【([^【】]+)】/, (found) => ({ kind: kindOf(found[1] ?? "", true), text: found[1] ?? "" })],
  [/「[^「」]+」|“[^“”]+”/, "ref"],
  [/[（(](?=[^（()）]{24})(?:[^（()）]|[（(][^（()）]*[)）])*[)）]/, (found): Piece => ({ kind: "note", text: found[0], inside: cut(found[0].slice(0, 1), []).concat(cut(found[0].slice(1), patterns)) })],
  [NUMBERS, "number"],
];

const WAYS = /^(?:\[([^[\]]+)\]|【([^【】]+)】|≪([^≪≫]+)≫|《([^《》]+)》)\s*/;

export const script: Script = {
  patterns: [[/^⁂(.*?)⁂\s*/, "path"], [/^\(Rule\)|^（ルール）|^（规则）/, "called"], ...patterns],
  line: (text) => {
    const found = WAYS.exec(text);
    const word = found ? (found[1] ?? found[2] ?? found[3] ?? found[4] ?? "") : "";
    return found && WAY.test(word) ? { way: true, text: `⁂${word}⁂ ${text.slice(found[0].length)}` } : {};
  },
};
