/** One table in the browser: the match as the server tells it, and what the player is about to do. */

import { batch, computed, effect, signal } from "@preact/signals";
import type { FromServer, Hint, Option, Ref, Reason, View, Why } from "../protocol.ts";
import { aimOf, aims, answersOf, dropped, optionsByRef, pileOf, pilesOf, startOf, together } from "../board/choosing.ts";
import { cardsIn, thingsIn, type Thing } from "../board/things.ts";
import { t } from "../words/index.ts";
import { discreet, sameIn } from "../staging/between.ts";
import { sentenceOf } from "../staging/sentence.ts";
import { Stage } from "../staging/stage.ts";
import { cardInfo, need, ownCards, textsOf } from "./cards.ts";
import { Connection } from "./connection.ts";
import { apply, EMPTY, picked, takesBackAlone, type MatchState } from "./match.ts";
import { settings } from "./settings.ts";
import { onlyDeclines, passFor, passing, stops } from "./stops.ts";

export interface Menu {
  ref: Ref;
  options: Option[];
}

export interface Explained {
  title: string;
  text: string;
  reasons: Reason[];
  offered: string[];
}

const PAUSE = 220;

/** Answers that belong to what the player has just done, and are given at once. */
const AT_ONCE = new Set<Why>(["pay", "discard", "party"]);

/** Cards of piles that are laid out. */
export interface Pile {
  title: string;
  things: Thing[];
}

export class Session {
  readonly state = signal<MatchState>(EMPTY);
  /** The thing whose options are being aimed. */
  readonly armed = signal<Ref | null>(null);
  readonly menu = signal<Menu | null>(null);
  /** The option that waits for a confirmation, where the player wants one. */
  readonly staged = signal<Option | null>(null);
  /** The board as it was, while the player looks at it. */
  readonly past = signal<{ n: number; view: View } | null>(null);
  readonly shown = signal<Thing | null>(null);
  readonly opened = signal<Thing | null>(null);
  readonly pile = signal<Pile | null>(null);
  readonly clause = signal<{ id: string; summary: string } | null>(null);
  readonly why = signal<Explained | null>(null);
  readonly muted = signal(false);
  /** How often the player has chosen something; what is passed for them does not count. */
  readonly acted = signal(0);

  /** Shows what happens as it happens: the table on the screen lags behind until then. */
  readonly stage = new Stage((event) => {
    const info = event.id ? cardInfo(this.state.value.view?.game ?? "", event.id) : undefined;
    return info ? sentenceOf(textsOf(info), event) : "";
  });

  readonly view = computed(() => this.past.value?.view ?? this.stage.view.value ?? this.state.value.view);
  readonly decision = computed(() => (this.past.value ? null : together(this.state.value.decision, settings.value.answers.ahead)));
  /** What the player wants to be asked for their next action, whatever the settings say. */
  readonly asking = signal<ReadonlySet<Why>>(new Set());
  /** Whether this is a guided first game: a phase that is answered for others is a lesson there. */
  readonly learning = signal(false);
  /** What a search would do, as it said last. */
  private readonly hinted = signal<Hint | null>(null);
  /** After how many choices a hint was asked for last. */
  private readonly wondered = signal(-1);
  /** What a search would do now, if it was asked. */
  readonly hint = computed(() => (this.hinted.value?.n === this.state.value.n && this.decision.value ? this.hinted.value : null));
  /** Whether a hint is on its way. */
  readonly wondering = computed(() => this.wondered.value === this.state.value.n && this.hinted.value?.n !== this.state.value.n);
  /** Whether hints may be asked for: not where another person plays. */
  readonly mayAsk = computed(() => {
    const { info, seat } = this.state.value;
    return seat !== null && (info?.mode === "bot" || info?.mode === "scenario");
  });
  /** What was answered for the player since their last own choice. */
  readonly answered = signal<Option[]>([]);
  /** The player's last own choice. */
  readonly last = signal<Option | null>(null);
  /** What can be chosen, by the names that things have in the table as it is shown. */
  readonly byRef = computed(() => {
    const found = optionsByRef(this.decision.value);
    const shown = this.stage.view.value;
    if (shown) for (const ref of [...found.keys()]) if (!sameIn(shown, this.state.value.view, ref)) found.delete(ref);
    return found;
  });
  /** What the armed thing can be aimed at. */
  readonly targets = computed(() => {
    const ref = this.armed.value;
    return ref === null ? new Map<Ref, Option[]>() : aims(this.byRef.value.get(ref) ?? []);
  });

