/** How Divine Cross looks and speaks in the browser. */

import type { Layout } from "../../board/layouts.ts";
import type { Room } from "../room.ts";
import { UnitFace } from "./face.tsx";
import { guide } from "./guide.ts";
import { script } from "./text.ts";

const layout: Layout = {
  goal: "Three cards in the opponent's KO zone win the game.",
  middle: "resolution",
  grid: ["plate ko deck discard", "standby main main main"],
  rows: ["var(--camp)", "1fr"],
  columns: () => ["minmax(0, 1fr)", "minmax(0, 1.5fr)", "minmax(0, 0.6fr)", "minmax(0, 0.6fr)"],
  across: true,
  phone: ["main main main standby standby standby", "ko ko deck deck discard discard"],
  phoneRows: [[6.6, 1], [2.8, 0]],
  zones: [
    { zone: "main", area: "main", label: "Main#zone", style: "row", big: true, tails: 2, verbs: ["charge", "play", "retreat", "choose main"], hint: "The unit that fights." },
    { zone: "standby", area: "standby", label: "Standby", style: "row", tails: 2, verbs: ["deploy", "play"], onto: ["charge", "deploy", "play"], hint: "Units that wait to take over." },
    { zone: "ko", area: "ko", label: "KO", style: "life", places: 3, hint: "Units that were knocked out: three lose the game." },
    { zone: "deck", area: "deck", label: "Deck", style: "pile", hint: "Cards to be drawn." },
    { zone: "discard", area: "discard", label: "Discard", style: "open", hint: "Cards that were used." },
  ],
  phases: [["draw", "Draw"], ["main", "Main"], ["battle", "Battle"], ["end", "End"]],
};

/** As at a table with the players on opposite sides of it. */
const facing: Layout = {
  ...layout,
  grid: ["ko main standby deck discard", "ko main standby plate plate"],
  rows: ["1fr", "var(--plate)"],
  columns: () => ["var(--corner)", "minmax(0, 1fr)", "minmax(0, 2.4fr)", "var(--pile)", "var(--pile)"],
  across: false,
};

const EXAMPLE = `title: A charged unit against a fresh one
game: divinecross
p1:
  main: [{card: SP1-001, energy: 2}]
  standby: [SP1-002]
  hand: [SP1-003, SP1-014]
p2:
  main: [{card: SP1-025, damage: 200}]
  standby: [SP1-026]
`;

export const room: Room = {
  title: "Divine Cross",
  blurb: "Charge your units with energy and knock out three of the opponent's.",
  felt: "#7a3fb0",
  layout,
  habit: { label: "The players sit", usual: "left and right, main unit against main unit", other: "below and above", layout: facing },
  guide,
  example: EXAMPLE,
  kinds: { unit: "Unit", event: "Event", action: "Action", assist: "Assist" },
  value: { field: "hp", full: "full_hp", label: "HP" },
  face: UnitFace,
  script,
  shows: { unit: "being", event: "sigil", action: "strike", assist: "thing" },
  turned: "dull",
  questions: {
    "charge card": "Which card of your hand becomes energy?",
    put: "Which one does the effect move?",
    "attach card": "Which card is attached?",
    "attachenergy card": "Which card is attached?",
    "attachassist card": "Which card is attached?",
    "moveenergy card": "Which card is moved?",
    "retreat card": "Pay for the retreat: which card goes?",
  },
};
