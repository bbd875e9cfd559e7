/** How FF-TCG looks and speaks in the browser. */

import { parts, type Layout } from "../../board/layouts.ts";
import { kindIs, other, type Room } from "../room.ts";
import { ForwardFace } from "./face.tsx";
import { guide } from "./guide.ts";
import { script } from "./text.ts";

const layout: Layout = {
  goal: "Seven cards in the opponent's damage zone win the game.",
  middle: "stack",
  grid: ["damage forwards backups deck break", "damage forwards backups lb removed", "damage forwards backups plate plate"],
  rows: ["1fr", "0.6fr", "var(--plate)"],
  columns: (load) => ["var(--corner)", parts(load("forwards"), 3, 6), parts(load("backups") * 0.7, 1.2, 3.2), "var(--pile)", "var(--pile)"],
  phone: ["forwards forwards forwards forwards forwards forwards forwards forwards", "backups backups backups damage deck break lb removed"],
  phoneRows: [[5.6, 1], [4.2, 0, 4]],
  zones: [
    { zone: "field", area: "forwards", label: "Forwards and monsters", style: "row", part: other("backup"), verbs: ["cast", "warp", "prime"], against: ["block"], hint: "Forwards attack and block; monsters help them." },
    { zone: "field", area: "backups", label: "Backups", style: "row", ready: "Backups, {n} of {all} active", part: kindIs("backup"), verbs: ["cast", "warp"], hint: "Backups are dulled to pay costs." },
    { zone: "damage", area: "damage", label: "Damage", style: "life", places: 7, player: true, against: ["attack"], hint: "One card for each point of damage: seven lose the game." },
    { zone: "deck", area: "deck", label: "Deck", style: "pile", hint: "Cards to be drawn." },
    { zone: "break", area: "break", label: "Break", style: "open", verbs: ["discard", "choose discard", "choose hand limit"], hint: "Cards that were broken, discarded or used." },
    { zone: "lb", area: "lb", label: "LB deck", style: "open", shy: true, hint: "Cards with Limit Break. Only their owner sees those that lie face down; face-up ones are used up." },
    { zone: "removed", area: "removed", label: "Removed", style: "open", shy: true, hint: "Cards out of the game, and cards that wait to Warp in." },
  ],
  phases: [["active", "Active"], ["draw", "Draw"], ["main1", "Main 1"], ["attack", "Attack"], ["main2", "Main 2"], ["end", "End"]],
};

/** As many players lay it: Backups in a row behind the Forwards. */
const behind: Layout = {
  ...layout,
  grid: ["damage forwards deck break", "damage forwards lb removed", "damage backups plate plate"],
  rows: ["1fr", "0.7fr", "max(var(--plate), 33%)"],
  columns: () => ["var(--corner)", "minmax(0, 1fr)", "var(--pile)", "var(--pile)"],
};

const EXAMPLE = `title: Six points of damage
game: fftcg
p1:
  field: [S1-012, S1-001, S1-005]
  hand: [S1-022, S1-024]
p2:
  damage: 6
  field: [{card: S1-038, dull: true}]
`;

export const room: Room = {
  title: "FF-TCG",
  blurb: "Build up Backups, cast Forwards and Summons, and deal seven points of damage.",
  felt: "#2b9a86",
  layout,
  habit: { label: "Backups lie", usual: "beside the Forwards, which are larger then", other: "behind the Forwards", layout: behind },
  guide,
  example: EXAMPLE,
  kinds: { forward: "Forward", backup: "Backup", summon: "Summon", monster: "Monster" },
  value: { field: "power", label: "Power" },
  face: ForwardFace,
  script,
  shows: { forward: "hero", backup: "person", summon: "sigil" },
  turned: "dull",
  questions: {
    activate: "Which one becomes active?",
  },
  stops: true,
};
