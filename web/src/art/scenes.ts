/** Where pictures are set: skies and places. */

import { between, blade, blob, circle, f, faint, H, limb, line, path, PI, pick, polar, poly, ring, smooth, times, W, type Chance, type Point, type Tones } from "./kit.ts";

type Place = (r: Chance, c: Tones) => string;

/** A band of land from left to right, smooth or with corners. */
function land(height: (t: number, i: number) => number, n = 14): string {
  return `${smooth(times(n + 1, (i): Point => [-10 + (340 * i) / n, height(i / n, i)]), false)}L340 250L-20 250Z`;
}
function ridge(height: (t: number, i: number) => number, n = 12): string {
  return `M-10 250${times(n + 1, (i) => `L${f(-10 + (340 * i) / n)} ${f(height(i / n, i))}`).join("")}L340 250Z`;
}

const motes = (r: Chance, n: number, colour: string, low = 20, high = 200): string => times(n, () => circle(r() * W, between(r, low, high), between(r, 0.8, 2.6), colour, faint(between(r, 0.4, 0.8)))).join("");

const ember: Place = (r, c) =>
  times(3, (k) => path(ridge((_, i) => 120 + k * 34 - (i % 2 ? 46 - k * 12 : 0) * r() - r() * 18, 10), c[([2, 1, 0] as const)[k] ?? 0], faint([0.55, 0.75, 1][k] ?? 1))).join("") +
  times(12, () => path(blade(r() * W, between(r, 226, 246), -PI / 2 + (r() - 0.5) * 0.6, between(r, 18, 58), between(r, 6, 11)), c[3], faint(between(r, 0.3, 0.8)))).join("") +
  times(16, () => {
    const [x, y, q] = [r() * W, between(r, 30, 210), between(r, 1, 3.4)];
    return path(poly([[x, y - q * 2], [x + q, y], [x, y + q * 2], [x - q, y]]), c[4], faint(between(r, 0.4, 0.9)));
  }).join("");

/** A mountain with a mouth of fire. */
const volcano: Place = (r, c) => {
  const x = between(r, 60, 260);
  return path(land((t) => 190 + Math.sin(t * 7) * 10), c[2], faint(0.6)) +
    path(poly([[x - 120, 230], [x - 26, 92], [x - 12, 100], [x + 10, 94], [x + 26, 90], [x + 130, 230]]), c[1], faint(0.9)) +
    times(5, (i) => path(blade(x, 96, -PI / 2 + (i - 2) * 0.3 + (r() - 0.5) * 0.2, between(r, 50, 100), 9), c[4], faint(0.7))).join("") +
    line(smooth([[x, 96], [x - 10, 140], [x + 18, 180], [x - 4, 236]], false), c[4], 5, faint(0.8)) +
    path(ridge((_, i) => 214 - (i % 2) * 12 * r(), 14), c[0]) + motes(r, 18, c[4], 10, 120);
};

const dunes: Place = (r, c) =>
  times(4, (k) => {
    const phase = r() * 6;
    return path(land((t) => 140 + k * 26 + Math.sin(t * (4 + k) + phase) * (20 - k * 3)), c[([3, 2, 1, 0] as const)[k] ?? 0], faint([0.5, 0.7, 0.85, 1][k] ?? 1));
  }).join("") + times(3, () => {
    const [x, y] = [r() * W, between(r, 150, 200)];
    return path(poly([[x - 9, y], [x - 3, y - between(r, 30, 60)], [x + 4, y]]), c[0], faint(0.7));
  }).join("");

const reef: Place = (r, c) =>
  times(4, (k) => {
    const [phase, high] = [r() * 6, between(r, 7, 13)];
    return path(land((t) => 128 + k * 28 + Math.sin(t * (9 + k * 3) + phase) * high, 18), c[([2, 2, 1, 0] as const)[k] ?? 0], faint([0.45, 0.7, 0.85, 1][k] ?? 1)) +
      line(times(6, () => `M${f(r() * W)} ${140 + k * 28}q7 -7 14 0t14 0`).join(""), c[4], 1.6, faint(0.5));
  }).join("") + times(12, () => ring(r() * W, between(r, 40, 220), between(r, 2, 8), c[4], 1.3, faint(0.55))).join("");

