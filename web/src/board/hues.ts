/** Colours, Elements and attributes: each has a letter beside its colour, so that nobody needs to tell colours apart. */

export interface Hue {
  letter: string;
  label: string;
  /** The name of its custom property. */
  ink: string;
}

const hue = (letter: string, label: string, ink: string): Hue => ({ letter, label, ink });

export const HUES: Record<string, Hue> = {
  red: hue("R", "red", "red"),
  blue: hue("B", "blue", "blue"),
  yellow: hue("Y", "yellow", "yellow"),
  green: hue("G", "green", "green"),
  black: hue("K", "black", "black"),
  purple: hue("P", "purple", "purple"),
  white: hue("W", "white", "white"),
  fire: hue("F", "Fire", "red"),
  ice: hue("I", "Ice", "ice"),
  wind: hue("W", "Wind", "green"),
  earth: hue("E", "Earth", "yellow"),
  lightning: hue("L", "Lightning", "purple"),
  water: hue("A", "Water", "blue"),
  light: hue("☀", "Light", "white"),
  dark: hue("☾", "Dark", "black"),
  none: hue("–", "no attribute", "grey"),
};

export const hueOf = (name: string): Hue => HUES[name] ?? { letter: name.slice(0, 1).toUpperCase(), label: name, ink: "grey" };

/** The background of a card of these colours: one colour, or stripes side by side. */
export function backdrop(names: string[]): string {
  const inks = (names.length > 0 ? names : ["none"]).map((name) => `var(--hue-${hueOf(name).ink})`);
  if (inks.length === 1) return inks[0] ?? "";
  const width = 100 / inks.length;
  return `linear-gradient(100deg, ${inks.map((ink, i) => `${ink} ${i * width}% ${(i + 1) * width}%`).join(", ")})`;
}
