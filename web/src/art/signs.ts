/** Pictures without a body: signs, blows and things one can hold. */

import { between, blade, blob, circle, f, faint, limb, line, path, PI, pick, polar, poly, ring, smooth, times, type Chance, type Point, type Tones } from "./kit.ts";

type Sign = (r: Chance, c: Tones, c2: Tones) => string;
const [X, Y] = [160, 118];
const halo = (c: Tones): string => circle(X, Y, 98, c[4], faint(0.1)) + circle(X, Y, 70, c[4], faint(0.14));

/** A star in rings. */
const star: Sign = (r, c, c2) => {
  const n = 3 + Math.floor(r() * 6);
  const step = n > 4 ? 2 : 1;
  const from = -PI / 2 + (r() < 0.5 ? PI / n : 0);
  const m = 5 + Math.floor(r() * 4);
  return ([[92, 1.4, "2 6"], [84, 3.4, ""], [58, 1.6, ""], [34, 2.4, ""]] as const).map(([q, w, dash]) => ring(X, Y, q, c[5], w, `${dash ? ` stroke-dasharray="${dash}"` : ""}${faint(0.85)}`)).join("") +
    [0, 1].map((k) => `<path d="${poly(times(n, (i) => polar(X, Y, from + k * (PI / n) + ((i * step) % n) * ((PI * 2) / n), k ? 58 : 84)))}" fill="${k ? c2[3] : "none"}" fill-opacity=".22" stroke="${c[5]}" stroke-width="${k ? 1.5 : 2.6}" stroke-linejoin="round"/>`).join("") +
    times(n * 2, (i) => path(blade(...polar(X, Y, from + (i * PI) / n, 60), from + (i * PI) / n, 20 + (i % 2) * 18, 5), i % 2 ? c[5] : c2[4], faint(0.9))).join("") +
    times(m, (i) => path(blade(X, Y, (i / m) * PI * 2 + from, 30, 8, r() * 4), i % 2 ? c2[4] : c[5])).join("") + circle(X, Y, 7, c[0]) + circle(X, Y, 3, c[5]);
};

/** A flower of petals in rows. */
const bloom: Sign = (r, c, c2) => {
  const n = 5 + Math.floor(r() * 5);
  const bend = between(r, -8, 8);
  return times(4, (k) => times(n, (i) => path(blade(X, Y, ((i + k * 0.5) / n) * PI * 2, 100 - k * 22, 20 - k * 3, bend), ([c2[2], c[3], c2[4], c[5]] as const)[k] ?? c[5], `${faint(0.75)} stroke="${c[0]}" stroke-width="1"`)).join("")).join("") + circle(X, Y, 12, c[1]) + circle(X, Y, 6, c[5]);
};

/** An eye that sees it all. */
const eye: Sign = (r, c, c2) =>
  times(18, (i) => path(blade(...polar(X, Y, (i / 18) * PI * 2, 74), (i / 18) * PI * 2, between(r, 14, 34), 4), c[4], faint(0.7))).join("") +
  path(`M${X - 92} ${Y}Q${X} ${Y - between(r, 70, 104)} ${X + 92} ${Y}Q${X} ${Y + between(r, 70, 104)} ${X - 92} ${Y}Z`, c[5]) + circle(X, Y, 36, c2[2]) + times(12, (i) => line(`M${f(polar(X, Y, i * 0.524, 16)[0])} ${f(polar(X, Y, i * 0.524, 16)[1])}L${f(polar(X, Y, i * 0.524, 34)[0])} ${f(polar(X, Y, i * 0.524, 34)[1])}`, c2[4], 2, faint(0.7))).join("") +
  (r() < 0.5 ? circle(X, Y, 15, c[0]) : path(poly([[X, Y - 30], [X + 7, Y], [X, Y + 30], [X - 7, Y]]), c[0])) + circle(X - 10, Y - 12, 5, "#fff");

