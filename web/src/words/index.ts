/** The client's own words in the reader's language. The English sentence is the key. */

import { settings, type Lang } from "../state/settings.ts";
import * as rooms from "../games/words.ts";
import { ja } from "./ja.ts";
import * as parts from "./parts/index.ts";
import { zh } from "./zh.ts";

export type Words = Readonly<Record<string, string>>;

/** All sentences by language. */
export const TABLES: Partial<Record<Lang, Words>> = { ja: { ...rooms.ja, ...parts.ja, ...ja }, zh: { ...rooms.zh, ...parts.zh, ...zh } };

/** A sentence in the reader's language, with what is named in braces filled in; what follows a # only tells two meanings apart. */
export function t(sentence: string, values: Readonly<Record<string, string | number>> = {}): string {
  const said = TABLES[settings.value.lang]?.[sentence] ?? sentence.replace(/#\w+$/, "");
  return said.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The language of a sentence the server has told: the reader's, or English where it knows no other, as for clauses. */
export const tongue = (text: string): Lang => (/[\u3040-\u30ff\u4e00-\u9fff]/.test(text) ? settings.value.lang : "en");

/** A moment as the reader writes it. */
export function moment(at: number): string {
  const { lang } = settings.value;
  return new Date(at).toLocaleString(navigator.languages.find((each) => each.startsWith(lang)) ?? lang);
}
