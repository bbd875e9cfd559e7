/** What happened, as steps that can be shown one after the other. Only what events tell: there are no rules in here. */

import type { Happening, Ref, Sum, View } from "../protocol.ts";
import * as time from "./pace.ts";

export type Kind =
  | "fly"
  | "play"
  | "digivolve"
  | "turn"
  | "attack"
  | "block"
  | "redirect"
  | "check"
  | "reveal"
  | "compare"
  | "fall"
  | "effect"
  | "stack"
  | "resolve"
  | "skill"
  | "damage"
  | "change"
  | "memory"
  | "next turn";

/** A card that goes from one place to another: zones (p1.hand) or bodies (b7). */
export interface Flight {
  from: string | null;
  to: string;
  /** Nothing for a card that the viewer does not know. */
  id: string;
  name: string;
}

export interface Step {
  kind: Kind;
  /** What is told by it; the first is what it is about. */
  events: Happening[];
  /** How long its movements take, and how long it is held after them. */
  moves: number;
  holds: number;
  /** What of the table is as it is afterwards: bodies, zones, and memory, turn, stack, attack. */
  touches: string[];
  /** When the table changes: as the step begins, or so many milliseconds into it; at its end if nothing is said. */
  flip?: number;
  /** Who acts, and at whom it is aimed. */
  by?: Ref;
  also?: Ref[];
  onto?: string;
  flights?: Flight[];
  sums?: Sum[];
  /** Who falls in a battle, by ref. */
  fallen?: Ref[];
  /** A number over a body. */
  marks?: { ref: Ref; text: string; tone: "good" | "bad" }[];
  /** Memory before and after, for the first player. */
  memory?: [number, number];
  /** The sentence that acts, for how long it is held: filled in where the texts of cards are known. */
  sentence?: string;
}

const BODY = /^b\d+$/;

/** The body an event is about, also one that has left. */
export const bodyOf = (event: Happening): Ref | undefined => event.body ?? (event.ref && BODY.test(event.ref) ? event.ref : undefined);

const ENTERS = new Set(["played", "hatched", "moved out", "token", "enter", "entered", "linked", "assist", "used"]);
const FALLS = new Set(["deleted", "broken", "break", "ko", "put"]);
const TURNS = new Set(["suspended", "unsuspended", "dulled", "activated"]);
const CHANGES = new Set(["changed", "gained", "lost", "set", "multiplied", "halved", "frozen", "healed", "stunned", "recovered", "counters", "counters off", "control", "failed", "crystal", "ticket", "ticket lost"]);
/** What its own turning sideways is a part of. */
const FIGHTS = new Set(["attacked", "attack", "blocked", "block"]);
const ABILITIES = new Set(["effect", "ex", "burst"]);
const SHOWS = new Set(["revealed", "reveal", "turned up"]);
/** What brings the card into play that was shown before it. */
const AFTER_SHOWING = new Set(["played", "used", "digivolved", "linked", "ex", "cast", "moved"]);
/** Events that only ever take a card from the deck, where the server need not say so. */
const FROM_DECK = new Set(["draw", "drew", "to damage", "milled"]);
/** What is told by another step. */
const SILENT = new Set(["rule", "withheld", "left", "leave", "casting", "blocked", "not blocked", "party", "party damage", "player damage", "charged", "action", "skill used", "battle won", "battle start", "battle end", "attack end", "check over"]);

const origin = (event: Happening): string | null => event.from ?? (FROM_DECK.has(event.event) && event.to ? event.to.replace(/\..*/, ".deck") : null);
const known = <T>(list: (T | undefined | null)[]): T[] => list.filter((each): each is T => each !== undefined && each !== null);

function flightOf(event: Happening, from: string | null, to: string): Flight {
  return { from, to, id: event.id ?? "", name: event.card ?? "" };
}

/** How long some flights take: 60 apart, at most 5, then one bundle. */
const flying = (flights: number): number => time.FLIGHT + time.APART * (Math.min(flights, time.SINGLY) - 1);

class Teller {
  readonly steps: Step[] = [];
  private readonly fallen = new Set<string>();
  private memory: number;

  constructor(
    private readonly events: Happening[],
    before: View | null,
    private readonly say: (event: Happening) => string,
  ) {
    this.memory = Number(before?.["memory"] ?? 0);
  }

  private add(step: Step): void {
    this.steps.push(step);
  }

  tell(): Step[] {
    const opened = this.resolutions();
    this.events.forEach((event, at) => {
      const opens = opened.get(at);
      if (opens) this.ability(opens, "effect");
      if (!SILENT.has(event.event)) this.one(event, at);
    });
    return this.steps;
  }

