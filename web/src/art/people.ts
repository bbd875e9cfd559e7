/** People of pictures: hair, dress, what they wear on their heads and hold in their hands. The face is left dark. */

import { between, blade, blob, hard, limb, PI, pick, poly, smooth, times, type Chance, type Point } from "./kit.ts";
import type { Body } from "./bodies.ts";

const HAIR = ["spiky", "bob", "hat", "tail", "hood", "short", "long", "braids", "bun", "swept", "helmet", "wide hat", "bald", "mask", "ribbons"] as const;
const ARMS = ["sword", "spear", "staff", "bow", "axe", "scythe", "hammer", "book", "lantern", "banner", "daggers", "shield", "fan", "flame"] as const;
const POSES = ["point", "raise", "cross", "cast", "ready"] as const;

/** A person: head and shoulders, or whole with something in the hand. */
export function person(r: Chance, whole: boolean): Body {
  const [front, back, hair, scarf]: [string[], string[], string[], string[]] = [[], [], [], []];
  const s = whole ? between(r, 0.58, 0.68) : between(r, 0.9, 1.08);
  const cx = whole ? 160 : 160 + (r() - 0.5) * 18;
  const hy = whole ? between(r, 72, 88) : between(r, 94, 108);
  const X = (v: number): number => cx + v * s;
  const Y = (v: number): number => hy + v * s;
  const head = blob(cx, hy, 30 * s * between(r, 0.78, 0.86), 30 * s);
  if (whole) figure(r, s, X, Y, front, back);
  else bust(r, X, Y, front, back);
  front.push(limb([[cx, Y(18), 13 * s], [cx, Y(48), 18 * s]]), head);
  hair.push(...headOf(r, s, cx, X, Y));
  scarf.push(...neckOf(r, s, cx, X, Y));
  return { front, back, hair, scarf, eyes: [] };
}

type At = (v: number) => number;

/** What is worn round the neck. */
function neckOf(r: Chance, s: number, cx: number, X: At, Y: At): string[] {
  switch (pick(r, ["scarf", "scarf", "collar", "cord", "ruff", "sash", "cowl"] as const)) {
    case "scarf": {
      const side = r() < 0.5 ? 1 : -1;
      return [smooth([[X(-30), Y(34)], [cx, Y(46)], [X(30), Y(34)], [X(34), Y(54)], [cx, Y(68)], [X(-34), Y(54)]]), limb([[X(24 * side), Y(54), 11 * s], [X(54 * side), Y(between(r, 70, 96)), 12 * s], [X(92 * side), Y(between(r, 66, 114)), 2]])];
    }
    case "collar":
      return [poly([[X(-20), Y(42)], [cx, Y(104)], [X(20), Y(42)], [X(34), Y(52)], [cx, Y(130)], [X(-34), Y(52)]])];
    case "cord":
      return [limb([[X(-26), Y(42), 2.6 * s], [cx, Y(88), 2.6 * s], [X(26), Y(42), 2.6 * s]]), blob(cx, Y(96), 10 * s, 12 * s)];
    case "ruff":
      return times(9, (i) => blade(X(-40 + i * 10), Y(46 + Math.sin((i / 8) * PI) * 10), PI / 2 + (4 - i) * 0.12, 26 * s, 8 * s));
    case "sash":
      return [limb([[X(-50), Y(58), 8 * s], [X(0), Y(104), 9 * s], [X(44), Y(160), 9 * s]])];
    default:
      return [smooth([[X(-44), Y(40)], [cx, Y(30)], [X(44), Y(40)], [X(52), Y(70)], [cx, Y(86)], [X(-52), Y(70)]])];
  }
}

