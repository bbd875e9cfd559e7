/** How FF-TCG looks and speaks in the browser. */

import type { Layout } from "../../board/layouts.ts";
import { kindIs, other, type Room } from "../room.ts";
import { ForwardFace } from "./face.tsx";
import { guide } from "./guide.ts";
import { script } from "./text.ts";

const layout: Layout = {
  goal: "Seven cards in the opponent's damage zone win the game.",
  middle: "stack",
  grid: ["damage forwards deck", "damage backups break", "lb backups removed"],
  rows: ["1.12fr", "0.5fr", "0.5fr"],
  columns: "clamp(5rem, 13cqw, 10rem) 1fr clamp(4rem, 9cqw, 8rem)",
  phone: ["forwards forwards forwards forwards forwards forwards", "backups backups backups backups backups backups", "damage damage lb deck break removed"],
  phoneRows: [[5.6, 1.2], [4.6, 1], [2.2, 0]],
  zones: [
    { zone: "field", area: "forwards", label: "Forwards and monsters", style: "row", part: other("backup"), verbs: ["cast", "warp", "prime"], against: ["block"], hint: "Forwards attack and block; monsters help them." },
    { zone: "field", area: "backups", label: "Backups", style: "row", part: kindIs("backup"), verbs: ["cast", "warp"], hint: "Backups are dulled to pay costs." },
    { zone: "damage", area: "damage", label: "Damage", style: "life", places: 7, player: true, against: ["attack"], hint: "One card for each point of damage: seven lose the game." },
    { zone: "deck", area: "deck", label: "Deck", style: "pile", hint: "Cards to be drawn." },
    { zone: "break", area: "break", label: "Break", style: "open", verbs: ["discard", "choose discard", "choose hand limit"], hint: "Cards that were broken, discarded or used." },
    { zone: "lb", area: "lb", label: "LB deck", style: "open", shy: true, hint: "Cards with Limit Break. Only their owner sees those that lie face down; face-up ones are used up." },
    { zone: "removed", area: "removed", label: "Removed", style: "open", shy: true, hint: "Cards out of the game, and cards that wait to Warp in." },
  ],
  phases: [["active", "Active"], ["draw", "Draw"], ["main1", "Main 1"], ["attack", "Attack"], ["main2", "Main 2"], ["end", "End"]],
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
