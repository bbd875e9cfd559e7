/** Writing into the text of a scenario: one part anew, everything else as it stands. The server reads; here is only written. */

export type Data = null | boolean | number | string | Data[] | { [key: string]: Data };
export type Fields = { [key: string]: Data };

/** Where the parts of a text stand: `memory`, `p1`, `p1.battle`. */
export type Parts = Readonly<Record<string, readonly [number, number]>>;

/** A scenario: its text, what it says, and where. */
export interface Doc {
  text: string;
  data: Fields;
  /** Whether its parts stand below each other. */
  block: boolean;
  parts: Parts;
}

const WIDE = 88;
const SIDES = ["p1", "p2"];
/** What stands behind the position. */
const AFTER = ["script", "until", "expect"];
const WORDS = /^(?:true|false|null|yes|no|on|off|y|n|inf|nan|blank)$/i;

export const isFields = (value: Data | undefined): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** A word as YAML takes it for a word. */
export function word(text: string): string {
  if (text === "blank") return text;
  const safe = /^\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+)*$/u.test(text) || /^\d{1,3}-\d{2,4}[A-Za-z]*$/.test(text);
  return safe && !WORDS.test(text) ? text : JSON.stringify(text);
}

/** A value in one line. */
export function flow(value: Data): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (isFields(value)) return `{${Object.entries(value).map(([key, item]) => `${word(key)}: ${flow(item)}`).join(", ")}}`;
  return typeof value === "string" ? word(value) : JSON.stringify(value);
}

const spaces = (count: number): string => " ".repeat(count);

/** A part with its key: in one line, or a long list with a line for each entry. */
function part(key: string, value: Data, indent: number): string {
  const line = `${word(key)}: ${flow(value)}`;
  if (line.length + indent <= WIDE || !Array.isArray(value) || value.length < 2) return line;
  return `${word(key)}:${value.map((item) => `\n${spaces(indent + 2)}- ${flow(item)}`).join("")}`;
}

/** A part of the whole: a player has a line for each zone, and a script one for each step. */
function top(key: string, value: Data): string {
  if (SIDES.includes(key) && isFields(value)) {
    return `${key}:${Object.entries(value).map(([zone, cards]) => `\n  ${part(zone, cards, 2)}`).join("")}`;
  }
  if (key === "script" && Array.isArray(value) && value.length > 0) return `script:${value.map((step) => `\n  - ${flow(step)}`).join("")}`;
  return part(key, value, 0);
}

/** A whole scenario, written anew. */
export function whole(data: Fields): Doc {
  let text = "";
  const parts: Record<string, [number, number]> = {};
  for (const [key, value] of Object.entries(data)) {
    const start = text.length;
    text += top(key, value);
    parts[key] = [start, text.length];
    if (SIDES.includes(key) && isFields(value)) inner(parts, key, value, start);
    text += "\n";
  }
  return { text, data, block: true, parts };
}

/** Where the zones of a player stand that were just written. */
function inner(parts: Record<string, readonly [number, number]>, side: string, value: Fields, start: number): void {
  let at = start + side.length + 1;
  for (const [zone, cards] of Object.entries(value)) {
    const from = at + 3;
    at = from + part(zone, cards, 2).length;
    parts[`${side}.${zone}`] = [from, at];
  }
}

/** Puts something in place of a stretch of the text; what lies behind moves, what lies around grows. */
function spliced(doc: Doc, from: number, to: number, text: string): { text: string; parts: Record<string, readonly [number, number]> } {
  const by = text.length - (to - from);
  const parts: Record<string, readonly [number, number]> = {};
  for (const [name, [start, end]] of Object.entries(doc.parts)) {
    if (start >= to) parts[name] = [start + by, end + by];
    else if (end <= from) parts[name] = [start, end];
    else if (start < from) parts[name] = [start, Math.max(from, end + by)];
  }
  return { text: doc.text.slice(0, from) + text + doc.text.slice(to), parts };
}

const lineStart = (text: string, at: number): number => text.lastIndexOf("\n", at - 1) + 1;
const lineEnd = (text: string, at: number): number => {
  const found = text.indexOf("\n", at);
  return found < 0 ? text.length : found;
};