  /** What is resolved now but was put on the stack before: its sentence comes before what it does. By the place where it begins. */
  private resolutions(): Map<number, Happening> {
    const found = new Map<number, Happening>();
    const stacked: string[] = [];
    let begun = 0;
    this.events.forEach((event, at) => {
      if (event.event === "stacked") stacked.push(event.id ?? "");
      else if (event.event === "resolved") {
        const mine = stacked.lastIndexOf(event.id ?? "");
        if (mine >= 0) stacked.splice(mine, 1);
        else if (event.id) found.set(begun, event);
        begun = at + 1;
      }
    });
    return found;
  }

  private one(event: Happening, at: number): void {
    const kind = event.event;
    const body = bodyOf(event);
    if (kind === "turn") this.add({ kind: "next turn", events: [event], moves: time.CROSS, holds: time.TURN_NAME, touches: ["turn"], flip: 0 });
    else if (kind === "memory") this.slide(event);
    else if (TURNS.has(kind)) this.turned(event, at);
    else if (kind === "attack" || kind === "attacked") this.attack(event);
    else if (kind === "block" || (kind === "target" && event.onto)) this.bend(event);
    else if (kind === "checked" || (kind === "to damage" && event.text)) this.check(event);
    else if (kind === "battle") this.compare(event, at);
    else if (kind === "reckoned") this.skill(event, at);
    else if (FALLS.has(kind) && event.text) this.fall(event);
    else if (ABILITIES.has(kind)) this.ability(event, "effect");
    else if (kind === "stacked") this.ability(event, "stack");
    else if (kind === "resolved" || kind === "cancelled" || kind === "fizzled") this.add({ kind: "resolve", events: [event], moves: time.FLIGHT, holds: time.STACK_LIT, touches: known(["stack", "resolution", event.from, event.to]) });
    else if (kind === "played" && event.to === "resolution" && event.id) this.command(event);
    else if (kind === "digivolved") this.digivolve(event);
    else if (ENTERS.has(kind)) this.enter(event, body);
    else if (SHOWS.has(kind)) this.reveal(event, at);
    else if (kind === "damage" || kind === "damaged") this.damage(event);
    else if (CHANGES.has(kind)) this.change(event, body);
    else if (event.to || event.from) this.move(event, body);
  }

  /** What comes next and is told as a part of this. */
  private follows(at: number, wanted: (event: Happening) => boolean): Happening | undefined {
    return this.events.slice(at + 1).find(wanted);
  }

  private slide(event: Happening): void {
    const before = this.memory;
    const own = event.player === "p2" ? -1 : 1;
    const after = Math.max(-10, Math.min(10, before + own * (event.amount ?? 0)));
    this.memory = after;
    const crosses = before * after < 0 || (after !== 0 && before === 0 && own * after < 0);
    this.add({ kind: "memory", events: [event], moves: time.sliding(after - before) + (crosses ? time.CROSS : 0), holds: 0, touches: ["memory"], flip: 0, memory: [before, after] });
  }

  private turned(event: Happening, at: number): void {
    const body = bodyOf(event);
    if (!body) return;
    const fights = this.follows(at, (each) => FIGHTS.has(each.event) && bodyOf(each) === body);
    if (fights && (event.event === "suspended" || event.event === "dulled") && event.rule === fights.rule) return;
    const last = this.steps.at(-1);
    if (last?.kind === "turn" && last.events[0]?.event === event.event) {
      last.events.push(event);
      last.touches.push(body);
      last.also = [...(last.also ?? []), body];
      return;
    }
    this.add({ kind: "turn", events: [event], moves: time.TURN, holds: 0, touches: [body], flip: 0, by: body });
  }

  private attack(event: Happening): void {
    const body = bodyOf(event);
    const last = this.steps.at(-1);
    if (last?.kind === "attack" && body && last.also?.includes(body)) {
      last.events.push(event);
      return;
    }
    const step: Step = { kind: "attack", events: [event], moves: time.DIM + time.RISE + time.ARROW, holds: time.HOLD, touches: known([body, "attack", ...(event.others ?? [])]), flip: 0 };
    if (body) step.by = body;
    if (event.others) step.also = event.others;
    if (event.onto) step.onto = event.onto;
    this.add(step);
  }

