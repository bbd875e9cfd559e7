/** Keyboard focus over the things on the table: one of them is in the tab order, arrows go to the nearest in a direction. */

import { signal } from "@preact/signals";

export const roving = signal("");

export interface Box {
  x: number;
  y: number;
}

type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export const isWay = (key: string): key is Way => key.startsWith("Arrow");

/** The index of the nearest place in a direction, -1 if there is none: across counts more than along. */
export function nearest(from: Box, places: Box[], way: Way): number {
  let best = -1;
  let least = Infinity;
  places.forEach((place, index) => {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const ahead = way === "ArrowLeft" ? -dx : way === "ArrowRight" ? dx : way === "ArrowUp" ? -dy : dy;
    const aside = Math.abs(way === "ArrowLeft" || way === "ArrowRight" ? dy : dx);
    if (ahead < 4) return;
    const far = ahead + aside * 2.5;
    if (far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}

const centre = (element: Element): Box => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

const spots = (within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>("[data-spot]")].filter((spot) => spot.offsetParent !== null);

/** Moves the focus from one thing to the nearest in a direction. */
export function rove(within: Element, from: Element, way: Way): void {
  const others = spots(within).filter((spot) => spot !== from);
  const next = others[nearest(centre(from), others.map(centre), way)];
  if (!next) return;
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Sees to it that something on the table can be reached with Tab: what can be chosen before what cannot. */
export function settleRoving(within: Element): void {
  const found = spots(within);
  if (found.some((spot) => spot.dataset["spot"] === roving.value)) return;
  const first = found.find((spot) => spot.classList.contains("glow")) ?? found[0];
  roving.value = first?.dataset["spot"] ?? "";
}

/** Goes to the next thing that can be chosen. */
export function toNextChoice(within: Element, back: boolean): void {
  const found = spots(within).filter((spot) => spot.classList.contains("glow") || spot.classList.contains("target"));
  if (found.length === 0) return;
  const at = found.indexOf(document.activeElement as HTMLElement);
  const next = found[(at + (back ? -1 : 1) + found.length) % found.length] ?? found[0];
  next?.focus();
}
