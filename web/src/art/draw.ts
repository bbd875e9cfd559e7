/** A picture of a card from its facts: always the same for the same card. No chance but the seed, no filters, no fonts. */

import { BODIES, type Body, type BodyName, type Build } from "./bodies.ts";
import { between, blade, chance, circle, f, faint, H, hash, HUED, line, path, PI, pick, smooth, times, tonesOf, turnedTones, W, type Chance, type Tones } from "./kit.ts";
import { person } from "./people.ts";
import { heaven, OF_HUE, PLACES, type PlaceName } from "./scenes.ts";
import { held, sigil, strike } from "./signs.ts";
import type { Subject } from "./subject.ts";

/** What a name says about the body it should have; several to choose from where it leaves that open. */
const WORDS: readonly (readonly [RegExp, readonly BodyName[]])[] = [
  [/(?<!m)(?<!e)moth|firefly|butterfly|\bfly|wisp/i, ["moth"]], [/\bowl|roost|perch/i, ["owl"]], [/\bbat\b|gloom|night/i, ["bat", "owl", "ghost"]],
  [/kestrel|wing|gull|crane|kawasemi|bird|hawk|falcon|swallow|sparrow|post|feather|phoenix|raven|crow\b/i, ["bird", "owl"]],
  [/drake|dragon|\bdra|wyvern/i, ["dragon", "serpent"]], [/eel|serpent|wyrm|snake|tempest|router|chimera|leviat|hydra|loong/i, ["serpent"]],
  [/jelly|squid|octo|polyp|anemone|drift/i, ["jelly"]], [/whale|\bfin\b|fish|orca|shark|carp|koi|tuna|tidewatch/i, ["fish"]],
  [/spider|weaver|web|mantis|\bant\b|silk/i, ["spider"]], [/crab|turtle|tortoise|mite|newt|beetle|glacierback|kettle|hermit|snail|whirl|daruma|scarab|shell/i, ["shell"]],
  [/rex|saur|raptor|lizard|gecko|claw|fang/i, ["raptor", "dragon"]], [/rabbit|hare|hop|frog|toad|bunny|spring|mouse|squirrel/i, ["hopper"]],
  [/tree|bark|leaf|root|bloom|flower|petal|moss|thorn|vine|palm|sap|sprout|willow|cedar|grove|wood/i, ["plant"]],
  [/hound|pup|lynx|fox|stag|buck|hart|bull|otter|mammoth|kit\b|cub|fawn|bear|cat\b|runner|strider|behemoth|mane|boar|wolf|baku|lion|tiger|horse|steed|ram\b|goat|deer/i, ["beast"]],
  [/ghost|spirit|shade|phantom|mourn|grave|hollow|reaper|soul|wraith|revenant|haunt|cantor|usher/i, ["ghost"]],
  [/flame|fire|ember|blaze|torch|candle|spark|burn|kindl/i, ["flame", "imp", "beast"]], [/stone|rock|golem|boulder|slag|clay|crystal|glacier|quartz|ore\b|cairn/i, ["golem", "shell"]],
  [/gear|cog|drone|mech|bot|engine|grinder|router|tank|grid|circuit|piston|gadget|press|lathe|crane|works/i, ["machine", "giant"]],
  [/knight|titan|emperor|colossus|warden|marshal|arch|guard|hulk|beacon|sovereign|regent|keeper|crown|chandelier|lord|king|queen|ogre|oni|giant/i, ["giant", "golem"]],
  [/let$|bud|bit$|ling$|pip|seed|imp|cap$|kin$|guest|mote|drop|puff/i, ["imp", "hopper"]],
];
const ANY: readonly BodyName[] = ["beast", "giant", "serpent", "bird", "shell", "moth", "dragon", "raptor", "hopper", "plant", "ghost", "flame", "golem", "machine", "spider", "bat", "fish", "jelly", "owl"];
const SMALL: readonly BodyName[] = ["imp", "hopper", "imp", "owl", "flame", "bat", "shell", "jelly"];

/** What traits say about the place. */
const FAMILY: readonly (readonly [RegExp, readonly PlaceName[]])[] = [
  [/cinder|dragon|flame/i, ["ember", "volcano", "canyon", "dunes"]], [/reef|aqua|sea|tide/i, ["reef", "deep", "harbour", "isles"]], [/grove|plant|forest|insect/i, ["grove", "canes", "meadow", "canyon"]],
  [/lantern|angel|holy|light/i, ["lantern", "shrine", "rays", "hall"]], [/hollow|undead|demon|ghost|dark/i, ["hollow", "graves", "cave", "stars"]], [/gadget|machine|cyborg|android|tool|navi/i, ["gadget", "works", "net", "town"]],
  [/bird|sky|wind/i, ["sky", "isles", "tower"]], [/ice|snow/i, ["ice", "snow"]], [/beast|mammal/i, ["meadow", "canyon", "stone", "grove"]], [/rock|mineral|ore/i, ["stone", "cave", "canyon"]],
];

