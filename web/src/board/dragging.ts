/** Dragging a thing with a mouse or pen; a finger scrolls, and taps. */

import { signal } from "@preact/signals";
import type { Ref } from "../protocol.ts";
import type { Session } from "../state/session.ts";
import type { Thing } from "./things.ts";

export interface Dragged {
  one: Thing;
  x: number;
  y: number;
}

export const dragged = signal<Dragged | null>(null);

const FAR = 8;
let justDragged = false;

/** Whether the click that follows belongs to a drag that has ended. */
export function wasDrag(): boolean {
  const was = justDragged;
  justDragged = false;
  return was;
}

/** What lies under the pointer: a thing, the player, or a free place of the table; undefined beside it. */
function under(x: number, y: number, not: Ref): Ref | null | undefined {
  const hit = document.elementFromPoint(x, y);
  const ref = hit?.closest<HTMLElement>("[data-ref]")?.dataset["ref"];
  if (ref !== undefined && ref !== not) return ref;
  if (hit?.closest("[data-player-target]")) return "player";
  return hit?.closest("[data-drop]") ? null : undefined;
}

export function startDrag(event: PointerEvent, one: Thing, session: Session): void {
  const ref = one.ref;
  if (event.button !== 0 || event.pointerType === "touch" || ref === null || !session.byRef.value.has(ref)) return;
  const { clientX, clientY } = event;
  let moving = false;
  const move = (next: PointerEvent): void => {
    if (!moving && Math.hypot(next.clientX - clientX, next.clientY - clientY) < FAR) return;
    if (!moving) {
      moving = true;
      session.menu.value = null;
      session.armed.value = ref;
      session.shown.value = null;
    }
    dragged.value = { one, x: next.clientX, y: next.clientY };
  };
  const stop = (last: PointerEvent): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    if (!moving) return;
    dragged.value = null;
    justDragged = true;
    setTimeout(() => (justDragged = false), 50);
    session.armed.value = null;
    const on = last.type === "pointerup" ? under(last.clientX, last.clientY, ref) : undefined;
    // The click that ends a drag comes first: on the table it closes what is open.
    if (on !== undefined) setTimeout(() => session.drop(ref, on));
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}