/** Hair, or what is worn over it. */
function headOf(r: Chance, s: number, cx: number, X: At, Y: At): string[] {
  const fringe = (low: number): string => smooth([[X(-32), Y(2)], [X(-30), Y(-30)], [cx, Y(-44)], [X(30), Y(-30)], [X(32), Y(2)], [X(14), Y(low)], [X(-14), Y(low)]]);
  const side = r() < 0.5 ? 1 : -1;
  switch (pick(r, HAIR)) {
    case "spiky":
      return times(9, (i) => blade(cx + (i - 4) * 4 * s, Y(-6), -PI / 2 + (i - 4) * 0.36 + (r() - 0.5) * 0.2, between(r, 40, 56) * s, 11 * s));
    case "bob":
      return [smooth([[X(-32), Y(10)], [X(-34), Y(-24)], [cx, Y(-46)], [X(34), Y(-24)], [X(32), Y(10)], [X(42), Y(62)], [X(24), Y(44)], [X(24), Y(-8)], [cx, Y(-18)], [X(-24), Y(-6)], [X(-24), Y(44)], [X(-42), Y(62)]])];
    case "hat":
      return [smooth([[X(-50), Y(-10)], [X(-30), Y(-20)], [X(-22), Y(-56)], [X(22), Y(-56)], [X(30), Y(-20)], [X(50), Y(-10)], [cx, Y(-2)]]), blade(X(20 * side), Y(-40), side > 0 ? -0.9 : PI + 0.9, 56 * s, 6)];
    case "hood":
      return [smooth([[X(-40), Y(46)], [X(-44), Y(-10)], [X(-18), Y(-44)], [cx, Y(-62)], [X(20), Y(-42)], [X(44), Y(-10)], [X(40), Y(46)], [X(24), Y(30)], [X(22), Y(-8)], [cx, Y(-22)], [X(-22), Y(-8)], [X(-24), Y(30)]])];
    case "short":
      return [smooth([[X(-30), Y(14)], [X(-34), Y(-14)], [X(-20), Y(-40)], [X(20), Y(-40)], [X(34), Y(-14)], [X(30), Y(14)], [X(12), Y(-4)], [cx, Y(16)], [X(-12), Y(-4)]]), ...times(5, (i) => blade(cx, Y(-36), -1.2 + i * 0.42, (50 - i * 3) * s, 8 * s, 4))];
    case "long":
      return [...times(8, (i) => limb([[X(-26 + i * 7.5), Y(-22), 8 * s], [X((-34 + i * 9.6) * 1.15), Y(20), 8 * s], [X((-36 + i * 10) * 1.5), Y(between(r, 84, 118)), 1.5]])), fringe(-20)];
    case "braids":
      return [fringe(-16), ...[-1, 1].flatMap((k) => times(4, (i) => blob(X(k * (34 + i * 4)), Y(16 + i * 22), (12 - i) * s, 13 * s)))];
    case "bun":
      return [fringe(-18), blob(cx, Y(-54), 18 * s, 16 * s), limb([[X(-26 * side), Y(-64), 2 * s], [X(30 * side), Y(-46), 2 * s]])];
    case "swept":
      return times(7, (i) => blade(X(-22 * side), Y(-34 + i * 5), (side > 0 ? -0.3 : PI + 0.3) + side * i * 0.16, (84 - i * 6) * s, 12 * s, 5 * side));
    case "helmet":
      return [poly([[X(-34), Y(24)], [X(-36), Y(-14)], [X(-20), Y(-40)], [cx, Y(-50)], [X(20), Y(-40)], [X(36), Y(-14)], [X(34), Y(24)], [X(20), Y(20)], [X(18), Y(-4)], [X(5), Y(-4)], [X(4), Y(22)], [X(-4), Y(22)], [X(-5), Y(-4)], [X(-18), Y(-4)], [X(-20), Y(20)]]), blade(cx, Y(-40), -PI / 2 + 0.3 * side, between(r, 40, 70) * s, 12 * s, 10 * side)];
    case "wide hat":
      return [poly([[X(-74), Y(-6)], [cx, Y(-62)], [X(74), Y(-6)], [X(30), Y(-12)], [X(-30), Y(-12)]]), limb([[X(-30), Y(-8), 3 * s], [X(-34), Y(40), 2 * s]])];
    case "bald":
      return [smooth([[X(-26), Y(8)], [X(-10), Y(14)], [cx, Y(22)], [X(10), Y(14)], [X(26), Y(8)], [X(20), Y(34)], [cx, Y(between(r, 60, 96))], [X(-20), Y(34)]]), limb([[X(-28), Y(-10), 3 * s], [cx, Y(-16), 3 * s], [X(28), Y(-10), 3 * s]])];
    case "mask":
      return [smooth([[X(-26), Y(-18)], [cx, Y(-28)], [X(26), Y(-18)], [X(22), Y(14)], [cx, Y(32)], [X(-22), Y(14)]]), blade(X(-18), Y(-20), -2, 44 * s, 9 * s), blade(X(18), Y(-20), -1.14, 44 * s, 9 * s)];
    case "ribbons":
      return [fringe(-14), ...[-1, 1].flatMap((k) => [blade(X(20 * k), Y(-40), k > 0 ? -0.5 : PI + 0.5, 40 * s, 13 * s), limb([[X(24 * k), Y(-36), 5 * s], [X(58 * k), Y(10), 6 * s], [X(50 * k), Y(70), 1.4]])])];
    default:
      return [smooth([[X(-30), Y(6)], [X(-34), Y(-22)], [cx, Y(-42)], [X(34), Y(-20)], [X(30), Y(0)], [X(8), Y(-20)], [X(-16), Y(-10)]]), limb([[X(26 * side), Y(-22), 12 * s], [X(52 * side), Y(4), 11 * s], [X(46 * side), Y(between(r, 60, 90)), 3]])];
  }
}