  readonly connection: Connection;
  private readonly watching: () => void;
  private timer = 0;
  /** After how many choices an answer was refused: there nothing is answered for the player. */
  private readonly balked = signal(-1);
  /** Whether the last answer was the player's own. */
  private own = false;
  /** While the table goes back to the last choice that the player made themselves. */
  private readonly returning = signal(false);
  /** The second of two answers that were given at once, and after how many choices it is due. */
  private second: { n: number; fits: (option: Option) => boolean } | null = null;
  /** What was dropped on what: that also says where it goes, if it is asked next. */
  private onto: { ref: Ref; on: Ref } | null = null;
  /** After how many choices such answers were given: taking back goes past them. */
  private readonly seconds = new Set<number>();

  constructor(
    readonly match: string,
    readonly token: string | null,
  ) {
    this.connection = new Connection(
      match,
      () => ({ t: "hello", token, lang: settings.value.lang }),
      (message) => this.heard(message),
      (reason) => (this.state.value = { ...this.state.value, bye: this.state.value.bye || reason || t("The server closed the table.") }),
    );
    passing.value = null;
    this.watching = effect(() => this.passAlong());
  }

  end(): void {
    clearTimeout(this.timer);
    this.stage.clear();
    this.watching();
    this.connection.end();
  }

  private heard(message: FromServer): void {
    if (message.t === "answer") {
      if (message.to === "at") this.past.value = { n: message.n, view: message.view };
      else if (message.to === "hint") {
        this.hinted.value = message;
        const { view, info } = this.state.value;
        if (view) need(view.game, message.best.flatMap(({ cards }) => cards), info ? ownCards(info) : "");
      }
      else if (message.to === "clause") this.clause.value = { id: message.id, summary: message.summary };
      else this.why.value = { title: this.why.value?.title ?? "", text: message.text, reasons: message.reasons, offered: message.offered };
      return;
    }
    if (message.t === "chat" && this.muted.value) return;
    batch(() => {
      const before = this.state.value;
      if (message.t === "refused" && before.decision === null && before.asked !== null) this.balked.value = before.n;
      this.state.value = apply(this.state.value, message, performance.now());
      if (message.t === "state" && this.state.value !== before) {
        // A table that is seen by another player is told as a whole, with what happened last.
        if (message.full && message.events.length === 0) this.stage.clear();
        else this.stage.push(this.own ? before.view : discreet(before.view, message.view), message.view, message.events);
      }
      if (message.t === "refused") this.returning.value = false;
      // A state may be told anew because somebody came or went: what the player has begun stays then.
      if (message.t === "state" && (message.full || message.n !== before.n)) {
        this.armed.value = null;
        this.menu.value = null;
        this.staged.value = null;
        this.onto = null;
        this.pile.value = this.stillOpen();
        if (message.decision?.free) this.asking.value = new Set();
        this.answerSecond();
      }
      if (message.t === "state") {
        if (message.full) {
          this.wondered.value = -1;
          this.hinted.value = null;
          this.answered.value = [];
          this.past.value = null;
          this.returnFurther();
        }
        const { info } = this.state.value;
        const told = message.events.flatMap((event) => event.id ?? []);
        const asked = [message.decision?.source_card, ...(message.decision?.options ?? []).flatMap((option) => [option.card, ...(option.then?.pays ?? []).map((one) => one.card)])];
        if (message.view) need(message.view.game, [...cardsIn(message.view), ...told, ...asked.filter((id) => id != null)], info ? ownCards(info) : "");
      }
    });
  }

