import { useEffect, useState } from "preact/hooks";
import { faces } from "../board/animate.ts";
import { thing } from "../board/things.ts";
import type { Happening, View } from "../protocol.ts";
import { cardInfo } from "../state/cards.ts";
import { Face } from "../faces/Face.tsx";

/** How long a card that was checked or revealed can be seen, in milliseconds. */
const LOOK = 1200;
const MOST = 6;

/** The cards that were just checked or revealed, large over the board; the log tells of them too. */
export function Shown({ view, events }: { view: View; events: Happening[] }) {
  const [now, setNow] = useState<Happening[]>([]);
  useEffect(() => {
    const news = faces(events, view.viewer);
    if (news.length === 0) return;
    setNow((old) => [...old, ...news].slice(-MOST));
    setTimeout(() => setNow((old) => old.filter((event) => !news.includes(event))), LOOK);
  }, [events]);
  if (now.length === 0) return null;
  return (
    <div class="shown-cards" aria-hidden="true">
      {now.map((event) => {
        const info = cardInfo(view.game, event.id ?? "");
        return <Face key={event.i} game={view.game} one={thing(view, { ...info?.facts, card: event.id ?? "", name: event.card ?? "", kind: info?.kind ?? "" })} size="hand" />;
      })}
    </div>
  );
}