/** Head and shoulders, with something behind or beside them. */
function bust(r: Chance, X: At, Y: At, front: string[], back: string[]): void {
  const wide = between(r, 66, 92);
  const cut = pick(r, ["coat", "coat", "armour", "robe"] as const);
  if (cut === "armour") {
    front.push(poly([[X(-18), Y(36)], [X(-wide + 6), Y(60)], [X(-wide), Y(260)], [X(wide), Y(260)], [X(wide - 6), Y(60)], [X(18), Y(36)]]));
    for (const k of [-1, 1]) times(3, (i) => front.push(smooth([[X(k * (wide - 34)), Y(48 + i * 14)], [X(k * (wide + 4)), Y(40 + i * 16)], [X(k * (wide + 18)), Y(74 + i * 16)], [X(k * (wide - 22)), Y(76 + i * 14)]])));
  } else if (cut === "robe") front.push(smooth([[X(-22), Y(36)], [X(-wide * 0.8), Y(76)], [X(-wide * 1.35), Y(190)], [X(-wide * 1.3), 262], [X(wide * 1.3), 262], [X(wide * 1.35), Y(190)], [X(wide * 0.8), Y(76)], [X(22), Y(36)]]));
  else front.push(smooth([[X(-18), Y(36)], [X(-wide), Y(62)], [X(-wide - 14), Y(150)], [X(-wide + 10), 262], [X(wide - 10), 262], [X(wide + 14), Y(150)], [X(wide), Y(62)], [X(18), Y(36)]]));
  const k = r() < 0.5 ? -1 : 1;
  const px = X(98 * k);
  switch (pick(r, ["staff", "spines", "bird", "collar", "arm", "pack", "none", "wings", "book"] as const)) {
    case "staff":
      front.push(limb([[px, 250, 4], [px, Y(20), 3.4], [px, Y(-46), 3]]), blob(px, Y(-56), 14, 14));
      break;
    case "spines":
      for (const side of [-1, 1]) times(3, (i) => front.push(blade(X(side * (52 + i * 12)), Y(58 + i * 6), -PI / 2 + side * (0.4 + i * 0.35), 40 - i * 5, 11)));
      break;
    case "bird":
      back.push(blob(px - k * 4, Y(26), 17, 13), blade(px - k * 4, Y(26), -PI / 2 + k * 0.9, 34, 9), blade(px - k * 4, Y(22), -PI / 2 - k * 0.6, 30, 8), blade(px + k * 8, Y(22), k > 0 ? 0 : PI, 14, 4));
      break;
    case "collar":
      back.push(smooth([[X(-70), Y(60)], [X(-62), Y(-6)], [X(-36), Y(30)], [X(0), Y(40)], [X(36), Y(30)], [X(62), Y(-6)], [X(70), Y(60)]]));
      break;
    case "arm":
      front.push(limb([[X(70 * k), Y(110), 20], [X(86 * k), Y(60), 15], [X(54 * k), Y(18), 12]]), ...times(4, (i) => blade(X(56 * k), Y(18), -PI / 2 + (i - 1.5) * 0.3 - k * 0.3, 24, 4)));
      break;
    case "pack":
      back.push(poly([[X(-60), Y(150)], [X(-58), Y(-10)], [X(58), Y(-10)], [X(60), Y(150)]]), blob(X(0), Y(-14), 60, 16));
      break;
    case "wings":
      times(5, (i) => {
        for (const side of [-1, 1]) back.push(blade(X(side * 40), Y(80), -PI / 2 + side * (0.35 + i * 0.28), 120 - i * 10, 14));
      });
      break;
    case "book":
      front.push(poly([[X(30 * k), Y(112)], [X(92 * k), Y(96)], [X(96 * k), Y(150)], [X(34 * k), Y(166)]]), limb([[X(70 * k), Y(180), 16], [X(64 * k), Y(150), 11]]));
      break;
  }
}

