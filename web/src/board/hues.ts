/** Colours, Elements and attributes: each has a letter and a shape beside its colour, so that nobody needs to tell colours apart. */

import { t } from "../words/index.ts";

/** Shapes that hold a letter, in a square of 24. */
const SHAPES = {
  triangle: "M12 .8 23.6 22.4H.4z",
  disc: "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z",
  burst: "m12 .4 3 4 5-1.4-.6 5.2 4.3 3.8-4.3 3.8.6 5.2-5-1.4-3 4-3-4-5 1.4.6-5.2L.3 12l4.3-3.8L4 3 9 4.4z",
  leaf: "M1.5 1.5H13a9.5 9.5 0 0 1 9.5 9.5v11.5H11A9.5 9.5 0 0 1 1.5 13z",
  shield: "M1.5 1.5h21v12.8L12 23.4 1.5 14.3z",
  diamond: "M12 .2 23.8 12 12 23.8.2 12z",
  hexagon: "M6.2 1.5h11.6l5.8 10.5-5.8 10.5H6.2L.4 12z",
  box: "M1.8 1.8h20.4v20.4H1.8z",
  drop: "M12 .2c5.4 6 9.6 9.4 9.6 13.8a9.6 9.6 0 0 1-19.2 0C2.4 9.6 6.6 6.2 12 .2z",
  octagon: "M7.2 1h9.6L23 7.2v9.6L16.8 23H7.2L1 16.8V7.2z",
  arch: "M2 22.5V12a10 10 0 0 1 20 0v10.5z",
  cross: "M7.5 1h9v6.5H23v9h-6.5V23h-9v-6.5H1v-9h6.5z",
};

export interface Hue {
  letter: string;
  label: string;
  /** The name of its custom property. */
  ink: string;
  /** The shape of its mark, as a path. */
  shape: string;
  /** How low the letter stands in the shape. */
  foot: number;
  /** Whether the letter is dark. */
  bright: boolean;
}

const BRIGHT = new Set(["yellow", "white", "light"]);
const FEET: Partial<Record<keyof typeof SHAPES, number>> = { triangle: 20, shield: 15.6, drop: 18.6 };

const hue = (letter: string, label: string, ink: string, shape: keyof typeof SHAPES): Hue => ({
  letter, label, ink, shape: SHAPES[shape], foot: FEET[shape] ?? 17, bright: BRIGHT.has(ink),
});

export const HUES: Record<string, Hue> = {
  red: hue("R", "red", "red", "triangle"),
  blue: hue("B", "blue", "blue", "disc"),
  yellow: hue("Y", "yellow", "yellow", "burst"),
  green: hue("G", "green", "green", "leaf"),
  black: hue("K", "black", "black", "shield"),
  purple: hue("P", "purple", "purple", "diamond"),
  white: hue("W", "white", "white", "hexagon"),
  fire: hue("F", "Fire", "red", "triangle"),
  ice: hue("I", "Ice", "ice", "hexagon"),
  wind: hue("W", "Wind", "green", "leaf"),
  earth: hue("E", "Earth", "earth", "box"),
  lightning: hue("L", "Lightning", "purple", "diamond"),
  water: hue("A", "Water", "blue", "drop"),
  light: hue("☀", "Light", "light", "octagon"),
  dark: hue("☾", "Dark", "dark", "arch"),
  none: hue("–", "no attribute", "none", "cross"),
};

export const hueOf = (name: string): Hue => HUES[name] ?? { ...hue(name.slice(0, 1).toUpperCase(), "no attribute", "none", "octagon"), label: name };

/** What a colour, Element or attribute is called. */
export const hueName = (name: string): string => t(hueOf(name).label);

/** The background of a card of these colours: one colour, or stripes side by side. */
export function backdrop(names: string[]): string {
  const inks = (names.length > 0 ? names : ["none"]).map((name) => `var(--${hueOf(name).ink})`);
  if (inks.length === 1) return inks[0] ?? "";
  const width = 100 / inks.length;
  return `linear-gradient(100deg, ${inks.map((ink, i) => `${ink} ${i * width}% ${(i + 1) * width}%`).join(", ")})`;
}

/** The colours of a face as custom properties: the first, the second of three, the last; each also deep enough for white text. */
export function inks(names: string[]): Record<string, string> {
  const all = names.length > 0 ? names : ["none"];
  const ink = (i: number): string => hueOf(all[Math.min(i, all.length - 1)] ?? "none").ink;
  const last = all.length - 1;
  return {
    "--c1": `var(--${ink(0)})`, "--c1d": `var(--${ink(0)}-d)`,
    "--cm": `var(--${ink(1)})`,
    "--c2": `var(--${ink(last)})`, "--c2d": `var(--${ink(last)}-d)`,
  };
}
