/** Colours, Elements and attributes: each has a letter and a shape beside its colour, so that nobody needs to tell colours apart. */

import { t } from "../words/index.ts";

/** Shapes in a square of 24. */
const SHAPES = {
  flame: "M12 1.5c.6 4.2 6.6 6.6 6.6 13a6.6 6.6 0 0 1-13.2 0c0-3.4 2.2-4.6 3-7.8 1.2 1.4 1.8 2.3 2.3 3.7 1.4-2.6 1.8-5.4 1.3-8.9z",
  drop: "M12 1.5c3.8 5.8 7 9.2 7 13.6a7 7 0 0 1-14 0c0-4.4 3.2-7.8 7-13.6zM7.6 14.4a4.4 4.4 0 0 0 4 5c-1.9-1.2-3.2-2.8-4-5z",
  peak: "M1.5 20.5 8.6 6l4.2 7.4 2.7-4.2 7 11.3zM8.6 9.6l-1.9 4 1.9-1 1.9 1.3z",
  leaf: "M3 21.5C2.6 9.6 9.4 3 21.5 2.5 22 13.5 16.6 20 7.2 18.8zM6.4 16.8c2.4-4.8 5.4-7.6 9.8-9.6-5.2 1.2-8.6 4.4-9.8 9.6z",
  gust: "M2 7.4h11.4a2.2 2.2 0 1 0-2.2-2.2h-2a4.2 4.2 0 1 1 4.2 4.2H2zm0 4h16.2a3.8 3.8 0 1 1-3.8 3.8h2a1.8 1.8 0 1 0 1.8-1.8H2zm0 4.2h7.6a3.2 3.2 0 1 1-3.2 3.2h2a1.2 1.2 0 1 0 1.2-1.2H2z",
  bolt: "M14.6 1 3.6 13.6h6.2L7.4 23 20.4 9.4h-7z",
  star: "m12 1.5 2.7 7 7.5.4-5.8 4.7 2 7.2-6.4-4.1-6.4 4.1 2-7.2-5.8-4.7 7.5-.4z",
  flake: "m12 1 1.9 7.7 7.6-2.2-5.7 5.5 5.7 5.5-7.6-2.2L12 23l-1.9-7.7-7.6 2.2L8.2 12 2.5 6.5l7.6 2.2z",
  shield: "M12 1.5 21 4.6v7.2c0 5-3.6 8.6-9 10.7-5.4-2.1-9-5.7-9-10.7V4.6zm0 3L6 6.6v5.2c0 3.4 2.2 5.8 6 7.5z",
  eye: "M1.5 12c5-7.5 16-7.5 21 0-5 7.5-16 7.5-21 0zM12 7.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8zm0 2.6a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z",
  gem: "M6.5 3h11l5 6L12 21.5 1.5 9zm1 2.2L5 8.4h4zm9 0L15 8.4h4zM12 5.6l-2 2.8h4zM5.6 10.4l4.8 5.8-1.8-5.8z",
  sun: "M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM3.5 4.9l1.4-1.4 2.9 2.9-1.4 1.4zm12.7 12.7 1.4-1.4 2.9 2.9-1.4 1.4zM3.5 19.1l2.9-2.9 1.4 1.4-2.9 2.9zM16.2 6.4l2.9-2.9 1.4 1.4-2.9 2.9z",
  moon: "M15.5 1.8A10.4 10.4 0 1 0 22.2 15 8.6 8.6 0 0 1 15.5 1.8z",
  ring: "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zm0 4a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z",
};

export interface Hue {
  letter: string;
  label: string;
  /** The name of its custom property. */
  ink: string;
  /** What a card of this colour shows instead of a picture, as a path. */
  shape: string;
}

const hue = (letter: string, label: string, ink: string, shape: keyof typeof SHAPES): Hue => ({ letter, label, ink, shape: SHAPES[shape] });

export const HUES: Record<string, Hue> = {
  red: hue("R", "red", "red", "flame"),
  blue: hue("B", "blue", "blue", "drop"),
  yellow: hue("Y", "yellow", "yellow", "star"),
  green: hue("G", "green", "green", "leaf"),
  black: hue("K", "black", "black", "shield"),
  purple: hue("P", "purple", "purple", "eye"),
  white: hue("W", "white", "white", "gem"),
  fire: hue("F", "Fire", "red", "flame"),
  ice: hue("I", "Ice", "ice", "flake"),
  wind: hue("W", "Wind", "green", "gust"),
  earth: hue("E", "Earth", "yellow", "peak"),
  lightning: hue("L", "Lightning", "purple", "bolt"),
  water: hue("A", "Water", "blue", "drop"),
  light: hue("☀", "Light", "white", "sun"),
  dark: hue("☾", "Dark", "black", "moon"),
  none: hue("–", "no attribute", "grey", "ring"),
};

export const hueOf = (name: string): Hue => HUES[name] ?? { letter: name.slice(0, 1).toUpperCase(), label: name, ink: "grey", shape: SHAPES.ring };

/** What a colour, Element or attribute is called. */
export const hueName = (name: string): string => t(hueOf(name).label);

/** The background of a card of these colours: one colour, or stripes side by side. */
export function backdrop(names: string[]): string {
  const inks = (names.length > 0 ? names : ["none"]).map((name) => `var(--hue-${hueOf(name).ink})`);
  if (inks.length === 1) return inks[0] ?? "";
  const width = 100 / inks.length;
  return `linear-gradient(100deg, ${inks.map((ink, i) => `${ink} ${i * width}% ${(i + 1) * width}%`).join(", ")})`;
}
