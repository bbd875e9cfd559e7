/** The words of the parts of the client that keep their own. */

import * as faces from "./faces.ts";
import * as board from "./board.ts";
import * as panel from "./panel.ts";
import * as staging from "./staging.ts";
import * as editor from "./editor.ts";
import * as decks from "./decks.ts";
import * as study from "./study.ts";
import type { Words } from "../index.ts";

const PARTS: { ja: Words; zh: Words }[] = [faces, board, panel, staging, editor, decks, study];

export const ja: Words = Object.assign({}, ...PARTS.map((part) => part.ja));
export const zh: Words = Object.assign({}, ...PARTS.map((part) => part.zh));
