/** How a table is laid, as data: which zones there are, where they lie and how they are drawn. */

import { breadth } from "./fitting.ts";
import type { Thing } from "./things.ts";

export type ZoneStyle = "row" | "pile" | "life" | "open";

export interface ZoneSpec {
  /** The zone of the view. */
  zone: string;
  /** The grid area; several specs may draw parts of one zone in different places. */
  area: string;
  label: string;
  style: ZoneStyle;
  /** Which things of the zone lie here. */
  part?: (thing: Thing) => boolean;
  /** How many lines there is room for under each card: what is attached to it. */
  tails?: number;
  /** How many cards here lose the game: drawn as places to be filled. */
  places?: number;
  /** Not drawn while it is empty. */
  shy?: boolean;
  /** Drawn as large as it can be, with its text. */
  big?: boolean;
  /** The kinds of things of which those that stand ready are counted in its label. */
  ready?: string;
  /** Where an attack on the player is dropped. */
  player?: boolean;
  /**
   * The verbs that belong here: of an option without a thing, which is chosen by the pile itself, or of a thing that is
   * dropped here. A verb may be followed by what the decision is about.
   */
  verbs?: string[];
  /** The verbs of a thing that is dropped on something that lies here, where they are others. */
  onto?: string[];
  /** The verbs of a thing that the other player drops here. */
  against?: string[];
  hint: string;
}

export interface Layout {
  goal: string;
  middle: "memory" | "stack" | "resolution" | "plain";
  zones: ZoneSpec[];
  /** The rows of the near side's grid, with a place called “plate” for the player; the far side is the same upside down. */
  grid: string[];
  /** The heights of those rows. */
  rows: string[];
  /** The widths of the columns, by how much lies in a place. */
  columns: (load: Load) => string[];
  /** Whether the players sit left and right of each other; the far side then is the near one in a mirror. */
  across?: boolean;
  /** The rows of the near side's grid on a narrow screen; how high each is at least, in rem, its share of what is left, and how high it is on the far side if not as high. */
  phone: string[];
  phoneRows: [number, number, number?][];
  phases: [string, string][];
}

/** How many widths of a card lie in a place. */
export type Load = (area: string) => number;

const EMPTY: Load = () => 0;

/** A column that is as many parts wide as cards lie in it, between two bounds. */
export const parts = (load: number, least: number, most: number): string => `minmax(0, ${Math.min(most, Math.max(least, load)).toFixed(2)}fr)`;

/** The grid template of one side: the far side has the same rows upside down, or the same columns the other way round; what is not drawn leaves its place to what lies before it. */
export function gridOf(layout: Layout, far: boolean, gone: string[] = [], load: Load = EMPTY): string {
  const rows = layout.grid.map((row) => row.split(" "));
  rows.forEach((row, i) => row.forEach((area, j) => (row[j] = gone.includes(area) ? (rows[i - 1]?.[j] ?? area) : area)));
  const columns = layout.columns(load);
  if (far && layout.across) [...rows, columns].forEach((each) => each.reverse());
  const lines = rows.map((row, i) => `"${row.join(" ")}" minmax(0, ${layout.rows[i] ?? "1fr"})`);
  return `${(far && !layout.across ? lines.reverse() : lines).join(" ")} / ${columns.join(" ")}`;
}

/** The same on a narrow screen, where what is not drawn leaves its place to its left. Where cards lie in several lines, a row is as many times as high. */
export function phoneGridOf(layout: Layout, far: boolean, lines: (area: string) => number = () => 1, gone: string[] = []): string {
  const rows = layout.phone.map((given, i) => {
    const areas = given.split(" ");
    areas.forEach((area, j) => (areas[j] = gone.includes(area) ? (areas[j - 1] ?? area) : area));
    const row = areas.join(" ");
    const [high, share, away] = layout.phoneRows[i] ?? [0, 1];
    const least = far ? (away ?? high) : high;
    const times = Math.max(...row.split(" ").map(lines));
    return `"${row}" ${share ? `minmax(${least * times}rem, ${share * times}fr)` : `${least}rem`}`;
  });
  const columns = (layout.phone[0] ?? "").split(" ").length;
  return `${(far ? rows.reverse() : rows).join(" ")} / ${Array(columns).fill("minmax(0, 1fr)").join(" ")}`;
}

/** How many cards a narrow screen has room for side by side. */
const ACROSS = 6;

/** In how many lines the cards of a place lie on a narrow screen. */
export function phoneLines(layout: Layout, area: string, things: Thing[]): number {
  const row = layout.phone.map((each) => each.split(" ")).find((each) => each.includes(area)) ?? [area];
  const room = Math.floor((ACROSS * row.filter((each) => each === area).length) / row.length);
  return Math.max(1, Math.ceil(things.reduce((sum, one) => sum + breadth(one, false), 0) / room));
}

/** The things of a zone that lie in a place. */
export const partOf = (spec: ZoneSpec, things: Thing[]): Thing[] => (spec.part ? things.filter(spec.part) : things);

/** The name of a zone as events and refs write it. */
export const zoneName = (player: number, zone: string): string => `p${player + 1}.${zone}`;
