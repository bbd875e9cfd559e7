/** A graded game as it is drawn and told: points of the graph, mistakes, and what lost most. */

import type { AnalysisInfo, Graded, GradedOption, Mistake } from "../api.ts";

/** A place of the graph: after so many choices, and the share of wins of the player it is drawn for. */
export interface Point {
  at: number;
  share: number;
  row: Graded | null;
}

export const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;
/** Points of a hundred that a choice has cost. */
export const points = (loss: number): string => `−${(100 * loss).toFixed(0)}`;

/** What is known after one more answer. */
export const merged = (known: AnalysisInfo, told: AnalysisInfo): AnalysisInfo => ({ ...told, rows: [...known.rows.slice(0, told.since), ...told.rows] });

/** For whom the graph is drawn: whose decisions are graded, else who looks. */
export const drawnFor = (players: readonly number[], near: number): number => (players.length === 1 ? (players[0] ?? near) : near);

/** The share of wins of one player at a decision of either. */
export const shareOf = (row: Graded, player: number): number => (row.player === player ? row.wins : 1 - row.wins);

/** All places of the graph; the last is how the game ended, when all has been looked at. */
export function graphed(rows: readonly Graded[], player: number, end: { at: number; winner: number | null } | null): Point[] {
  const found: Point[] = rows.map((row) => ({ at: row.at, share: shareOf(row, player), row }));
  if (end) found.push({ at: end.at, share: end.winner === null ? 0.5 : end.winner === player ? 1 : 0, row: null });
  return found;
}

/** The graded decision at a moment, or the last one before it. */
export const rowAt = (rows: readonly Graded[], n: number): Graded | null => rows.filter((row) => row.at <= n).at(-1) ?? null;

/** The decision one step away from a moment; null where there is none. */
export function besides(rows: readonly Graded[], n: number, by: 1 | -1): Graded | null {
  return (by > 0 ? rows.find((row) => row.at > n) : rows.filter((row) => row.at < n).at(-1)) ?? null;
}

/** The decision next to a moment. */
export function nearest(rows: readonly Graded[], n: number): Graded | null {
  let best: Graded | null = null;
  for (const row of rows) if (!best || Math.abs(row.at - n) < Math.abs(best.at - n)) best = row;
  return best;
}

/** The choices that lost most, the worst first. */
export const worst = (rows: readonly Graded[], most: number): Graded[] => [...rows].filter((row) => row.word !== "").sort((a, b) => b.loss - a.loss || a.at - b.at).slice(0, most);

/** How often each kind of mistake was made. */
export function counted(rows: readonly Graded[]): Record<Mistake, number> {
  const found = { blunder: 0, mistake: 0, slip: 0 };
  for (const { word } of rows) if (word !== "") found[word]++;
  return found;
}

/** The blunders whose cost is written beside them: the worst first, and none so near to another that both could not be read. */
export function apart(rows: readonly Graded[], room: number): Set<number> {
  const found = new Set<number>();
  for (const { at, word } of worst(rows, rows.length)) if (word === "blunder" && [...found].every((other) => Math.abs(other - at) >= room)) found.add(at);
  return found;
}

/** The next mistake of a kind after a moment, from the start again after the last. */
export function nextOf(rows: readonly Graded[], word: Mistake, n: number): Graded | null {
  const all = rows.filter((row) => row.word === word);
  return all.find((row) => row.at > n) ?? all[0] ?? null;
}

/** An option as it is listed. */
export interface Listed {
  option: GradedOption;
  chosen: boolean;
}

/** The best options, and what was chosen if it is not one of them. */
export function listedOf(row: Graded): Listed[] {
  const same = (option: GradedOption): boolean => row.taken?.index === option.index;
  const found = row.best.map((option) => ({ option, chosen: same(option) }));
  if (row.taken && !row.best.some(same)) found.push({ option: row.taken, chosen: true });
  return found;
}

/** Where turns begin and end among the choices, and whose they are where the rows tell it. */
export function bands(turns: readonly number[], choices: number): { from: number; to: number; turn: number }[] {
  return turns.map((from, i) => ({ from, to: turns[i + 1] ?? choices, turn: i })).filter(({ from, to }) => to > from);
}
