/** Cards and bodies of all games as one kind of thing to draw. */

import { breadth } from "./fitting.ts";
import { kindWord, roomOf, ROOMS } from "../games/index.ts";
import { factsIn } from "../games/neutral.ts";
import type { Entry, GameName, PileView, Ref, View } from "../protocol.ts";
import { keywordName } from "../state/games.ts";
import { t } from "../words/index.ts";
import { hueName } from "./hues.ts";

export interface Value {
  label: string;
  now: number;
  full: number | null;
}

export interface Badge {
  text: string;
  tone: "plain" | "good" | "bad" | "cold" | "hot";
  label?: string;
  /** How it stands just now, as against what it can do. */
  state?: boolean;
}

export interface Thing {
  ref: Ref | null;
  id: string | null;
  name: string;
  kind: string;
  hidden: boolean;
  body: boolean;
  hues: string[];
  cost: number | null;
  level: number | null;
  value: Value | null;
  /** Damage it bears, where that does not lower the number itself. */
  damage: number;
  turned: boolean;
  badges: Badge[];
  under: Thing[];
  links: Thing[];
  energy: number;
  energySeen: Thing[];
  assist: Thing | null;
  skills: { name: string; cost: number; damage: string }[];
  /** Abilities with a name that are not skills. */
  powers: string[];
  traits: string[];
  note: string;
}

/** What a kind of cards is called. */
export const kindName = (kind: string): string => t(kindWord(kind) ?? kind);

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const number = (value: unknown): number | null => (typeof value === "number" ? value : null);
const entries = (value: unknown): Entry[] => (Array.isArray(value) ? (value as Entry[]) : []);

const NOTHING: Thing = {
  ref: null,
  id: null,
  name: "",
  kind: "",
  hidden: true,
  body: false,
  hues: [],
  cost: null,
  level: null,
  value: null,
  damage: 0,
  turned: false,
  badges: [],
  under: [],
  links: [],
  energy: 0,
  energySeen: [],
  assist: null,
  skills: [],
  powers: [],
  traits: [],
  note: "",
};

function valueOf(game: GameName, entry: Entry): Value | null {
  const { value } = roomOf(game);
  const now = value && number(entry[value.field]);
  return value === null || now === null ? null : { label: value.label, now, full: value.full ? number(entry[value.full]) : null };
}

function badgesOf(view: View, entry: Entry): Badge[] {
  const found: Badge[] = [];
  const add = (text: string, tone: Badge["tone"] = "plain", label = text): void => void found.push({ text, tone, label });
  const sign = (text: string, tone: Badge["tone"], label: string): void => void found.push({ text, tone, label, state: true });
  const attack = view["attack"] as { attacker?: number; target?: unknown; attackers?: number[]; blocker?: number | null; party?: boolean } | null;
  const bid = number(entry["body"]) ?? number(entry["stack"]);
  if (attack && bid !== null) {
    if (attack.attacker === bid || attack.attackers?.includes(bid)) sign(attack.party ? t("⚔ party") : t("⚔ attacks"), "hot", t("attacking"));
    if (attack.blocker === bid) sign(t("⛨ blocks"), "good", t("blocking"));
    if (attack.target === bid) sign(t("◎ target"), "bad", t("attacked"));
  }
  if (entry["frozen"]) sign(t("❄ frozen"), "cold", t("frozen"));
  if (entry["spent"]) sign(t("used up"), "plain", t("face up: used up"));
  if (entry["stunned"]) sign(t("✖ stunned"), "bad", t("stunned"));
  const damage = number(entry["damage"]);
  if (damage) sign(`−${damage}`, "bad", t("{n} damage", { n: damage }));
  if (entry["new"] || entry["played_this_turn"]) sign(t("new"), "plain", t("came this turn"));
  for (const [name, count] of Object.entries((entry["counters"] ?? {}) as Record<string, number>)) {
    if (count) sign(`${name} ×${count}`, "plain", t("{n} {name} counters", { n: count, name }));
  }
  for (const word of words(entry["keywords"])) add(keywordName(view.game, word), "good");
  if (entry["ex"] && bid === null) add("EX", "hot", t("EX Burst"));
  if (!(view.game in ROOMS)) for (const fact of factsIn(entry)) add(fact, "plain");
  return found;
}

