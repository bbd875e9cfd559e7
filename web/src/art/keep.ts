/** Our own pictures, drawn once each and kept as images. The drawing itself is fetched when the first picture is wanted. */

import { huesIn, numberIn, type Look } from "../faces/look.ts";
import { roomOf } from "../games/index.ts";
import type { Subject } from "./subject.ts";

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What the picture of a card is drawn from; nothing while its card is not known, as a picture never changes. */
export function subjectOf({ game, one, info, facts }: Look): Subject | null {
  if (one.id === null || (!info && !one.id.startsWith("token ") && one.id !== "blank")) return null;
  const hues = info ? huesIn(facts) : one.hues;
  const [level, cost, hp] = [numberIn(facts, "level") ?? one.level, numberIn(facts, "cost") ?? one.cost, numberIn(facts, "hp")];
  return {
    key: `${game} ${one.id}`,
    id: one.id,
    name: info ? (info.names["en"] ?? info.name) : one.name,
    nature: roomOf(game).shows?.[info?.kind ?? one.kind] ?? "body",
    hues: hues.length > 0 ? hues : ["none"],
    traits: [...words(facts["traits"]), ...words(facts["jobs"]), ...words(facts["categories"])],
    rank: Math.max(2, Math.min(7, level ?? (cost !== null ? 2 + cost * 0.7 : hp !== null ? 2 + hp / 220 : 4))),
  };
}

/** How many pictures are kept. */
const MOST = 400;
const urls = new Map<string, string>();
const begun = new Map<string, Promise<string>>();

/** The picture, if it is drawn already. */
export function kept(key: string): string {
  const url = urls.get(key);
  if (url === undefined) return "";
  urls.delete(key);
  urls.set(key, url);
  return url;
}

/** Dots for a window that is low, and for one that is higher than wide; more of them where the screen is fine. */
const SIZES = { wide: [480, 360], tall: [240, 304] } as const;

async function bitmap(svg: string, size: readonly [number, number]): Promise<Blob> {
  const [width, height] = size.map((n) => n * (devicePixelRatio > 1.5 ? 1.5 : 1)) as [number, number];
  const source = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/jpeg", 0.88));
  } finally {
    URL.revokeObjectURL(source);
  }
}

/** A few pictures at a time, so that the page stays quick while many are drawn. */
const HANDS = 3;
let busy = 0;
const waiting: (() => void)[] = [];

async function turn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= HANDS) await new Promise<void>((go) => waiting.push(go));
  busy++;
  try {
    return await work();
  } finally {
    busy--;
    waiting.pop()?.(); // what was wanted last is what is looked at
  }
}

async function make(subject: Subject, tall: boolean, key: string): Promise<string> {
  const { art } = await import("./draw.ts");
  const url = URL.createObjectURL(await bitmap(art(subject, tall), SIZES[tall ? "tall" : "wide"]));
  urls.set(key, url);
  for (const [old, gone] of urls) {
    if (urls.size <= MOST) break;
    urls.delete(old);
    URL.revokeObjectURL(gone);
  }
  return url;
}

/** Draws a picture; the same one is never drawn twice at once. */
export function draw(subject: Subject, tall: boolean, key: string): Promise<string> {
  const known = begun.get(key);
  if (known) return known;
  const made = turn(() => make(subject, tall, key)).catch(() => "").finally(() => begun.delete(key));
  begun.set(key, made);
  return made;
}