  /** A block or another target: the arrow bends. A block is told once, though the target changes with it. */
  private bend(event: Happening): void {
    const blocks = event.event === "block";
    const last = this.steps.at(-1);
    const from = blocks ? event.onto : bodyOf(event);
    const to = blocks ? bodyOf(event) : event.onto;
    if (last?.kind === "block" && last.onto === to) {
      last.events.push(event);
      return;
    }
    const blocked = blocks || this.events.some((each) => each.event === "blocked" && bodyOf(each) === to);
    const step: Step = { kind: blocked ? "block" : "redirect", events: [event], moves: time.BEND, holds: time.HOLD, touches: known([to, "attack"]), flip: 0 };
    if (from) step.by = from;
    if (to) step.onto = to;
    this.add(step);
  }

  private check(event: Happening): void {
    const player = event.player ?? "p1";
    const from = event.event === "checked" ? `${player}.security` : `${player}.deck`;
    const step: Step = { kind: "check", events: [event], moves: time.LEAVE + time.FLIP, holds: time.LOOK, touches: known([from, event.to]), flip: time.LEAVE + time.FLIP / 2, flights: [flightOf(event, from, from)] };
    const by = event.event === "checked" ? bodyOf(event) : undefined;
    if (by) step.by = by;
    step.onto = player;
    this.add(step);
  }

  private compare(event: Happening, at: number): void {
    const sums = event.sums ?? [];
    const refs = known(sums.map((sum) => sum.ref));
    const fallen = refs.filter((ref) => this.events.slice(at).some((each) => FALLS.has(each.event) && (bodyOf(each) === ref || each.from === ref)));
    const parts = Math.max(0, ...sums.map((sum) => sum.parts.length));
    const marks = known(
      this.events.slice(at).map((each) => {
        const ref = bodyOf(each);
        return each.event === "damaged" && ref && refs.includes(ref) && each.amount ? { ref, text: `−${each.amount}`, tone: "bad" as const } : undefined;
      }),
    );
    const step: Step = { kind: "compare", events: [event], moves: parts * time.PART + time.COUNT + time.SIGN, holds: time.VERDICT, touches: [], sums, fallen, marks };
    const by = bodyOf(event);
    if (by) step.by = by;
    if (event.onto) step.onto = event.onto;
    this.add(step);
  }

  /** A skill with its damage as a sum, and the HP that are left. */
  private skill(event: Happening, at: number): void {
    const dealt = this.follows(at, (each) => each.event === "damage" && bodyOf(each) === event.onto);
    const lines = event.sums?.[0]?.parts.length ?? 0;
    const step: Step = {
      kind: "skill",
      events: known([event, dealt]),
      moves: time.ENERGY * 3 + time.FLIGHT + time.PART * lines + time.BAR,
      holds: time.SKILL_HOLD,
      touches: known([event.onto]),
      flip: time.ENERGY * 3 + time.FLIGHT + time.PART * lines,
      sums: event.sums ?? [],
    };
    const by = bodyOf(event);
    if (by) step.by = by;
    if (event.onto) step.onto = event.onto;
    if (dealt?.amount && event.onto) step.marks = [{ ref: event.onto, text: `−${dealt.amount}`, tone: "bad" }];
    this.add(step);
  }

  private fall(event: Happening): void {
    const body = event.from && BODY.test(event.from) ? event.from : bodyOf(event);
    if (!body || this.fallen.has(body)) return;
    this.fallen.add(body);
    const left = this.events.find((each) => each.to && (each.from === body || bodyOf(each) === body) && each.id === event.id);
    const to = left?.to ?? event.to;
    const last = this.steps.at(-1);
    const flight = flightOf(event, body, to ?? body);
    if (last?.kind === "fall") {
      last.events.push(event);
      last.touches.push(body, ...known([to]));
      last.flights?.push(flight);
      return;
    }
    this.add({ kind: "fall", events: [event], moves: time.SHAKE + time.GREY + time.FLIGHT, holds: 0, touches: known([body, to]), flights: [flight], by: body });
  }

  private ability(event: Happening, kind: "effect" | "stack"): void {
    const sentence = this.say(event);
    const step: Step = { kind, events: [event], moves: (kind === "stack" ? time.FLIGHT : time.CARD_IN) + time.LIT, holds: time.reading(sentence), touches: kind === "stack" ? ["stack"] : [], sentence };
    if (kind === "stack") step.flip = time.FLIGHT;
    const by = bodyOf(event);
    if (by) step.by = by;
    if (event.others) step.also = event.others;
    this.add(step);
  }