/** The whole figure, in a pose, with something in the hand. */
function figure(r: Chance, s: number, X: At, Y: At, front: string[], back: string[]): void {
  const a = between(r, 38, 54);
  const k = r() < 0.5 ? 1 : -1;
  const dress = pick(r, ["coat", "legs", "robe", "plate"] as const);
  if (dress === "robe") front.push(smooth([[X(-28), Y(40)], [X(-a), Y(64)], [X(-30), Y(120)], [X(-72), Y(226)], [X(0), Y(238)], [X(72), Y(226)], [X(30), Y(120)], [X(a), Y(64)], [X(28), Y(40)]]));
  else {
    const hem = dress === "coat" ? 200 : 150;
    front.push(smooth([[X(-30), Y(40)], [X(-a), Y(64)], [X(-30), Y(124)], [X(-38 - r() * 20), Y(hem)], [X(0), Y(hem + 6)], [X(38 + r() * 20), Y(hem)], [X(30), Y(124)], [X(a), Y(64)], [X(30), Y(40)]]));
    const wide = between(r, 14, 40);
    for (const side of [-1, 1]) front.push(limb([[X(side * 16), Y(138), 15 * s], [X(side * (18 + wide * 0.6)), Y(186), 12 * s], [X(side * (16 + wide)), Y(236), 9 * s], [X(side * (26 + wide)), Y(240), 6 * s]]));
    if (dress === "plate") for (const side of [-1, 1]) front.push(poly([[X(side * (a - 18)), Y(44)], [X(side * (a + 20)), Y(50)], [X(side * (a + 14)), Y(86)], [X(side * (a - 12)), Y(76)]]), poly([[X(side * 6), Y(132)], [X(side * 38), Y(136)], [X(side * 32), Y(176)]]));
  }
  const pose = pick(r, POSES);
  const out = pose === "raise" ? [-70, 10] : pose === "cross" ? [-20, 104] : pose === "ready" ? [-92, 118] : [-92, between(r, 40, 72)];
  const hand: Point = [X(k * (out[0] as number)), Y(out[1] as number)];
  front.push(limb([[X(-k * 38), Y(62), 15 * s], [X(-k * (pose === "cross" ? 56 : 70)), Y(pose === "raise" ? 60 : 104), 12 * s], [hand[0], hand[1], 9 * s]]));
  const other: Point = pose === "cast" ? [X(-k * 88), Y(60)] : pose === "raise" ? [X(-k * 60), Y(140)] : [X(-k * 48), Y(152)];
  front.push(limb([[X(k * 38), Y(62), 15 * s], [2 * X(0) - X(-k * 62), Y(pose === "cast" ? 100 : 112), 12 * s], [2 * X(0) - other[0], other[1], 9 * s]]));
  held(r, hand, k > 0 ? -1 : 1, s, front, back);
  const cape = pick(r, ["feathers", "cape", "none", "coat tails"] as const);
  if (cape === "feathers") times(4, (i) => back.push(blade(X(k * 10), Y(52), PI / 2 - k * (0.35 + i * 0.22), 150 * s + r() * 40, 20)));
  else if (cape === "cape") back.push(smooth([[X(-24), Y(46)], [X(24), Y(46)], [X(k * 70), Y(130)], [X(k * 128), Y(between(r, 170, 214))], [X(k * 70), Y(212)], [X(-k * 20), Y(190)]]));
  else if (cape === "coat tails") for (const side of [-1, 1]) back.push(blade(X(side * 14), Y(110), PI / 2 - side * 0.35, 150 * s, 16, 6 * side));
}

