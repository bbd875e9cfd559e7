/** Words of faces in Japanese and Chinese. */

import type { Words } from "../index.ts";

export const ja: Words = {
  "Digivolve from {colour} level {n} for {cost}": "{colour}のLv.{n}からコスト{cost}で進化",
  "Limit Break {n}": "リミットブレイク{n}",
  "Overflow {n}": "オーバーフロー{n}",
  Priming: "プライミング",
  "Strong against": "有利",
  generic: "汎用",
};

export const zh: Words = {
  "Digivolve from {colour} level {n} for {cost}": "从{colour}Lv.{n}以费用{cost}进化",
  "Limit Break {n}": "极限突破{n}",
  "Overflow {n}": "溢出{n}",
  Priming: "预备",
  "Strong against": "有利",
  generic: "通用",
};
