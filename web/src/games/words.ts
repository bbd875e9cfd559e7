/** What the rooms of the games say in other languages. */

import type { Words } from "../words/index.ts";
import { ja as digimonJa } from "./digimon/ja.ts";
import { zh as digimonZh } from "./digimon/zh.ts";
import { ja as divinecrossJa } from "./divinecross/ja.ts";
import { zh as divinecrossZh } from "./divinecross/zh.ts";
import { ja as fftcgJa } from "./fftcg/ja.ts";
import { zh as fftcgZh } from "./fftcg/zh.ts";

export const ja: Words = { ...digimonJa, ...divinecrossJa, ...fftcgJa };
export const zh: Words = { ...digimonZh, ...divinecrossZh, ...fftcgZh };
