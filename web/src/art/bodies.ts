/** Bodies of pictures. Each is a handful of outlines, back to front; the chance of the card decides how it stands and what it bears. */

import { between, blade, blob, both, bothBlades, flip, hard, limb, PI, pick, polar, poly, smooth, times, W, type Chance, type Joint, type Point } from "./kit.ts";

export interface Body {
  back: string[];
  front: string[];
  /** Where its eyes are, and how large. */
  eyes: [number, number, number][];
  /** Whether the eyes are round and white. */
  round?: boolean;
  /** Where it stands; nothing for what floats. */
  ground?: number;
  /** A light in its middle. */
  core?: [number, number, number];
  /** Spots like eyes on its wings or skin. */
  spots?: [number, number, number][];
  /** What is drawn in other colours over it. */
  hair?: string[];
  scarf?: string[];
}

/** How a body is built, beside what its kind says. */
export interface Build {
  rank: number;
  horn: "none" | "horn" | "antler" | "crown";
  mane: boolean;
  spikes: boolean;
  wings: boolean;
  heavy: boolean;
  weapon: number;
  hard: boolean;
  small: boolean;
  cape: boolean;
}

type Making = (r: Chance, o: Build) => Body;

function wings(to: string[], x: number, y: number, r: Chance, k: number, mirror = true): void {
  const n = 5 + Math.floor(r() * 3);
  const [from, span, long] = [-2.75 + r() * 0.25, 1.35 + r() * 0.4, 92 * k];
  const leather = r() < 0.4;
  if (leather) {
    const tips = times(4, (i) => polar(x, y, from + (span * i) / 3, long * (1.05 - i * 0.12)));
    const skin: Point[] = [[x, y]];
    tips.forEach((tip, i) => {
      skin.push(tip);
      const next = tips[i + 1];
      if (next) skin.push([(tip[0] + next[0] + x) / 3, (tip[1] + next[1] + y) / 3]);
    });
    to.push(poly(skin), ...tips.map((tip) => limb([[x, y, 4 * k], [(x + tip[0]) / 2, (y + tip[1]) / 2 - 5, 3 * k], [tip[0], tip[1], 0.6]])));
    const far = mirror ? flip(skin) : skin.map(([px, py]): Point => [x + 12 - (px - x) * 0.72, py + 6]);
    to.push(poly(far));
    return;
  }
  for (let i = 0; i < n; i++) {
    const angle = from + (span * i) / n;
    const far = long * (1 - Math.abs(i - 1.2) * 0.1) * between(r, 0.92, 1.04);
    to.push(blade(x, y, angle, far, 10 * k, 3));
    to.push(mirror ? blade(W - x, y, PI - angle, far, 10 * k, -3) : blade(x + 14, y + 4, PI - angle - 0.25, far * 0.8, 9 * k, -3));
  }
}

/** On four legs, from the side: standing, stalking low, or rearing. */
const beast: Making = (r, o) => {
  const big = 0.78 + o.rank * 0.06;
  const pose = pick(r, ["stand", "stand", "stalk", "rear"] as const);
  const gy = 214;
  const leg = between(r, 46, 72) * big * (pose === "stalk" ? 0.62 : 1);
  const len = between(r, 78, 114) * big * (pose === "stalk" ? 1.15 : 1);
  const th = between(r, 20, 32) * big * (o.heavy ? 1.3 : 1);
  const [hx, sx] = [170 + len / 2, 170 - len / 2];
  const hy = gy - leg - th * 0.7;
  const sy = hy - 4 - r() * 14 - (pose === "rear" ? len * 0.55 : pose === "stalk" ? -12 : 0);
  const neck = (o.heavy ? 16 : between(r, 34, 60)) * big * (pose === "stalk" ? 0.6 : 1);
  const na = (pose === "stalk" ? -2.85 : -2.25) - r() * 0.5;
  const head: Point = [sx + Math.cos(na) * neck, sy - 8 + Math.sin(na) * neck];
  const hs = between(r, 12, 17) * big * (o.small ? 1.45 : 1);
  const muzzle = between(r, 20, 36) * big * (o.small ? 0.8 : 1);
  const [front, back]: [string[], string[]] = [[], []];
  front.push(limb([[hx + 8, hy + 2, th * 0.7], [hx - len * 0.25, (hy * 3 + sy) / 4 - 2, th], [sx + len * 0.2, sy + 4 + (hy - sy) * 0.2, th * 1.05], [sx - 8, sy, th * 0.75]]));
  const stand = (x: number, y: number, k: number, to: string[], lift = 0): void => {
    const foot = gy - 3 - lift;
    to.push(limb([[x, y, th * 0.62], [x + k * 9 - lift * 0.4, y + (foot - y) * 0.5, th * 0.36], [x - k * 5 - lift * 0.6, y + (foot - y) * 0.85, th * 0.2], [x - k * 2 - 6 - lift * 0.6, foot, th * 0.27]]));
  };
  const step = pose === "rear" ? 60 * big : r() < 0.4 ? 16 : 0;
  stand(hx, hy + 6, 1, front);
  stand(sx, sy + 10, -0.4, front, step);
  stand(hx - 22 * big, hy + 6, 0.6, back);
  stand(sx + 22 * big, sy + 10, 0.3, back, pose === "rear" ? 44 * big : 0);
  front.push(limb([[sx + 6, sy + 4, th * 0.9], [(sx + head[0]) / 2 + 6, (sy + head[1]) / 2, th * 0.62], [head[0] + 4, head[1] + 2, hs * 0.9]]));
  front.push(limb([[head[0] + hs * 0.7, head[1] - 1, hs * 0.8], [head[0] - hs * 0.3, head[1] + 1, hs], [head[0] - muzzle, head[1] + hs * 0.7, hs * 0.38]]));
  const top: Point = [head[0] + 3, head[1] - hs * 0.7];
  if (o.horn === "antler") {
    for (const k of [0, 1]) {
      const [bx, by] = [top[0] + k * 8, top[1]];
      const to = k ? back : front;
      to.push(limb([[bx, by, 4], [bx + 14 + k * 4, by - 22, 3], [bx + 6 + k * 16, by - 48 * big, 0.6]]));
      for (let i = 1; i < 4; i++) to.push(blade(bx + 6 + i * 3, by - 9 - i * 10, -2.1 + i * 0.1, between(r, 16, 26), 2.4));
    }
  } else if (o.horn === "horn") {
    front.push(limb([[top[0], top[1] + 2, 6], [top[0] - 10, top[1] - 20, 4], [top[0] - 32 - r() * 14, top[1] - 34, 0.5]]), limb([[top[0] + 10, top[1] + 3, 5], [top[0] + 12, top[1] - 18, 3.5], [top[0] + 2, top[1] - 40, 0.5]]));
  } else if (o.horn === "crown") {
    front.push(limb([[top[0] + 2, top[1] + 2, 5], [top[0] - 6, top[1] - 26, 3], [top[0] - 12, top[1] - 52 * big, 0.5]]));
  } else if (r() < 0.5) {
    front.push(blade(top[0] + 6, top[1] + 5, -1.35 - r() * 0.4, 26 * big + r() * 12, 7), blade(top[0] - 4, top[1] + 4, -1.75 - r() * 0.3, 22 * big + r() * 10, 5));
  } else {
    front.push(limb([[top[0] + 6, top[1] + 4, 6], [top[0] + 18, top[1] - 16, 7], [top[0] + 34, top[1] - 8, 3]]));
  }
  if (o.mane) times(9, (i) => front.push(blade(head[0] + 8 + (sx + 18 - head[0]) * (i / 8), head[1] - hs * 0.4 + (sy - th * 0.7 - head[1]) * (i / 8), -0.9 + r() * 0.7 - (1 - i / 8) * 0.5, between(r, 22, 42), 5)));
  if (o.spikes) times(7, (i) => front.push(blade(sx + (hx - sx) * (i / 6), sy + (hy - sy) * (i / 6) - th * 0.75, -1.2 + r() * 0.4, between(r, 12, 24) * (1 + Math.sin((i / 6) * PI)), 5)));
  const tl = between(r, 60, 100) * big;
  const tip: Point = [hx + tl * 0.75, hy - 4 - tl * between(r, -0.1, 0.9)];
  front.push(limb([[hx + 6, hy - 4, th * 0.42], [hx + tl * 0.5, hy + 10 - r() * 24, th * 0.22], [tip[0], tip[1], 1.4]]));
  const tail = pick(r, ["brush", "club", "whip"] as const);
  if (tail === "brush") for (let i = -1; i < 2; i++) front.push(blade(tip[0] - 4, tip[1] + 3, -1 + i * 0.5 + r() * 0.3, between(r, 22, 40), 6));
  else if (tail === "club") front.push(blob(tip[0], tip[1], 13 * big, 11 * big), ...times(4, (i) => blade(tip[0], tip[1], i * 1.6 - 0.8, 22 * big, 4)));
  if (o.wings) wings(back, sx + 26, sy - 12, r, 0.8 + o.rank * 0.08, false);
  return { front, back, eyes: [[head[0] - hs * 0.35, head[1] - hs * 0.12, hs * 0.26]], ground: gy };
};

