/** Which sentence of a card acts. */

import type { Happening } from "../protocol.ts";

const split = (text: string): string[] => text.split(/\n+/).map((line) => line.trim()).filter(Boolean);

/** The lines of the text that acts, and which of them is lit; all of them where the event does not say which. */
export function linesOf(texts: Record<string, string>, event: Happening): { lines: string[]; lit: Set<number> } {
  const place = event.place ?? "text";
  const named = texts[place] ?? texts[place.replace(/^ex /, "skill ")] ?? texts["text"] ?? Object.values(texts)[0] ?? "";
  const lines = split(named);
  const at = (event.number ?? 0) - 1;
  const one = at >= 0 && at < lines.length;
  // What a line only begins (“activate 1 of the effects below:”) goes on in those after it.
  const more = one && /[:：]$/.test(lines[at] ?? "") ? lines.map((_, i) => i).slice(at) : [at];
  return { lines, lit: new Set(one ? more : lines.map((_, i) => i)) };
}

/** The sentence itself. */
export function sentenceOf(texts: Record<string, string>, event: Happening): string {
  const { lines, lit } = linesOf(texts, event);
  return lines.filter((_, i) => lit.has(i)).join(" ");
}
