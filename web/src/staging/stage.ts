/** Shows what happened, step by step: the table lags behind until each thing has been seen. Nobody waits for it who acts. */

import { batch, computed, signal } from "@preact/signals";
import type { Happening, View } from "../protocol.ts";
import { settings, moving } from "../state/settings.ts";
import { between, discreet, doneAfter, turned } from "./between.ts";
import { FACTOR, FRAME } from "./pace.ts";
import { entriesOf, type RecapEntry } from "./recap.ts";
import { sound } from "./sound.ts";
import { lastOf, stepsOf, timeOf, type Step } from "./steps.ts";

/** A batch of steps between two tables. */
export interface Act {
  before: View;
  after: View;
  steps: Step[];
  /** Whether it is shown once more: then the log has it already. */
  again: boolean;
}

/** What is being shown. */
export interface Showing {
  step: Step;
  act: Act;
  at: number;
  /** Counts all that is shown, so that every step is a new one. */
  number: number;
  /** What its milliseconds are multiplied by, and whether things move. */
  factor: number;
  moves: boolean;
}

/** An attack that goes on: from whom to whom. */
export interface Arrow {
  from: string;
  also: string[];
  to: string;
}

/** Steps that do not end what an effect does: its sentence stays in sight. */
const RESULTS = new Set(["fly", "play", "turn", "fall", "change", "damage", "reveal", "memory"]);

export class Stage {
  readonly now = signal<Showing | null>(null);
  /** The table as far as it has been shown; nothing when that is all of it. */
  readonly view = signal<View | null>(null);
  readonly arrow = signal<Arrow | null>(null);
  /** The ability whose doings are shown. */
  readonly spotlight = signal<Step | null>(null);
  /** What it has done so far. */
  readonly ticks = signal<Happening[]>([]);
  /** The last event that was shown: the log is told as far as that. */
  readonly told = signal(Infinity);
  /** How many steps wait behind this one. */
  readonly left = computed(() => (this.now.value ? this.now.value.act.steps.length - this.now.value.at - 1 + this.waiting.value : 0));
  /** What the other player did in their last turn. */
  readonly recap = signal<RecapEntry[]>([]);
  readonly running = computed(() => this.now.value !== null || this.begins.value);

  private readonly waiting = signal(0);
  private readonly begins = signal(false);
  private queue: Act[] = [];
  private number = 0;
  private timer = 0;
  private flipper = 0;
  private go: (() => void) | null = null;
  private recapTurn = -1;
  private latest: View | null = null;

  constructor(private readonly say: (event: Happening) => string = () => "") {}

  /** Something happened between two tables. */
  push(before: View | null, after: View | null, events: Happening[]): void {
    this.latest = after;
    if (!after?.["attack"] && !this.running.value) this.arrow.value = null;
    if (!before || !after || events.length === 0) return;
    const steps = stepsOf(events, before, this.say);
    this.note(before, after, steps);
    if (settings.value.pace === "off" || document.hidden || steps.length === 0) {
      if (this.queue.length === 0 && !this.running.value) this.settle();
      else this.add({ before, after, steps: [], again: false });
      return;
    }
    this.add({ before, after, steps, again: false });
  }

  /** Shows something of the recap once more. */
  replay(entry: RecapEntry): void {
    this.skip();
    if (settings.value.pace === "off") return;
    this.add({ before: entry.before, after: entry.after, steps: entry.steps, again: true });
  }

  private add(act: Act): void {
    this.queue.push(act);
    this.waiting.value = this.queue.reduce((sum, each) => sum + each.steps.length, 0);
    if (this.running.value) return;
    // The page has its hands full with what the server said: the first step comes a frame later.
    batch(() => {
      this.begins.value = true;
      this.view.value = act.before;
      if (!act.again) this.told.value = (act.steps[0]?.events[0]?.i ?? Infinity) - 1;
    });
    this.timer = window.setTimeout(() => this.run(), FRAME);
  }

  private run(): void {
    batch(() => {
      this.begins.value = false;
      const act = this.queue.shift();
      this.waiting.value = this.queue.reduce((sum, each) => sum + each.steps.length, 0);
      if (!act) this.settle();
      else if (act.steps.length === 0) this.run();
      else this.show(act, 0);
    });
  }