  /** The pile that is laid out, as long as something is chosen from it. */
  private stillOpen(): Pile | null {
    const pile = this.pile.value;
    const { view, decision } = this.state.value;
    const zones = [...new Set(pile?.things.flatMap(({ ref }) => pileOf(ref) ?? []))];
    if (!pile || !view || !zones.some((zone) => pilesOf(decision).includes(zone))) return null;
    return { ...pile, things: spreadOf(view, zones) };
  }

  /** Gives the second of two answers that the player gave at once. */
  private answerSecond(): void {
    const due = this.second;
    const { n, decision } = this.state.value;
    if (!due || n < due.n) return;
    this.second = null;
    const option = n === due.n ? decision?.options.find(due.fits) : undefined;
    if (option && this.send(option)) this.seconds.add(n);
  }

  /** Answers or passes where the player's settings say so. */
  private passAlong(): void {
    clearTimeout(this.timer);
    const choice = this.automatic();
    if (!choice || this.past.value || this.waits()) return;
    const why = this.state.value.decision?.auto?.why;
    const soon = why !== undefined && AT_ONCE.has(why) ? 0 : PAUSE;
    this.timer = window.setTimeout(() => {
      this.own = false;
      if (this.send(choice) && choice.verb !== "pass") this.answered.value = [...this.answered.value, choice];
    }, soon);
  }

  /** Whether the player is about to be answered for: then there is nothing to ask. */
  readonly passedFor = computed(() => this.returning.value || (this.automatic() !== null && !this.waits()));

  /** Whether nothing is chosen for the player just now: somebody takes back, or the table went back and the player has not gone on. */
  private waits(): boolean {
    const { view, held, undo } = this.state.value;
    return undo !== null || (held && passing.value?.turn !== view?.turn);
  }

  /** What is chosen for the player by their settings: the one sensible answer, or what is passed. */
  private automatic(): Option | null {
    const { decision, n } = this.state.value;
    if (n === this.balked.value) return null;
    const auto = decision?.auto;
    const lesson = this.learning.value && auto?.why === "hatch";
    const wanted = auto && settings.value.answers[auto.why] && !this.asking.value.has(auto.why) && !lesson;
    return (wanted ? decision.options.find((option) => option.i === auto.i) : undefined) ?? this.passed();
  }

  /** Asks, or does not ask, for some answers of the next action that are given without asking otherwise. */
  ask(on: boolean, ...which: Why[]): void {
    const now = new Set(this.asking.value);
    for (const why of which) on ? now.add(why) : now.delete(why);
    this.asking.value = now;
  }

  /** What is chosen for a player who does not want to be asked. */
  private passed(): Option | null {
    const { view, decision } = this.state.value;
    if (!view || !decision) return null;
    const declined = settings.value.decline ? onlyDeclines(decision) : null;
    return declined ?? passFor(view, decision, stops.value, passing.value);
  }

  // ------------------------------------------------------------------ choosing

  choose(option: Option, sure = false): void {
    if (!sure && settings.value.confirm) {
      this.staged.value = option;
      this.menu.value = null;
      return;
    }
    const { seat, view } = this.state.value;
    this.own = true;
    if (!this.send(option)) return;
    this.acted.value += 1;
    this.answered.value = [];
    this.last.value = option;
    this.stage.acted(seat === "both" || view?.turn_player === seat);
  }

  /** Sends a choice; false if it is not offered any more or cannot be sent. */
  private send(option: Option): boolean {
    const { n, decision } = this.state.value;
    const { first, second } = answersOf(option);
    if (!decision?.options.some((each) => each.i === first)) return false;
    if (!this.connection.send({ t: "choose", n, option: first })) return false;
    const onto = this.onto?.ref === startOf(option) ? this.onto.on : null;
    this.onto = null;
    this.seconds.delete(n);
    this.second = second === null ? null : { n: n + 1, fits: (each) => each.i === second && each.text === option.text };
    if (onto !== null && aimOf(option) === null) this.second = { n: n + 1, fits: (each) => each.verb === "to" && startOf(each) === onto };
    batch(() => {
      this.state.value = picked(this.state.value, first);
      this.armed.value = null;
      this.menu.value = null;
      this.staged.value = null;
    });
    return true;
  }