/** Under the sea: light from above, weeds from below. */
const deep: Place = (r, c) =>
  times(6, () => {
    const x = r() * W;
    return path(poly([[x, -5], [x + 22, -5], [x + between(r, -40, 60), 230], [x - between(r, 10, 60), 230]]), c[5], faint(0.1));
  }).join("") +
  times(14, () => {
    const [x, h] = [r() * W, between(r, 40, 120)];
    return path(limb([[x, 246, 6], [x + (r() - 0.5) * 40, 240 - h * 0.5, 4], [x + (r() - 0.5) * 40, 240 - h, 1]]), c[r() < 0.5 ? 1 : 0], faint(0.8));
  }).join("") + path(land((t) => 218 + Math.sin(t * 11) * 7), c[0]) + times(16, () => ring(r() * W, r() * 200, between(r, 2, 7), c[4], 1.2, faint(0.5))).join("");

/** A harbour: masts and water. */
const harbour: Place = (r, c) =>
  times(5, () => {
    const [x, h] = [r() * W, between(r, 70, 130)];
    return line(`M${f(x)} 200V${f(200 - h)}M${f(x - 22)} ${f(200 - h * 0.7)}H${f(x + 22)}`, c[0], 3, faint(0.8)) + path(poly([[x + 2, 200 - h * 0.95], [x + between(r, 24, 44), 192 - h * 0.3], [x + 2, 192 - h * 0.3]]), c[4], faint(0.35)) + path(smooth([[x - 34, 192], [x + 34, 192], [x + 24, 210], [x - 24, 210]]), c[0], faint(0.9));
  }).join("") + times(3, (k) => path(land((t) => 204 + k * 12 + Math.sin(t * (12 + k * 4)) * 3, 20), c[([2, 1, 0] as const)[k] ?? 0], faint(0.8))).join("");

const grove: Place = (r, c) =>
  times(2, (k) => times(7 - k * 2, (i) => {
    const [x, w] = [((i + r()) / (7 - k * 2)) * W, 5 + k * 6 + r() * 5];
    return path(limb([[x, 250, w * 1.4], [x + (r() - 0.5) * 20, 130, w], [x + (r() - 0.5) * 40, -10, w * 0.8]]), c[k ? 0 : 1], faint(k ? 0.9 : 0.6));
  }).join("")).join("") + path(land((t) => 206 + Math.sin(t * 7) * 8), c[0]) +
  times(26, (i) => path(blade(r() * W, i < 16 ? between(r, -6, 28) : between(r, 216, 236), (i < 16 ? PI / 2 : -PI / 2) + (r() - 0.5) * 1.6, between(r, 20, 44), 7), c[i % 3 ? 1 : 2], faint(0.85))).join("") + motes(r, 9, c[4], 50, 190);

/** Tall canes. */
const canes: Place = (r, c) =>
  times(14, (i) => {
    const [x, w] = [(i / 13) * W + (r() - 0.5) * 18, between(r, 3, 8)];
    const lean = (r() - 0.5) * 24;
    return path(limb([[x, 250, w], [x + lean * 0.5, 120, w * 0.9], [x + lean, -10, w * 0.8]]), c[i % 3 === 0 ? 0 : i % 3 === 1 ? 1 : 2], faint(0.75)) + times(4, (j) => line(`M${f(x - w + lean * (1 - j / 4))} ${f(30 + j * 52)}h${f(w * 2)}`, c[4], 1.4, faint(0.4))).join("");
  }).join("") + times(14, () => path(blade(r() * W, between(r, 0, 120), between(r, 0.4, 2.7), between(r, 24, 44), 5), c[2], faint(0.8))).join("") + path(land((t) => 222 + Math.sin(t * 6) * 6), c[0]);

