/** How large cards are drawn: as large as the room and their number allow, and never smaller than can be read. */

import type { Thing } from "./things.ts";

/** How much higher than wide a card is. */
export const TALL = 88 / 63;

export interface Space {
  width: number;
  height: number;
}

export interface Wishes {
  /** The width that is large enough. */
  most: number;
  /** The width that a card may shrink to so that what lies under it can be listed. */
  enough: number;
  /** The width below which a card is not drawn: the place scrolls instead. */
  least: number;
  /** How many lines a card may have under it for what lies under it. */
  tails: number;
  /** How high such a line is. */
  tail: number;
  /** The space between cards. */
  gap: number;
  /** Whether energy lies in a column beside the card, and not in a line under it. */
  column?: boolean;
}

export interface Fit {
  /** The width of a card. */
  w: number;
  /** How many lines of what lies under a card are drawn; with none it is counted in one low line. */
  tails: number;
  /** In how many lines the cards themselves lie. */
  lines: number;
  /** Whether links lie at the side of their card, and are not only counted. */
  links: boolean;
  /** Which drawing of a card is right at this size. */
  drawing: Drawing;
}

export type Drawing = "hand" | "board" | "chip";

/** Below this width a card is a chip: its numbers, its colour and its level. */
export const CHIP = 78;

/** From this width on the name of a link can be read beside its card. */
const NAMED = 100;

/** How much smaller cards may become so that what lies under them can be listed. */
const WORTH = 0.88;

/** A single line would only say how many there are, which the card itself can. */
const FEWEST = 2;

/** How wide what hangs at the side of a card is, in widths of the card. */
export const LINKED = 0.66;
/** How wide a column of energy is, in pixels. */
export const COLUMN = 48;

/** The lines a thing wants under its card: what lies under it, its assist, its energy, and its links where they do not lie at its side. */
export const linesUnder = (one: Thing, column = false, beside = true): number =>
  one.under.length + (one.assist ? 1 : 0) + (one.energy > 0 && !column ? 1 : 0) + (beside ? 0 : one.links.length);

/** How many widths of a card a thing takes, with its links at its side or not. */
export const breadth = (one: Thing, beside: boolean): number => (one.turned ? TALL : 1) + (beside && one.links.length > 0 ? LINKED : 0);

/** How high the line is that counts what lies under and at a card. */
export const COUNTS = 15;

/** Whether there is something to be counted at a card. */
const counted = (one: Thing, column = false, beside = false): boolean => linesUnder(one, column, beside) > 0;

/** The height that things need, side by side in as many lines as it takes, and how many those are; nothing high enough if one of them is too wide. */
function laid(things: Thing[], w: number, tails: number, beside: boolean, room: Space, wishes: Wishes): { height: number; lines: number } {
  let used = 0;
  let high = 0;
  let total = 0;
  let lines = things.length > 0 ? 1 : 0;
  for (const one of things) {
    const wide = breadth(one, beside) * w + (wishes.column ? COLUMN : 0);
    if (wide > room.width) return { height: Infinity, lines };
    if (used > 0 && used + wishes.gap + wide > room.width) {
      total += high + wishes.gap;
      used = high = 0;
      lines++;
    }
    used += (used > 0 ? wishes.gap : 0) + wide;
    const under = tails > 0 ? Math.min(tails, linesUnder(one, wishes.column, beside)) * wishes.tail : counted(one, wishes.column, beside) ? COUNTS : 0;
    high = Math.max(high, w * TALL + under);
  }
  return { height: total + high, lines };
}

function widest(things: Thing[], tails: number, beside: boolean, room: Space, wishes: Wishes): number {
  for (let w = Math.floor(wishes.most); w > wishes.least; w--) if (laid(things, w, tails, beside, room, wishes).height <= room.height) return w;
  return wishes.least;
}

/** How things are drawn in a place. What lies under them is listed as far as that does not make the cards much smaller. */
export function fitted(things: Thing[], room: Space, wishes: Wishes): Fit {
  const linked = things.some((one) => one.links.length > 0);
  const bare = widest(things, 0, false, room, wishes);
  const fit = (w: number, tails: number, beside: boolean): Fit => ({
    w,
    tails,
    links: beside && linked,
    lines: laid(things, w, tails, beside, room, wishes).lines,
    drawing: w >= CHIP ? "board" : "chip",
  });
  const good = (w: number, least: number): boolean => w >= least && (w >= bare * WORTH || w >= wishes.enough);
  for (const beside of linked ? [true, false] : [false]) {
    const wanted = Math.min(wishes.tails, Math.max(0, ...things.map((one) => linesUnder(one, wishes.column, beside))));
    for (let tails = wanted; tails >= Math.min(wanted, FEWEST); tails--) {
      const w = widest(things, tails, beside, room, wishes);
      if ((tails > 0 || beside) && good(w, beside ? NAMED : CHIP)) return fit(w, tails, beside);
    }
  }
  return fit(bare, 0, false);
}
