/** How the table of each game is laid, as data: which zones there are, where they lie and how they are drawn. */

import type { GameName } from "../protocol.ts";
import { widthOf, type Thing } from "./things.ts";

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
  game: GameName;
  title: string;
  blurb: string;
  goal: string;
  middle: "memory" | "stack" | "resolution";
  zones: ZoneSpec[];
  /** The rows of the near side's grid; the far side is the same upside down. */
  grid: string[];
  /** The heights of those rows. */
  rows: string[];
  columns: string;
  /** The rows of the near side's grid on a narrow screen; how high each is at least, in rem, and its share of what is left. */
  phone: string[];
  phoneRows: [number, number][];
  phases: [string, string][];
}

const kindIs = (...kinds: string[]) => (thing: Thing): boolean => kinds.includes(thing.kind);
const other = (...kinds: string[]) => (thing: Thing): boolean => !kinds.includes(thing.kind);

export const LAYOUTS: Record<GameName, Layout> = {
  divinecross: {
    game: "divinecross",
    title: "Divine Cross",
    blurb: "Charge your units with energy and knock out three of the opponent's.",
    goal: "Three cards in the opponent's KO zone win the game.",
    middle: "resolution",
    grid: ["ko main deck", "ko standby discard"],
    rows: ["1.12fr", "1fr"],
    columns: "clamp(5rem, 13cqw, 10rem) 1fr clamp(4rem, 9cqw, 8rem)",
    phone: ["main main main", "standby standby standby", "ko deck discard"],
    phoneRows: [[6.6, 1.15], [6, 1], [2.2, 0]],
    zones: [
      { zone: "main", area: "main", label: "Main#zone", style: "row", tails: 1, verbs: ["charge", "play", "retreat", "choose main"], hint: "The unit that fights." },
      { zone: "standby", area: "standby", label: "Standby", style: "row", tails: 1, verbs: ["deploy", "play"], onto: ["charge", "deploy", "play"], hint: "Units that wait to take over." },
      { zone: "ko", area: "ko", label: "KO", style: "life", places: 3, hint: "Units that were knocked out: three lose the game." },
      { zone: "deck", area: "deck", label: "Deck", style: "pile", hint: "Cards to be drawn." },
      { zone: "discard", area: "discard", label: "Discard", style: "open", hint: "Cards that were used." },
    ],
    phases: [["draw", "Draw"], ["main", "Main"], ["battle", "Battle"], ["end", "End"]],
  },
  digimon: {
    game: "digimon",
    title: "Digimon",
    blurb: "Raise Digimon, digivolve them and break through the opponent's security.",
    goal: "An attack on a player without security cards wins the game.",
    middle: "memory",
    grid: ["security security battle deck", "security security battle trash", "breeding eggs support removed"],
    rows: ["0.64fr", "0.64fr", "1fr"],
    columns: "clamp(4.6rem, 11cqw, 9rem) clamp(3.6rem, 8cqw, 7rem) 1fr clamp(4rem, 9cqw, 8rem)",
    phone: ["battle battle battle battle battle battle", "breeding breeding support support support support", "security security eggs deck trash removed"],
    phoneRows: [[6.8, 1.4], [5.2, 1], [2.2, 0]],
    zones: [
      { zone: "security", area: "security", label: "Security", style: "life", player: true, hint: "These cards protect the player; an attack on the player checks them." },
      { zone: "breeding", area: "breeding", label: "Breeding", style: "row", tails: 1, hint: "A Digimon grows here, safe from everything." },
      { zone: "eggs", area: "eggs", label: "Eggs", style: "pile", verbs: ["hatch"], hint: "Eggs to hatch, one at the start of a turn." },
      { zone: "battle", area: "battle", label: "Battle area", style: "row", tails: 3, part: other("tamer", "option"), verbs: ["play", "use", "dna", "move"], onto: ["use", "dna", "move"], against: ["block"], hint: "Digimon that attack and block." },
      { zone: "battle", area: "support", label: "Tamers and options", style: "row", part: kindIs("tamer", "option"), verbs: ["play", "use"], hint: "Tamers, and options that stay." },
      { zone: "deck", area: "deck", label: "Deck", style: "pile", hint: "Cards to be drawn." },
      { zone: "trash", area: "trash", label: "Trash", style: "open", hint: "Cards that were used or deleted." },
      { zone: "removed", area: "removed", label: "Removed", style: "open", shy: true, hint: "Tokens and cards out of the game." },
    ],
    phases: [["unsuspend", "Unsuspend"], ["draw", "Draw"], ["breeding", "Breeding"], ["main", "Main"]],
  },
  fftcg: {
    game: "fftcg",
    title: "FF-TCG",
    blurb: "Build up Backups, cast Forwards and Summons, and deal seven points of damage.",
    goal: "Seven cards in the opponent's damage zone win the game.",
    middle: "stack",
    grid: ["damage forwards deck", "damage backups break", "damage backups removed"],
    rows: ["1.12fr", "0.5fr", "0.5fr"],
    columns: "clamp(5rem, 13cqw, 10rem) 1fr clamp(4rem, 9cqw, 8rem)",
    phone: ["forwards forwards forwards forwards forwards forwards", "backups backups backups backups backups backups", "damage damage damage deck break removed"],
    phoneRows: [[5.6, 1.2], [4.6, 1], [2.2, 0]],
    zones: [
      { zone: "field", area: "forwards", label: "Forwards and monsters", style: "row", part: other("backup"), verbs: ["cast", "warp"], against: ["block"], hint: "Forwards attack and block; monsters help them." },
      { zone: "field", area: "backups", label: "Backups", style: "row", part: kindIs("backup"), verbs: ["cast", "warp"], hint: "Backups are dulled to pay costs." },
      { zone: "damage", area: "damage", label: "Damage", style: "life", places: 7, player: true, against: ["attack"], hint: "One card for each point of damage: seven lose the game." },
      { zone: "deck", area: "deck", label: "Deck", style: "pile", hint: "Cards to be drawn." },
      { zone: "break", area: "break", label: "Break", style: "open", verbs: ["discard", "choose discard", "choose hand limit"], hint: "Cards that were broken, discarded or used." },
      { zone: "removed", area: "removed", label: "Removed", style: "open", shy: true, hint: "Cards out of the game, and cards that wait to Warp in." },
    ],
    phases: [["active", "Active"], ["draw", "Draw"], ["main1", "Main 1"], ["attack", "Attack"], ["main2", "Main 2"], ["end", "End"]],
  },
};

