/** What is shown large where nothing is staged. */

import type { Happening } from "../protocol.ts";

const MOST = 7;

const SHOWING = new Set(["checked", "revealed", "reveal"]);

/** What was checked or revealed and does not lie in the viewer's sight anyway: on the field, or in their own hand. */
export function faces(events: Happening[], viewer: number | null): Happening[] {
  const own = viewer === null ? null : `p${viewer + 1}.hand.`;
  const seen = (ref: string): boolean => ref.startsWith("b") || (own !== null && ref.startsWith(own));
  return events.filter((event) => event.id && SHOWING.has(event.event) && (event.event === "checked" || !seen(event.ref ?? ""))).slice(-MOST);
}