/** A bird with its wings open. */
const bird: Making = (r, o) => {
  const k = 0.8 + o.rank * 0.06;
  const cy = 140;
  const [front, back]: [string[], string[]] = [[], []];
  const up = between(r, -0.3, 0.6);
  for (let i = 0; i < 7; i++) back.push(...bothBlades(146, cy - 24 + i * 3, PI + 0.62 + up - i * 0.235, (118 - i * 9) * k * between(r, 0.95, 1.05), 11, 4));
  for (let i = 0; i < 5; i++) front.push(...bothBlades(148, cy - 20 + i * 4, PI + 0.5 + up - i * 0.25, (74 - i * 5) * k, 10, 3));
  front.push(limb([[160, cy - 34, 15], [160, cy, 21 * k], [160, cy + 34, 8]]));
  const fan = pick(r, [5, 3, 2]);
  times(fan, (i) => front.push(blade(160, cy + 24, PI / 2 + (i - (fan - 1) / 2) * (fan === 2 ? 0.5 : 0.26), (fan === 2 ? 84 : 56) * k, 7)));
  front.push(blob(160, cy - 50, 15, 16), poly([[156, cy - 46], [164, cy - 46], [160, cy - 32]]));
  const crest = pick(r, [3, 1, 5]);
  times(crest, (i) => front.push(blade(160, cy - 58, -PI / 2 + (i - (crest - 1) / 2) * 0.36 + (r() - 0.5) * 0.2, between(r, 24, 40), 5)));
  return { front, back, eyes: [[153, cy - 52, 3], [167, cy - 52, 3]] };
};

/** A bird that sits, seen from the front, its wings folded. */
const owl: Making = (r, o) => {
  const k = 0.8 + o.rank * 0.055;
  const cy = 150;
  const [front, back]: [string[], string[]] = [[], []];
  const [rx, ry] = [50 * k, 62 * k];
  front.push(smooth([[160 - rx * 0.8, cy - ry], [160, cy - ry * 1.08], [160 + rx * 0.8, cy - ry], [160 + rx, cy], [160 + rx * 0.6, cy + ry * 0.8], [160 - rx * 0.6, cy + ry * 0.8], [160 - rx, cy]]));
  front.push(...bothBlades(160 - rx * 0.55, cy - ry * 0.9, -2.1 - r() * 0.3, between(r, 30, 48), 9));
  for (let i = 0; i < 4; i++) back.push(...bothBlades(160 - rx * 0.9, cy - 16 + i * 8, PI / 2 + 0.55 - i * 0.18, (86 - i * 10) * k, 13));
  times(3, (i) => front.push(blade(160 + (i - 1) * 14, cy + ry * 0.7, PI / 2 + (i - 1) * 0.2, 34, 7)));
  front.push(limb([[70, cy + ry * 0.86, 5], [160, cy + ry * 0.84, 6], [256, cy + ry * 0.88, 3]]), poly([[154, cy - ry * 0.42], [166, cy - ry * 0.42], [160, cy - ry * 0.18]]));
  return { front, back, eyes: [[160 - rx * 0.36, cy - ry * 0.56, 9 * k], [160 + rx * 0.36, cy - ry * 0.56, 9 * k]], round: true };
};

/** A bat or another thing with wings of skin. */
const bat: Making = (r, o) => {
  const k = 0.8 + o.rank * 0.06;
  const cy = 122;
  const [front, back]: [string[], string[]] = [[], []];
  const reach = between(r, 96, 124) * k;
  const wing: Point[] = [[154, cy - 14], [154 - reach * 0.45, cy - 62 * k], [154 - reach, cy - 34 * k], [154 - reach * 0.92, cy + 20], [154 - reach * 0.66, cy + 6], [154 - reach * 0.5, cy + 44 * k], [154 - reach * 0.28, cy + 18], [150, cy + 34]];
  back.push(poly(wing), poly(flip(wing)), ...both([[154, cy - 10, 5], [154 - reach * 0.45, cy - 60 * k, 4], [154 - reach * 0.5, cy + 42 * k, 0.6]]), ...both([[154, cy - 10, 4], [154 - reach * 0.45, cy - 60 * k, 3], [154 - reach * 0.92, cy + 18, 0.6]]));
  front.push(blob(160, cy + 6, 24 * k, 32 * k), blob(160, cy - 32 * k, 21 * k, 19 * k));
  front.push(...bothBlades(150, cy - 42 * k, -2 - r() * 0.3, between(r, 38, 62), 12));
  front.push(...both([[152, cy + 32 * k, 5], [146, cy + 58 * k, 3], [140, cy + 64 * k, 1]]));
  if (o.horn === "crown") front.push(blade(160, cy - 46 * k, -PI / 2, 34, 6));
  return { front, back, eyes: [[152, cy - 33 * k, 4], [168, cy - 33 * k, 4]] };
};