  private show(act: Act, at: number): void {
    const step = act.steps[at];
    if (!step) {
      this.after(act);
      this.run();
      return;
    }
    const factor = FACTOR[settings.value.pace];
    const moves = moving();
    batch(() => {
      this.number += 1;
      this.lay(at === 0 ? act.before : between(act.before, act.after, doneAfter(act.steps, at - 1)));
      this.lights(step);
      this.now.value = { step, act, at, number: this.number, factor, moves };
      if (!act.again) this.told.value = (act.steps[at]?.events[0]?.i ?? 1) - 1;
      if (step.flip === 0) this.flip(act, at);
    });
    sound(step.kind);
    if (step.flip && moves) this.flipper = window.setTimeout(() => this.flip(act, at), step.flip * factor);
    this.go = () => {
      clearTimeout(this.timer);
      clearTimeout(this.flipper);
      this.go = null;
      batch(() => {
        if (!act.again) this.told.value = Math.max(this.told.value, lastOf(step));
        this.ticked(step);
        this.show(act, at + 1);
      });
    };
    this.timer = window.setTimeout(() => this.go?.(), timeOf(step, moves) * factor);
  }

  /** The table changes as this step says. */
  private flip(act: Act, at: number): void {
    const step = act.steps[at];
    const view = between(act.before, act.after, doneAfter(act.steps, at));
    const kind = step?.events[0]?.event ?? "";
    this.lay(step?.kind === "turn" ? turned(view, [step.by ?? "", ...(step.also ?? [])], kind === "suspended" || kind === "dulled") : step?.kind === "attack" ? turned(view, [step.by ?? "", ...(step.also ?? [])], this.lies(act, step)) : view);
  }

  /** Puts a table on the screen; one that looks like the last is left as it lies, so that nothing is drawn anew. */
  private lay(view: View): void {
    if (JSON.stringify(view) !== JSON.stringify(this.view.value)) this.view.value = view;
  }

  /** Whether an attacker lies sideways afterwards; who has left is taken to. */
  private lies(act: Act, step: Step): boolean {
    const entries = act.after.players.flatMap((side) => Object.values(side).flatMap((value) => (Array.isArray(value) ? (value as { ref?: string; suspended?: boolean; dull?: boolean }[]) : [])));
    const found = entries.find((entry) => entry?.ref === step.by);
    return found ? Boolean(found.suspended ?? found.dull) : true;
  }

  /** The arrow and the spotlight follow the steps. */
  private lights(step: Step): void {
    if (step.kind === "attack" && step.by && step.onto) this.arrow.value = { from: step.by, also: step.also ?? [], to: step.onto };
    else if ((step.kind === "block" || step.kind === "redirect") && step.by && step.onto) this.arrow.value = { from: step.by, also: this.arrow.value?.also ?? [], to: step.onto };
    else if (step.kind === "skill" && step.by && step.onto) this.arrow.value = { from: step.by, also: [], to: step.onto };
    else if (step.kind === "next turn" || step.kind === "play" || step.kind === "digivolve") this.arrow.value = null;
    if (step.kind === "effect" || step.kind === "stack") {
      this.spotlight.value = step;
      this.ticks.value = [];
    } else if (!RESULTS.has(step.kind)) this.spotlight.value = null;
  }

  private ticked(step: Step): void {
    if (this.spotlight.value && step !== this.spotlight.value) this.ticks.value = [...this.ticks.value, ...step.events.filter((event) => event.text)].slice(-4);
  }

  private after(act: Act): void {
    if (!act.after["attack"]) this.arrow.value = null;
    this.spotlight.value = null;
  }

  /** All has been seen. */
  private settle(): void {
    batch(() => {
      this.now.value = null;
      this.view.value = null;
      this.spotlight.value = null;
      this.ticks.value = [];
      this.told.value = Infinity;
      // An attack that is not over keeps its arrow while somebody chooses.
      if (!this.latest?.["attack"]) this.arrow.value = null;
    });
  }

  /** On to the next step. */
  next(): void {
    this.go?.();
  }

  /** Nothing more of what waits is shown: the table is as it is. */
  skip(): void {
    clearTimeout(this.timer);
    clearTimeout(this.flipper);
    this.go = null;
    this.queue = [];
    this.waiting.value = 0;
    this.begins.value = false;
    if (this.running.value || this.view.value) this.settle();
  }

  /** The table was laid anew: nothing of before counts. */
  clear(): void {
    this.latest = null;
    this.skip();
    this.arrow.value = null;
    this.recap.value = [];
    this.recapTurn = -1;
  }

  /** Keeps for the recap what the other player did in a turn of theirs. */
  private note(before: View, after: View, steps: Step[]): void {
    if (after.viewer === null) return;
    const other = 1 - after.viewer;
    if (before.turn_player !== other && after.turn_player !== other) return;
    const turn = before.turn_player === other ? before.turn : after.turn;
    const entries = entriesOf(discreet(before, after), after, steps, other);
    if (entries.length === 0) return;
    if (turn !== this.recapTurn) {
      this.recapTurn = turn;
      this.recap.value = entries;
    } else this.recap.value = [...this.recap.value, ...entries];
  }

  /** The player acts: in a turn of their own the recap has been read. */
  acted(own: boolean): void {
    this.skip();
    if (own) this.recap.value = [];
  }
}
