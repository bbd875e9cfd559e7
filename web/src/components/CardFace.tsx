import type { Thing } from "../board/things.ts";
import { Face } from "../faces/Face.tsx";

export { shownName, whole } from "../faces/look.ts";

interface Props {
  game: string;
  one: Thing;
  /** Draws the first lines of the text, where there is room for them. */
  text?: boolean;
}

/** A card as it lies on the table: as wide as --cw, sideways where it is turned. */
export function CardFace({ game, one, text }: Props) {
  const classes = ["card", one.hidden ? "back" : `kind-${one.kind}`, one.turned && "turned", one.body && "placed"].filter(Boolean).join(" ");
  return (
    <div class={classes}>
      <Face game={game} one={one} size={text ? "hand" : "board"} />
    </div>
  );
}