/** Open hills with flowers. */
const meadow: Place = (r, c) =>
  times(3, (k) => path(land((t) => 150 + k * 28 + Math.sin(t * (3 + k) + r() * 4) * 16), c[([3, 2, 1] as const)[k] ?? 0], faint([0.5, 0.7, 0.95][k] ?? 1))).join("") +
  times(22, () => {
    const [x, y] = [r() * W, between(r, 200, 236)];
    return line(`M${f(x)} 246L${f(x + (r() - 0.5) * 8)} ${f(y)}`, c[0], 1.6, faint(0.8)) + circle(x, y, between(r, 2, 4.5), c[r() < 0.5 ? 4 : 5], faint(0.85));
  }).join("");

const lantern: Place = (r, c) =>
  path(land((t) => 196 + Math.sin(t * 5 + 0.6) * 12), c[1]) + path(land((t) => 218 + Math.sin(t * 8) * 5), c[0]) +
  times(5 + Math.floor(r() * 3), (i) => {
    const [x, y, q] = [((i + 0.2 + r() * 0.6) / 7) * W, between(r, 22, 92), between(r, 8, 15)];
    return line(`M${f(x)} 0V${f(y)}`, c[0], 1.4) + circle(x, y + q, q * 2.2, c[4], faint(0.16)) + path(blob(x, y + q, q * 0.85, q), c[4]) + line(`M${f(x - q * 0.8)} ${f(y + q)}h${f(q * 1.6)}`, c[2], 1);
  }).join("") + motes(r, 18, c[5], 0, 170);

/** Roofs in the evening, windows lit. */
const town: Place = (r, c) => {
  let [s, x] = ["", -20];
  for (const k of [0, 1]) {
    x = -20 - r() * 20;
    while (x < W) {
      const [w, h] = [between(r, 36, 66), between(r, 60, 110) * (k ? 0.7 : 1)];
      const y = 240 - h;
      s += path(`M${f(x)} 250V${f(y)}L${f(x + w / 2)} ${f(y - between(r, 8, 34))}L${f(x + w)} ${f(y)}V250Z`, c[k ? 0 : 1], faint(k ? 1 : 0.7));
      if (k) for (let i = 0; i < 3; i++) if (r() < 0.7) s += `<rect x="${f(x + 8 + i * (w / 3.4))}" y="${f(y + 14 + Math.floor(r() * 2) * 20)}" width="6" height="9" fill="${c[4]}" opacity=".85"/>`;
      x += w * between(r, 0.7, 1);
    }
  }
  return s;
};

/** Steps up to a gate. */
const shrine: Place = (r, c) => {
  const x = 160 + (r() - 0.5) * 60;
  return path(land((t) => 176 + Math.sin(t * 4) * 10), c[1], faint(0.7)) +
    times(5, (i) => path(poly([[x - 40 - i * 22, 176 + i * 14], [x + 40 + i * 22, 176 + i * 14], [x + 54 + i * 22, 190 + i * 14], [x - 54 - i * 22, 190 + i * 14]]), c[i % 2 ? 0 : 1], faint(0.9))).join("") +
    [-1, 1].map((k) => path(poly([[x + k * 92, 190], [x + k * 84, 44], [x + k * 72, 44], [x + k * 76, 190]]), c[0], faint(0.85))).join("") +
    path(`M${f(x - 124)} 38Q${f(x)} 54 ${f(x + 124)} 38L${f(x + 118)} 56Q${f(x)} 66 ${f(x - 118)} 56Z`, c[0], faint(0.9)) + path(poly([[x - 96, 78], [x + 96, 78], [x + 96, 88], [x - 96, 88]]), c[0], faint(0.85)) + motes(r, 14, c[5], 60, 200);
};