/** A moth, or another thing with four wings. */
const moth: Making = (r, o) => {
  const k = 0.8 + o.rank * 0.05;
  const cy = 132;
  const [front, back]: [string[], string[]] = [[], []];
  const [a, b] = [between(r, 20, 52), between(r, 10, 44)];
  const wing: Point[] = [[156, cy - 12], [120, cy - 50 - r() * 26], [76 - a * 0.4, cy - 66 * k], [58, cy - 34], [78, cy - 2], [120, cy + 12]];
  const low: Point[] = [[156, cy + 6], [118, cy + 14], [84 - b * 0.3, cy + 34], [92, cy + 66 * k], [120, cy + 58], [148, cy + 30]];
  back.push(smooth(wing), smooth(flip(wing)), smooth(low), smooth(flip(low)));
  if (r() < 0.5) back.push(...bothBlades(104, cy + 58, PI / 2 + 0.25, between(r, 40, 66), 6));
  front.push(limb([[160, cy - 34, 8], [160, cy - 8, 12], [160, cy + 20, 9], [160, cy + 62, 2]]), blob(160, cy - 40, 12, 12), ...both([[156, cy - 48, 2], [142, cy - 78, 1.6], [112 - r() * 16, cy - 92, 0.6]]));
  const size = between(r, 7, 15);
  return { front, back, eyes: [[154, cy - 42, 3.4], [166, cy - 42, 3.4]], spots: [[100, cy - 34, size], [W - 100, cy - 34, size], [108, cy + 40, size * 0.7], [W - 108, cy + 40, size * 0.7]] };
};

/** A serpent or an eel: in coils, or risen like a wave. */
const serpent: Making = (r, o) => {
  const k = 0.8 + o.rank * 0.07;
  const [front, back]: [string[], string[]] = [[], []];
  const w = 17 * k;
  const s = r() < 0.5 ? 1 : -1;
  const X = (x: number): number => 160 + s * (x - 160);
  const risen = r() < 0.45;
  const joints: Joint[] = risen
    ? [[X(262), 226, w * 0.3], [X(226), 196, w * 0.8], [X(170), 214, w * 1.05], [X(116), 198, w * 1.1], [X(118), 148, w * 1.15], [X(172), 122, w * 1.1], [X(176), 74, w], [X(130), 54, w * 0.85]]
    : [[X(250), 216, w * 0.25], [X(218), 190, w * 0.7], [X(120), 196, w * 1.05], [X(94), 160, w * 1.15], [X(160), 132, w * 1.2], [X(208), 106, w], [X(178), 72, w * 0.9], [X(136), 66, w * 0.8]];
  const hy = risen ? 54 : 66;
  front.push(limb(joints), limb([[X(150), hy, w * 0.8], [X(124), hy - 2, w * 0.95], [X(92), hy + 10, w * 0.35]]));
  const fins = r() < 0.6;
  if (fins) for (let i = 0; i < 13; i++) {
    const t = 1 + (i / 13) * 5.4;
    const [p, q] = [joints[Math.floor(t)] as Joint, joints[Math.floor(t) + 1] as Joint];
    const u = t - Math.floor(t);
    front.push(blade(p[0] + (q[0] - p[0]) * u, p[1] + (q[1] - p[1]) * u - w * 0.5, -PI / 2 + (r() - 0.5) * 0.6, w * between(r, 0.9, 1.6), 5));
  }
  if (o.horn === "none") front.push(...times(4, (i) => blade(X(150 + i * 6), hy - 8 + i * 8, (s > 0 ? -0.6 : PI + 0.6) + s * i * 0.35, 34, 8)));
  else front.push(limb([[X(132), hy - 10, 5], [X(152), hy - 34, 4], [X(178 + r() * 14), hy - 44, 0.5]]), limb([[X(122), hy - 12, 4], [X(128), hy - 36, 3], [X(148 + r() * 10), hy - 52, 0.5]]));
  front.push(limb([[X(100), hy + 14, 1.6], [X(74), hy + 38, 1.4], [X(62), hy + 68 + r() * 14, 0.4]]));
  const end = joints[0] as Joint;
  for (let i = 0; i < 3; i++) front.push(blade(end[0], end[1] - 2, -0.9 * s + (s < 0 ? PI : 0) + (i - 1) * 0.5, 30, 6));
  if (o.rank > 4 && r() < 0.7) for (let i = 0; i < 6; i++) back.push(blade(X(196), 116, (s > 0 ? -0.2 : PI + 0.2) - s * i * 0.28, 88 - i * 6, 11, 3 * s));
  return { front, back, eyes: [[X(116), hy - 6, 3.6 * k]] };
};

/** A fish or a whale. */
const fish: Making = (r, o) => {
  const k = (0.75 + o.rank * 0.06) * (o.heavy ? 1.18 : 1);
  const cy = 134;
  const [front, back]: [string[], string[]] = [[], []];
  const h = (o.heavy ? 46 : between(r, 26, 46)) * k;
  const [x0, x1] = [160 - 88 * k, 160 + 78 * k];
  front.push(limb([[x0, cy + 6, 8], [x0 + 36 * k, cy, h * 0.86], [160, cy - 4, h], [x1 - 26, cy - 10, h * 0.42], [x1, cy - 18, 5]]));
  front.push(blade(x1 - 4, cy - 18, -0.95, 58 * k, 13, 6), blade(x1 - 4, cy - 18, 0.55, 52 * k, 12, -6));
  const fin = pick(r, ["row", "sail", "one"] as const);
  if (fin === "row") times(4, (i) => front.push(blade(150 + i * 13, cy - h * 0.8 + i * 3, -1.2 + i * 0.16, (46 - i * 8) * k, 9)));
  else if (fin === "sail") front.push(smooth([[124, cy - h * 0.8], [136, cy - h - 44 * k], [176, cy - h - 30 * k], [204, cy - h * 0.6]]));
  else front.push(blade(158, cy - h * 0.7, -0.9, 62 * k, 16, 6));
  front.push(blade(132, cy + h * 0.5, 1.05 + r() * 0.2, 52 * k, 11, 5));
  back.push(blade(160, cy + h * 0.5, 1, 40 * k, 9));
  if (r() < 0.4) front.push(limb([[x0 + 18, cy - h * 0.5, 3], [x0 - 4, cy - h * 1.3, 2], [x0 - 26, cy - h * 1.2, 1]]), blob(x0 - 28, cy - h * 1.18, 7, 7));
  else if (r() < 0.4) front.push(limb([[x0 + 10, cy, 6], [x0 - 30, cy - 2, 3], [x0 - 58, cy - 6, 0.5]]));
  return { front, back, eyes: [[x0 + 26 * k, cy - 7, 4.2]] };
};

