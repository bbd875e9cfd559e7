/** What is being edited: the scenario, what the server says of it, what is picked, and the way back. */

import { computed, signal } from "@preact/signals";
import { api, cardOf, Refusal, type CardInfo, type Studied } from "../api.ts";
import { bring, need } from "../state/cards.ts";
import { keep } from "../state/storage.ts";
import { cardAt, cardsOf, edited, laid, marked, moved, type Entry, type Goal, type Sheet, type Spot } from "./model.ts";
import { changed, isFields, whole, type Data, type Doc, type Fields } from "./yaml.ts";

/** What is in the hand: a card of the list, or one of the position. */
export type Picked = { card: CardInfo } | { blank: true } | { spot: Spot };

const WAIT = 160;
/** Milliseconds after which typing is another step to go back to. */
const PAUSE = 900;
const MOST = 200;

const EMPTY: Doc = { text: "", data: {}, block: true, parts: {} };

/** The editor of a position. The text is what counts; the board is what the server reads in it. */
export class Editor {
  readonly doc = signal<Doc>(EMPTY);
  /** Whether the board stands for the text; not while something typed is being read, nor when it cannot be read. */
  readonly read = signal(false);
  readonly answer = signal<Studied | null>(null);
  readonly sheet = computed<Sheet | null>(() => this.answer.value?.sheet ?? null);
  readonly game = computed(() => this.answer.value?.game ?? "");
  readonly problem = signal<Studied["problem"]>(null);
  readonly picked = signal<Picked | null>(null);
  readonly selected = signal<Spot | null>(null);
  readonly past = signal<Doc[]>([]);
  readonly future = signal<Doc[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private typed = 0;
  private asked = 0;

  /** Begins with a text; what was there before can be gone back to. */
  open(text: string): void {
    this.selected.value = null;
    this.picked.value = null;
    this.typed = 0;
    this.step({ ...EMPTY, text: text.replaceAll("\r\n", "\n") }, false);
  }

  /** The text was typed in. */
  type(text: string): void {
    const now = Date.now();
    const soon = now - this.typed < PAUSE;
    this.typed = now;
    // What was shown stays until the text has been read.
    const next = { ...this.doc.value, text, parts: {} };
    if (soon) this.show(next, false);
    else this.step(next, false);
  }

  /** A change made on the board. */
  change(make: (doc: Doc, sheet: Sheet) => Doc): void {
    const sheet = this.sheet.value;
    if (!sheet || !this.read.value) return;
    const next = make(this.doc.value, sheet);
    if (next.text === this.doc.value.text) return;
    this.typed = 0;
    this.step(next, true);
  }

  /** Says something of the table or a player: `memory`, `p1.crystals`. */
  say(path: string, value: Data | undefined): void {
    this.change((doc) => changed(doc, path, value));
  }

  /** Says something of a card. */
  mark(spot: Spot, name: string, value: Data | undefined): void {
    this.change((doc, sheet) => marked(doc, sheet, spot, name, value));
  }

  /** Takes a card away. */
  remove(spot: Spot): void {
    this.change((doc, sheet) => edited(doc, sheet, spot, () => null));
    const { side, zone, index } = spot;
    this.selected.value = spot.mark === undefined ? null : { side, zone, index };
  }

  /** Puts what is picked somewhere. A card of the list stays picked, for more of it. */
  put(goal: Goal, what: Picked | null = this.picked.value): void {
    const sheet = this.sheet.value;
    if (!what || !sheet) return;
    let to: Spot | null = null;
    if ("spot" in what) {
      this.change((doc, sheet) => {
        const { doc: next, spot } = moved(doc, sheet, what.spot, goal);
        to = spot;
        return next;
      });
      this.picked.value = null;
    } else {
      if ("card" in what) bring([what.card]);
      const entry: Entry = { card: "card" in what ? what.card.id : "blank", count: 1, more: {} };
      this.change((doc, sheet) => {
        const { doc: next, spot } = laid(doc, sheet, goal, entry);
        to = spot;
        return next;
      });
    }
    if (to) this.selected.value = to;
  }

  undo(): void {
    const last = this.past.value.at(-1);
    if (!last) return;
    this.past.value = this.past.value.slice(0, -1);
    this.future.value = [this.doc.value, ...this.future.value];
    this.typed = 0;
    this.show(last, Object.keys(last.parts).length > 0);
  }

  redo(): void {
    const [next, ...rest] = this.future.value;
    if (!next) return;
    this.future.value = rest;
    this.past.value = [...this.past.value, this.doc.value];
    this.typed = 0;
    this.show(next, Object.keys(next.parts).length > 0);
  }

  private step(next: Doc, read: boolean): void {
    const now = this.doc.value;
    if (now.text) this.past.value = [...this.past.value.slice(-MOST), now];
    this.future.value = [];
    this.show(next, read);
  }

  private show(next: Doc, read: boolean): void {
    this.doc.value = next;
    this.read.value = read;
    keep("scenario", next.text);
    const { sheet, selected } = this;
    if (selected.value && sheet.value && read && !cardAt(next.data, sheet.value, selected.value)) selected.value = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), WAIT);
  }

  /** Has the text read. An answer that comes late, when the text is another, is not taken. */
  async ask(): Promise<void> {
    clearTimeout(this.timer);
    const text = this.doc.value.text;
    const number = ++this.asked;
    let found: Studied;
    try {
      found = await api.readPosition(text);
    } catch (error) {
      if (number !== this.asked) return;
      if (error instanceof Refusal && error.status === 429) {
        this.timer = setTimeout(() => void this.ask(), 1000);
        return;
      }
      this.problem.value = { text: error instanceof Error ? error.message : String(error), line: null, part: "" };
      return;
    }
    if (number !== this.asked || text !== this.doc.value.text) return;
    this.take(found, text);
  }

  private take(found: Studied, text: string): void {
    const before = this.answer.value;
    this.problem.value = found.problem;
    const { game, sheet, data } = found;
    if (!game || !sheet || !isFields(data)) {
      // The board stays as it was, for as long as the text says nothing that can be shown.
      this.read.value = false;
      return;
    }
    this.answer.value = found;
    const fields: Fields = data;
    this.doc.value = found.block ? { text, data: fields, block: true, parts: found.parts } : { ...whole(fields), text, block: false };
    this.read.value = true;
    bring(found.cards.map((card) => cardOf(game, card)), true);
    const named = new Set(cardsOf(fields));
    need(game, found.known.filter((id) => named.has(id)));
    if (before?.game !== game) {
      this.selected.value = null;
      this.picked.value = null;
    } else if (this.selected.value && !cardAt(fields, sheet, this.selected.value)) this.selected.value = null;
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked++;
  }
}
