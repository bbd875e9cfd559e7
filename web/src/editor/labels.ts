/** What the server calls the parts of a scenario, for the reader's own words. A word that is not here is shown as it comes. */

/** Marks of cards, players and tables. */
export const MARKS: string[] = [
  "Suspended",
  "Played this turn",
  "Face up",
  "Face down",
  "Under it, top first",
  "Under it, the lowest first",
  "Links",
  "Block icon",
  "Dull",
  "Frozen",
  "Came this turn",
  "Damage",
  "Counters",
  "Energy",
  "Assist",
  "Stunned",
  "Crystals",
  "Winning ticket",
  "Format",
  "Memory, seen from player 1",
];

/** Phases that no board names, since nobody waits in them. */
export const PHASES: Record<string, string> = { setup: "Before the game" };
