/** Words of faces in Japanese and Chinese. */

import type { Words } from "../index.ts";

export const ja: Words = {};

export const zh: Words = {};
