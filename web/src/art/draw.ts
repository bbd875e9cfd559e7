import type { Subject } from "./subject.ts";

/** The picture of a subject as SVG. */
export function art(_subject: Subject, tall: boolean): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${tall ? "65 0 190 240" : "0 0 320 240"}" width="${tall ? 300 : 640}" height="${tall ? 380 : 480}"></svg>`;
}
