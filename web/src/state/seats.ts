/** The seats this browser holds: match -> token. */

import { api, type Seated } from "../api.ts";
import type { GameName } from "../protocol.ts";
import { keep, load } from "./storage.ts";

export interface Held {
  match: string;
  token: string;
  game: GameName;
  invite?: string | null;
  guide?: boolean;
  /** Where it was branched from. */
  from?: string;
  at: number;
}

const LATEST = 300;

export const held = (): Held[] => load<Held[]>("seats", []);

export const heldAt = (match: string): Held | undefined => held().find((seat) => seat.match === match);

export function hold(seated: Seated, game: GameName, more: Partial<Held> = {}): void {
  const { match, token, invite } = seated;
  const rest = held().filter((seat) => seat.match !== match);
  const now: Held = { match, token, game, at: Date.now(), invite: invite ?? null, ...more };
  keep("seats", [now, ...rest].slice(0, LATEST));
  // The game comes into the list of one's games; where that fails, the list asks for it again.
  api.claim([{ match, token }]).catch(() => undefined);
}

export function letGo(match: string): void {
  keep("seats", held().filter((seat) => seat.match !== match));
}