/** A bell that drifts, with arms below it. */
const jelly: Making = (r, o) => {
  const k = 0.8 + o.rank * 0.055;
  const cy = 104;
  const [front, back]: [string[], string[]] = [[], []];
  const [rx, ry] = [between(r, 52, 68) * k, between(r, 44, 58) * k];
  front.push(smooth([[160 - rx, cy + 16], [160 - rx * 0.9, cy - ry * 0.4], [160 - rx * 0.4, cy - ry], [160 + rx * 0.4, cy - ry], [160 + rx * 0.9, cy - ry * 0.4], [160 + rx, cy + 16], [160 + rx * 0.5, cy + 8], [160, cy + 20], [160 - rx * 0.5, cy + 8]]));
  const n = 4 + Math.floor(r() * 3);
  times(n, (i) => {
    const x = 160 - rx * 0.8 + (i / (n - 1)) * rx * 1.6;
    const sway = (r() - 0.5) * 50;
    (i % 2 ? back : front).push(limb([[x, cy + 10, 9 * k], [x + sway, cy + 50, 7 * k], [x - sway * 0.6, cy + 84, 4 * k], [x + sway * 0.8, cy + between(r, 100, 126), 0.8]]));
  });
  times(4, (i) => back.push(blade(160 + (i - 1.5) * 16, cy + 10, PI / 2 + (i - 1.5) * 0.12, 96 * k, 8, 8 * (i % 2 ? 1 : -1))));
  if (o.horn === "crown") times(5, (i) => front.push(blade(160 + (i - 2) * 14, cy - ry * 0.86, -PI / 2 + (i - 2) * 0.22, 26, 5)));
  return { front, back, eyes: [[160 - rx * 0.3, cy - ry * 0.15, 5], [160 + rx * 0.3, cy - ry * 0.15, 5]], round: r() < 0.5, spots: r() < 0.5 ? [[160, cy - ry * 0.6, 7]] : [] };
};

/** A being on two legs, seen from the front; with hard edges where it is a machine. */
const giant: Making = (r, o) => {
  const k = 0.72 + o.rank * 0.055;
  const gy = 218;
  const [front, back]: [string[], string[]] = [[], []];
  const S = (v: number): number => v * k;
  const raised = r() < 0.4;
  const wide = between(r, 0, 10);
  const [hip, x] = [gy - S(74), 160];
  const sh = hip - S(62);
  const bw = S(between(r, 24, 36)) * (o.heavy ? 1.25 : 1);
  const tw = S(between(r, 16, 22));
  const pair = (joints: Joint[]): string[] => (o.hard ? [hard(joints), hard(flip(joints))] : both(joints));
  front.push(...pair([[x - tw * 0.7, hip - 4, S(14)], [x - tw - S(10 + wide), hip + S(34), S(11)], [x - tw - S(8 + wide * 1.6), gy - 6, S(12)], [x - tw - S(20 + wide * 1.6), gy, S(5)]]));
  const torso: Point[] = [[x - bw, sh], [x - bw * 0.5, sh - S(10)], [x + bw * 0.5, sh - S(10)], [x + bw, sh], [x + tw, hip + 4], [x, hip + S(12)], [x - tw, hip + 4]];
  front.push(o.hard ? poly(torso) : smooth(torso));
  const ax = x - bw - S(between(r, 14, 26));
  const hand: Point = raised ? [ax - S(12), sh - S(between(r, 30, 54))] : [ax - S(between(r, 4, 22)), hip + S(between(r, 10, 24))];
  front.push(...pair([[x - bw + 2, sh + 2, S(13)], [ax, sh + (raised ? S(10) : S(34)), S(10)], [hand[0], hand[1], S(13)]]));
  const shoulder: Point[] = [[x - bw - S(20), sh + S(8)], [x - bw - S(14), sh - S(22)], [x - bw + S(14), sh - S(12)], [x - bw + S(8), sh + S(12)]];
  front.push(...(o.hard || o.spikes ? [poly(shoulder), poly(flip(shoulder))] : [blob(x - bw, sh, S(19), S(15)), blob(W - x + bw, sh, S(19), S(15))]));
  const hy = sh - S(26);
  const hs = S(15 + (o.small ? 10 : 0));
  front.push(o.hard ? poly([[x - hs, hy + hs * 0.5], [x - hs * 0.8, hy - hs], [x, hy - hs * 1.35], [x + hs * 0.8, hy - hs], [x + hs, hy + hs * 0.5], [x, hy + hs * 1.2]]) : blob(x, hy, hs, hs * 1.15));
  if (o.horn === "crown") times(5, (i) => front.push(blade(x + (i - 2) * hs * 0.35, hy - hs * 0.7, -PI / 2 + (i - 2) * 0.2, S(30 - Math.abs(i - 2) * 5), S(4.5))));
  else if (o.horn !== "none") {
    const [out, up] = [S(between(r, 16, 38)), S(between(r, 20, 50))];
    front.push(...both([[x - hs * 0.7, hy - hs * 0.4, S(5)], [x - hs - out * 0.6, hy - hs - up * 0.3, S(4)], [x - hs - out * 0.7, hy - hs - up, 0.5]]));
  } else front.push(blade(x, hy - hs * 0.6, -PI / 2 + (r() - 0.5) * 0.8, S(between(r, 26, 44)), S(9)));
  if (o.mane) times(7, (i) => back.push(blade(x, hy, PI + 0.3 + (i / 6) * (PI - 0.6), S(34), S(8))));
  if (o.wings) wings(back, 146, sh + 8, r, k * 1.15);
  else if (o.cape) {
    const cloth: Point[] = [[x - bw, sh], [x - bw - S(26), hip + S(20)], [x - bw - S(between(r, 34, 50)), gy - S(14)], [x - S(30), gy - S(24)], [x, gy - S(8)]];
    back.push(smooth([...cloth, ...flip(cloth).reverse().slice(1)]));
  }
  if (o.weapon > 0) {
    const wx = hand[0] - 2;
    front.push(limb([[wx + S(6), Math.min(gy + 2, hand[1] + S(90)), 2.4], [wx, hand[1], 2.6], [wx - S(16), hand[1] - S(72), 2]]));
    front.push(blade(wx - S(14), hand[1] - S(60), -1.75, S(50), S(8)));
    if (o.weapon > 0.7) front.push(blade(wx - S(12), hand[1] - S(56), -2.9, S(38), S(9)), blade(wx - S(12), hand[1] - S(56), -0.3, S(30), S(8)));
    else if (o.weapon > 0.4) front.push(blob(wx - S(15), hand[1] - S(74), S(15), S(13)), ...times(6, (i) => blade(wx - S(15), hand[1] - S(74), i * 1.05, S(26), S(4))));
  }
  return { front, back, eyes: [[x - hs * 0.4, hy, S(3.2)], [x + hs * 0.4, hy, S(3.2)]], ...(o.hard ? { core: [x, sh + S(22), S(8)] as [number, number, number] } : {}), ground: gy };
};

