/** What a face shows: a thing of the table with what is printed on its card. */

import type { ComponentType } from "preact";
import type { CardInfo, Facts } from "../api.ts";
import { printed, type Thing } from "../board/things.ts";
import { bare, cardInfo, langOf, nameOf, textsOf } from "../state/cards.ts";
import { settings } from "../state/settings.ts";
import { t } from "../words/index.ts";

export type Size = "full" | "hand" | "board" | "chip";

export interface Look {
  game: string;
  one: Thing;
  /** The card, as soon as it is known. */
  info: CardInfo | undefined;
  size: Size;
  /** As the reader reads it. */
  name: string;
  hues: string[];
  /** What is printed; nothing while the card is not known. */
  facts: Facts;
  texts: Record<string, string>;
  /** The language of the texts. */
  lang: string;
  /** Whether keywords can be pointed at and focused. */
  live: boolean;
}

/** How a game draws its cards. */
export type FaceDrawing = ComponentType<{ look: Look }>;

/** The name of a thing as the reader reads it. */
export function shownName(game: string, one: Thing): string {
  if (one.hidden) return t("face down");
  return nameBy(one.id === null ? undefined : cardInfo(game, one.id), one);
}

function nameBy(info: CardInfo | undefined, one: Thing): string {
  if (!info) return one.name;
  return info.name === one.name ? nameOf(info) : bare(info.name) === one.name ? bare(nameOf(info)) : one.name;
}

/** A thing with what its card tells of it. */
export function whole(game: string, one: Thing): Thing {
  const info = one.id === null ? undefined : cardInfo(game, one.id);
  return info ? printed(one, info.facts) : one;
}

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
export const numberIn = (facts: Facts, key: string): number | null => (typeof facts[key] === "number" ? facts[key] : null);

/** The colours, Elements or attributes printed on a card. */
export const huesIn = (facts: Facts): string[] => words(facts["colors"] ?? facts["elements"] ?? facts["attributes"]);

/** Everything a face needs of a thing. */
export function lookAt(game: string, one: Thing, size: Size, card: CardInfo | undefined, live: boolean): Look {
  const info = card ?? (one.id === null ? undefined : cardInfo(game, one.id));
  const facts = info?.facts ?? {};
  return {
    game,
    one: info ? printed(one, facts) : one,
    info,
    size,
    name: info && !one.body ? nameOf(info) : nameBy(info, one),
    hues: one.hues.length > 0 || !info ? one.hues : huesIn(facts),
    facts,
    texts: info ? textsOf(info) : {},
    lang: info ? langOf(info) : settings.value.lang,
    live,
  };
}

/** What a printed word is called in the reader's language. */
export const said = (look: Look, word: string): string => look.info?.labels[settings.value.lang]?.[word] ?? word;

/** A list of words printed on a card, in the reader's language; as it is now where it stands on the field. */
export function listed(look: Look, ...keys: string[]): string[] {
  const found = keys.flatMap((key) => words(look.facts[key]));
  return (look.one.body && look.one.traits.length > 0 ? look.one.traits : found).map((word) => said(look, word));
}
