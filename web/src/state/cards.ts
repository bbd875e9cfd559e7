/** The cards that were seen, with their texts, fetched when they are first needed. */

import { signal } from "@preact/signals";
import { api, type CardInfo } from "../api.ts";
import type { GameName } from "../protocol.ts";
import { settings } from "./settings.ts";

export const cards = signal<ReadonlyMap<string, CardInfo>>(new Map());
const asked = new Set<string>();
let waiting: CardInfo[] = [];

const key = (game: string, id: string): string => `${game}/${id}`;

export const cardInfo = (game: string, id: string): CardInfo | undefined => cards.value.get(key(game, id));

/** Fetches the cards that are not known yet. */
export function need(game: GameName, ids: Iterable<string>): void {
  for (const id of ids) {
    const name = key(game, id);
    if (asked.has(name) || id.startsWith("token ")) continue;
    asked.add(name);
    api.card(game, id).then(arrived, () => asked.delete(name));
  }
}

/** Cards come one by one but are shown together. */
function arrived(card: CardInfo): void {
  waiting.push(card);
  if (waiting.length > 1) return;
  setTimeout(() => {
    const known = new Map(cards.value);
    for (const each of waiting) known.set(key(each.game, each.id), each);
    waiting = [];
    cards.value = known;
  }, 30);
}

/** The texts of a card in the reader's language, else in the one it is printed in. */
export function textsOf(card: CardInfo): Record<string, string> {
  return card.texts[settings.value.lang] ?? card.texts[card.lang] ?? Object.values(card.texts)[0] ?? {};
}

/** The name of a card in the reader's language. */
export function nameOf(card: CardInfo): string {
  const other = card.facts[`name_${settings.value.lang}`];
  return typeof other === "string" && other ? other : card.name;
}

/** The names of the players at the table that is looked at. */
export const players = signal<string[]>([]);

/** A text of the server with the names of known cards in the reader's language, and the players by their own names. */
export function inWords(game: string, text: string): string {
  let said = text.replace(/\bPlayer ([12])\b/g, (found, number: string) => players.value[Number(number) - 1] || found);
  for (const card of cards.value.values()) {
    if (card.game !== game) continue;
    const name = nameOf(card);
    if (name !== card.name && said.includes(card.name)) said = said.replaceAll(card.name, name);
  }
  return said;
}