/** A small round thing, new to the world. */
const imp: Making = (r) => {
  const cy = 158;
  const [rx, ry] = [between(r, 42, 60), between(r, 38, 54)];
  const [front, back]: [string[], string[]] = [[], []];
  const shape = pick(r, ["round", "drop", "square"] as const);
  if (shape === "drop") front.push(smooth([[160, cy - ry * 1.5], [160 + rx * 0.7, cy - ry * 0.3], [160 + rx, cy + ry * 0.4], [160, cy + ry], [160 - rx, cy + ry * 0.4], [160 - rx * 0.7, cy - ry * 0.3]]));
  else if (shape === "square") front.push(smooth([[160 - rx * 0.8, cy - ry], [160 + rx * 0.8, cy - ry], [160 + rx, cy], [160 + rx * 0.9, cy + ry], [160 - rx * 0.9, cy + ry], [160 - rx, cy]]));
  else front.push(blob(160, cy, rx, ry, r, 0.06));
  const top = pick(r, ["ears", "tuft", "horns", "leaf", "long"] as const);
  if (top === "ears") front.push(...bothBlades(160 - rx * 0.55, cy - ry * 0.6, -2 - r() * 0.4, between(r, 44, 64), 13));
  else if (top === "tuft") times(5, (i) => front.push(blade(160 + (i - 2) * 9, cy - ry * 0.8, -PI / 2 + (i - 2) * 0.3 + (r() - 0.5) * 0.3, between(r, 34, 54), 8)));
  else if (top === "horns") front.push(...both([[160 - rx * 0.5, cy - ry * 0.7, 8], [160 - rx * 0.8, cy - ry * 1.3, 6], [160 - rx * 0.45, cy - ry * 1.75, 0.8]]));
  else if (top === "leaf") front.push(limb([[160, cy - ry * 0.9, 3], [164, cy - ry * 1.4, 2.4]]), blade(164, cy - ry * 1.4, -0.5, 44, 12, 4), blade(164, cy - ry * 1.4, PI + 0.5, 36, 10, -4));
  else front.push(...both([[160 - rx * 0.5, cy - ry * 0.6, 10], [160 - rx * 0.8, cy - ry * 1.5, 11], [160 - rx * 1.2, cy - ry * 1.1, 5]]));
  front.push(blob(160 - rx * 0.5, cy + ry * 0.85, 16, 11), blob(160 + rx * 0.5, cy + ry * 0.85, 16, 11));
  if (r() < 0.5) back.push(limb([[160 + rx * 0.7, cy + 14, 8], [160 + rx + 26, cy, 6], [160 + rx + 22, cy - 34, 1]]));
  if (r() < 0.35) back.push(...bothBlades(160 - rx * 0.8, cy - 6, PI + 0.4, 50, 16), ...bothBlades(160 - rx * 0.8, cy + 6, PI + 0.05, 40, 12));
  const apart = between(r, 0.26, 0.46);
  return { front, back, eyes: r() < 0.15 ? [[160, cy - 8, 12]] : [[160 - rx * apart, cy - 6, 7], [160 + rx * apart, cy - 6, 7]], round: true, ground: 214 };
};

/** A crab, beetle, turtle or another thing with a shell. */
const shell: Making = (r, o) => {
  const k = 0.8 + o.rank * 0.05;
  const cy = 160;
  const [front, back]: [string[], string[]] = [[], []];
  const [rx, ry] = [66 * k, between(r, 36, 52) * k];
  times(3, (i) => back.push(...both([[160 - rx * 0.5, cy + 10, 9], [160 - rx - 16 - i * 6, cy + 2 + i * 18, 6], [160 - rx - 22 + i * 8, cy + 42 + i * 4, 2]])));
  front.push(smooth([[160 - rx, cy + 16], [160 - rx * 0.8, cy - ry * 0.6], [160, cy - ry * 1.25], [160 + rx * 0.8, cy - ry * 0.6], [160 + rx, cy + 16], [160, cy + ry * 0.85]]));
  const top = pick(r, ["spikes", "crystals", "smooth", "horn"] as const);
  if (top === "spikes") times(7, (i) => front.push(blade(160 + (i - 3) * rx * 0.26, cy - ry * (1.05 - Math.abs(i - 3) * 0.18), -PI / 2 + (i - 3) * 0.22, between(r, 18, 34), 7)));
  else if (top === "crystals") times(4, (i) => {
    const [x, h] = [160 + (i - 1.5) * rx * 0.4, between(r, 36, 66)];
    front.push(poly([[x - 12, cy - ry * 0.8], [x - 8, cy - ry - h * 0.7], [x + 2, cy - ry - h], [x + 10, cy - ry - h * 0.6], [x + 12, cy - ry * 0.8]]));
  });
  else if (top === "horn") front.push(limb([[160, cy + ry * 0.3, 10], [150, cy - ry * 1.2, 8], [160, cy - ry - 60, 2]]), ...bothBlades(158, cy - ry - 44, -2.3, 26, 6));
  if (r() < 0.5) front.push(...both([[160 - rx * 0.7, cy + 6, 9], [160 - rx - 22, cy - 34, 7], [160 - rx - 6, cy - 62, 11]]), ...bothBlades(160 - rx - 8, cy - 62, -1.9, 34, 8), ...bothBlades(160 - rx - 4, cy - 62, -0.9, 30, 7));
  else front.push(blob(160, cy + ry * 0.75, 20, 18));
  if (r() < 0.3) back.push(limb([[160 + rx * 0.6, cy, 12], [160 + rx + 34, cy - 30, 10], [160 + rx + 14, cy - 84, 7], [160 + rx - 26, cy - 92, 1]]), blade(160 + rx - 20, cy - 92, PI - 0.4, 26, 7));
  return { front, back, eyes: [[150, cy + ry * 0.62, 3.6], [170, cy + ry * 0.62, 3.6]], ground: 212 };
};

/** Many legs and many eyes. */
const spider: Making = (r, o) => {
  const k = 0.8 + o.rank * 0.055;
  const cy = 140;
  const [front, back]: [string[], string[]] = [[], []];
  times(4, (i) => {
    const knee: Point = [160 - (66 + i * 13) * k, cy - (62 - i * 30) * k];
    (i < 2 ? back : front).push(...both([[150, cy + 4, 8 * k], [knee[0], knee[1], 5 * k], [knee[0] - 18 * k, cy + (46 + i * 8) * k, 1]]));
  });
  front.push(blob(160, cy - 22 * k, 34 * k, 30 * k, r, 0.08), blob(160, cy + 20 * k, 24 * k, 21 * k));
  front.push(...bothBlades(152, cy + 34 * k, PI / 2 + 0.25, 26 * k, 6));
  if (o.spikes) times(5, (i) => front.push(blade(160 + (i - 2) * 12, cy - 46 * k, -PI / 2 + (i - 2) * 0.24, between(r, 16, 32), 6)));
  return { front, back, eyes: [[152, cy + 16 * k, 4], [168, cy + 16 * k, 4], [144, cy + 8 * k, 2.4], [176, cy + 8 * k, 2.4]], round: true, spots: r() < 0.6 ? [[160, cy - 26 * k, 9 * k]] : [], ground: 210 };
};

