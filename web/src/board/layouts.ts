/** How the table of each game is laid, as data: which zones there are, where they lie and how they are drawn. */

import type { GameName } from "../protocol.ts";
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
  /** What belongs to a body is drawn beside it, where rows are low. */
  beside?: boolean;
  /** Larger cards, for the few that matter most. */
  big?: boolean;
  /** How many cards here lose the game: drawn as places to be filled. */
  places?: number;
  /** Not drawn while it is empty. */
  shy?: boolean;
  /** Where an attack on the player is dropped. */
  player?: boolean;
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
  /** The near side's grid on a narrow screen, as a whole template of areas. */
  phone: string[];
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
    rows: ["1.1fr", "1fr"],
    columns: "minmax(4.5rem, auto) 1fr minmax(4.5rem, auto)",
    phone: ["main main main", "standby standby standby", "ko deck discard"],
    zones: [
      { zone: "main", area: "main", label: "Main", style: "row", big: true, beside: true, hint: "The unit that fights." },
      { zone: "standby", area: "standby", label: "Standby", style: "row", beside: true, hint: "Units that wait to take over." },
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
    rows: ["0.62fr", "0.62fr", "1.04fr"],
    columns: "minmax(6.5rem, auto) 4rem 1fr minmax(4.5rem, auto)",
    phone: ["battle battle battle battle", "breeding breeding support support", "security security security security", "eggs deck trash removed"],
    zones: [
      { zone: "security", area: "security", label: "Security", style: "life", player: true, hint: "These cards protect the player; an attack on the player checks them." },
      { zone: "breeding", area: "breeding", label: "Breeding", style: "row", beside: true, hint: "A Digimon grows here, safe from everything." },
      { zone: "eggs", area: "eggs", label: "Eggs", style: "pile", hint: "Eggs to hatch, one at the start of a turn." },
      { zone: "battle", area: "battle", label: "Battle area", style: "row", part: other("tamer", "option"), hint: "Digimon that attack and block." },
      { zone: "battle", area: "support", label: "Tamers and options", style: "row", beside: true, part: kindIs("tamer", "option"), hint: "Tamers, and options that stay." },
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
    rows: ["1fr", "0.5fr", "0.5fr"],
    columns: "minmax(4.5rem, auto) 1fr minmax(4.5rem, auto)",
    phone: ["forwards forwards forwards", "backups backups backups", "damage damage damage", "deck break removed"],
    zones: [
      { zone: "field", area: "forwards", label: "Forwards and monsters", style: "row", beside: true, part: other("backup"), hint: "Forwards attack and block; monsters help them." },
      { zone: "field", area: "backups", label: "Backups", style: "row", beside: true, part: kindIs("backup"), hint: "Backups are dulled to pay costs." },
      { zone: "damage", area: "damage", label: "Damage", style: "life", places: 7, player: true, hint: "One card for each point of damage: seven lose the game." },
      { zone: "deck", area: "deck", label: "Deck", style: "pile", hint: "Cards to be drawn." },
      { zone: "break", area: "break", label: "Break", style: "open", hint: "Cards that were broken, discarded or used." },
      { zone: "removed", area: "removed", label: "Removed", style: "open", shy: true, hint: "Cards out of the game, and cards that wait to Warp in." },
    ],
    phases: [["active", "Active"], ["draw", "Draw"], ["main1", "Main 1"], ["attack", "Attack"], ["main2", "Main 2"], ["end", "End"]],
  },
};

/** The grid template of one side: the far side has the same rows upside down. */
export function gridOf(layout: Layout, far: boolean): string {
  const rows = far ? [...layout.grid].reverse() : layout.grid;
  const heights = far ? [...layout.rows].reverse() : layout.rows;
  return `${rows.map((row, i) => `"${row}" minmax(0, ${heights[i] ?? "1fr"})`).join(" ")} / ${layout.columns}`;
}

/** The same on a narrow screen: rows as high as they need. */
export function phoneGridOf(layout: Layout, far: boolean): string {
  const rows = far ? [...layout.phone].reverse() : layout.phone;
  const columns = (layout.phone[0] ?? "").split(" ").length;
  return `${rows.map((row) => `"${row}" auto`).join(" ")} / ${Array(columns).fill("minmax(0, 1fr)").join(" ")}`;
}

/** The name of a zone as events and refs write it. */
export const zoneName = (player: number, zone: string): string => `p${player + 1}.${zone}`;