const hollow: Place = (r, c) => {
  const n = 3 + Math.floor(r() * 2);
  return times(2, (k) => times(n, (i) => {
    const w = W / n;
    const [x, top] = [i * w + k * w * 0.5 - 20, 70 + k * 44 + r() * 24];
    return path(`M${f(x)} 250V${f(top + w * 0.4)}Q${f(x + w * 0.36)} ${f(top - w * 0.2)} ${f(x + w * 0.72)} ${f(top + w * 0.4)}V250h-12V${f(top + w * 0.45)}Q${f(x + w * 0.36)} ${f(top)} ${f(x + 12)} ${f(top + w * 0.45)}V250Z`, c[k ? 0 : 1], faint(k ? 0.95 : 0.7));
  }).join("")).join("") + times(4, (i) => path(land((t) => 178 + i * 16 + Math.sin(t * 6 + i * 2) * 6, 10), c[2], faint(0.16))).join("") +
  times(8, () => path(blade(r() * W, between(r, 60, 190), -PI / 2 + (r() - 0.5) * 0.5, between(r, 14, 24), 4), c[4], faint(0.55))).join("");
};

/** Old stones in mist. */
const graves: Place = (r, c) =>
  path(land((t) => 168 + Math.sin(t * 5) * 10), c[1], faint(0.6)) +
  times(9, () => {
    const [x, y, w, h] = [r() * W, between(r, 186, 226), between(r, 9, 18), between(r, 24, 52)];
    const lean = (r() - 0.5) * 10;
    return path(`M${f(x - w)} ${f(y)}L${f(x - w + lean)} ${f(y - h)}Q${f(x + lean)} ${f(y - h - w)} ${f(x + w + lean)} ${f(y - h)}L${f(x + w)} ${f(y)}Z`, c[r() < 0.5 ? 0 : 1], faint(0.9));
  }).join("") + line(smooth([[250, 240], [262, 170], [236, 120], [262, 76], [300, 52]], false), c[0], 8) + line("M248 118L206 92M256 98L284 112M250 84L226 50", c[0], 4) +
  times(4, (i) => path(land((t) => 196 + i * 14 + Math.sin(t * 6 + i * 2 + r()) * 6, 10), c[3], faint(0.16))).join("");

/** A cave: teeth of stone above and below, crystals that glow. */
const cave: Place = (r, c) =>
  times(2, (k) => times(9, (i) => {
    const x = (i / 8) * W;
    return path(poly([[x - 24, -4], [x + (r() - 0.5) * 16, between(r, 24, 76) * (k ? 0.7 : 1)], [x + 24, -4]]), c[k ? 0 : 1], faint(k ? 1 : 0.7)) + path(poly([[x - 26, 246], [x + (r() - 0.5) * 16, 246 - between(r, 20, 60)], [x + 26, 246]]), c[k ? 0 : 1], faint(k ? 1 : 0.7));
  }).join("")).join("") + times(5, () => {
    const [x, y, h] = [r() * W, between(r, 206, 232), between(r, 20, 46)];
    return path(poly([[x - 7, y], [x - 4, y - h * 0.7], [x + 2, y - h], [x + 7, y - h * 0.6], [x + 8, y]]), c[4], faint(0.8)) + circle(x, y - h / 2, h * 0.7, c[4], faint(0.12));
  }).join("");

const gadget: Place = (r, c) =>
  times(9, (i) => line(`M${(i + 1) * 34} 0V240M0 ${(i + 1) * 26}H320`, c[3], 0.7, faint(0.16))).join("") +
  times(3, (k) => {
    const [x, y, q, t] = [([30, 292, 240][k] ?? 0) + (r() - 0.5) * 30, [70, 50, 200][k] ?? 0, between(r, 30, 56), 9 + Math.floor(r() * 5)];
    return path(poly(times(t * 4, (i) => polar(x, y, (i / (t * 4)) * PI * 2, i % 4 < 2 ? q : q * 0.84))), c[1], faint(0.75)) + circle(x, y, q * 0.5, c[0], faint(0.8)) + circle(x, y, q * 0.18, c[3], faint(0.7));
  }).join("") + times(7, () => {
    const [x, y] = [Math.round(r() * 9) * 34, Math.round(r() * 8) * 26];
    return line(`M${x} ${y}h${34 + Math.round(r() * 2) * 34}l13 13v26`, c[3], 2, faint(0.5)) + circle(x, y, 3.4, c[4], faint(0.8));
  }).join("") + path(ridge((_, i) => 214 - (i % 3) * 7 * r(), 18), c[0]);

