/** How long everything takes that is shown, in milliseconds, and how fast the player wants it. */

export type Pace = "slow" | "normal" | "fast" | "off";

/** What a time is multiplied by. An attack of 2.5 seconds takes 0.6 at “fast”. */
export const FACTOR: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.25, off: 0 };

export const PACES: Pace[] = ["slow", "normal", "fast", "off"];

/** The pace one step slower or faster, never off. */
export const nextTo = (pace: Pace, by: 1 | -1): Pace => PACES[Math.min(2, Math.max(0, PACES.indexOf(pace) + by))] ?? "normal";

/** Before the first step: what the server said has been drawn by then. */
export const FRAME = 50;
export const FLIGHT = 260;
export const APART = 60;
/** So many cards fly one by one; more are a bundle. */
export const SINGLY = 5;
export const FAN = 200;
export const COUNT = 300;
export const TURN = 200;
export const DIM = 160;
export const RISE = 160;
export const ARROW = 320;
export const HOLD = 300;
export const BEND = 260;
export const LEAVE = 260;
export const FLIP = 420;
export const LOOK = 700;
export const PART = 120;
export const SIGN = 160;
export const VERDICT = 1100;
export const SHAKE = 120;
export const GREY = 300;
export const CARD_IN = 200;
export const LIT = 200;
export const TICK = 160;
export const STACK_LIT = 300;
export const ENERGY = 80;
export const BAR = 420;
export const SKILL_HOLD = 600;
export const CROSS = 420;
export const TURN_NAME = 900;
/** How long a number stands over what it was done to. */
export const MARK = 460;
export const RECAP = 300;

/** How long a sentence is held so that it can be read. */
export const reading = (text: string): number => {
  const words = /[\u3040-\u30ff\u4e00-\u9fff]/.test(text) ? text.length / 2.5 : text.split(/\s+/).filter(Boolean).length;
  return Math.min(2500, 900 + Math.round(25 * words));
};

/** How long the memory marker slides over so many places. */
export const sliding = (places: number): number => Math.min(500, 90 * Math.abs(places));