/** A door with light behind it. */
const gate: Sign = (r, c, c2) => {
  const w = between(r, 40, 58);
  return times(9, (i) => path(poly([[X, Y], polar(X, Y, -PI / 2 + (i - 4) * 0.34 - 0.06, 190), polar(X, Y, -PI / 2 + (i - 4) * 0.34 + 0.06, 190)]), c[5], faint(0.22))).join("") +
    path(`M${f(X - w)} 214V${Y - 20}Q${X} ${Y - 110} ${f(X + w)} ${Y - 20}V214Z`, c[5]) + path(`M${f(X - w + 9)} 214V${Y - 14}Q${X} ${Y - 92} ${f(X + w - 9)} ${Y - 14}V214Z`, c2[3]) + circle(X, Y + 10, 24, c[5], faint(0.8)) +
    times(6, (i) => path(poly([[X - 60 + i * 4, 214 + i * 5], [X + 60 - i * 4, 214 + i * 5], [X + 66 + i * 8, 222 + i * 6], [X - 66 - i * 8, 222 + i * 6]]), c[i % 2 ? 1 : 2], faint(0.7))).join("") + [-1, 1].map((k) => path(limb([[X + k * (w + 12), 216, 7], [X + k * (w + 12), 60, 6]]), c[4])).join("");
};

/** Crystals in a cluster. */
const crystal: Sign = (r, c, c2) =>
  times(7, (i) => {
    const order = [0, 6, 1, 5, 2, 4, 3][i] ?? 0;
    const a = -PI / 2 + (order - 3) * 0.34;
    const [h, w] = [between(r, 70, 120) * (1 - Math.abs(order - 3) * 0.1), between(r, 12, 20)];
    const [bx, by] = [X + (order - 3) * 12, 196];
    const at = (u: number, v: number): Point => [bx + Math.cos(a) * u - Math.sin(a) * v, by + Math.sin(a) * u + Math.cos(a) * v];
    return path(poly([at(0, -w * 0.7), at(h * 0.78, -w), at(h, 0), at(h * 0.72, w), at(0, w * 0.7)]), i % 2 ? c2[3] : c[4], ` stroke="${c[0]}" stroke-width="1.2"`) + path(poly([at(0, 0), at(h * 0.76, 2), at(h, 0), at(h * 0.72, w), at(0, w * 0.7)]), c[5], faint(0.4));
  }).join("") + times(10, () => circle(between(r, 60, 260), between(r, 30, 180), between(r, 1, 3), c[5], faint(0.8))).join("");

/** A spiral that draws everything in. */
const spiral: Sign = (r, c, c2) => {
  const arms = 2 + Math.floor(r() * 4);
  const turn = r() < 0.5 ? 1 : -1;
  return times(arms, (k) => line(smooth(times(22, (i) => polar(X, Y, (k / arms) * PI * 2 + turn * i * 0.3, 6 + i * 4.6)), false), k % 2 ? c2[4] : c[5], between(r, 5, 11), faint(0.85))).join("") + ring(X, Y, 104, c[4], 2, faint(0.6)) + circle(X, Y, 12, c[5]) + circle(X, Y, 5, c[0]);
};

/** Signs on standing stones. */
const runes: Sign = (r, c, c2) => {
  const n = 3 + Math.floor(r() * 3);
  return times(n, (i) => {
    const [x, h] = [X + (i - (n - 1) / 2) * 50, between(r, 90, 140)];
    const glyph = times(3, (j) => {
      const y = 196 - h + 24 + j * (h / 4);
      return pick(r, [`M${x - 8} ${y - 8}L${x + 8} ${y + 8}M${x + 8} ${y - 8}L${x} ${y}`, `M${x} ${y - 10}V${y + 10}L${x + 8} ${y}`, `M${x - 8} ${y + 8}L${x} ${y - 8}L${x + 8} ${y + 8}`, `M${x - 8} ${y}H${x + 8}M${x} ${y - 8}V${y + 8}`]);
    }).join("");
    return path(poly([[x - 17, 206], [x - 15, 200 - h], [x - 3, 192 - h], [x + 14, 202 - h], [x + 18, 206]]), c[1], ` stroke="${c[4]}" stroke-width="1.6"`) + line(glyph, c2[5], 3.4) + line(glyph, c2[4], 9, faint(0.25));
  }).join("") + path(blob(X, 208, 120, 12), c[0], faint(0.8));
};

