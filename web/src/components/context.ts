import { createContext } from "preact";
import type { GameName } from "../protocol.ts";
import type { Session } from "../state/session.ts";
import type { Thing } from "../board/things.ts";

export interface TableContext {
  game: GameName;
  /** The live table; none where a game is only looked at. */
  session: Session | null;
  /** Opens a card to be read. */
  open: (one: Thing) => void;
  /** Shows a card beside the table while it is pointed at. */
  show: (one: Thing | null, at?: Element) => void;
  /** Opens a pile. */
  spread: (title: string, things: Thing[]) => void;
}

export const Table = createContext<TableContext>({
  game: "",
  session: null,
  open: () => undefined,
  show: () => undefined,
  spread: () => undefined,
});