/** What a scenario says with one part changed, or without it. */
function told(data: Fields, side: string, key: string, value: Data | undefined): Fields {
  const put = (fields: Fields): Fields => {
    if (value !== undefined) return { ...fields, [key]: value };
    const { [key]: _, ...rest } = fields;
    return rest;
  };
  if (!side) return put(data);
  const old = data[side];
  return { ...data, [side]: put(isFields(old) ? old : {}) };
}

/** The scenario with a part (`memory`, `p1.battle`) written anew, or taken out; everything else stays as it was written. */
export function changed(doc: Doc, path: string, value: Data | undefined): Doc {
  const [side, key] = path.includes(".") ? [path.slice(0, 2), path.slice(3)] : ["", path];
  const data = told(doc.data, side, key, value);
  if (!doc.block) return whole(data);
  const place = doc.parts[path];
  if (place) {
    const [start, end] = place;
    if (value !== undefined) {
      const made = part(key, value, start - lineStart(doc.text, start));
      const { text, parts } = spliced(doc, start, end, made);
      return { text, data, block: true, parts: { ...parts, [path]: [start, start + made.length] } };
    }
    const from = lineStart(doc.text, start);
    const to = lineEnd(doc.text, end);
    const { text, parts } = from > 0 ? spliced(doc, from - 1, to, "") : spliced(doc, 0, Math.min(to + 1, doc.text.length), "");
    const { [path]: _, ...rest } = parts;
    return { text, data, block: true, parts: rest };
  }
  const old = doc.data[side];
  if (value === undefined && !(isFields(old) && key in old)) return { ...doc, data };
  return side ? zoneAdded(doc, data, side, key, value) : added(doc, data, path, value ?? null);
}

/** A zone that a player did not have so far; or one that is taken out of a player who stands in one line. */
function zoneAdded(doc: Doc, data: Fields, side: string, zone: string, value: Data | undefined): Doc {
  const place = doc.parts[side];
  const others = Object.entries(doc.parts).filter(([name]) => name.startsWith(`${side}.`));
  const last = others.sort(([, one], [, other]) => other[1] - one[1])[0]?.[1];
  if (place && last && value !== undefined) {
    const indent = last[0] - lineStart(doc.text, last[0]);
    const made = part(zone, value, indent);
    const at = lineEnd(doc.text, last[1]);
    const { text, parts } = spliced(doc, at, at, `\n${spaces(indent)}${made}`);
    const start = at + 1 + indent;
    const own: readonly [number, number] = [place[0], start + made.length];
    return { text, data, block: true, parts: { ...parts, [side]: own, [`${side}.${zone}`]: [start, start + made.length] } };
  }
  const all = data[side];
  if (place && isFields(all)) {
    const made = top(side, all);
    const { text, parts } = spliced(doc, place[0], place[1], made);
    const found: Record<string, readonly [number, number]> = { ...parts, [side]: [place[0], place[0] + made.length] };
    inner(found, side, all, place[0]);
    return { text, data, block: true, parts: found };
  }
  return added(doc, data, side, all ?? {});
}

/** A part that the scenario did not have so far: before the script, and what is said of the table before the players. */
function added(doc: Doc, data: Fields, key: string, value: Data): Doc {
  const behind = SIDES.includes(key) ? (key === "p1" ? ["p2", ...AFTER] : AFTER) : [...SIDES, ...AFTER];
  const next = behind.map((name) => doc.parts[name]).filter((found) => found !== undefined);
  const before = next.length > 0 ? lineStart(doc.text, Math.min(...next.map(([start]) => start))) : doc.text.length;
  const gap = before > 0 && doc.text[before - 1] !== "\n" ? "\n" : "";
  const made = top(key, value);
  const { text, parts } = spliced(doc, before, before, `${gap}${made}\n`);
  const start = before + gap.length;
  const found: Record<string, readonly [number, number]> = { ...parts, [key]: [start, start + made.length] };
  if (SIDES.includes(key) && isFields(value)) inner(found, key, value, start);
  return { text, data, block: true, parts: found };
}
