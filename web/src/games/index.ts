/** The games that have a room of their own here, and how any other is shown. The only list of games in the client. */

import type { Layout } from "../board/layouts.ts";
import type { GameName, View } from "../protocol.ts";
import { games } from "../state/games.ts";
import { room as digimon } from "./digimon/room.ts";
import { room as divinecross } from "./divinecross/room.ts";
import { room as fftcg } from "./fftcg/room.ts";
import { settings } from "../state/settings.ts";
import { neutral, neutralLayout } from "./neutral.ts";
import type { Room } from "./room.ts";

export const ROOMS: Readonly<Record<GameName, Room>> = { divinecross, digimon, fftcg };

/** The game that is shown first. */
export const USUAL: GameName = Object.keys(ROOMS)[0] ?? "";

/** How a game is shown. */
export const roomOf = (game: GameName): Room => ROOMS[game] ?? neutral(game);

/** How a table is laid, by the habit that was chosen. */
export function layoutOf(view: View): Layout {
  const { layout, habit } = roomOf(view.game);
  if (habit && settings.value.habits.includes(view.game)) return habit.layout;
  return layout ?? neutralLayout(view, games.value.find((each) => each.name === view.game)?.phases);
}

/** All games: those with a room, and what else the server has. */
export const gameNames = (): GameName[] => [...new Set([...Object.keys(ROOMS), ...games.value.map(({ name }) => name)])];

/** What a game is called. */
export const titleOf = (game: GameName): string => games.value.find((each) => each.name === game)?.title ?? roomOf(game).title;

/** What a kind of cards is called, if a room says so. */
export const kindWord = (kind: string): string | undefined => Object.values(ROOMS).find((room) => kind in room.kinds)?.kinds[kind];