/** Whether a being is a person, by what it is called. */
const HUMAN = /keeper|bearer|rocket|wick|worker|princess|prince|priest|watcher|child|boy|seller|herbalist|sower|warden|god|face|girl|uzume|monk|smith|dancer|singer|maid|captain|merchant|master|fisher|archer|apprentice/i;

const place = (r: Chance, { traits, hues }: Subject): PlaceName => {
  const own = FAMILY.find(([word]) => traits.some((trait) => word.test(trait)))?.[1];
  const usual = OF_HUE[hues[0] ?? "none"] ?? OF_HUE["none"] ?? (["sky"] as const);
  return pick(r, own && r() < 0.75 ? own : usual);
};

function bodyOf(r: Chance, { name, rank }: Subject): BodyName {
  const named = WORDS.find(([word]) => word.test(name))?.[1];
  const free = pick(r, rank <= 3.2 ? [...SMALL, ...ANY] : ANY);
  return named ? pick(r, named) : free;
}

function buildOf(r: Chance, { name, rank }: Subject, at: PlaceName): Build {
  const o: Build = {
    rank, horn: pick(r, ["none", "horn", "antler", "crown"] as const), mane: r() < 0.4, spikes: r() < 0.4, wings: rank >= 5.2 && r() < 0.5,
    heavy: r() < 0.3, weapon: r() < 0.5 ? between(r, 0.05, 1) : 0, hard: at === "gadget" || at === "works" || at === "net", small: rank <= 3.2, cape: r() < 0.45,
  };
  if (/stag|buck|hart|fawn|deer/i.test(name)) o.horn = "antler";
  if (/bull|mammoth|drake|ram\b|goat/i.test(name)) [o.horn, o.heavy] = ["horn", true];
  if (/whale|behemoth|bear|titan|hulk|colossus/i.test(name)) o.heavy = true;
  if (/emperor|crown|sovereign|regent|lord|arch|king|queen/i.test(name)) o.horn = "crown";
  return o;
}

/** Marks on a body, cut by its outline. */
function marks(r: Chance, c: Tones, tone: string, dressed: boolean): string {
  const kind = pick(r, ["stripes", "dots", "bands", "scales", "plates", "swirls", "diamonds", "none"] as const);
  const edge = `<path d="M0 0H320V120Q160 60 0 150Z" fill="${c[3]}" opacity=".22"/>`;
  if (dressed) {
    const cloth = pick(r, ["folds", "buttons", "panels", "trim"] as const);
    const folds = times(3, (i) => path(blade(96 + i * 10, 250, -PI / 2 + 0.2 + i * 0.1, 150, 14), c[2], faint(0.45))).join("") + path("M60 250Q110 130 150 120L96 250Z", c[3], faint(0.3));
    if (cloth === "folds") return folds + edge;
    if (cloth === "buttons") return line("M160 130V260", tone, 2.4, faint(0.8)) + times(5, (i) => circle(154, 146 + i * 20, 3.4, tone, faint(0.9))).join("") + edge;
    if (cloth === "panels") return path("M130 120H150L140 260H104ZM170 120H190L216 260H180Z", tone, faint(0.5)) + edge;
    return line("M60 250Q90 160 148 128M260 250Q230 160 172 128", tone, 6, faint(0.7)) + edge;
  }
  switch (kind) {
    case "stripes":
      return times(9, (i) => path(blade(60 + i * 26, between(r, 30, 90), PI / 2 + (r() - 0.5) * 0.5, between(r, 90, 150), between(r, 5, 9)), tone, faint(0.5))).join("") + edge;
    case "dots":
      return times(40, () => circle(between(r, 50, 270), between(r, 50, 220), between(r, 1.5, 5.5), tone, faint(0.5))).join("") + edge;
    case "bands":
      return times(7, (i) => line(smooth([[40, 60 + i * 26], [110, 52 + i * 26 + r() * 10], [180, 66 + i * 26], [290, 54 + i * 26]], false), tone, between(r, 2, 5), faint(0.5))).join("") + edge;
    case "scales":
      return line(times(9, (y) => times(12, (x) => `M${50 + x * 20 + (y % 2) * 10} ${56 + y * 18}a10 9 0 0 1 -20 0`).join("")).join(""), tone, 1.4, faint(0.45)) + edge;
    case "plates":
      return line(times(7, (i) => `M${30 + i * 44} 20l22 60l-16 70l20 90`).join("") + "M20 110H300M20 170H300", tone, 1.6, faint(0.5)) + edge;
    case "swirls":
      return line(times(10, () => `M${f(between(r, 60, 260))} ${f(between(r, 60, 210))}c12 -16 30 -4 22 10s-22 8 -16 -4`).join(""), tone, 2.4, faint(0.6)) + edge;
    case "diamonds":
      return path(times(8, (x) => times(5, (y) => `M${64 + x * 28 + (y % 2) * 14} ${60 + y * 34}l7 11l-7 11l-7 -11Z`).join("")).join(""), tone, faint(0.5)) + edge;
    default:
      return edge;
  }
}

