/** Dragging a thing with a mouse or pen; a finger scrolls, and taps. */

import { computed, signal } from "@preact/signals";
import type { Ref } from "../protocol.ts";
import type { Session } from "../state/session.ts";
import type { Thing } from "./things.ts";

export interface Dragged {
  one: Thing;
  x: number;
  y: number;
}

export const dragged = signal<Dragged | null>(null);

/** What is being dragged, wherever it is just now. */
export const lifted = computed(() => dragged.value?.one ?? null);

const FAR = 8;
let justDragged = false;

/** Whether the click that follows belongs to a drag that has ended. */
export function wasDrag(): boolean {
  const was = justDragged;
  justDragged = false;
  return was;
}

interface Place {
  on: Ref | null;
  verbs: string[];
}

/** What lies under the pointer: the player, a thing, or a free place, and the verbs that belong there. */
function under(x: number, y: number, not: Ref): Place {
  const hit = document.elementFromPoint(x, y);
  const ref = hit?.closest<HTMLElement>("[data-ref]")?.dataset["ref"];
  const zone = hit?.closest<HTMLElement>("[data-drop]");
  const thing = ref !== undefined && ref !== not;
  const verbs = (thing ? zone?.dataset["onto"] : zone?.dataset["drop"]) ?? "";
  return { on: hit?.closest("[data-player-target]") ? "player" : thing ? ref : null, verbs: verbs.split(",") };
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
    if (last.type !== "pointerup") return;
    const { on, verbs } = under(last.clientX, last.clientY, ref);
    // The click that ends a drag comes first: on the table it closes what is open.
    setTimeout(() => session.drop(ref, on, verbs));
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}
