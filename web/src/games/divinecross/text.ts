/** How Divine Cross prints its texts: plain sentences, names in quotes, numbers; in three languages. */

import type { Script } from "../../faces/script.ts";

export const script: Script = {
  patterns: [
    [/じゃんけん|猜拳|rock[- ]paper[- ]scissors/i, "keyword"],
    [/『[^『』]+』|「[^「」]+」|“[^“”]+”/, "ref"],
    [/\d+(?:ダメージ|枚|体|点伤害|张|个)|HP ?を?\d+|\d+ HP|\d{3,4}(?: damage)?/, "number"],
    [/[（(](?=[^（()）]{24})[^（()）]*[)）]/, "note"],
  ],
};