  /** A card that is played for what it says: it is read where it lies. */
  private command(event: Happening): void {
    const sentence = this.say(event);
    this.add({ kind: "effect", events: [event], moves: time.FLIGHT + time.LIT, holds: time.reading(sentence), touches: known([event.from, event.to]), flip: time.FLIGHT, flights: [flightOf(event, event.from ?? null, "resolution")], sentence });
  }

  private digivolve(event: Happening): void {
    const body = bodyOf(event);
    const from = event.from ?? (event.player ? `${event.player}.hand` : null);
    const step: Step = { kind: "digivolve", events: [event], moves: time.FLIGHT + time.FAN + time.COUNT, holds: 0, touches: known([body, from]), flip: time.FLIGHT, flights: [flightOf(event, from, body ?? from ?? "")] };
    if (body) step.by = body;
    this.add(step);
  }

  private enter(event: Happening, body: Ref | undefined): void {
    const from = event.from ?? (event.event === "hatched" && event.player ? `${event.player}.eggs` : null);
    const to = body ?? event.to ?? "resolution";
    const step: Step = { kind: "play", events: [event], moves: time.FLIGHT, holds: 0, touches: known([body, from, event.to]), flights: [flightOf(event, from, to)] };
    if (body) step.by = body;
    this.add(step);
  }

  /** Cards that are shown; not one that is shown only because it is about to be played. */
  private reveal(event: Happening, at: number): void {
    if (!event.id) return;
    const next = this.events.slice(at + 1, at + 6).find((each) => each.id === event.id && AFTER_SHOWING.has(each.event));
    if (next && next.event !== "moved") return;
    const last = this.steps.at(-1);
    if (last?.kind === "reveal") {
      last.events.push(event);
      last.touches.push("resolution", "nowhere", "aside");
      return;
    }
    this.add({ kind: "reveal", events: [event], moves: time.FLIP, holds: time.LOOK, touches: ["resolution", "nowhere", "aside"] });
  }

  private damage(event: Happening): void {
    const body = bodyOf(event);
    if (!body || !event.amount || this.steps.some((step) => step.events.includes(event) || (step.kind === "compare" && step.marks?.some((mark) => mark.ref === body && mark.text === `−${event.amount}`)))) return;
    this.add({ kind: "damage", events: [event], moves: time.MARK, holds: 0, touches: [body], flip: time.MARK / 2, by: body, marks: [{ ref: body, text: `−${event.amount}`, tone: "bad" }] });
  }

  private change(event: Happening, body: Ref | undefined): void {
    const n = event.amount ?? 0;
    const lowers = event.event === "lost" || event.event === "stunned" || event.event === "frozen" || (event.event === "changed" && n < 0);
    const text = event.event === "changed" ? `${n > 0 ? "+" : "−"}${Math.abs(n)}` : event.event === "healed" && n ? `+${n}` : "";
    const step: Step = { kind: "change", events: [event], moves: time.MARK, holds: time.TICK, touches: known([body]), flip: 0 };
    if (body) {
      step.by = body;
      step.marks = [{ ref: body, text, tone: lowers ? "bad" : "good" }];
    }
    this.add(step);
  }

  private move(event: Happening, body: Ref | undefined): void {
    if (!event.to || (!event.text && event.event !== "move")) return;
    if (event.from && this.fallen.has(event.from)) return;
    const from = origin(event);
    const to = body && event.event !== "energy" ? body : event.to;
    if (from === to || from === event.to) return;
    const last = this.steps.at(-1);
    const flight = flightOf(event, from, event.event === "energy" && body ? body : to);
    const touches = known([from, event.to, body]);
    if (last?.kind === "fly" && last.flights && last.events[0]?.event === event.event && last.events[0]?.player === event.player) {
      last.events.push(event);
      last.flights.push(flight);
      last.touches.push(...touches);
      last.moves = flying(last.flights.length);
      return;
    }
    this.add({ kind: "fly", events: [event], moves: time.FLIGHT, holds: 0, touches, flights: [flight] });
  }
}

/** The steps of a batch of events. `say` gives the sentence that an event's ability is printed with. */
export const stepsOf = (events: Happening[], before: View | null, say: (event: Happening) => string = () => ""): Step[] => new Teller(events, before, say).tell();

/** How long a step takes; where nothing may move, only as long as it is held. */
export function timeOf(step: Step, moving: boolean): number {
  return moving ? step.moves + step.holds : Math.max(step.holds, time.HOLD);
}

/** The number of the last event that a step tells. */
export const lastOf = (step: Step): number => Math.max(...step.events.map((event) => event.i));
