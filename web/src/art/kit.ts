/** Tools of the pictures: a chance that is the same for the same card, colours, and shapes as paths. A picture is 320 by 240. */

export type Point = readonly [number, number];
/** A point of a limb, with half its width there. */
export type Joint = readonly [number, number, number];
export type Chance = () => number;

/** Six tones from deep to spark. */
export type Tones = readonly [string, string, string, string, string, string];

export const W = 320;
export const H = 240;
export const PI = Math.PI;

const TONES: Readonly<Record<string, Tones>> = {
  red: ["#1f070d", "#5c1119", "#b52f2a", "#f0683a", "#ffc58a", "#fff0cf"],
  blue: ["#071226", "#12315f", "#2462b8", "#4aa3ea", "#a9dcff", "#eefaff"],
  yellow: ["#241603", "#6a4508", "#c08a14", "#f3c23a", "#ffe79a", "#fffbe0"],
  green: ["#04180f", "#0f4228", "#24804a", "#5bbf6a", "#bfeaa0", "#f3ffe0"],
  black: ["#0b0d12", "#242a34", "#4c5667", "#8794a8", "#c6d0de", "#f4f7fb"],
  purple: ["#130822", "#3a1a63", "#7742b0", "#b27be8", "#e0c4ff", "#f8efff"],
  white: ["#2a3140", "#5b677c", "#95a3b8", "#cdd7e4", "#eef3f9", "#ffffff"],
  ice: ["#06202a", "#0f4a5c", "#2390a8", "#66cfe0", "#c3f2f8", "#f2feff"],
  earth: ["#1d1205", "#553811", "#9c6f22", "#d3a24a", "#f1d9a0", "#fff7e3"],
  light: ["#4a4230", "#8d7d55", "#c9b98a", "#efe3bb", "#fbf5df", "#ffffff"],
  dark: ["#08070c", "#1d1a29", "#3d3752", "#6d648c", "#a9a0c8", "#e6e0f8"],
  none: ["#17140f", "#3d352a", "#776a57", "#b3a48b", "#ddd2bd", "#faf5ea"],
};
const LIKE: Readonly<Record<string, string>> = { fire: "red", wind: "green", lightning: "purple", water: "blue" };

/** The tones of a colour. */
export const tonesOf = (name: string): Tones => TONES[LIKE[name] ?? name] ?? (TONES["none"] as Tones);
export const HUED = ["red", "blue", "yellow", "green", "purple", "ice", "earth"] as const;

/** A number from a text, always the same. */
export function hash(text: string): number {
  let made = 2166136261;
  for (const char of text) made = Math.imul(made ^ (char.codePointAt(0) ?? 0), 16777619);
  return made >>> 0;
}