/** A dragon that sits up, its wings open. */
const dragon: Making = (r, o) => {
  const k = 0.78 + o.rank * 0.055;
  const gy = 216;
  const [front, back]: [string[], string[]] = [[], []];
  const s = (v: number): number => v * k;
  const [bx, by] = [172, gy - s(64)];
  wings(back, bx - s(4), by - s(22), r, k * between(r, 1.1, 1.4), false);
  front.push(limb([[bx + s(14), gy - s(20), s(30)], [bx, by, s(30)], [bx - s(18), by - s(34), s(20)]]));
  front.push(limb([[bx - s(16), by - s(26), s(18)], [bx - s(40), by - s(54), s(13)], [bx - s(34), by - s(88), s(11)], [bx - s(58), by - s(102), s(12)]]));
  const head: Point = [bx - s(62), by - s(102)];
  front.push(limb([[head[0] + s(10), head[1], s(12)], [head[0] - s(8), head[1] + s(2), s(12)], [head[0] - s(42), head[1] + s(14), s(4.5)]]));
  front.push(limb([[head[0] + s(8), head[1] - s(6), s(5)], [head[0] + s(26), head[1] - s(24), s(3.4)], [head[0] + s(52), head[1] - s(30), 0.5]]), blade(head[0] + s(4), head[1] + s(8), 0.9, s(24), s(5)));
  if (o.horn === "crown") times(3, (i) => front.push(blade(head[0] - s(6) + i * s(8), head[1] - s(8), -1.5 + i * 0.22, s(26), s(4))));
  front.push(limb([[bx - s(10), by + s(8), s(14)], [bx - s(34), by + s(32), s(9)], [bx - s(42), gy - 2, s(6)], [bx - s(54), gy, s(4)]]));
  front.push(limb([[bx + s(16), gy - s(24), s(20)], [bx - s(6), gy - s(16), s(14)], [bx - s(26), gy, s(6)]]));
  const tip: Point = [bx + s(98), gy - s(between(r, 20, 80))];
  front.push(limb([[bx + s(24), gy - s(16), s(18)], [bx + s(66), gy - s(4), s(10)], [tip[0], tip[1], 1.4]]), blade(tip[0], tip[1] + 4, -PI / 2 + 0.4, s(28), s(9)), blade(tip[0], tip[1] + 4, -PI / 2 - 0.5, s(22), s(7)));
  times(6, (i) => front.push(blade(bx - s(34) + i * s(9), by - s(80) + i * s(16), -0.5 - r() * 0.3, s(between(r, 14, 24)), s(5))));
  return { front, back, eyes: [[head[0] - s(8), head[1] - s(2), s(3)]], ground: gy };
};

/** A lizard on two legs, from the side. */
const raptor: Making = (r, o) => {
  const k = 0.8 + o.rank * 0.06;
  const gy = 216;
  const [front, back]: [string[], string[]] = [[], []];
  const s = (v: number): number => v * k;
  const [hx, hy] = [176, gy - s(78)];
  const chest: Point = [hx - s(44), hy - s(between(r, 10, 34))];
  const head: Point = [chest[0] - s(24), chest[1] - s(between(r, 34, 56))];
  front.push(limb([[hx + s(10), hy, s(24)], [(hx + chest[0]) / 2, (hy + chest[1]) / 2, s(25)], [chest[0], chest[1], s(18)]]));
  front.push(limb([[chest[0], chest[1], s(17)], [chest[0] - s(14), chest[1] - s(22), s(12)], [head[0], head[1], s(13)]]));
  front.push(limb([[head[0] + s(10), head[1] - s(2), s(13)], [head[0] - s(12), head[1], s(14)], [head[0] - s(44), head[1] + s(10), s(6)]]));
  front.push(poly([[head[0] - s(8), head[1] + s(12)], [head[0] - s(42), head[1] + s(16)], [head[0] - s(36), head[1] + s(25)], [head[0] - s(4), head[1] + s(20)]]));
  const leg = (x: number, to: string[], ahead: number): void => {
    to.push(limb([[x, hy + s(6), s(20)], [x + s(18 - ahead), hy + s(36), s(11)], [x - s(4 + ahead), hy + s(60), s(7)], [x - s(14 + ahead), gy - 3, s(7)], [x - s(30 + ahead), gy, s(4)]]));
  };
  leg(hx, front, 0);
  leg(hx + s(14), back, -26);
  front.push(limb([[chest[0] + s(4), chest[1] + s(10), s(7)], [chest[0] - s(12), chest[1] + s(28), s(5)], [chest[0] - s(26), chest[1] + s(22), s(2)]]));
  front.push(limb([[hx + s(12), hy, s(19)], [hx + s(58), hy + s(between(r, -16, 10)), s(11)], [hx + s(108), hy - s(between(r, -20, 44)), 1.5]]));
  if (o.spikes || o.mane) times(8, (i) => front.push(blade(head[0] + s(6) + i * s(13), head[1] - s(8) + i * s(9), -1 - r() * 0.3, s(between(r, 16, 30)), s(5))));
  if (o.horn !== "none") front.push(blade(head[0] - s(14), head[1] - s(10), -2.1, s(between(r, 24, 42)), s(6)), blade(head[0] + s(2), head[1] - s(10), -1.3, s(30), s(6)));
  else front.push(smooth([[head[0] - s(16), head[1] - s(10)], [head[0], head[1] - s(38)], [head[0] + s(28), head[1] - s(34)], [head[0] + s(14), head[1] - s(6)]]));
  return { front, back, eyes: [[head[0] - s(8), head[1] - s(3), s(3.4)]], ground: gy };
};

