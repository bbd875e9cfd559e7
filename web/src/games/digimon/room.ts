/** How Digimon looks and speaks in the browser. */

import { parts, type Layout } from "../../board/layouts.ts";
import { kindIs, other, type Room } from "../room.ts";
import { DigimonFace } from "./face.tsx";
import { guide } from "./guide.ts";
import { script } from "./text.ts";

const layout: Layout = {
  goal: "An attack on a player without security cards wins the game.",
  middle: "memory",
  grid: ["security security battle support deck trash", "breeding eggs battle support removed removed", "breeding eggs battle support plate plate"],
  rows: ["1fr", "0.6fr", "var(--plate)"],
  columns: (load) => ["var(--corner)", "var(--eggs)", parts(load("battle"), 3.2, 7), load("support") > 0 ? parts(load("support") * 0.75, 0.9, 2.2) : "0px", "var(--pile)", "var(--pile)"],
  phone: ["battle battle battle battle battle battle battle battle", "breeding eggs support support security deck trash removed"],
  phoneRows: [[5.6, 1], [4, 0, 3.8]],
  zones: [
    { zone: "security", area: "security", label: "Security", style: "life", player: true, hint: "These cards protect the player; an attack on the player checks them." },
    { zone: "breeding", area: "breeding", label: "Breeding", style: "row", tails: 2, hint: "A Digimon grows here, safe from everything." },
    { zone: "eggs", area: "eggs", label: "Eggs", style: "pile", verbs: ["hatch"], hint: "Eggs to hatch, one at the start of a turn." },
    { zone: "battle", area: "battle", label: "Battle area", style: "row", tails: 5, part: other("tamer", "option"), verbs: ["play", "use", "dna", "move"], onto: ["use", "dna", "move"], against: ["block"], hint: "Digimon that attack and block." },
    { zone: "battle", area: "support", label: "Tamers and options", style: "row", shy: true, tails: 2, part: kindIs("tamer", "option"), verbs: ["play", "use"], hint: "Tamers, and options that stay." },
    { zone: "deck", area: "deck", label: "Deck", style: "pile", hint: "Cards to be drawn." },
    { zone: "trash", area: "trash", label: "Trash", style: "open", hint: "Cards that were used or deleted." },
    { zone: "removed", area: "removed", label: "Removed", style: "open", shy: true, hint: "Tokens and cards out of the game." },
  ],
  phases: [["unsuspend", "Unsuspend"], ["draw", "Draw"], ["breeding", "Breeding"], ["main", "Main"]],
};

const EXAMPLE = `title: One attack from the end
game: digimon
memory: 3
p1:
  battle: [{card: SD1-008, under: [SD1-003]}]
  hand: [SD1-012, SD1-021]
p2:
  security: 1
  battle: [{card: SD1-030, suspended: true}]
`;

export const room: Room = {
  title: "Digimon",
  blurb: "Raise Digimon, digivolve them and break through the opponent's security.",
  felt: "#2b6fd0",
  layout,
  guide,
  example: EXAMPLE,
  kinds: { digimon: "Digimon", tamer: "Tamer", option: "Option", dual: "DUAL", egg: "Digi-Egg" },
  value: { field: "dp", label: "DP" },
  face: DigimonFace,
  script,
  shows: { egg: "egg", tamer: "person", option: "sigil" },
  turned: "suspended",
  questions: {
    digivolve: "Which Digimon digivolves?",
    arts: "Arts Digivolve: which card digivolves into it?",
    "link to": "Which Digimon gets the link card?",
    attacker: "Which Digimon attacks?",
    scapegoat: "To save it: which other Digimon is deleted?",
    alliance: "Which Digimon helps, and is suspended?",
    digisorption: "To lower the cost: which Digimon is suspended?",
    "mind link": "Which Digimon does the Tamer go under?",
  },
  counters: "Digimon asks at every attack whether you counter, so that nobody learns what you hold. Where you cannot, this answers for you after a moment; the other player may notice how fast.",
};