interface Hand {
  c: Tones;
  c2: Tones;
  /** A colour of its own, for eyes, hair and marks. */
  own: Tones;
  rank: number;
  tall: boolean;
}

/** A body on its ground: rim of light, body, marks, hair and dress, eyes. */
function figured(r: Chance, b: Body, { c, c2, own, rank, tall }: Hand): string {
  const people = b.hair !== undefined;
  const all = [...b.back, ...b.front, ...(b.hair ?? []), ...(b.scarf ?? [])];
  const near = people ? 1 : between(r, 0.94, 1.1);
  const k = (people ? (tall ? 1 : 0.93) : tall ? 0.74 : 0.84) * near;
  const shift = people ? 0 : (r() - 0.5) * 24;
  const lean = people || b.ground ? (r() - 0.5) * 4 : (r() - 0.5) * 22;
  const mirror = r() < 0.5 ? " translate(320 0) scale(-1 1)" : "";
  const move = `translate(${f(160 - 160 * k + shift)} ${f((people ? 240 : 208) - (people ? 240 : 212) * k)}) scale(${f(k * 100) / 100}) rotate(${f(lean)} 160 150)${mirror}`;
  const look = pick(r, ["dark", "dark", "dark", "mid", "pale"] as const);
  const skin = look === "dark" ? "url(#b)" : look === "mid" ? "url(#m)" : "url(#p)";
  const edge = look === "dark" ? "" : ` stroke="${c[0]}" stroke-width="1.6" stroke-linejoin="round"`;
  const behind = look === "pale" ? c2[3] : c2[1];
  const tone = pick(r, [c2[3], own[3], own[4], c[4]] as const);
  const light = pick(r, [c[4], c[4], own[4]] as const);
  const eye = pick(r, ["#fffbe8", own[5], own[4]] as const);
  const hair = pick(r, [c2[1], own[1], own[2], c[2], own[3]] as const);
  const scarf = pick(r, [c2[3], own[3], own[2], c[4]] as const);
  const shapes = (list: string[]): string => list.map((d) => `<path d="${d}"/>`).join("");
  return `<g transform="${move}">` +
    (b.ground ? `<ellipse cx="160" cy="${b.ground + 2}" rx="${f(70 + rank * 7)}" ry="9" fill="${c[0]}" opacity=".55"/>` : "") +
    `<g fill="none" stroke="${c[5]}" stroke-width="9" stroke-linejoin="round" opacity=".28">${shapes(all)}</g>` +
    `<g fill="${light}" transform="translate(-2.6 -2.8)">${shapes(all)}</g>` +
    b.back.map((d) => path(d, behind, ` stroke="${c[0]}" stroke-width="1"`)).join("") + b.front.map((d) => path(d, skin, edge)).join("") +
    `<clipPath id="c">${shapes(b.front)}</clipPath><g clip-path="url(#c)">${marks(r, c, tone, people)}</g>` +
    (b.hair ?? []).map((d) => path(d, hair, ` stroke="${c2[4]}" stroke-width="1.1"`)).join("") + (b.scarf ?? []).map((d) => path(d, scarf, ` stroke="${c[0]}" stroke-width="1"`)).join("") +
    (b.spots ?? []).map(([x, y, q]) => circle(x, y, q, own[4]) + circle(x, y, q * 0.55, c[0]) + circle(x, y, q * 0.2, c[5])).join("") +
    (b.core ? circle(...b.core, own[5]) + circle(b.core[0], b.core[1], b.core[2] * 1.9, own[4], faint(0.35)) : "") +
    b.eyes.map(([x, y, q]) => circle(x, y, q * 2.2, own[4], faint(0.35)) + (b.round ? circle(x, y, q, "#fff") + circle(x, y + 1, q * 0.5, c[0]) : path(blade(x + q * 1.8, y + q * 0.5, PI - 0.25, q * 3.8, q * 1.3), eye))).join("") + "</g>";
}