  private offer(ref: Ref, options: Option[]): void {
    const only = options[0];
    if (options.length === 1 && only) this.choose(only);
    else if (options.length > 1) this.menu.value = { ref, options };
  }

  /** A click (or Enter) on a thing; false if it means nothing now. */
  press(ref: Ref): boolean {
    if (!this.settled(ref)) return true;
    this.onto = null;
    const aimed = this.targets.value.get(ref);
    if (aimed) {
      this.offer(ref, aimed);
      return true;
    }
    const own = this.byRef.value.get(ref) ?? [];
    const aiming = own.filter((option) => aimOf(option) !== null && option.ref !== null);
    this.menu.value = null;
    if (this.armed.value === ref) {
      this.armed.value = null;
      return true;
    }
    if (own.length === 0) {
      this.armed.value = null;
      return false;
    }
    this.armed.value = aiming.length > 0 && own.length > 1 ? ref : null;
    if (this.armed.value === null || aiming.length < own.length) this.offer(ref, own);
    return true;
  }

  /** Who acts does not wait for what is being shown; false where the thing meant is another one by now. */
  private settled(ref: Ref): boolean {
    const shown = this.stage.view.value;
    const same = shown === null || sameIn(shown, this.state.value.view, ref);
    if (shown && (!same || optionsByRef(this.decision.value).has(ref))) this.stage.skip();
    return same;
  }

  /** A thing was dropped on another, on "player", or on a free place (null), where some verbs belong. */
  drop(ref: Ref, on: Ref | null, verbs: string[]): boolean {
    if (!this.settled(ref) || (on !== null && !this.settled(on))) return false;
    const options = dropped(this.decision.value, ref, on, verbs);
    if (options.length === 0) return false;
    this.onto = on === null ? null : { ref, on };
    this.offer(on ?? ref, options);
    return true;
  }

  cancel(): void {
    this.onto = null;
    batch(() => {
      this.armed.value = null;
      this.menu.value = null;
      this.staged.value = null;
    });
  }

  // ------------------------------------------------------------------ asking

  askWhy(one: Thing): void {
    if (one.ref === null) return;
    this.why.value = { title: one.name, text: "…", reasons: [], offered: [] };
    this.connection.send({ t: "why", ref: one.ref });
  }

  askClause(id: string): void {
    this.connection.send({ t: "clause", id });
  }

  /** Asks what a search would do, once for each decision. */
  askHint(): void {
    const { n } = this.state.value;
    if (!this.decision.value || !this.mayAsk.value || this.wondered.value === n) return;
    if (this.connection.send({ t: "hint", n })) this.wondered.value = n;
  }

  look(n: number): void {
    this.stage.skip();
    this.connection.send({ t: "at", n });
  }

  back(): void {
    this.past.value = null;
  }

  /** Lays out piles, usually those from which something is to be chosen: as they are now, not as far as it has been shown. */
  spread(title: string, zones = pilesOf(this.decision.value)): void {
    this.stage.skip();
    const view = this.view.value;
    if (view && zones.length > 0) this.pile.value = { title, things: spreadOf(view, zones) };
  }

  undo(): void {
    this.second = null;
    this.stage.skip();
    passing.value = null;
    this.returning.value = this.takeBack() && takesBackAlone(this.state.value);
    clearTimeout(this.timer);
  }

  private takeBack(): boolean {
    return this.connection.send({ t: "undo", n: this.state.value.n });
  }

  /** What was chosen for the player is taken back with the choice of their own before it. */
  private returnFurther(): void {
    this.returning.value = this.returning.value && this.state.value.canUndo && (this.automatic() !== null || this.seconds.has(this.state.value.n)) && this.takeBack();
  }

  mute(on: boolean): void {
    this.muted.value = on;
    this.connection.send({ t: "mute", on });
  }
}

/** All cards of some piles that the viewer may see, as p1.trash. */
export const spreadOf = (view: View, zones: string[]): Thing[] => zones.flatMap((zone) => thingsIn(view, Number(zone[1]) - 1, zone.slice(3)).things);

/** The player at the near side of the table: the one who looks, else the first. */
export const nearOf = (view: View): number => (view.viewer === 1 ? 1 : 0);