/** An hourglass, a balance, a crown: a thing that means something. */
const emblem: Sign = (r, c, c2) => {
  const rays = times(16, (i) => path(blade(X, Y, (i / 16) * PI * 2, i % 2 ? 112 : 92, 6), c[4], faint(0.35))).join("") + circle(X, Y, 74, c[1], faint(0.75)) + ring(X, Y, 74, c[5], 3);
  switch (pick(r, ["glass", "balance", "crown", "wings", "tree", "blades", "hand", "sun and moon"] as const)) {
    case "glass":
      return rays + path(poly([[X - 34, Y - 52], [X + 34, Y - 52], [X + 4, Y], [X + 34, Y + 52], [X - 34, Y + 52], [X - 4, Y]]), c[5], faint(0.9)) + path(poly([[X - 20, Y - 30], [X + 20, Y - 30], [X, Y - 2]]), c2[3]) + path(poly([[X - 26, Y + 48], [X + 26, Y + 48], [X, Y + 18]]), c2[3]) + line(`M${X - 42} ${Y - 56}H${X + 42}M${X - 42} ${Y + 56}H${X + 42}`, c[5], 7);
    case "balance":
      return rays + line(`M${X} ${Y - 54}V${Y + 50}M${X - 52} ${Y - 34}L${X + 52} ${Y - 46}M${X - 24} ${Y + 54}H${X + 24}`, c[5], 5) + [[-52, -34], [52, -46]].map(([dx = 0, dy = 0]) => line(`M${X + dx} ${Y + dy}L${X + dx - 17} ${Y + dy + 36}H${X + dx + 17}Z`, c[5], 2) + path(`M${X + dx - 20} ${Y + dy + 36}h40q-20 24 -40 0Z`, c2[4])).join("");
    case "crown":
      return rays + path(poly([[X - 52, Y + 34], [X - 58, Y - 26], [X - 26, Y + 2], [X, Y - 48], [X + 26, Y + 2], [X + 58, Y - 26], [X + 52, Y + 34]]), c[5]) + path(poly([[X - 52, Y + 40], [X + 52, Y + 40], [X + 50, Y + 54], [X - 50, Y + 54]]), c2[4]) + [-58, 0, 58].map((dx, i) => circle(X + dx, Y + (i === 1 ? -52 : -30), 7, c2[4])).join("");
    case "wings":
      return rays + [-1, 1].map((k) => times(6, (i) => path(blade(X + k * 8, Y + 20, -PI / 2 + k * (0.5 + i * 0.24), 100 - i * 9, 11, 3 * k), i % 2 ? c[5] : c2[4])).join("")).join("") + path(blade(X, Y + 56, -PI / 2, 120, 9), c[5]) + circle(X, Y + 10, 12, c2[3]);
    case "tree":
      return rays + path(limb([[X, Y + 64, 14], [X, Y + 10, 8], [X, Y - 20, 4]]), c[5]) + times(5, (i) => path(limb([[X, Y + 16, 5], [X + (i - 2) * 22, Y - 16, 4], [X + (i - 2) * 30, Y - 44, 1]]), c[5])).join("") + times(16, () => path(blade(X + (r() - 0.5) * 110, Y - 44 + (r() - 0.5) * 56, r() * 6, 22, 7), r() < 0.5 ? c2[4] : c[4])).join("");
    case "blades":
      return rays + times(3, (i) => {
        const a = -PI / 2 + (i - 1) * 0.8;
        const [hx, hy] = polar(X, Y + 10, a + PI, 50);
        return path(blade(hx, hy, a, 124, 9), i === 1 ? c[5] : c2[4], ` stroke="${c[0]}" stroke-width="1"`) + path(limb([[...polar(hx, hy, a, 16), 3], [hx, hy, 4]]), c[4]);
      }).join("");
    case "hand":
      return rays + path(smooth([[X - 28, Y + 60], [X - 34, Y + 8], [X - 24, Y - 4], [X + 26, Y - 4], [X + 32, Y + 14], [X + 26, Y + 60]]), c[5]) + times(4, (i) => path(limb([[X - 21 + i * 14, Y + 2, 7], [X - 24 + i * 16, Y - 30, 6.4], [X - 26 + i * 17.4, Y - 50 + Math.abs(i - 1.5) * 8, 5]]), c[5])).join("") + path(limb([[X + 28, Y + 30, 8], [X + 46, Y + 4, 6]]), c[5]) + circle(X, Y + 24, 13, c2[3]) + circle(X, Y + 24, 6, c[0]);
    default:
      return rays + circle(X - 10, Y, 44, c[5]) + circle(X + 12, Y - 4, 38, c[1]) + times(10, (i) => path(blade(...polar(X + 16, Y, (i / 10) * PI * 2, 14), (i / 10) * PI * 2, 24, 4), c2[4])).join("") + circle(X + 16, Y, 13, c2[4]);
  }
};

