import { useContext } from "preact/hooks";
import type { CardInfo } from "../api.ts";
import type { Thing } from "../board/things.ts";
import { Table } from "../components/context.ts";
import { roomOf } from "../games/index.ts";
import { lookAt, type Size } from "./look.ts";
import { PlainFace } from "./plain.tsx";

export type { Size } from "./look.ts";

interface Props {
  one: Thing;
  /** Which of the four drawings: full 320, hand 150, board 96, chip 56 wide or about so. */
  size: Size;
  /** The game; else that of the table. */
  game?: string;
  /** The card, where it is known already. */
  card?: CardInfo | undefined;
  /** Whether keywords can be pointed at and focused, to read their rule. */
  live?: boolean;
}

/** A card as players read it. It is as wide as the custom property --w around it says. */
export function Face({ one, size, game, card, live = false }: Props) {
  const table = useContext(Table);
  if (one.hidden) return <Back size={size} />;
  const name = game ?? table.game;
  const look = lookAt(name, one, size, card, live);
  const Drawing = roomOf(name).face ?? PlainFace;
  return <Drawing look={look} />;
}

/** The back of a card. */
export function Back({ size }: { size: Size }) {
  return (
    <div class={`face back size-${size}`}>
      <span aria-hidden="true">審</span>
    </div>
  );
}