/** The grid template of one side: the far side has the same rows upside down; what is not drawn leaves its place to what lies before it. */
export function gridOf(layout: Layout, far: boolean, gone: string[] = []): string {
  const rows = layout.grid.map((row) => row.split(" "));
  rows.forEach((row, i) => row.forEach((area, j) => (row[j] = gone.includes(area) ? (rows[i - 1]?.[j] ?? area) : area)));
  const lines = rows.map((row, i) => `"${row.join(" ")}" minmax(0, ${layout.rows[i] ?? "1fr"})`);
  return `${(far ? lines.reverse() : lines).join(" ")} / ${layout.columns}`;
}

/** The same on a narrow screen. Where cards lie in several lines, a row is as many times as high. */
export function phoneGridOf(layout: Layout, far: boolean, lines: (area: string) => number = () => 1): string {
  const rows = layout.phone.map((row, i) => {
    const [least, share] = layout.phoneRows[i] ?? [0, 1];
    const times = Math.max(...row.split(" ").map(lines));
    return `"${row}" ${share ? `minmax(${least * times}rem, ${share * times}fr)` : `${least}rem`}`;
  });
  const columns = (layout.phone[0] ?? "").split(" ").length;
  return `${(far ? rows.reverse() : rows).join(" ")} / ${Array(columns).fill("minmax(0, 1fr)").join(" ")}`;
}

/** How many cards a narrow screen has room for side by side. */
const ACROSS = 8;

/** In how many lines the cards of a place lie on a narrow screen. */
export function phoneLines(layout: Layout, area: string, things: Thing[]): number {
  const row = layout.phone.map((each) => each.split(" ")).find((each) => each.includes(area)) ?? [area];
  const room = Math.floor((ACROSS * row.filter((each) => each === area).length) / row.length);
  return Math.max(1, Math.ceil(widthOf(things) / room));
}

/** The things of a zone that lie in a place. */
export const partOf = (spec: ZoneSpec, things: Thing[]): Thing[] => (spec.part ? things.filter(spec.part) : things);

/** The name of a zone as events and refs write it. */
export const zoneName = (player: number, zone: string): string => `p${player + 1}.${zone}`;