/** A beast of lines, called out of the ground: for what is summoned. */
const called: Sign = (r, c, c2) => {
  const n = 5 + Math.floor(r() * 4);
  const head: Point = [X, Y - 44];
  return times(n, (i) => [-1, 1].map((k) => path(blade(X + k * 10, Y - 6, -PI / 2 + k * (0.55 + i * (1.5 / n)), between(r, 92, 128) - i * 6, 11, 5 * k), i % 2 ? c[4] : c2[3], faint(0.8))).join("")).join("") +
    times(5, (i) => path(blade(X, Y + 30, PI / 2 + (i - 2) * 0.36, 96, 12, (i - 2) * 5), i % 2 ? c[4] : c[5], faint(0.85))).join("") + path(limb([[X, Y + 50, 10], [X, Y, 24], [head[0], head[1] + 16, 13]]), c[5]) + path(blob(head[0], head[1], 17, 19), c[5]) +
    [-1, 1].map((k) => path(limb([[X + k * 9, head[1] - 10, 5], [X + k * 30, head[1] - 30, 4], [X + k * between(r, 14, 40), head[1] - 58, 0.6]]), c[5])).join("") + [-1, 1].map((k) => path(blade(X + k * 3, head[1] + 1, k > 0 ? -0.3 : PI + 0.3, 13, 4), c2[1])).join("") + circle(X, Y + 6, 9, c2[3]) + ring(X, 206, 20, c[4], 2, ' transform="matrix(5 0 0 .7 -640 62)"');
};

/** A burst with something falling. */
const fall: Sign = (r, c, c2) =>
  times(4, () => {
    const [x, y, q] = [between(r, 60, 260), between(r, 60, 150), between(r, 12, 26)];
    return path(blade(x, y, -0.9 - PI / 2 + 0.9 + between(r, 0.4, 0.8), q * 5, q * 0.9), c[4], faint(0.6)) + circle(x, y, q, c2[3]) + circle(x - q * 0.25, y + q * 0.2, q * 0.6, c[5]);
  }).join("") + times(14, (i) => path(blade(X, 226, -PI / 2 + (i - 6.5) * 0.2, between(r, 40, 100), 10), i % 2 ? c[3] : c[5], faint(0.75))).join("");

const SIGNS = { star, bloom, eye, gate, crystal, spiral, runes, emblem, called, fall } as const;

/** What a name says about the sign. */
const SIGN_WORDS: [RegExp, keyof typeof SIGNS][] = [
  [/flower|bloom|blossom|petal|seed|garden|root|thorn|vine/i, "bloom"], [/eye|gaze|sight|watch|vigil|omen|scry|foresee/i, "eye"], [/gate|door|path|passage|road|return|bridge|crossing/i, "gate"],
  [/crystal|ice|frost|glass|shard|gem|jewel/i, "crystal"], [/whirl|spiral|storm|tide|current|vortex|wind|maelstrom|gale/i, "spiral"], [/oath|law|archive|ledger|verse|word|stone|rite|chant|choir|hymn/i, "runes"],
  [/rain|fall|meteor|star|shower|comet/i, "fall"], [/king|queen|crown|judg|time|hour|balance|pact|blade/i, "emblem"], [/maw|beast|serpent|wyrm|dragon|spirit|leviathan|phoenix|hound|bird/i, "called"],
];

export function sigil(r: Chance, c: Tones, c2: Tones, name: string): string {
  const chosen = pick(r, Object.keys(SIGNS) as (keyof typeof SIGNS)[]);
  const spoken = SIGN_WORDS.find(([word]) => word.test(name))?.[1];
  return halo(c) + SIGNS[spoken && r() < 0.65 ? spoken : chosen](r, c, c2);
}

const speed = (r: Chance, c: Tones, a: number): string =>
  times(30, () => {
    const [t, o] = [(r() - 0.5) * 240, (r() - 0.5) * 200];
    const [x, y, far] = [X + Math.cos(a) * t - Math.sin(a) * o, 122 + Math.sin(a) * t + Math.cos(a) * o, between(r, 14, 64)];
    return line(`M${f(x)} ${f(y)}l${f(Math.cos(a) * far)} ${f(Math.sin(a) * far)}`, c[4], between(r, 0.8, 2.2), faint(between(r, 0.15, 0.55)));
  }).join("");

