/** A game without a room of its own: its table is laid by its view alone, and everything is called what the server calls it. */

import type { Layout, ZoneSpec } from "../board/layouts.ts";
import type { Entry, GameName, PileView, View } from "../protocol.ts";
import type { Room } from "./room.ts";

/** What every view has, and is shown in a place of its own. */
const COMMON = new Set(["game", "viewer", "turn", "turn_player", "phase", "over", "winner", "players", "hand"]);
/** What of a card is shown by its face. */
const FACE = new Set(["ref", "card", "name", "kind", "hidden", "cost", "level", "keywords", "counters", "under", "links", "colors", "elements", "attributes", "traits"]);

const spaced = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll("_", " ");

const isEntry = (value: unknown): value is Entry => typeof value === "object" && value !== null && !Array.isArray(value);
const isField = (value: unknown): value is Entry[] => Array.isArray(value) && value.every(isEntry);
const isPile = (value: unknown): value is PileView => isEntry(value) && typeof value["count"] === "number" && isField(value["cards"]);

/** The room of a game that has none. */
export const neutral = (game: GameName): Room => ({
  title: spaced(game),
  blurb: "",
  felt: "#5a6472",
  layout: null,
  guide: null,
  example: `title: A position\ngame: ${game}\np1: {}\np2: {}\n`,
  kinds: {},
  value: null,
  turned: "turned",
  questions: {},
});

/** The zones of a view in their order: what stands on the field in rows of its own, the piles side by side below. */
export function neutralLayout(view: View, phases: string[] = []): Layout {
  const zones = Object.entries(view.players[0] ?? {}).filter(([zone, value]) => !COMMON.has(zone) && (isField(value) || isPile(value)));
  const rows = zones.filter(([, value]) => isField(value)).map(([zone]) => zone);
  const piles = zones.filter(([, value]) => isPile(value)).map(([zone]) => zone);
  const wide = Math.max(1, piles.length);
  const area = (zone: string): string => zone.replaceAll(/\W/g, "-");
  const grid = [...rows.map((zone) => Array<string>(wide).fill(area(zone)).join(" ")), ...(piles.length > 0 ? [piles.map(area).join(" ")] : [])];
  const spec = (zone: string, style: ZoneSpec["style"]): ZoneSpec => ({ zone, area: area(zone), label: spaced(zone), style, hint: spaced(zone), ...(style === "row" ? { tails: 2 } : {}) });
  const seen = phases.filter((phase) => phase !== "setup");
  return {
    goal: "",
    middle: "plain",
    zones: [...rows.map((zone) => spec(zone, "row")), ...piles.map((zone) => spec(zone, "open"))],
    grid: [...grid, Array<string>(wide).fill("plate").join(" ")],
    rows: [...grid.map((_, i) => (i < rows.length ? "1fr" : "0.6fr")), "auto"],
    columns: () => Array<string>(wide).fill("minmax(0, 1fr)"),
    phone: grid,
    phoneRows: grid.map((_, i): [number, number] => (i < rows.length ? [5.6, 1] : [2.2, 0])),
    phases: (seen.includes(view.phase) ? seen : [view.phase]).map((phase) => [phase, spaced(phase)]),
  };
}

const told = (value: unknown): boolean => value !== null && value !== false && value !== "" && !(Array.isArray(value) && value.length === 0);
const flat = (value: unknown): string => (value === true ? "" : Array.isArray(value) ? value.map(String).join("/") : String(value));

/** What is true of a card, a player or the table, in the words of the server: all that is no card itself. */
export function factsIn(entry: Readonly<Record<string, unknown>>): string[] {
  const shown = Object.entries(entry).filter(([key, value]) => !COMMON.has(key) && !FACE.has(key) && told(value) && (Array.isArray(value) ? !value.some(isEntry) : !isEntry(value)));
  return shown.map(([key, value]) => `${spaced(key)} ${flat(value)}`.trim());
}

/** The cards that lie between the players. */
export const between = (view: View): Entry[] =>
  Object.entries(view).flatMap(([key, value]) => (COMMON.has(key) ? [] : isPile(value) ? value.cards : isField(value) ? value : []));