/** Chimneys and pipes. */
const works: Place = (r, c) =>
  times(6, (i) => {
    const [x, h, w] = [(i + r() * 0.6) * 56 - 10, between(r, 80, 160), between(r, 14, 26)];
    return path(poly([[x, 250], [x + 3, 240 - h], [x + w - 3, 240 - h], [x + w, 250]]), c[i % 2 ? 0 : 1], faint(0.85)) + times(3, (j) => circle(x + w / 2 + j * 9, 232 - h - j * 14, 8 + j * 5, c[3], faint(0.22))).join("");
  }).join("") + line(`M-10 ${f(between(r, 150, 190))}H120q18 0 18 18V214H330`, c[0], 12, faint(0.9)) + line("M-10 206H330", c[2], 3, faint(0.7)) + path("M-10 216H330V250H-10Z", c[0]);

/** A grid that runs to the horizon. */
const net: Place = (r, c) => {
  const y = between(r, 120, 150);
  return line(times(13, (i) => `M160 ${f(y)}L${-200 + i * 60} 250`).join("") + times(7, (i) => `M-10 ${f(y + 2 + i * i * 2.4)}H330`).join(""), c[3], 1.4, faint(0.5)) + path(`M-10 ${f(y)}H330V250H-10Z`, c[0], faint(0.55)) +
    times(9, () => {
      const [x, w, h] = [r() * W, between(r, 8, 20), between(r, 18, 74)];
      return `<rect x="${f(x)}" y="${f(y - h)}" width="${f(w)}" height="${f(h)}" fill="${c[1]}" opacity=".75"/>` + line(`M${f(x)} ${f(y - h)}h${f(w)}`, c[4], 1.6, faint(0.7));
    }).join("");
};

const sky: Place = (r, c) =>
  times(6, (k) => {
    const [x, y] = [r() * 200, 70 + k * 28];
    return line(`M${f(x - 60)} ${y}h${f(between(r, 120, 180))}a13 13 0 1 0 -13 -13`, c[k % 2 ? 3 : 4], between(r, 2, 5), faint(0.35));
  }).join("") + path(land((t) => 196 + Math.sin(t * 4 + 1) * 18), c[1]) + path(land((t) => 216 + Math.sin(t * 9) * 6), c[0]);

/** Land that floats among clouds. */
const isles: Place = (r, c) =>
  times(4, (i) => {
    const [x, y, w] = [between(r, 20, 300), 90 + i * 36 + (r() - 0.5) * 20, between(r, 30, 62)];
    return path(poly([[x - w, y], [x + w, y], [x + w * 0.4, y + w * 0.5], [x + w * 0.1, y + w], [x - w * 0.5, y + w * 0.45]]), c[i % 2 ? 0 : 1], faint(0.8)) + path(blob(x, y, w, w * 0.18), c[2], faint(0.9));
  }).join("") + times(7, () => {
    const [x, y, q] = [r() * W, between(r, 150, 230), between(r, 14, 30)];
    return path(blob(x, y, q * 1.8, q * 0.6), c[5], faint(0.25)) + path(blob(x + q, y + 4, q * 1.3, q * 0.5), c[5], faint(0.25));
  }).join("");