/** Long ears or wide mouth: something that sits, seen from the front. */
const hopper: Making = (r, o) => {
  const k = 0.85 + o.rank * 0.05;
  const cy = 160;
  const [front, back]: [string[], string[]] = [[], []];
  const s = (v: number): number => v * k;
  front.push(smooth([[160 - s(30), cy - s(10)], [160, cy - s(26)], [160 + s(30), cy - s(10)], [160 + s(46), cy + s(36)], [160, cy + s(50)], [160 - s(46), cy + s(36)]]));
  front.push(...both([[160 - s(34), cy + s(22), s(20)], [160 - s(58), cy + s(34), s(15)], [160 - s(48), cy + s(48), s(9)]]), ...both([[160 - s(16), cy + s(2), s(10)], [160 - s(20), cy + s(30), s(7)], [160 - s(24), cy + s(50), s(8)]]));
  front.push(blob(160, cy - s(36), s(34), s(27)));
  const ears = pick(r, ["tall", "lop", "frog", "round"] as const);
  if (ears === "tall") front.push(...bothBlades(160 - s(14), cy - s(54), -PI / 2 - between(r, 0.08, 0.4), s(between(r, 58, 80)), s(13)));
  else if (ears === "lop") front.push(...both([[160 - s(18), cy - s(56), s(10)], [160 - s(48), cy - s(60), s(13)], [160 - s(60), cy - s(14), s(6)]]));
  else if (ears === "frog") front.push(blob(160 - s(20), cy - s(60), s(13), s(13)), blob(160 + s(20), cy - s(60), s(13), s(13)));
  else front.push(blob(160 - s(28), cy - s(58), s(15), s(15)), blob(160 + s(28), cy - s(58), s(15), s(15)));
  if (o.horn !== "none") front.push(blade(160, cy - s(56), -PI / 2, s(34), s(6)));
  if (r() < 0.6) back.push(blob(160 + s(50), cy + s(26), s(18), s(16)), ...times(5, (i) => blade(160 + s(50), cy + s(26), -1.2 + i * 0.5, s(32), s(7))));
  const ey = ears === "frog" ? cy - s(61) : cy - s(38);
  return { front, back, eyes: [[160 - s(ears === "frog" ? 20 : 13), ey, s(6)], [160 + s(ears === "frog" ? 20 : 13), ey, s(6)]], round: true, ground: 213 };
};

/** A tree that walks, or a flower with a will. */
const plant: Making = (r, o) => {
  const k = 0.82 + o.rank * 0.05;
  const gy = 218;
  const [front, back]: [string[], string[]] = [[], []];
  const s = (v: number): number => v * k;
  const flower = r() < 0.45;
  const top = gy - s(flower ? 104 : 92);
  front.push(limb([[160, gy, s(24)], [160 + s(between(r, -10, 10)), gy - s(50), s(flower ? 9 : 18)], [160, top, s(flower ? 8 : 16)]]));
  times(5, (i) => front.push(limb([[160, gy - s(12), s(11)], [160 + (i - 2) * s(26), gy - s(4), s(7)], [160 + (i - 2) * s(44), gy + 2, 1]])));
  if (flower) {
    const n = 6 + Math.floor(r() * 5);
    times(n, (i) => back.push(blade(160, top, (i / n) * PI * 2 + 0.2, s(between(r, 58, 76)), s(16))));
    times(n, (i) => front.push(blade(160, top, ((i + 0.5) / n) * PI * 2 + 0.2, s(44), s(11))));
    front.push(blob(160, top, s(24), s(24)), ...both([[154, gy - s(48), s(5)], [154 - s(40), gy - s(72), s(4)], [154 - s(62), gy - s(58), 1]]), ...bothBlades(154 - s(44), gy - s(70), -2.2, s(34), s(10)));
    return { front, back, eyes: [[160 - s(8), top, s(4)], [160 + s(8), top, s(4)]], round: r() < 0.5, ground: gy };
  }
  const crown = pick(r, ["round", "pine", "bare"] as const);
  if (crown === "round") back.push(...times(7, (i) => blob(160 + Math.cos((i / 6) * PI) * s(70), top - s(14) - Math.sin((i / 6) * PI) * s(44), s(30), s(26), r, 0.2)), blob(160, top - s(26), s(46), s(36), r, 0.15));
  else if (crown === "pine") back.push(...times(4, (i) => poly([[160 - s(64 - i * 12), top + s(18) - i * s(26)], [160, top - s(34) - i * s(26)], [160 + s(64 - i * 12), top + s(18) - i * s(26)]])));
  else times(5, (i) => front.push(limb([[160, top + s(12), s(9)], [160 + (i - 2) * s(26), top - s(20) - r() * s(14), s(6)], [160 + (i - 2) * s(42), top - s(between(r, 44, 66)), 1]])));
  front.push(...both([[150, gy - s(58), s(10)], [150 - s(44), gy - s(between(r, 60, 90)), s(8)], [150 - s(72), gy - s(between(r, 40, 96)), s(5)]]), ...bothBlades(150 - s(68), gy - s(66), PI + 0.5, s(26), s(6)));
  if (o.horn === "crown") times(3, (i) => front.push(blade(160 + (i - 1) * 14, top, -PI / 2 + (i - 1) * 0.3, s(40), s(6))));
  return { front, back, eyes: [[160 - s(9), gy - s(66), s(3.6)], [160 + s(9), gy - s(66), s(3.6)]], ground: gy };
};

/** A hood and what is in it: a spirit over the ground. */
const ghost: Making = (r, o) => {
  const k = 0.85 + o.rank * 0.05;
  const [front, back]: [string[], string[]] = [[], []];
  const s = (v: number): number => v * k;
  const [x, hy] = [160, 96];
  const hem = times(9, (i): Point => [x - s(62) + i * s(15.5), 190 + (i % 2 ? s(between(r, 14, 40)) : s(-6))]);
  front.push(smooth([[x - s(26), hy - s(14)], [x, hy - s(44)], [x + s(26), hy - s(14)], [x + s(38), hy + s(40)], ...hem.reverse(), [x - s(38), hy + s(40)]]));
  const arms = pick(r, ["out", "up", "none"] as const);
  if (arms !== "none") {
    const up = arms === "up" ? -50 : 14;
    front.push(...both([[x - s(28), hy + s(30), s(14)], [x - s(62), hy + s(44 + up * 0.4), s(13)], [x - s(88), hy + s(44 + up), s(16)]]));
    times(3, (i) => front.push(...bothBlades(x - s(90), hy + s(44 + up), PI + (arms === "up" ? 0.9 : -0.2) + (i - 1) * 0.4, s(26), s(4))));
  }
  times(6, (i) => back.push(blade(x + (i - 2.5) * s(18), 180, PI / 2 + (i - 2.5) * 0.14, s(between(r, 40, 70)), s(12), 6)));
  if (o.horn === "antler" || o.horn === "horn") front.push(...both([[x - s(18), hy - s(26), s(6)], [x - s(42), hy - s(54), s(4)], [x - s(34), hy - s(84), 0.6]]));
  else if (o.horn === "crown") times(5, (i) => front.push(blade(x + (i - 2) * s(9), hy - s(36), -PI / 2 + (i - 2) * 0.2, s(30), s(5))));
  if (o.weapon > 0.4) front.push(limb([[x + s(92), 226, 2.6], [x + s(86), 130, 3], [x + s(80), 36, 2.4]]), blade(x + s(80), 38, PI - 0.35, s(74), s(10), -12));
  return { front, back, eyes: [[x - s(10), hy - s(6), s(4)], [x + s(10), hy - s(6), s(4)]] };
};

