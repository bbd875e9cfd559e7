/** Moves on the table, drawn from events: short, and only where things may move. */

import type { Happening } from "../protocol.ts";

const TIME = 240;
const APART = 35;
const MOST = 7;
/** How long a number stands over what it was done to. */
const READ = 700;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where bodies and zones lie, by name. */
export type Places = ReadonlyMap<string, Box>;

export interface Flight {
  from: string | null;
  to: string;
  name: string;
  delay: number;
}

/** Events that only ever take a card from the deck, where the server need not say so. */
const FROM_DECK = new Set(["draw", "drew", "to damage"]);

const origin = (event: Happening): string | null => event.from ?? (FROM_DECK.has(event.event) && event.to ? event.to.replace(/\..*/, ".deck") : null);

/** Places that belong to nobody: they lie in the middle. */
const BETWEEN = new Set(["stack", "aside", "nowhere", "resolution"]);

/** The flights of a batch of events: what moved from place to place, a few at most. What is not known flies between zones. */
export function flights(events: Happening[]): Flight[] {
  const found: Flight[] = [];
  const told = new Set<string>();
  for (const event of events) {
    if (!event.to || event.event === "rule" || event.event === "withheld") continue;
    const from = origin(event);
    const to = event.ref?.startsWith("b") ? event.ref : event.to;
    const same = `${event.id ?? ""} ${event.from ?? ""} ${event.to}`;
    if (from === to || from === event.to || (event.id && told.has(same)) || found.length >= MOST) continue;
    told.add(same);
    found.push({ from, to, name: event.card ?? "", delay: found.length * APART });
  }
  return found;
}

/** Things that were hurt or struck: ref and what is shown over them. */
export function marks(events: Happening[]): { ref: string; text: string; tone: "bad" | "good" }[] {
  const found: { ref: string; text: string; tone: "bad" | "good" }[] = [];
  for (const event of events) {
    if (!event.ref) continue;
    if ((event.event === "damage" || event.event === "damaged") && event.amount) found.push({ ref: event.ref, text: `−${event.amount}`, tone: "bad" });
    else if (event.event === "healed" && event.amount) found.push({ ref: event.ref, text: `+${event.amount}`, tone: "good" });
    else if (event.event === "block" || event.event === "blocked") found.push({ ref: event.ref, text: "⛨", tone: "good" });
  }
  return found.slice(0, MOST);
}

const ATTACKS = new Set(["attack", "attacked", "skill use"]);

/** Those who attack. */
export const lunges = (events: Happening[]): string[] => [...new Set(events.filter((event) => ATTACKS.has(event.event) && event.ref).map((event) => event.ref ?? ""))];

const SHOWING = new Set(["checked", "revealed", "reveal"]);

/** What was checked or revealed and does not lie in the viewer's sight anyway: on the field, or in their own hand. */
export function faces(events: Happening[], viewer: number | null): Happening[] {
  const own = viewer === null ? null : `p${viewer + 1}.hand.`;
  const seen = (ref: string): boolean => ref.startsWith("b") || (own !== null && ref.startsWith(own));
  return events.filter((event) => event.id && SHOWING.has(event.event) && (event.event === "checked" || !seen(event.ref ?? ""))).slice(-MOST);
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Where everything on the table lies now. */
export function places(root: Element): Places {
  const found = new Map<string, Box>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-zone], [data-ref^='b']")) {
    const name = element.dataset["ref"] ?? element.dataset["zone"];
    if (name !== undefined && !found.has(name)) found.set(name, boxOf(element));
  }
  return found;
}

const centre = (box: Box): { x: number; y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Shows a batch of events over the board; `before` is where things lay when it began. */
export function animate(root: Element, layer: Element, events: Happening[], before: Places): void {
  const after = places(root);
  const base = layer.getBoundingClientRect();
  const between = root.querySelector(".middle");
  const middle = between ? boxOf(between) : undefined;
  const at = (name: string | null): Box | undefined => (name === null ? undefined : (after.get(name) ?? before.get(name) ?? (BETWEEN.has(name) ? middle : undefined)));
  for (const flight of flights(events)) {
    const to = at(flight.to);
    if (to) fly(layer, base, flight, (flight.from !== null && before.get(flight.from)) || at(flight.from) || { ...to, top: to.top - 30 }, to);
  }
  for (const ref of lunges(events)) lunge(root, ref, base);
  for (const mark of marks(events)) {
    const box = at(mark.ref);
    if (box) strike(layer, base, mark, box);
  }
}

function fly(layer: Element, base: Box, flight: Flight, from: Box, to: Box): void {
  const ghost = document.createElement("div");
  ghost.className = flight.name ? "ghost" : "ghost back";
  ghost.textContent = flight.name || "審";
  layer.append(ghost);
  const shift = (box: Box, scale: number): string => {
    const { x, y } = centre(box);
    return `translate(${x - base.left - 32}px, ${y - base.top - 44}px) scale(${scale})`;
  };
  ghost
    .animate(
      [
        { transform: shift(from, 0.8), opacity: 0.3 },
        { transform: shift(from, 1), opacity: 1, offset: 0.15 },
        { transform: shift(to, 0.95), opacity: 0.2 },
      ],
      { duration: TIME, delay: flight.delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "both" },
    )
    .finished.finally(() => ghost.remove());
}

/** A short way towards the middle of the table and back. */
function lunge(root: Element, ref: string, base: Box): void {
  const element = root.querySelector<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]`);
  if (!element) return;
  const box = element.getBoundingClientRect();
  const middle = root.querySelector(".middle")?.getBoundingClientRect() ?? base;
  const way = centre(middle).y < centre(box).y ? -1 : 1;
  element.animate([{ translate: "0 0" }, { translate: `0 ${way * box.height * 0.3}px`, scale: "1.06", offset: 0.4 }, { translate: "0 0" }], {
    duration: TIME,
    easing: "ease-in-out",
  });
}

function strike(layer: Element, base: Box, mark: { text: string; tone: string }, box: Box): void {
  const note = document.createElement("div");
  note.className = `struck ${mark.tone}`;
  note.textContent = mark.text;
  note.style.left = `${centre(box).x - base.left}px`;
  note.style.top = `${box.top + box.height / 3 - base.top}px`;
  layer.append(note);
  note
    .animate([{ opacity: 0, scale: "0.6" }, { opacity: 1, scale: "1.15", offset: 0.2 }, { opacity: 1, scale: "1", offset: 0.7 }, { opacity: 0 }], { duration: READ, fill: "both" })
    .finished.finally(() => note.remove());
}
