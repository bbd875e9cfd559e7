import type { Thing } from "../board/things.ts";
import { useContext } from "preact/hooks";
import { CardFace } from "../components/CardFace.tsx";
import { Table } from "../components/context.ts";

export type Size = "full" | "hand" | "board" | "chip";

/** Until the faces come: the card as it was drawn before. */
export function Face({ one, size, game }: { one: Thing; size: Size; game?: string }) {
  const table = useContext(Table);
  return (
    <div class={`face ${size}`}>
      <CardFace game={game ?? table.game} one={{ ...one, turned: false }} {...(size === "hand" || size === "full" ? { text: true } : {})} />
    </div>
  );
}