/** The broken shell in which a young one sits. */
function eggshell(r: Chance, c: Tones, own: Tones): string {
  const spots = pick(r, ["dots", "bands", "zigzag"] as const);
  const shell = "M84 214L98 176L116 192L134 168L156 190L178 166L198 192L216 174L236 214Q160 262 84 214Z";
  const drawn = spots === "dots" ? times(9, () => circle(between(r, 104, 216), between(r, 202, 230), between(r, 2, 7), own[2], faint(0.75))).join("") : spots === "bands" ? line("M92 208Q160 240 228 208", own[2], 7, faint(0.75)) : line("M92 206L112 222L134 210L158 228L182 212L204 224L228 206", own[2], 5, faint(0.8));
  return `<g opacity=".96">${path(shell, c[4])}${path("M84 214L98 176L104 181Q108 214 150 232Q112 236 84 214Z", c[5])}<clipPath id="e"><path d="${shell}"/></clipPath><g clip-path="url(#e)">${drawn}</g></g>`;
}

/** The picture of a card as SVG: wide, or for a window that is higher than wide. */
export function art(subject: Subject, tall: boolean): string {
  const { id, name, hues, traits, nature, rank } = subject;
  const r = chance(hash([id, name, ...traits].join("|")));
  const drift = between(r, -13, 13);
  const tones = hues.map((hue) => turnedTones(tonesOf(hue), drift));
  const c = tones[0] ?? tonesOf("none");
  const c2 = tones[1] ?? c;
  const c3 = tones[2] ?? c2;
  const own = tonesOf(pick(r, HUED));
  const hour = pick(r, ["night", "day", "dusk", "dawn"] as const);
  const skies: Record<typeof hour, [string, string, string]> = { night: [c[1], c2[2], c3[4]], day: [c[2], c2[3], c3[4]], dusk: [c[0], c2[2], own[3]], dawn: [c[3], c2[4], c3[5]] };
  const [top, middle, low] = skies[hour];
  const lit = hues[0] === "white" || hues[0] === "light";
  const grade = (key: string, x2: number, stops: [number, string][]): string => `<linearGradient id="${key}" x1="0" y1="0" x2="${x2}" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("")}</linearGradient>`;
  const defs = grade("s", hues.length > 1 ? 1 : 0.15, [[0, top], [0.55, middle], [1, low]]) + grade("b", 0, [[0, lit ? c[1] : c2[1]], [0.5, c[0]], [1, "#08070b"]]) + grade("m", 0, [[0, c2[3]], [0.5, c[2]], [1, c[1]]]) + grade("p", 0, [[0, c[5]], [0.6, c2[4]], [1, c2[3]]]);
  const at = place(r, subject);
  const dark = (much: number): string => `<rect width="${W}" height="${H}" fill="${c[0]}" opacity="${much}"/>`;
  const small = (inside: string): string => (tall ? `<g transform="translate(37 22) scale(.77)">${inside}</g>` : inside);
  let drawn = `<rect x="-5" y="-5" width="330" height="250" fill="url(#s)"/>${heaven(r, c, c2)}<g opacity=".92">${PLACES[at](r, c)}</g>`;
  const hand: Hand = { c, c2, own, rank, tall };
  const build = buildOf(r, subject, at);
  if (nature === "sigil") drawn += dark(0.5) + small(sigil(r, c, hues.length > 1 || r() < 0.5 ? c2 : own, name));
  else if (nature === "strike") drawn += dark(0.42) + small(strike(r, c, hues.length > 1 || r() < 0.5 ? c2 : own, name));
  else if (nature === "thing") {
    const { shape, over } = held(r, c, r() < 0.5 ? c2 : own, name);
    const tilt = `rotate(${f((r() - 0.5) * 24)} 160 124)`;
    drawn += circle(160, 122, 96, c[5], faint(0.25)) + small(`<g transform="${tilt}"><g transform="translate(-3 -3)">${shape.map((d) => path(d, c[5])).join("")}</g>${shape.map((d) => path(d, r() < 0.7 ? "url(#b)" : "url(#m)")).join("")}${over}</g>`);
  } else if (nature === "person" || nature === "hero" || (nature === "being" && HUMAN.test(name))) drawn += figured(r, person(r, nature === "hero"), hand);
  else if (nature === "egg") drawn += figured(r, BODIES.imp(r, build), hand) + eggshell(r, c, own);
  else drawn += figured(r, BODIES[bodyOf(r, subject)](r, build), hand);
  const [box, size] = tall ? ["65 0 190 240", 'width="300" height="380"'] : [`0 0 ${W} ${H}`, 'width="640" height="480"'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size} preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${drawn}</svg>`;
}