const spark = (r: Chance, c: Tones, c2: Tones, x: number, y: number, k = 1): string => times(12, (i) => path(blade(x, y, (i / 12) * PI * 2 + r() * 0.3, between(r, 22, 56) * k, 4), i % 2 ? c2[4] : c[5], faint(0.9))).join("") + circle(x, y, 9 * k, "#fff");

const BLOWS = ["claws", "bolt", "wave", "burst", "beam", "arrows", "whirl", "fist", "cross"] as const;

/** What a name says about the blow. */
const BLOW_WORDS: [RegExp, (typeof BLOWS)[number]][] = [
  [/arrow|dart|needle|volley/i, "arrows"], [/bolt|thunder|lightning|spark/i, "bolt"], [/wave|tide|sea|water|rain|eddy|shanty|flow/i, "wave"], [/burst|blast|bomb|kindle|flare|oil/i, "burst"],
  [/beam|ray|light|lance|sun/i, "beam"], [/whirl|wind|spin|storm|gust|leaf|leaves/i, "whirl"], [/fist|punch|slam|throw|net|anchor|chain/i, "fist"], [/slash|blade|cross|cut|sickle/i, "cross"], [/claw|fang|scratch|bite/i, "claws"],
];

/** A blow: claws, a bolt, a wave, a burst, a beam, arrows, a whirl, a fist. */
export function strike(r: Chance, c: Tones, c2: Tones, name: string): string {
  const a = -0.5 - r() * 0.5;
  const [cx, cy] = [X, 122];
  const [hx, hy] = polar(cx, cy, a, 30);
  const chosen = pick(r, BLOWS);
  switch (BLOW_WORDS.find(([word]) => word.test(name))?.[1] ?? chosen) {
    case "bolt": {
      const zig = times(7, (i): Point => [70 + i * 26 + (i % 2 ? 26 : -8), 14 + i * 32]);
      return speed(r, c, 0.9) + line(`M${zig.map(([x, y]) => `${f(x)} ${f(y)}`).join("L")}`, c[3], 26, faint(0.5)) + path(poly([...zig.map(([x, y]): Point => [x - 9, y]), ...[...zig].reverse().map(([x, y]): Point => [x + 11, y - 3])]), c[5]) + spark(r, c, c2, 236, 202);
    }
    case "wave":
      return times(4, (k) => path(smooth(times(9, (i): Point => [-20 + i * 45, 96 + k * 32 + Math.sin(i * 1.1 + k) * 22]), false) + "L340 250L-20 250Z", ([c[2], c2[3], c[3], c[1]] as const)[k] ?? c[1], faint(0.8))).join("") + path(smooth([[40, 150], [70, 60], [160, 30], [230, 60], [240, 110], [200, 92], [150, 90], [120, 130]]), c[4]) + times(9, () => circle(between(r, 100, 260), between(r, 30, 120), between(r, 3, 9), c[5], faint(0.9))).join("");
    case "burst":
      return times(26, (i) => path(blade(cx, cy, (i / 26) * PI * 2, between(r, 70, 150), 12), ([c[2], c[3], c2[4], c[5]] as const)[i % 4] ?? c[3], faint(0.85))).join("") + path(blob(cx, cy, 44, 42, r, 0.3), c[5]) + path(blob(cx, cy, 24, 24, r, 0.3), "#fff");
    case "beam":
      return speed(r, c, a) + path(poly([polar(cx, cy, a + PI - 0.05, 220), polar(cx, cy, a + PI + 0.05, 220), polar(cx, cy, a + 0.26, 240), polar(cx, cy, a - 0.26, 240)]), c[4], faint(0.7)) + path(poly([polar(cx, cy, a + PI - 0.02, 220), polar(cx, cy, a + PI + 0.02, 220), polar(cx, cy, a + 0.12, 240), polar(cx, cy, a - 0.12, 240)]), "#fff") + times(3, (i) => `<ellipse cx="${f(polar(cx, cy, a, -50 + i * 60)[0])}" cy="${f(polar(cx, cy, a, -50 + i * 60)[1])}" rx="${14 + i * 5}" ry="${44 + i * 12}" fill="none" stroke="${c2[5]}" stroke-width="3" opacity=".8" transform="rotate(${f((a * 180) / PI)} ${f(polar(cx, cy, a, -50 + i * 60)[0])} ${f(polar(cx, cy, a, -50 + i * 60)[1])})"/>`).join("");
    case "arrows":
      return speed(r, c, a + 0.3) + times(6, (i) => {
        const [x, y] = [40 + i * 40 + between(r, -14, 14), between(r, 40, 190)];
        const [tx, ty] = polar(x, y, a, 74);
        return line(`M${f(x)} ${f(y)}L${f(tx)} ${f(ty)}`, c[5], 3.4) + path(blade(...polar(tx, ty, a, -10), a, 30, 8), c[5]) + [-1, 1].map((k) => path(blade(x, y, a + PI + k * 0.5, 22, 4), c2[4])).join("");
      }).join("");
    case "whirl":
      return times(7, (i) => `<ellipse cx="${cx}" cy="${58 + i * 24}" rx="${f(104 - i * 13)}" ry="${f(24 - i * 2.4)}" fill="none" stroke="${i % 2 ? c2[4] : c[5]}" stroke-width="${f(9 - i)}" stroke-dasharray="${f(between(r, 80, 240))} ${f(between(r, 20, 60))}" opacity=".85"/>`).join("") + times(12, () => path(blade(between(r, 60, 260), between(r, 40, 210), r() * 6, 18, 5), c[4], faint(0.8))).join("");
    case "fist":
      return speed(r, c, 0) + spark(r, c, c2, 222, 120, 1.6) + path(limb([[-10, 146, 34], [90, 134, 26], [150, 124, 30]]), c[1], ` stroke="${c[4]}" stroke-width="3"`) + times(4, (i) => path(blob(180, 94 + i * 18, 20, 11), c[1], ` stroke="${c[4]}" stroke-width="3"`)).join("") + path(limb([[140, 108, 10], [176, 116, 9]]), c[2], ` stroke="${c[4]}" stroke-width="2"`);
    case "cross":
      return speed(r, c, a) + [-1, 1].map((k) => path(blade(cx - 110, cy + k * 84, -k * 0.66, 280, 14, k * 6), k > 0 ? c[5] : c2[4], ` stroke="${c[3]}" stroke-width="2"`)).join("") + spark(r, c, c2, cx + 4, cy);
    default: {
      const n = 2 + Math.floor(r() * 3);
      return speed(r, c, a) + times(n, (i) => {
        const o = (i - (n - 1) / 2) * 36;
        const [x, y] = [cx - Math.cos(a) * 125 - Math.sin(a) * o, cy - Math.sin(a) * 125 + Math.cos(a) * o];
        return path(blade(x, y, a, 250, 15 - i * 2, between(r, 10, 24)), c[3]) + path(blade(x + 12 * Math.cos(a), y + 12 * Math.sin(a), a, 226, 8, between(r, 9, 17)), c[5]);
      }).join("") + spark(r, c, c2, hx, hy);
    }
  }
}

