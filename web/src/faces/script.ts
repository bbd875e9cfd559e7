/** Rules text as players read it: cut into tags, keywords, names, numbers and icons. How a game prints these, its room says. */

export type PieceKind = "" | "when" | "span" | "limit" | "place" | "path" | "burst" | "damage" | "keyword" | "ref" | "number" | "note" | "icon" | "lead" | "called";

/** A piece of text and what it is. */
export interface Piece {
  kind: PieceKind;
  text: string;
  /** What is within it, where that is more than words. */
  inside?: Piece[];
}

/** One line of a text: what kind of ability it is, as a sign; whether it is a way to play the card. */
export interface Line {
  sign: string;
  way: boolean;
  pieces: Piece[];
}

type Made = PieceKind | ((found: RegExpExecArray) => Piece);

/** How a game prints its texts. */
export interface Script {
  /** What stands out in a line; where two begin at one place, the first of the list. */
  patterns: [RegExp, Made][];
  /** What an icon stands for: a colour, or after a = a sign of its own. */
  icons?: Readonly<Record<string, string>>;
  /** The sign of a line, and whether it is a way to play the card. */
  line?: (text: string) => { sign?: string; way?: boolean; text?: string };
}

/** A text cut into pieces. */
export function cut(text: string, patterns: Script["patterns"]): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    let best: RegExpExecArray | null = null;
    let made: Made = "";
    for (const [pattern, how] of patterns) {
      const each = new RegExp(pattern.source, pattern.flags.includes("g") ? pattern.flags : `${pattern.flags}g`);
      each.lastIndex = at;
      const hit = each.exec(text);
      if (hit && hit[0] !== "" && (best === null || hit.index < best.index)) [best, made] = [hit, how];
    }
    if (best === null) break;
    if (best.index > at) found.push({ kind: "", text: text.slice(at, best.index) });
    found.push(typeof made === "function" ? made(best) : { kind: made, text: best[1] ?? best[0] });
    at = best.index + best[0].length;
  }
  if (at < text.length) found.push({ kind: "", text: text.slice(at) });
  return found;
}

const kept = new WeakMap<Script["patterns"], Map<string, Line[]>>();
const MOST = 600;

/** The lines of a text as a game prints them; what was read once is kept. */
export function linesOf(text: string, script: Script): Line[] {
  const own = kept.get(script.patterns) ?? new Map<string, Line[]>();
  kept.set(script.patterns, own);
  const known = own.get(text);
  if (known) return known;
  const lines = text.split("\n").filter((line) => line.trim() !== "").map((line): Line => {
    const { sign = "", way = false, text: rest = line } = script.line?.(line) ?? {};
    return { sign, way, pieces: cut(rest, script.patterns) };
  });
  if (own.size >= MOST) own.clear();
  own.set(text, lines);
  return lines;
}

/** The keywords that a text gives the card itself: those that stand at the beginning of a line. */
export function ownKeywords(text: string, script: Script): string[] {
  const found: string[] = [];
  for (const { pieces } of linesOf(text, script)) {
    for (const piece of pieces) {
      if (piece.kind === "keyword") found.push(piece.text);
      else if (piece.kind !== "place" && piece.kind !== "when" && piece.text.trim() !== "") break;
    }
  }
  return [...new Set(found)];
}

const keywordsOf = (pieces: Piece[]): string[] => pieces.flatMap((piece) => (piece.kind === "keyword" ? [piece.text] : keywordsOf(piece.inside ?? [])));

/** Every keyword that a text names, without its number. */
export const allKeywords = (text: string, script: Script): string[] => [...new Set(linesOf(text, script).flatMap((line) => keywordsOf(line.pieces)).map(bareWord))];

/** A keyword without its number and what it asks for: by this its rule is found. */
export const bareWord = (text: string): string => text.replace(/\s*[（(].*$/, "").replace(/\s*[:：].*$/, "").replace(/\s*[+\-−±]?\d+$/, "").trim();

/** How a text is cut where nobody says how it is printed: icons in brackets only. */
export const PLAIN: Script = { patterns: [[/《([^》]*)》/, "icon"]] };