/** What a hand holds; out is the side it points to. */
function held(r: Chance, [x, y]: Point, out: number, s: number, front: string[], back: string[]): void {
  const up = -PI / 2 + out * between(r, 0.15, 0.5);
  const tip = (far: number): Point => [x + Math.cos(up) * far, y + Math.sin(up) * far];
  const pole = (above: number, below: number, w: number): string => limb([[x - Math.cos(up) * below, y - Math.sin(up) * below, w], [x, y, w], [...tip(above), w * 0.9]]);
  switch (pick(r, ARMS)) {
    case "sword":
      front.push(pole(24, 18, 3), blade(x, y, up, between(r, 86, 124), between(r, 6, 12)), limb([[...tip(20).map((v, i) => v - (i ? 0 : 15)), 2.4] as unknown as [number, number, number], [...tip(20).map((v, i) => v + (i ? 0 : 15)), 2.4] as unknown as [number, number, number]]));
      break;
    case "spear":
      front.push(pole(70, 120, 2.4), blade(...tip(58), up, 46, 8));
      break;
    case "staff":
      front.push(pole(46, 120, 2.6));
      back.push(blob(...tip(62), 15, 15), ...times(3, (i) => blade(...tip(48), up + (i - 1) * 0.7, 34, 5)));
      break;
    case "bow": {
      const [p, q] = [tip(74), tip(-74)];
      front.push(limb([[p[0], p[1], 1.4], [x + out * 26, y + (p[1] - y) * 0.4, 4], [x + out * 26, y + (q[1] - y) * 0.4, 4], [q[0], q[1], 1.4]]), limb([[p[0], p[1], 0.8], [x - out * 16, y, 0.8], [q[0], q[1], 0.8]]), limb([[x - out * 30, y + 2, 1.4], [x + out * 44, y - 4, 1.4]]));
      break;
    }
    case "axe":
      front.push(pole(76, 70, 3), blade(...tip(60), up + out * 1.5, 46, 20, 8), blade(...tip(64), up - out * 1.6, 26, 8));
      break;
    case "scythe":
      front.push(pole(84, 110, 2.8), blade(...tip(80), up - out * 1.9, 92, 13, 16 * out));
      break;
    case "hammer": {
      const [hx, hy] = tip(66);
      front.push(pole(62, 50, 3), hard([[hx - 28, hy - 4, 17], [hx + 28, hy + 4, 17]]));
      break;
    }
    case "book":
      front.push(poly([[x - 26, y - 22], [x, y - 14], [x + 26, y - 22], [x + 26, y + 8], [x, y + 16], [x - 26, y + 8]]));
      back.push(...times(3, (i) => blade(x, y - 20, -PI / 2 + (i - 1) * 0.5, 46, 7)));
      break;
    case "lantern":
      front.push(limb([[x, y, 2], [x + out * 18, y - 14, 2], [x + out * 22, y + 8, 1.4]]), blob(x + out * 22, y + 26, 14, 17), poly([[x + out * 22 - 9, y + 9], [x + out * 22 + 9, y + 9], [x + out * 22 + 6, y + 2], [x + out * 22 - 6, y + 2]]));
      break;
    case "banner": {
      const [bx, by] = tip(96);
      front.push(pole(100, 120, 2.4));
      back.push(smooth([[bx, by], [bx + out * 46, by + 6], [bx + out * 60, by + 34], [bx + out * 40, by + 62], [bx - Math.cos(up) * 60, by - Math.sin(up) * 60]]));
      break;
    }
    case "daggers":
      front.push(blade(x, y, up, 52, 6), blade(x, y, up + out * 2.6, 44, 6), pole(6, 6, 4));
      break;
    case "shield":
      front.push(smooth([[x - 26, y - 34], [x, y - 42], [x + 26, y - 34], [x + 24, y + 10], [x, y + 40], [x - 24, y + 10]]));
      break;
    case "fan":
      front.push(...times(6, (i) => blade(x, y, up + (i - 2.5) * 0.24, 56 * Math.max(1, s), 9)));
      break;
    default:
      back.push(...times(7, (i) => blade(x, y + 6, -PI / 2 + (i - 3) * 0.32, between(r, 34, 66), 9, 4)));
      front.push(blob(x, y - 4, 10, 10));
  }
}