const ice: Place = (r, c) =>
  times(2, (k) => times(9, (i) => {
    const [x, h, w] = [((i + r()) / 9) * W, between(r, 60, 150) * (k ? 0.7 : 1), between(r, 12, 24)];
    return path(poly([[x - w, 244], [x - w * 0.8, 244 - h * 0.7], [x, 244 - h], [x + w * 0.7, 244 - h * 0.62], [x + w, 244]]), c[k ? 1 : 2], faint(k ? 0.9 : 0.6)) + path(poly([[x, 244 - h], [x + w * 0.7, 244 - h * 0.62], [x + w, 244], [x + 2, 244]]), c[4], faint(0.22));
  }).join("")).join("") + motes(r, 18, c[5], 0, 200);

/** Snow, firs, and a slow band of light. */
const snow: Place = (r, c) =>
  times(3, (k) => line(smooth(times(7, (i): Point => [i * 54, 40 + k * 18 + Math.sin(i + k + r()) * 16]), false), c[4], 12 - k * 3, faint(0.22))).join("") +
  path(land((t) => 178 + Math.sin(t * 5 + 1) * 12), c[4], faint(0.75)) +
  times(8, () => {
    const [x, y, h] = [r() * W, between(r, 180, 224), between(r, 40, 84)];
    return times(3, (i) => path(poly([[x - h * (0.26 - i * 0.06), y - i * h * 0.28], [x, y - h * 0.5 - i * h * 0.25], [x + h * (0.26 - i * 0.06), y - i * h * 0.28]]), c[0], faint(0.85))).join("");
  }).join("") + path(land((t) => 220 + Math.sin(t * 7) * 6), c[5], faint(0.85)) + motes(r, 26, c[5], 0, 230);

const storm: Place = (r, c) =>
  times(3, (k) => path(land((t) => 176 + k * 22 + Math.sin(t * (6 + k) + r() * 5) * 10), c[([2, 1, 0] as const)[k] ?? 0], faint(0.5 + k * 0.25))).join("") +
  times(3, () => {
    let [x, y] = [between(r, 30, 290), -5];
    let d = `M${f(x)} ${y}`;
    while (y < 150) {
      x += (r() - 0.5) * 52;
      y += between(r, 20, 42);
      d += `L${f(x)} ${f(y)}`;
    }
    return line(d, c[3], 8, faint(0.16)) + line(d, c[5], between(r, 1.4, 3.4), faint(0.75));
  }).join("");

/** A tower in clouds. */
const tower: Place = (r, c) => {
  const [x, w] = [between(r, 40, 280), between(r, 20, 32)];
  return times(6, () => path(blob(r() * W, between(r, 20, 110), between(r, 40, 70), between(r, 10, 18)), c[3], faint(0.25))).join("") +
    path(poly([[x - w, 250], [x - w * 0.7, 60], [x + w * 0.7, 60], [x + w, 250]]), c[0], faint(0.85)) + path(poly([[x - w, 62], [x, 10], [x + w, 62]]), c[1]) +
    times(5, (i) => `<rect x="${f(x - 3)}" y="${84 + i * 30}" width="6" height="12" fill="${c[4]}" opacity=".85"/>`).join("") + path(land((t) => 204 + Math.sin(t * 5 + 2) * 12), c[1]) + path(land((t) => 222 + Math.sin(t * 9) * 5), c[0]);
};

const stone: Place = (r, c) => times(4, (k) => path(ridge((_, i) => 116 + k * 30 - (i % 3 === 1 ? 30 : i % 3 === 2 ? 22 : 0) * (0.4 + r()), 9), c[([3, 2, 1, 0] as const)[k] ?? 0], faint([0.35, 0.6, 0.85, 1][k] ?? 1))).join("");

