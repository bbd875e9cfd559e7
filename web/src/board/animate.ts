/** Moves on the table, drawn from events: short, and only where things may move. */

import type { Happening } from "../protocol.ts";

const TIME = 320;
const APART = 70;
const MOST = 7;

export interface Flight {
  from: string | null;
  to: string;
  name: string;
  delay: number;
}

/** Events that only ever take a card from the deck, where the server need not say so. */
const FROM_DECK = new Set(["draw", "drew", "to damage"]);

const origin = (event: Happening): string | null => event.from ?? (FROM_DECK.has(event.event) && event.to ? event.to.replace(/\..*/, ".deck") : null);

/** The flights of a batch of events: what moved from zone to zone, each zone pair a few times at most. */
export function flights(events: Happening[]): Flight[] {
  const found: Flight[] = [];
  for (const event of events) {
    if (!event.to || event.event === "rule" || event.event === "withheld") continue;
    if (event.from === event.to || found.length >= MOST) continue;
    found.push({ from: origin(event), to: event.ref?.startsWith("b") ? event.ref : event.to, name: event.card ?? "", delay: found.length * APART });
  }
  return found;
}

/** Things that were hurt or struck: ref and what is shown over them. */
export function marks(events: Happening[]): { ref: string; text: string }[] {
  const found: { ref: string; text: string }[] = [];
  for (const event of events) {
    if (!event.ref) continue;
    if ((event.event === "damage" || event.event === "damaged") && event.amount) found.push({ ref: event.ref, text: `−${event.amount}` });
    else if (event.event === "attack" || event.event === "attacked") found.push({ ref: event.ref, text: "⚔" });
    else if (event.event === "block" || event.event === "blocked") found.push({ ref: event.ref, text: "⛨" });
  }
  return found.slice(0, MOST);
}

const place = (root: Element, name: string | null): DOMRect | undefined => {
  if (name === null) return undefined;
  const found = root.querySelector(`[data-ref="${CSS.escape(name)}"]`) ?? root.querySelector(`[data-zone="${CSS.escape(name)}"]`);
  return found?.getBoundingClientRect();
};

/** Shows a batch of events over the board. */
export function animate(root: Element, layer: Element, events: Happening[]): void {
  for (const flight of flights(events)) {
    const to = place(root, flight.to);
    if (!to) continue;
    const from = place(root, flight.from) ?? { left: to.left, top: to.top - 30, width: to.width, height: to.height };
    const ghost = document.createElement("div");
    ghost.className = flight.name ? "ghost" : "ghost back";
    ghost.textContent = flight.name || "審";
    layer.append(ghost);
    const at = (box: { left: number; top: number; width: number; height: number }, scale: number): string =>
      `translate(${box.left + box.width / 2 - 32}px, ${box.top + box.height / 2 - 44}px) scale(${scale})`;
    ghost
      .animate(
        [
          { transform: at(from, 0.9), opacity: 0.2 },
          { transform: at(from, 1), opacity: 1, offset: 0.15 },
          { transform: at(to, 0.95), opacity: 0.1 },
        ],
        { duration: TIME, delay: flight.delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "both" },
      )
      .finished.finally(() => ghost.remove());
  }
  for (const mark of marks(events)) {
    const box = place(root, mark.ref);
    if (!box) continue;
    const note = document.createElement("div");
    note.className = "struck";
    note.textContent = mark.text;
    note.style.left = `${box.left + box.width / 2}px`;
    note.style.top = `${box.top + box.height / 3}px`;
    layer.append(note);
    note
      .animate([{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1.15, offset: 0.3 }, { opacity: 0, translate: "0 -24px" }], { duration: 800, fill: "both" })
      .finished.finally(() => note.remove());
  }
}