/** Numbers from 0 to 1, the same row of them for the same seed. */
export function chance(seed: number): Chance {
  let at = seed | 0;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let made = Math.imul(at ^ (at >>> 15), 1 | at);
    made = (made + Math.imul(made ^ (made >>> 7), 61 | made)) ^ made;
    return ((made ^ (made >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list. */
export function pick<T>(r: Chance, list: readonly T[]): T {
  return list[Math.min(list.length - 1, Math.floor(r() * list.length))] as T;
}

export const between = (r: Chance, low: number, high: number): number => low + r() * (high - low);

/** A colour with its hue turned by some degrees, as a text. */
export function turned(colour: string, by: number): string {
  const [red, green, blue] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255) as [number, number, number];
  const [top, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const span = top - low;
  if (span === 0) return colour;
  const hue = (top === red ? (green - blue) / span : top === green ? 2 + (blue - red) / span : 4 + (red - green) / span) * 60 + by;
  const light = (top + low) / 2;
  const rich = span / (1 - Math.abs(2 * light - 1));
  const part = (n: number): string => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = light - rich * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255).toString(16).padStart(2, "0");
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

export const turnedTones = (tones: Tones, by: number): Tones => tones.map((tone) => turned(tone, by)) as unknown as Tones;

export const f = (n: number): number => Math.round(n * 10) / 10;
export const flip = <T extends Point | Joint>(points: readonly T[]): T[] => points.map(([x, ...rest]) => [W - x, ...rest] as unknown as T);
export const polar = (x: number, y: number, angle: number, far: number): [number, number] => [x + Math.cos(angle) * far, y + Math.sin(angle) * far];

/** A smooth line through points. */
export function smooth(points: readonly Point[], closed = true): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point;
  let d = `M${f(at(0)[0])} ${f(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)} ${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export const poly = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join("L")}Z`;

/** The outline of a limb with corners, for what is hard. */
export function hard(joints: readonly Joint[]): string {
  const [left, right]: [Point[], Point[]] = [[], []];
  joints.forEach(([x, y, w], i) => {
    const q = joints[Math.max(0, i - 1)] as Joint;
    const s = joints[Math.min(joints.length - 1, i + 1)] as Joint;
    const long = Math.hypot(s[0] - q[0], s[1] - q[1]) || 1;
    left.push([x - ((s[1] - q[1]) / long) * w, y + ((s[0] - q[0]) / long) * w]);
    right.unshift([x + ((s[1] - q[1]) / long) * w, y - ((s[0] - q[0]) / long) * w]);
  });
  return poly([...left, ...right]);
}

/** A limb: a tapered tube along joints, with round ends. */
export function limb(joints: readonly Joint[]): string {
  const at = (i: number): Joint => joints[Math.max(0, Math.min(joints.length - 1, i))] as Joint;
  const line: Joint[] = [];
  for (let i = 0; i < joints.length - 1; i++) {
    for (let k = 0; k < 5; k++) {
      const t = k / 5;
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const along = (j: 0 | 1): number =>
        0.5 * (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
      line.push([along(0), along(1), b[2] + (c[2] - b[2]) * (t * t * (3 - 2 * t))]);
    }
  }
  line.push(at(joints.length - 1));
  const [left, right]: [Point[], Point[]] = [[], []];
  line.forEach(([x, y, w], i) => {
    const q = line[Math.max(0, i - 1)] as Joint;
    const s = line[Math.min(line.length - 1, i + 1)] as Joint;
    const long = Math.hypot(s[0] - q[0], s[1] - q[1]) || 1;
    const [nx, ny] = [-(s[1] - q[1]) / long, (s[0] - q[0]) / long];
    left.push([x + nx * w, y + ny * w]);
    right.unshift([x - nx * w, y - ny * w]);
  });
  const cap = (end: Joint, before: Joint): Point[] => (end[2] > 2 ? [polar(end[0], end[1], Math.atan2(end[1] - before[1], end[0] - before[0]), end[2])] : []);
  const [first, second, last, late] = [line[0], line[1], line[line.length - 1], line[line.length - 2]] as [Joint, Joint, Joint, Joint];
  return smooth([...left, ...cap(last, late), ...right, ...cap(first, second)]);
}

/** Something round, a little uneven where it is given a chance. */
export function blob(x: number, y: number, rx: number, ry: number, r: Chance | null = null, uneven = 0, n = 10): string {
  return smooth(Array.from({ length: n }, (_, i): Point => {
    const angle = (i / n) * PI * 2;
    const k = 1 + (r ? (r() - 0.5) * uneven : 0);
    return [x + Math.cos(angle) * rx * k, y + Math.sin(angle) * ry * k];
  }));
}

/** A pointed leaf, flame or feather. */
export function blade(x: number, y: number, angle: number, long: number, w: number, bend = 0): string {
  const [tip, mid] = [polar(x, y, angle, long), polar(x, y, angle, long * 0.42)];
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
  return `M${f(x)} ${f(y)}Q${f(mid[0] + nx * (w + bend))} ${f(mid[1] + ny * (w + bend))} ${f(tip[0])} ${f(tip[1])}Q${f(mid[0] - nx * (w - bend))} ${f(mid[1] - ny * (w - bend))} ${f(x)} ${f(y)}Z`;
}

export const both = (joints: readonly Joint[]): string[] => [limb(joints), limb(flip(joints))];
export const bothBlades = (x: number, y: number, angle: number, long: number, w: number, bend = 0): string[] => [blade(x, y, angle, long, w, bend), blade(W - x, y, PI - angle, long, w, -bend)];
export const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

/** A filled path, a circle, a line; more are further attributes. */
export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = ""): string => `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}"${more}/>`;
export const ring = (x: number, y: number, r: number, stroke: string, w: number, more = ""): string => `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="none" stroke="${stroke}" stroke-width="${f(w)}"${more}/>`;
export const line = (d: string, stroke: string, w: number, more = ""): string => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${f(w)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
export const faint = (n: number): string => ` opacity="${f(n * 10) / 10}"`;