/** Walls of rock, and a fall of water. */
const canyon: Place = (r, c) => {
  const x = between(r, 120, 200);
  return path(poly([[-10, 250], [-10, 30], [60, 40], [78, 90], [x - 40, 110], [x - 28, 250]]), c[1], faint(0.85)) + path(poly([[330, 250], [330, 16], [262, 30], [248, 80], [x + 44, 104], [x + 28, 250]]), c[1], faint(0.85)) +
    path(poly([[x - 26, 110], [x + 26, 104], [x + 30, 250], [x - 30, 250]]), c[4], faint(0.5)) + line(times(6, (i) => `M${f(x - 20 + i * 8)} 112V240`).join(""), c[5], 2, faint(0.5)) + path(ridge((_, i) => 214 - (i % 2) * 16 * r(), 9), c[0]);
};

const rays: Place = (r, c) =>
  times(18, (i) => {
    const a = (i / 18) * PI * 2 + r() * 0.1;
    return path(poly([[160, 96], polar(160, 96, a, 330), polar(160, 96, a + 0.09 + r() * 0.08, 330)]), c[5], faint(0.2));
  }).join("") + path(land((t) => 206 + Math.sin(t * 5) * 10), c[1]);

/** A hall of columns. */
const hall: Place = (r, c) =>
  times(6, (i) => {
    const [x, w] = [i * 62 - 6, between(r, 9, 14)];
    return path(poly([[x - w, 226], [x - w * 0.8, 40], [x + w * 0.8, 40], [x + w, 226]]), c[i % 2 ? 2 : 1], faint(0.7)) + path(poly([[x - w * 1.5, 40], [x - w * 1.5, 28], [x + w * 1.5, 28], [x + w * 1.5, 40]]), c[1], faint(0.8));
  }).join("") + path("M-10 28H330V14H-10Z", c[1], faint(0.8)) + times(4, (i) => path(`M-10 ${200 + i * 12}H330V250H-10Z`, c[i % 2 ? 0 : 1], faint(0.5))).join("");

const hollowed: Place = (r, c) =>
  times(7, (i) => `<ellipse cx="160" cy="112" rx="${40 + i * 26}" ry="${26 + i * 20}" fill="none" stroke="${c[i % 2 ? 2 : 3]}" stroke-width="${f(between(r, 1, 4))}" stroke-dasharray="${f(between(r, 20, 140))} ${f(between(r, 8, 58))}" opacity=".45" transform="rotate(${f(between(r, -30, 30))} 160 112)"/>`).join("") + path(land((t) => 208 + Math.sin(t * 6) * 8), c[0]);

/** Stars, and a stone that is far from all. */
const stars: Place = (r, c) =>
  motes(r, 60, c[5], 0, H) + times(4, () => {
    const [x, y, q] = [r() * W, r() * 150, between(r, 5, 10)];
    return times(4, (i) => path(blade(x, y, (i * PI) / 2, q * 2, q * 0.3), c[5], faint(0.9))).join("");
  }).join("") + line(smooth([[-10, between(r, 60, 120)], [100, between(r, 40, 140)], [220, between(r, 40, 140)], [330, between(r, 30, 120)]], false), c[4], 26, faint(0.14)) + path(ridge((_, i) => 216 - (i % 2) * 14 * r(), 10), c[0]);

export const PLACES = { ember, volcano, dunes, reef, deep, harbour, grove, canes, meadow, lantern, town, shrine, hollow, graves, cave, gadget, works, net, sky, isles, ice, snow, storm, tower, stone, canyon, rays, hall, void: hollowed, stars } as const;
export type PlaceName = keyof typeof PLACES;

