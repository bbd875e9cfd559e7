/** Of which cards the server has pictures of the user's own; asked for once for each game, where they are wanted. */

import { signal } from "@preact/signals";
import { api } from "../api.ts";
import type { GameName } from "../protocol.ts";

const known = signal<ReadonlyMap<GameName, ReadonlySet<string>>>(new Map());
const asked = new Set<GameName>();

/** Whether there is a picture of a card. The first question of a game asks the server. */
export function hasPicture(game: GameName, id: string): boolean {
  if (!asked.has(game) && game) {
    asked.add(game);
    api.pictures(game).then(
      ({ cards }) => (known.value = new Map([...known.value, [game, new Set(cards)]])),
      () => asked.delete(game),
    );
  }
  return known.value.get(game)?.has(id) ?? false;
}