interface Thing {
  shape: string[];
  over: string;
}

type Made = (r: Chance, c: Tones, c2: Tones) => Thing;
const cx = 160;

const THINGS: Record<string, [RegExp, Made]> = {
  club: [/club|oar|blade|arrow|sword|staff|pole|stick|rod/i, (r, c) => ({ shape: [limb([[112, 214, 7], [150, 130, 9], [206, 34, between(r, 14, 22)]]), limb([[106, 222, 9], [112, 210, 9]])], over: times(6, (i) => circle(168 + i * 7, 104 - i * 13, 3.4, c[5])).join("") })],
  pouch: [/pouch|charm|purse|bag|sack/i, (_, c, c2) => ({
    shape: [smooth([[cx - 20, 82], [cx - 52, 128], [cx - 46, 190], [cx, 204], [cx + 46, 190], [cx + 52, 128], [cx + 20, 82]]), smooth([[cx - 20, 84], [cx - 34, 56], [cx - 10, 62], [cx, 50], [cx + 12, 62], [cx + 34, 56], [cx + 20, 84]])],
    over: line(`M${cx - 26} 84q26 12 52 0`, c[5], 5) + circle(cx, 140, 20, c2[4]) + path(blade(cx, 154, -PI / 2, 30, 8), c[0]),
  })],
  drum: [/drum|raffle|float|wheel/i, (_, c, c2) => ({
    shape: [blob(cx, 128, 64, 60), limb([[cx + 58, 128, 6], [cx + 92, 110, 5], [cx + 92, 84, 9]])],
    over: circle(cx, 128, 42, c[0], faint(0.7)) + times(12, (i) => circle(...polar(cx, 128, (i / 12) * PI * 2, 52), 3, c[5])).join("") + [0.6, 2.7, 4.8].map((a) => path(blade(cx, 128, a, 36, 9), c2[4])).join(""),
  })],
  mask: [/mask|face|helm/i, (_, c) => ({
    shape: [smooth([[cx - 56, 78], [cx, 58], [cx + 56, 78], [cx + 48, 160], [cx, 206], [cx - 48, 160]]), blade(cx - 34, 78, -2, 50, 10), blade(cx + 34, 78, -1.14, 50, 10)],
    over: path(blade(cx - 12, 122, PI + 0.35, 34, 8), c[5]) + path(blade(cx + 12, 122, -0.35, 34, 8), c[5]) + line(`M${cx - 28} 168q28 18 56 0`, c[5], 6),
  })],
  shield: [/breast|ward|shield|root|armou?r|plate|guard/i, (_, c) => ({
    shape: [smooth([[cx, 38], [cx + 62, 58], [cx + 56, 140], [cx, 212], [cx - 56, 140], [cx - 62, 58]])],
    over: times(4, (i) => `<ellipse cx="${cx}" cy="116" rx="${(i + 1) * 11}" ry="${(i + 1) * 14}" fill="none" stroke="${c[i % 2 ? 4 : 5]}" stroke-width="2.4" opacity=".8"/>`).join(""),
  })],
  lantern: [/lantern|lamp|light|wick|candle/i, (_, c, c2) => ({
    shape: [blob(cx, 132, 50, 62), poly([[cx - 28, 76], [cx + 28, 76], [cx + 22, 62], [cx - 22, 62]]), poly([[cx - 24, 190], [cx + 24, 190], [cx + 18, 204], [cx - 18, 204]]), limb([[cx, 62, 3], [cx, 30, 3]])],
    over: circle(cx, 132, 30, c2[4], faint(0.9)) + path(blade(cx, 158, -PI / 2, 56, 13), c[5]) + times(4, (i) => line(`M${cx - 46} ${102 + i * 20}Q${cx} ${112 + i * 20} ${cx + 46} ${102 + i * 20}`, c[4], 1.6, faint(0.6))).join(""),
  })],
  fan: [/fan|feather|wing/i, (_, c, c2) => ({ shape: times(9, (i) => blade(cx, 196, -PI / 2 + (i - 4) * 0.24, 150, 17)), over: times(9, (i) => line(`M${cx} 196L${f(polar(cx, 196, -PI / 2 + (i - 4) * 0.24, 130)[0])} ${f(polar(cx, 196, -PI / 2 + (i - 4) * 0.24, 130)[1])}`, i % 2 ? c[5] : c2[4], 2)).join("") + circle(cx, 196, 8, c[5]) })],
  scroll: [/scroll|book|letter|map|chart|tale|paper|talisman/i, (r, c, c2) => ({
    shape: [poly([[cx - 54, 60], [cx + 54, 60], [cx + 54, 186], [cx - 54, 186]]), limb([[cx - 64, 58, 10], [cx + 64, 58, 10]]), limb([[cx - 64, 188, 10], [cx + 64, 188, 10]])],
    over: times(5, (i) => line(`M${cx - 38} ${86 + i * 19}h${f(between(r, 40, 76))}`, c[5], 3.4)).join("") + circle(cx + 28, 162, 13, c2[3]),
  })],
  cup: [/cup|bottle|sake|tea|gourd|brew|water|kettle|pot/i, (_, c, c2) => ({
    shape: [blob(cx, 160, 52, 44), blob(cx, 92, 30, 30), limb([[cx, 66, 9], [cx, 48, 9]])],
    over: line(`M${cx - 26} 118q26 12 52 0`, c[5], 6) + path(blade(cx, 186, -PI / 2, 46, 14), c2[4]) + line(`M${cx + 22} 120q26 20 14 60`, c[5], 3),
  })],
  key: [/key|lock|seal/i, (_, c, c2) => ({ shape: [blob(118, 92, 36, 36), limb([[136, 112, 9], [222, 196, 9]]), limb([[196, 170, 7], [214, 152, 6]]), limb([[212, 186, 7], [232, 166, 6]])], over: circle(118, 92, 17, c2[4]) + ring(118, 92, 26, c[5], 3) })],
  umbrella: [/umbrella|parasol|canopy|roof/i, (_, c, c2) => ({ shape: [smooth([[cx - 92, 124], [cx - 60, 64], [cx, 40], [cx + 60, 64], [cx + 92, 124], [cx + 46, 112], [cx, 124], [cx - 46, 112]]), limb([[cx, 110, 3.4], [cx, 196, 3.4], [cx + 18, 206, 3.4], [cx + 26, 192, 3]])], over: times(5, (i) => line(`M${cx} 42Q${cx + (i - 2) * 30} 70 ${cx + (i - 2) * 44} 116`, i % 2 ? c2[4] : c[5], 2)).join("") })],
  dice: [/dice|die|game|bet|chance|luck/i, (_, c) => ({ shape: [poly([[cx, 60], [cx + 62, 92], [cx + 62, 160], [cx, 196], [cx - 62, 160], [cx - 62, 92]])], over: line(`M${cx - 62} 92L${cx} 124L${cx + 62} 92M${cx} 124V196`, c[4], 3) + circle(cx, 92, 8, c[5]) + [[-32, 130], [-32, 156], [22, 140], [40, 150], [28, 168]].map(([dx = 0, y = 0]) => circle(cx + dx, y, 6, c[5])).join("") })],
  cloak: [/cloak|cloth|robe|sash|scarf|coat|veil|kimono|happi/i, (_, c, c2) => ({ shape: [smooth([[cx - 22, 46], [cx - 74, 72], [cx - 100, 150], [cx - 66, 160], [cx - 52, 112], [cx - 58, 208], [cx + 58, 208], [cx + 52, 112], [cx + 66, 160], [cx + 100, 150], [cx + 74, 72], [cx + 22, 46]])], over: line(`M${cx - 18} 50L${cx + 8} 128L${cx - 6} 206M${cx + 18} 50L${cx} 104`, c[5], 4) + path(poly([[cx - 54, 136], [cx + 54, 136], [cx + 54, 152], [cx - 54, 152]]), c2[4]) })],
  ring: [/ring|bead|jewel|gem|pearl|orb|stone|mirror|bell of/i, (_, c, c2) => ({ shape: [blob(cx, 124, 66, 66)], over: circle(cx, 124, 48, c2[3]) + path(blob(cx - 14, 108, 22, 16), c[5], faint(0.7)) + times(12, (i) => circle(...polar(cx, 124, (i / 12) * PI * 2, 57), 4, c[5])).join("") })],
  boat: [/boat|ship|raft|sail|anchor/i, (_, c, c2) => ({ shape: [smooth([[cx - 92, 156], [cx - 40, 164], [cx + 40, 164], [cx + 96, 150], [cx + 56, 202], [cx - 56, 202]]), limb([[cx, 160, 4], [cx, 40, 3]]), poly([[cx + 6, 48], [cx + 70, 134], [cx + 6, 142]])], over: path(poly([[cx - 6, 60], [cx - 52, 138], [cx - 6, 144]]), c2[4]) + line(`M${cx - 70} 176H${cx + 72}`, c[5], 3) })],
  bell: [/bell|chime|horn|flute|shamisen|music|song/i, (_, c) => ({ shape: [smooth([[cx - 16, 56], [cx - 34, 96], [cx - 42, 150], [cx - 66, 184], [cx, 194], [cx + 66, 184], [cx + 42, 150], [cx + 34, 96], [cx + 16, 56]]), blob(cx, 48, 12, 12), blob(cx, 200, 13, 13)], over: line(`M${cx - 44} 152q44 14 88 0`, c[5], 4) })],
};

/** A thing one can hold, by what its name says; else any. */
export function held(r: Chance, c: Tones, c2: Tones, name: string): Thing {
  const any = pick(r, Object.values(THINGS));
  const named = Object.values(THINGS).find(([word]) => word.test(name));
  return (named ?? any)[1](r, c, c2);
}