/** The places of a colour. */
export const OF_HUE: Readonly<Record<string, readonly PlaceName[]>> = {
  red: ["ember", "volcano", "dunes", "canyon", "town"], fire: ["ember", "volcano", "town", "works", "dunes"],
  blue: ["reef", "deep", "harbour", "isles", "canyon"], water: ["reef", "deep", "harbour", "isles", "shrine"],
  green: ["grove", "canes", "meadow", "isles", "canyon"], wind: ["sky", "isles", "meadow", "canes", "tower"],
  yellow: ["lantern", "shrine", "town", "hall", "rays"], purple: ["hollow", "graves", "cave", "stars", "tower"],
  lightning: ["storm", "tower", "cave", "net", "sky"], black: ["gadget", "works", "cave", "graves", "town"],
  white: ["gadget", "net", "snow", "hall", "isles"], ice: ["ice", "snow", "cave", "tower", "hall"],
  earth: ["stone", "canyon", "dunes", "cave", "meadow"], light: ["rays", "hall", "isles", "shrine", "meadow"],
  dark: ["void", "graves", "stars", "cave", "hollow"], none: ["lantern", "shrine", "town", "meadow", "works"],
};

/** What hangs in the sky behind; it also keeps the middle light, so that a dark body reads. */
export function heaven(r: Chance, c: Tones, c2: Tones): string {
  const [x, y, q] = [160 + (r() - 0.5) * 60, 96 + (r() - 0.5) * 28, between(r, 58, 90)];
  const glow = circle(x, y, q * 1.5, c[5], faint(0.12)) + circle(x, y, q * 1.2, c[5], faint(0.16));
  switch (pick(r, ["sun", "crescent", "rings", "rays", "twins", "eclipse", "planet", "clouds", "comet", "shards"] as const)) {
    case "sun":
      return glow + circle(x, y, q, c[4]);
    case "crescent":
      return glow + circle(x, y, q, c[5], faint(0.9)) + circle(x + q * 0.3, y - q * 0.12, q * 0.84, c2[3], faint(0.45));
    case "rings":
      return glow + times(5, (i) => ring(x, y, q - i * 11, c[5], 6 - i, faint(0.85 - i * 0.1))).join("");
    case "rays":
      return glow + times(20, (i) => path(blade(x, y, (i / 20) * PI * 2, q * (i % 2 ? 1.5 : 1.2), 7), c[5], faint(0.35))).join("") + circle(x, y, q * 0.8, c[4]);
    case "twins":
      return glow + circle(x - q * 0.3, y, q * 0.72, c[4]) + circle(x + q * 0.75, y - q * 0.42, q * 0.34, c2[5], faint(0.9));
    case "eclipse":
      return glow + circle(x, y, q, c[5], faint(0.9)) + circle(x, y, q * 0.86, c[2], faint(0.8)) + times(9, (i) => path(blade(...polar(x, y, i * 0.7, q), i * 0.7, q * 0.5, 5), c[5], faint(0.5))).join("");
    case "planet":
      return glow + circle(x, y, q * 0.8, c2[4]) + times(3, (i) => path(blob(x, y - 20 + i * 22, q * 0.74, 5), c2[3], faint(0.5))).join("") + `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(q * 1.35)}" ry="${f(q * 0.3)}" fill="none" stroke="${c[5]}" stroke-width="5" opacity=".7" transform="rotate(${f(between(r, -28, 28))} ${f(x)} ${f(y)})"/>`;
    case "clouds":
      return glow + circle(x, y, q * 0.9, c[5], faint(0.7)) + times(7, () => path(blob(x + (r() - 0.5) * 220, y + (r() - 0.5) * 90, between(r, 34, 62), between(r, 9, 16)), c[4], faint(0.5))).join("");
    case "comet":
      return glow + circle(x, y, q * 0.7, c[4], faint(0.8)) + times(4, (i) => path(blade(x + 70 - i * 50, 20 + i * 22, PI - 0.5, between(r, 60, 120), 4), c[5], faint(0.7))).join("");
    default:
      return glow + times(12, (i) => {
        const [px, py] = polar(x, y, (i / 12) * PI * 2, q * between(r, 0.5, 1.1));
        return path(poly([[px, py - between(r, 10, 22)], [px + 7, py], [px, py + between(r, 10, 22)], [px - 7, py]]), c[i % 2 ? 5 : 4], faint(0.75));
      }).join("") + circle(x, y, q * 0.5, c[5], faint(0.6));
  }
}
