/** What a picture is drawn from: the facts of a card, never its text. */

/** What a picture shows: a body on its ground, a person, a hero with a weapon, a being that may be either, an egg, a sign, a blow, a thing. */
export type Nature = "body" | "person" | "hero" | "being" | "egg" | "sigil" | "strike" | "thing";

export interface Subject {
  /** The same for the same picture. */
  key: string;
  id: string;
  /** In English where it is known, as its words say what is shown. */
  name: string;
  nature: Nature;
  hues: string[];
  traits: string[];
  /** How grown or strong, from 2 to 7. */
  rank: number;
}
