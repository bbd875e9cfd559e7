/** The sentence of a card that asks: which words of its text, in the language it is read in. */

import type { Asks } from "../protocol.ts";

/** A stretch of a text. */
export type Span = [start: number, end: number];

export interface Quote {
  /** The effect, or the whole text, in three pieces: what is asked stands in the middle. */
  before: string;
  lit: string;
  after: string;
}

/** The effects of a text, line by line; a line with a bullet belongs to the one before. */
export function effectsOf(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const line of text.split("\n")) {
    const end = at + line.length;
    const last = found.at(-1);
    if (line.startsWith("・") && last) last[1] = end;
    else if (line.trim() !== "") found.push([at, end]);
    at = end + 1;
  }
  return found;
}

/** The sentences of a stretch of a text. */
export function sentencesOf(text: string, [start, end]: Span): Span[] {
  const found: Span[] = [];
  let at = start;
  for (const gap of text.slice(start, end).matchAll(/(?<=[.!?])\s+|(?<=。)|\n/g)) {
    if (start + gap.index > at) found.push([at, start + gap.index]);
    at = start + gap.index + gap[0].length;
  }
  return at < end ? [...found, [at, end]] : found;
}

/** The words that ask. In another language than the printed one it is the same sentence, if there are as many; else the effect. */
export function quoteOf(asks: Asks, text: string, printed: string, own: boolean): Quote | null {
  if (text === "") return null;
  const whole: Span = [0, text.length];
  const parts = effectsOf(text);
  const same = own || parts.length === effectsOf(printed).length;
  const part = asks.part < 0 || !same ? whole : (parts[asks.part] ?? whole);
  let [start, end]: Span = own ? [asks.start, asks.end] : part;
  if (!own && asks.sentence >= 0) {
    const here = sentencesOf(text, part);
    const there = sentencesOf(printed, asks.part < 0 ? [0, printed.length] : (effectsOf(printed)[asks.part] ?? [0, 0]));
    [start, end] = (here.length === there.length ? here[asks.sentence] : undefined) ?? part;
  }
  return { before: text.slice(part[0], start), lit: text.slice(start, end), after: text.slice(end, part[1]) };
}
