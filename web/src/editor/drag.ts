/** Carrying a card of the editor with a mouse or pen; a finger taps: what is picked is put where it taps next. */

import { signal } from "@preact/signals";
import type { Goal } from "./model.ts";
import type { Editor, Picked } from "./state.ts";

export interface Lifted {
  what: Picked;
  name: string;
  x: number;
  y: number;
}

export const lifted = signal<Lifted | null>(null);

const FAR = 6;
let justDragged = false;

/** Whether the click that follows belongs to a drag that has ended. */
export function wasDrag(): boolean {
  const was = justDragged;
  justDragged = false;
  return was;
}

/** Where something is dropped: at what lies under the pointer, before or behind it. */
export function goalUnder(x: number, y: number): Goal | "away" | null {
  const hit = document.elementFromPoint(x, y);
  if (hit?.closest("[data-away]")) return "away";
  const place = hit?.closest<HTMLElement>("[data-goal]");
  if (!place) return null;
  const goal = JSON.parse(place.dataset["goal"] ?? "{}") as Goal;
  const axis = place.dataset["axis"];
  if (!axis) return goal;
  const box = place.getBoundingClientRect();
  const behind = axis === "x" ? x > box.left + box.width / 2 : y > box.top + box.height / 2;
  if (!behind) return goal;
  return goal.mark === undefined ? { ...goal, index: (goal.index ?? 0) + 1 } : { ...goal, inner: (goal.inner ?? 0) + 1 };
}

/** Begins to carry something, if the pointer goes far enough. */
export function lift(event: PointerEvent, what: Picked, name: string, editor: Editor): void {
  if (event.button !== 0 || event.pointerType === "touch") return;
  const { clientX, clientY, pointerId } = event;
  let moving = false;
  const move = (next: PointerEvent): void => {
    if (next.pointerId !== pointerId) return;
    if (!moving && Math.hypot(next.clientX - clientX, next.clientY - clientY) < FAR) return;
    moving = true;
    lifted.value = { what, name, x: next.clientX, y: next.clientY };
  };
  const stop = (last: PointerEvent): void => {
    if (last.pointerId !== pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    if (!moving) return;
    lifted.value = null;
    justDragged = true;
    setTimeout(() => (justDragged = false), 50);
    if (last.type !== "pointerup") return;
    const goal = goalUnder(last.clientX, last.clientY);
    if (goal === "away") {
      if ("spot" in what) editor.remove(what.spot);
    } else if (goal) editor.put(goal, what);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}
