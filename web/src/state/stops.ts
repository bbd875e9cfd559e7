/** Where a player wants to be asked, and where priority is passed or a counter declined for them. */

import { effect, signal } from "@preact/signals";
import type { Decision, Option, View } from "../protocol.ts";
import { keep, load } from "./storage.ts";

export const PHASES = ["active", "draw", "main1", "attack", "main2", "end"] as const;
export type Phase = (typeof PHASES)[number];

export interface Stops {
  own: Record<Phase, boolean>;
  theirs: Record<Phase, boolean>;
  /** Stop whenever something of the opponent is on the stack. */
  stack: boolean;
}

const none = { active: false, draw: false, main1: false, attack: false, main2: false, end: false };

export const USUAL: Stops = { own: { ...none }, theirs: { ...none, attack: true, end: true }, stack: true };

export const stops = signal<Stops>({ ...USUAL, ...load<Partial<Stops>>("stops", {}) });

/** The turn of the present match in which everything is passed until the opponent does something; -1 for none. */
export const passing = signal(-1);

export function watchStops(): void {
  effect(() => keep("stops", stops.value));
}

/** The option of a counter question that can only be declined: it is asked so that nobody learns what the player holds. */
export const onlyDeclines = (decision: Decision): Option | null =>
  decision.kind === "counter" && decision.options.length === 1 ? (decision.options[0] ?? null) : null;

/** The option that passes priority here by the player's own settings, if that is what they want. */
export function passFor(view: View, decision: Decision, wanted: Stops, passingTurn: number): Option | null {
  if (view.game !== "fftcg" || decision.kind !== "priority") return null;
  const pass = decision.options.find((option) => option.verb === "pass");
  if (!pass) return null;
  const stack = (view["stack"] ?? []) as { player?: number }[];
  const top = stack[0];
  if (top) return wanted.stack && top.player !== decision.player ? null : pass;
  if (passingTurn === view.turn) return pass;
  const own = view.turn_player === decision.player;
  const phase = PHASES.find((each) => each === view.phase);
  if (phase && (own ? wanted.own : wanted.theirs)[phase]) return null;
  return pass;
}
