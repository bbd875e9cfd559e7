/** Short sounds made on the spot, for those who have switched them on. There are no files. */

import { settings } from "../state/settings.ts";
import type { Kind } from "./steps.ts";

let audio: AudioContext | null = null;

/** One tone: where it begins and ends, how long, how loud, and with which wave. */
interface Tone {
  from: number;
  to: number;
  long: number;
  loud: number;
  wave: OscillatorType;
  after?: number;
}

/** What is heard for a step. */
export const SOUNDS: Partial<Record<Kind, Tone[]>> = {
  fly: [{ from: 900, to: 500, long: 0.07, loud: 0.05, wave: "triangle" }],
  play: [{ from: 300, to: 160, long: 0.12, loud: 0.16, wave: "triangle" }],
  digivolve: [{ from: 330, to: 660, long: 0.28, loud: 0.1, wave: "triangle" }, { from: 495, to: 990, long: 0.28, loud: 0.06, wave: "sine", after: 0.08 }],
  turn: [{ from: 240, to: 200, long: 0.06, loud: 0.06, wave: "square" }],
  attack: [{ from: 180, to: 420, long: 0.3, loud: 0.12, wave: "sawtooth" }],
  block: [{ from: 520, to: 500, long: 0.16, loud: 0.14, wave: "square" }, { from: 780, to: 760, long: 0.12, loud: 0.08, wave: "square" }],
  redirect: [{ from: 420, to: 300, long: 0.16, loud: 0.1, wave: "sawtooth" }],
  check: [{ from: 500, to: 700, long: 0.1, loud: 0.08, wave: "sine" }, { from: 700, to: 1050, long: 0.16, loud: 0.1, wave: "sine", after: 0.26 }],
  reveal: [{ from: 600, to: 900, long: 0.12, loud: 0.08, wave: "sine" }],
  compare: [{ from: 220, to: 220, long: 0.09, loud: 0.12, wave: "triangle" }, { from: 110, to: 80, long: 0.3, loud: 0.2, wave: "triangle", after: 0.45 }],
  fall: [{ from: 200, to: 60, long: 0.4, loud: 0.18, wave: "sawtooth" }],
  effect: [{ from: 660, to: 660, long: 0.12, loud: 0.07, wave: "sine" }, { from: 880, to: 880, long: 0.18, loud: 0.06, wave: "sine", after: 0.1 }],
  stack: [{ from: 440, to: 550, long: 0.12, loud: 0.08, wave: "sine" }],
  resolve: [{ from: 550, to: 440, long: 0.14, loud: 0.07, wave: "sine" }],
  skill: [{ from: 260, to: 520, long: 0.2, loud: 0.12, wave: "sawtooth" }, { from: 120, to: 70, long: 0.25, loud: 0.2, wave: "triangle", after: 0.3 }],
  damage: [{ from: 150, to: 70, long: 0.16, loud: 0.18, wave: "triangle" }],
  change: [{ from: 700, to: 840, long: 0.1, loud: 0.06, wave: "sine" }],
  memory: [{ from: 420, to: 420, long: 0.05, loud: 0.06, wave: "square" }],
  "next turn": [{ from: 392, to: 392, long: 0.25, loud: 0.1, wave: "sine" }, { from: 587, to: 587, long: 0.4, loud: 0.1, wave: "sine", after: 0.14 }],
};

function tone(context: AudioContext, { from, to, long, loud, wave, after = 0 }: Tone): void {
  const begin = context.currentTime + after;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + long);
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  source.connect(gain).connect(context.destination);
  source.start(begin);
  source.stop(begin + long + 0.02);
}

/** Lets a step be heard, if the player wants that and the browser allows it. */
export function sound(kind: Kind): void {
  const tones = SOUNDS[kind];
  if (!settings.value.sound || !tones || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const context = audio;
  // A browser lets nothing be heard before the reader has touched the page.
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  for (const each of tones) tone(context, each);
}
