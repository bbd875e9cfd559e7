/** The games of the server, asked for once; and the decks of this browser's owner. */

import { signal } from "@preact/signals";
import { api, type DeckInfo, type GameInfo, type SavedDeck } from "../api.ts";
import { t } from "../words/index.ts";
import { settings } from "./settings.ts";

export const games = signal<GameInfo[]>([]);
export const gamesProblem = signal("");
export const decks = signal<SavedDeck[]>([]);

/** A starter deck in the reader's language. */
export const titleOf = (deck: DeckInfo): string => deck.titles[settings.value.lang] || deck.title || deck.name;
export const planOf = (deck: DeckInfo): string => deck.plans[settings.value.lang] || deck.plan;

/** A keyword in the reader's language, without or with its number. */
export function keywordName(game: string, word: string): string {
  const names = games.value.find(({ name }) => name === game)?.keywords[settings.value.lang];
  return word.replace(/^.*?(?= [+-]?\d+$|$)/, (name) => names?.[name] ?? name);
}

let asking: Promise<void> | null = null;

/** Asks once, however many want to know. */
export function askGames(): Promise<void> {
  if (games.value.length > 0) return Promise.resolve();
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask(): Promise<void> {
  try {
    games.value = await api.games();
    gamesProblem.value = "";
  } catch (error) {
    gamesProblem.value = error instanceof Error ? error.message : String(error);
  }
}

/** Asks for the decks that are kept; false where nobody answers, and then they are what they were. */
export async function askDecks(): Promise<boolean> {
  try {
    decks.value = await api.decks();
    return true;
  } catch {
    return false;
  }
}

/** What a keyword means, in our own words, and the clause that says so; by what it is called in any language. */
export function meaningOf(game: string, word: string): { text: string; lang: string; clause: string } | null {
  const known = games.value.find(({ name }) => name === game);
  if (!known) return null;
  const english = Object.values(known.keywords).flatMap((names) => Object.entries(names).filter(([, name]) => name === word).map(([name]) => name))[0] ?? word;
  const meaning = known.meanings?.[english];
  if (!meaning) return null;
  const { lang } = settings.value;
  const told = meaning.texts?.[lang];
  return { text: told ?? meaning.text, lang: told ? lang : "en", clause: meaning.clause };
}

/** What an ability is called by, its timings or keywords as the reader's language shows them. */
export function marked(game: string, note: string): string {
  const shown = games.value.find(({ name }) => name === game)?.icons?.[settings.value.lang] ?? {};
  const known = Object.keys(shown).filter((icon) => note.includes(icon));
  return known.sort((one, other) => other.length - one.length).reduce((text, icon) => text.replaceAll(icon, shown[icon] ?? icon), note);
}

/** The title of a rule book: its number as it is, what stands behind it in the reader's language. */
export const bookTitle = (title: string): string =>
  title.replace(/ \((Japanese|English|Chinese), (\d{4})\)$/, (_, lang: string, year: string) =>
    lang === "Japanese" ? t(" (Japanese, {year})", { year }) : lang === "English" ? t(" (English, {year})", { year }) : t(" (Chinese, {year})", { year }),
  );