/** A card or body of a view as a thing to draw. */
export function thing(view: View, entry: Entry): Thing {
  const game = view.game;
  const body = "stack" in entry || "unit" in entry || "body" in entry || /^b\d+$/.test(entry.ref ?? "");
  const turned = Boolean(entry["suspended"] ?? entry["dull"]);
  if (entry.hidden || entry.card === undefined) {
    return { ...NOTHING, name: t("a face-down card"), ref: entry.ref ?? null, body, turned, badges: entry["frozen"] ? [{ text: t("❄ frozen"), tone: "cold", state: true }] : [] };
  }
  const each = (value: unknown): Thing[] => entries(value).map((one) => thing(view, one));
  const assist = entry["assist"] as Entry | null | undefined;
  return {
    ...NOTHING,
    hidden: false,
    ref: entry.ref ?? null,
    id: entry.card,
    name: String(entry.name ?? ""),
    kind: String(entry.kind ?? ""),
    body,
    hues: words(entry["colors"] ?? entry["elements"] ?? entry["attributes"]),
    cost: number(entry["cost"]),
    level: number(entry["level"]),
    value: valueOf(game, entry),
    damage: number(entry["damage"]) ?? 0,
    turned,
    badges: badgesOf(view, entry),
    under: each(entry["under"]),
    links: each(entry["links"]),
    energy: number(entry["energy"]) ?? 0,
    energySeen: each(entry["energy_seen"]),
    assist: assist ? thing(view, assist) : null,
    skills: (entry["skills"] ?? []) as Thing["skills"],
    powers: words(entry["powers"]),
    traits: [...words(entry["traits"]), ...words(entry["jobs"]), ...words(entry["categories"])],
    note: entry["face_down"] ? t("face down") : "",
  };
}

/** A card of a list as a thing. */
export const plain = (card: { id: string; name: string; kind: string }): Thing => ({ ...NOTHING, hidden: false, id: card.id, name: card.name, kind: card.kind });

/** A card that is not in play, with what is printed on it where a view does not list it. */
export function printed(one: Thing, facts: Record<string, unknown>): Thing {
  if (one.body || one.hidden) return one;
  const hp = number(facts["hp"]);
  const ex = facts["ex"] as { name?: string } | boolean | undefined;
  const skills = (Array.isArray(facts["skills"]) ? facts["skills"] : []) as { name: string; cost: number; damage?: number | string }[];
  return {
    ...one,
    value: one.value ?? (hp === null ? null : { label: "HP", now: hp, full: null }),
    skills: skills.map(({ name, cost, damage }) => ({ name, cost, damage: String(damage ?? "-") })),
    powers: typeof ex === "object" && ex.name ? [ex.name] : [],
  };
}

/** The things of a zone: those of a field, or those of a pile that the viewer may see. */
export function thingsIn(view: View, player: number, zone: string): { count: number; things: Thing[]; pile: boolean } {
  const found = view.players[player]?.[zone];
  if (Array.isArray(found)) {
    const things = entries(found).map((entry) => thing(view, entry));
    return { count: things.length, things, pile: false };
  }
  const pile = (found ?? { count: 0, cards: [] }) as PileView;
  return { count: pile.count, things: pile.cards.map((entry) => thing(view, entry)), pile: true };
}

/** The thing with a name in a view, wherever it lies. */
export function thingAt(view: View, ref: Ref): Thing | null {
  let found: Entry | null = null;
  const walk = (value: unknown): void => {
    if (found || typeof value !== "object" || value === null) return;
    if ((value as Entry).ref === ref) found = value as Entry;
    else Object.values(value).forEach(walk);
  };
  walk(view.players);
  if (!found) walk(view);
  return found ? thing(view, found) : null;
}

/** How many widths of a card things side by side take: one that is turned is as wide as a card is high, and links lie at the side. */
export const widthOf = (things: Thing[]): number => things.reduce((sum, one) => sum + breadth(one, true), 0);

/** Every card number that can be seen in a view, for fetching their texts. */
export function cardsIn(view: View): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === "object" && value !== null) {
      const card = (value as Entry).card;
      if (typeof card === "string") found.add(card);
      Object.values(value).forEach(walk);
    }
  };
  walk(view);
  return [...found];
}

/** A thing in words, for those who hear the board. */
export function spoken(one: Thing): string {
  if (one.hidden) return one.turned ? t("a face-down card, turned") : t("a face-down card");
  const parts = [one.name, kindName(one.kind), one.hues.map(hueName).join(t(" and "))];
  if (one.level !== null) parts.push(t("level {n}", { n: one.level }));
  if (one.cost !== null) parts.push(t("cost {n}", { n: one.cost }));
  if (one.value) parts.push(one.value.label === "HP" && one.value.full !== null ? t("{now} of {full} HP", { now: one.value.now, full: one.value.full }) : `${one.value.now} ${t(one.value.label)}`);
  if (one.turned) parts.push(t("turned sideways"));
  for (const badge of one.badges) parts.push(badge.label ?? badge.text);
  for (const power of one.powers) parts.push(`EX ${power}`);
  if (one.under.length > 0) parts.push(t("{n} cards under it", { n: one.under.length }));
  if (one.links.length > 0) parts.push(t("{n} links", { n: one.links.length }));
  if (one.energy > 0) parts.push(t("{n} energy", { n: one.energy }));
  if (one.assist) parts.push(t("assist {name}", { name: one.assist.name }));
  return parts.filter(Boolean).join(", ");
}