/** A body of fire, wind or water: tongues around a core. */
const flame: Making = (r, o) => {
  const k = 0.85 + o.rank * 0.05;
  const cy = 148;
  const [front, back]: [string[], string[]] = [[], []];
  const n = 7 + Math.floor(r() * 5);
  const spin = r() < 0.5 ? 14 : 4;
  times(n, (i) => back.push(blade(160, cy + 20, -PI / 2 + (i - (n - 1) / 2) * (2.7 / n), between(r, 96, 134) * k * (1 - Math.abs(i - (n - 1) / 2) * 0.05), 24, spin)));
  times(n - 2, (i) => front.push(blade(160, cy + 24, -PI / 2 + (i - (n - 3) / 2) * (2.4 / n), between(r, 64, 96) * k, 20, spin * 0.6)));
  front.push(blob(160, cy + 14, 38 * k, 40 * k, r, 0.1));
  if (r() < 0.6) front.push(...both([[136, cy + 10, 10], [100, cy - 6, 8], [82, cy - 40, 3]]), ...bothBlades(84, cy - 30, -1.8, 34, 8));
  times(3, (i) => back.push(blade(160 + (i - 1) * 20, cy + 44, PI / 2 + (i - 1) * 0.4, 40, 12)));
  return { front, back, eyes: [[148, cy + 6, 5], [172, cy + 6, 5]], core: [160, cy + 30, 8 * k] };
};

/** Stones or crystals that stand up. */
const golem: Making = (r, o) => {
  const k = 0.78 + o.rank * 0.055;
  const gy = 218;
  const [front, back]: [string[], string[]] = [[], []];
  const rock = (x: number, y: number, w: number, h: number): string => poly(times(7, (i): Point => {
    const a = (i / 7) * PI * 2 + 0.3;
    return [x + Math.cos(a) * w * between(r, 0.82, 1.12), y + Math.sin(a) * h * between(r, 0.82, 1.12)];
  }));
  const s = (v: number): number => v * k;
  front.push(rock(160, gy - s(88), s(48), s(40)), rock(160, gy - s(52), s(30), s(20)));
  for (const side of [-1, 1]) {
    front.push(rock(160 + side * s(24), gy - s(18), s(19), s(22)));
    const up = r() < 0.35;
    front.push(rock(160 + side * s(58), gy - s(100), s(20), s(18)), rock(160 + side * s(76), gy - s(up ? 134 : 66), s(17), s(22)), rock(160 + side * s(82), gy - s(up ? 164 : 34), s(20), s(18)));
  }
  front.push(rock(160, gy - s(136), s(20), s(17)));
  if (o.spikes || o.horn !== "none") times(5, (i) => {
    const [x, h] = [160 + (i - 2) * s(22), s(between(r, 30, 60))];
    back.push(poly([[x - s(9), gy - s(110)], [x - s(4) + (i - 2) * 4, gy - s(118) - h], [x + s(9), gy - s(110)]]));
  });
  return { front, back, eyes: [[160 - s(7), gy - s(137), s(3.4)], [160 + s(7), gy - s(137), s(3.4)]], core: [160, gy - s(88), s(10)], ground: gy };
};

/** A machine: a hull on wheels, treads or legs, with an arm. */
const machine: Making = (r, o) => {
  const k = 0.82 + o.rank * 0.05;
  const gy = 214;
  const [front, back]: [string[], string[]] = [[], []];
  const s = (v: number): number => v * k;
  const [w, h] = [s(between(r, 46, 66)), s(between(r, 32, 50))];
  const under = pick(r, ["wheels", "treads", "legs", "hover"] as const);
  const foot = s(under === "legs" ? 50 : under === "hover" ? 40 : 26);
  const cy = gy - foot - h;
  const cut = s(between(r, 6, 20));
  front.push(poly([[160 - w + cut, cy - h], [160 + w - cut, cy - h], [160 + w, cy - h + cut], [160 + w, cy + h - 6], [160 + w - 10, cy + h], [160 - w + 10, cy + h], [160 - w, cy + h - 6], [160 - w, cy - h + cut]]));
  if (under === "wheels") times(3, (i) => front.push(blob(160 + (i - 1) * w * 0.72, gy - s(15), s(16), s(16))));
  else if (under === "treads") front.push(limb([[160 - w * 0.9, gy - s(14), s(15)], [160, gy - s(14), s(15)], [160 + w * 0.9, gy - s(14), s(15)]]));
  else if (under === "legs") for (const side of [-1, 1]) times(2, (i) => (i ? back : front).push(hard([[160 + side * w * 0.7, cy + h - 6, s(8)], [160 + side * (w + s(14 + i * 14)), cy + h + s(4), s(7)], [160 + side * (w + s(8 + i * 18)), gy, s(5)]])));
  else times(3, (i) => back.push(blade(160 + (i - 1) * w * 0.7, cy + h, PI / 2, s(46), s(12))));
  const arm = pick(r, ["cannon", "claw", "dish", "drill"] as const);
  const side = r() < 0.5 ? -1 : 1;
  const [ax, ay] = [160 + side * (w + s(30)), cy - s(between(r, 0, 26))];
  front.push(hard([[160 + side * w * 0.8, cy - 4, s(10)], [ax, ay, s(9)]]));
  if (arm === "cannon") front.push(hard([[ax - side * s(10), ay, s(15)], [ax + side * s(24), ay - s(4), s(13)], [ax + side * s(26), ay - s(4), s(17)], [ax + side * s(34), ay - s(5), s(17)]]));
  else if (arm === "claw") front.push(blade(ax, ay, side > 0 ? -0.5 : PI + 0.5, s(36), s(8), side * 8), blade(ax, ay, side > 0 ? 0.5 : PI - 0.5, s(36), s(8), -side * 8));
  else if (arm === "dish") front.push(smooth([[ax + side * s(24), ay - s(30)], [ax, ay - s(14)], [ax, ay + s(14)], [ax + side * s(24), ay + s(30)], [ax + side * s(10), ay]]));
  else front.push(poly([[ax, ay - s(16)], [ax + side * s(46), ay], [ax, ay + s(16)]]));
  front.push(limb([[160 - side * w * 0.5, cy - h, 2.6], [160 - side * w * 0.5 - 6, cy - h - s(26), 2], [160 - side * w * 0.5 - 4, cy - h - s(40), 2]]), blob(160 - side * w * 0.5 - 4, cy - h - s(42), s(6), s(6)));
  if (o.wings || o.spikes) back.push(poly([[160 + w * 0.4, cy - h], [160 + w * 0.9, cy - h - s(44)], [160 + w, cy - h + 10]]), poly([[160 - w * 0.4, cy - h], [160 - w * 0.9, cy - h - s(44)], [160 - w, cy - h + 10]]));
  const eyes: [number, number, number][] = r() < 0.4 ? [[160, cy - h * 0.25, s(11)]] : [[160 - w * 0.36, cy - h * 0.25, s(6)], [160 + w * 0.36, cy - h * 0.25, s(6)]];
  return { front, back, eyes, round: true, core: [160, cy + h * 0.45, s(6)], ground: gy };
};

export const BODIES = { beast, bird, owl, bat, moth, serpent, fish, jelly, giant, imp, shell, spider, dragon, raptor, hopper, plant, ghost, flame, golem, machine } as const;
export type BodyName = keyof typeof BODIES;
