/** Where a player wants to be asked, and where priority is passed or a counter declined for them. */

import { effect, signal } from "@preact/signals";
import { roomOf } from "../games/index.ts";
import type { Decision, Option, View } from "../protocol.ts";
import { keep, load } from "./storage.ts";

/** The moments of an attack at which players have priority. */
export const COMBAT = ["preparation", "declared", "blocked", "damage"] as const;
export type Combat = (typeof COMBAT)[number];

/** All moments at which priority can be passed, in the order of a turn. */
export const MOMENTS = ["main1", ...COMBAT, "main2"] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Stops {
  /** In one's own main phases one is always asked. */
  own: Record<Combat, boolean>;
  theirs: Record<Moment, boolean>;
  /** Stop whenever something of the opponent is on the stack. */
  stack: boolean;
}

export const USUAL: Stops = {
  own: { preparation: false, declared: false, blocked: true, damage: false },
  theirs: { main1: false, preparation: false, declared: true, blocked: true, damage: false, main2: true },
  stack: true,
};

/** Stops as a browser kept them. Those kept before an attack had its moments knew other places: only the stack still counts. */
export function known(kept: { own?: Partial<Stops["own"]>; theirs?: Partial<Stops["theirs"]>; stack?: boolean } | null): Stops {
  const now = kept?.own?.declared === undefined ? {} : kept;
  return { own: { ...USUAL.own, ...now.own }, theirs: { ...USUAL.theirs, ...now.theirs }, stack: kept?.stack ?? USUAL.stack };
}

export const stops = signal<Stops>(known(load("stops", null)));

/** The moment of an attack by what follows when both players pass, as the view tells it. */
const BEFORE: Record<string, Combat> = { declare: "preparation", block: "declared", damage: "blocked", "attack over": "damage" };

/** Whether the player wants to be asked at the present moment, with nothing on the stack. */
function stopsAt(view: View, player: number, wanted: Stops): boolean {
  const places: Partial<Record<string, boolean>> = view.turn_player === player ? wanted.own : wanted.theirs;
  return places[view.phase === "attack" ? (BEFORE[String(view["step"])] ?? "") : view.phase] ?? false;
}

/** Who passes everything until the opponent does something, and in which turn of the present match. */
export interface Passing {
  turn: number;
  player: number;
}

export const passing = signal<Passing | null>(null);

export function watchStops(): void {
  effect(() => keep("stops", stops.value));
}

/** The option of a counter question that can only be declined: it is asked so that nobody learns what the player holds. */
export const onlyDeclines = (decision: Decision): Option | null =>
  decision.kind === "counter" && decision.options.length === 1 ? (decision.options[0] ?? null) : null;

/** The option that passes priority here by the player's own settings, if that is what they want. */
export function passFor(view: View, decision: Decision, wanted: Stops, passes: Passing | null): Option | null {
  if (!roomOf(view.game).stops || decision.kind !== "priority") return null;
  const pass = decision.options.find((option) => option.verb === "pass");
  if (!pass) return null;
  const stack = (view["stack"] ?? []) as { player?: number }[];
  const top = stack[0];
  if (top) return wanted.stack && top.player !== decision.player ? null : pass;
  if (passes?.turn === view.turn && passes.player === decision.player) return pass;
  return stopsAt(view, decision.player, wanted) ? null : pass;
}
