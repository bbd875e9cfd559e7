/** What the browser knows of a game beside what the server tells: how its table is laid, and words for people. */

import type { Layout } from "../board/layouts.ts";
import type { Thing } from "../board/things.ts";
import type { Nature } from "../art/subject.ts";
import type { FaceDrawing } from "../faces/look.ts";
import type { Script } from "../faces/script.ts";
import type { Guide } from "./guiding.ts";

/** A choice of two ways to lay a table: what it is about, what both are called, and the one that is not the usual. */
export interface Habit {
  label: string;
  usual: string;
  other: string;
  layout: Layout;
}

export interface Room {
  title: string;
  blurb: string;
  /** The colour of the table. */
  felt: string;
  /** Nothing for a table that is laid by its view alone. */
  layout: Layout | null;
  /** Another habit of laying this table, for those who choose it in the settings. */
  habit?: Habit;
  /** The guided first game. */
  guide: Guide | null;
  /** A scenario to begin with. */
  example: string;
  /** What the kinds of its cards are called. */
  kinds: Record<string, string>;
  /** The number that is largest on a card: its field, what it is called, and the field of what it was at first. */
  value: { field: string; label: string; full?: string } | null;
  /** How its cards are drawn; nothing for the plain face. */
  face?: FaceDrawing;
  /** How its texts are printed. */
  script?: Script;
  /** What the pictures of its kinds of cards show; else a body. */
  shows?: Readonly<Record<string, Nature>>;
  /** What a card that lies sideways is. */
  turned: string;
  /** What is asked by what it is about; with “card” behind it where cards are chosen that are not on the field by themselves. */
  questions: Record<string, string>;
  /** Whether priority is passed where the player set no stop. */
  stops?: boolean;
  /** Why one is asked to counter where one cannot. */
  counters?: string;
}

/** Which things of a zone lie in a place, by their kinds. */
export const kindIs = (...kinds: string[]) => (thing: Thing): boolean => kinds.includes(thing.kind);
export const other = (...kinds: string[]) => (thing: Thing): boolean => !kinds.includes(thing.kind);
