import { useState } from "preact/hooks";
import type { CardInfo } from "../api.ts";
import type { Decision, Option, Then, Why } from "../protocol.ts";
import { cardAsks, isPrimary, listed, pilesOf, placesOf, question, startOf, VERBS, wording } from "../board/choosing.ts";
import { backdrop } from "../board/hues.ts";
import { effectsOf, quoteOf } from "../board/quoting.ts";
import { thingAt } from "../board/things.ts";
import { roomOf } from "../games/index.ts";
import { cardInfo, inWords, langOf, nameOf, textsOf } from "../state/cards.ts";
import type { Session } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { passing } from "../state/stops.ts";
import { t, tongue } from "../words/index.ts";
import { shownName } from "./CardFace.tsx";
import { HintBox, HintButton } from "./Hint.tsx";
import { Hues } from "./Hues.tsx";
import { Owed } from "./Owed.tsx";
import { huesOf, Lines, placeName } from "./CardText.tsx";

interface Props {
  session: Session;
  names: string[];
}

const MANY = 16;

/** The decision, said to those who hear the table. */
export function SpokenDecision({ session }: { session: Session }) {
  const decision = session.decision.value;
  const said = decision && !session.passedFor.value ? `${question(decision, session.state.value.view?.game)} ${t("{n} choices.", { n: decision.options.length })}` : "";
  return (
    <div class="heard" aria-live="assertive">
      {said}
    </div>
  );
}

/** Everything that is to be decided, in words and in one place. */
export function ActionPanel({ session, names }: Props) {
  const state = session.state.value;
  const decision = session.decision.value;
  const waiting = state.waiting;
  if (session.past.value) {
    return (
      <section class="panel actions past">
        <h2>{t("The board after this step (choice {n})", { n: session.past.value.n })}</h2>
        <button type="button" class="primary" onClick={() => session.back()}>
          {t("Back to now")}
        </button>
      </section>
    );
  }
  if (!decision || session.passedFor.value) {
    const who = waiting ? (names[waiting.player] ?? t("the other player")) : "";
    const mine = waiting && (state.seat === "both" || waiting.player === state.seat);
    return (
      <section class="panel actions" aria-live="polite">
        <h2 class="quiet">{state.over ? t("The game is over") : mine || !who ? t("One moment…") : t("{name} is choosing…", { name: who })}</h2>
      </section>
    );
  }
  return <Asked key={`${state.n}`} session={session} decision={decision} names={names} />;
}

function Asked({ session, decision, names }: { session: Session; decision: Decision; names: string[] }) {
  const state = session.state.value;
  const game = state.view?.game ?? "";
  const staged = session.staged.value;
  const armed = session.armed.value;
  const [filter, setFilter] = useState("");
  const { rows, endings } = listed(decision, armed, (option) => rankOf(game, option));
  const source = decision.source_card ? cardInfo(game, decision.source_card) : undefined;
  const asks = cardAsks(decision);
  const numbers = rows.length > MANY && rows.every(({ option }) => option.verb === "number");
  const wanted = filter.trim().toLowerCase();
  const shown = wanted === "" ? rows : rows.filter(({ option }) => wordsOf(game, option).toLowerCase().includes(wanted));
  const piles = pilesOf(decision);
  return (
    <section class={session.stage.running.value ? "panel actions asked early" : "panel actions asked"} aria-label={t("Your decision")}>
      <p class="kick">
        <span>{decision.free ? t("Your turn to act") : t("Your choice")}</span>
        {decision.clause && !(source && asks) && <Clause session={session} decision={decision} />}
      </p>
      <div class="ask-head">
        <h2>
          {state.seat === "both" && <span class="muted">{names[decision.player]}: </span>}
          {question(decision, game)}
        </h2>
        {!staged && <HintButton session={session} />}
      </div>
      {!staged && <HintBox session={session} decision={decision} game={game} />}
      {source && asks ? (
        <Asking session={session} decision={decision} card={source} />
      ) : (
        <>
          {source && <p class="for">{paidFor(decision, source)}</p>}
          {decision.clause && !decision.free && (
            <p class="clause" lang="en">
              {decision.clause}
            </p>
          )}
        </>
      )}
      <Owed game={game} decision={decision} />
      {state.picks.length > 0 && (
        <p class="picks">
          <b>{t("So far:")}</b> {state.picks.map((pick) => inWords(game, wording(pick).words)).join(" · ")}
        </p>
      )}
      {staged ? (
        <div class="confirm">
          <p>
            <b>{inWords(game, staged.text)}</b>
          </p>
          <button type="button" class="primary" autofocus onClick={() => session.choose(staged, true)}>
            {t("Confirm")} <kbd>Enter</kbd>
          </button>
          <button type="button" onClick={() => session.cancel()}>
            {t("Back")} <kbd>Esc</kbd>
          </button>
        </div>
      ) : (
        <>
          {armed && (
            <button type="button" class="small" onClick={() => session.cancel()}>
              {t("← all choices")} <kbd>Esc</kbd>
            </button>
          )}
          {piles.length > 0 && (
            <button type="button" class="small" onClick={() => session.spread(question(decision, game))}>
              {t("Lay the cards out")}
            </button>
          )}
          {rows.length > FEW && !numbers && (
            <label class="filter">
              <span class="heard">{t("Filter the choices")}</span>
              <input type="search" placeholder={t("Filter {n} choices", { n: rows.length })} value={filter} onInput={(event) => setFilter(event.currentTarget.value)} />
            </label>
          )}
          {numbers ? (
            <NumberChoice session={session} options={rows.map(({ option }) => option)} />
          ) : (
            <ul class="options">
              {shown.map((row) => (
                <li key={row.option.i}>
                  <OptionButton session={session} game={game} option={row.option} count={row.count} at={rows.indexOf(row)} />
                </li>
              ))}
            </ul>
          )}
          <Wishes session={session} decision={decision} />
          <div class="endings">
            {endings.map((option, at) => (
              <OptionButton key={option.i} session={session} game={game} option={option} count={1} at={rows.length + at} ending={isPrimary(decision, option) ? "primary" : "plain"} />
            ))}
            {decision.kind === "priority" && roomOf(game).stops && (
              <button type="button" class="small" onClick={() => (passing.value = { turn: state.view?.turn ?? -1, player: decision.player })}>
                {t("Pass for the rest of the turn")}
              </button>
            )}
          </div>
          <NotOffered session={session} game={game} decision={decision} />
        </>
      )}
      <Answered session={session} game={game} />
    </section>
  );
}

/** From so many choices on there is a filter. */
const FEW = 8;

/** By what cards of a pile are sorted: kind, level or cost, name. */
function rankOf(game: string, option: Option): string {
  const card = option.card ? cardInfo(game, option.card) : undefined;
  if (!card) return option.text;
  const weight = Number(card.facts["level"] ?? card.facts["cost"] ?? 0);
  return `${card.kind} ${String(weight).padStart(3, "0")} ${nameOf(card)}`;
}

/** All words of an option and its card, for the filter. */
function wordsOf(game: string, option: Option): string {
  const card = option.card ? cardInfo(game, option.card) : undefined;
  return [inWords(game, option.text), ...(card ? [card.id, nameOf(card), ...Object.values(textsOf(card))] : [])].join(" ");
}

/** What is answered without asking otherwise, and may be asked for once. */
function Wishes({ session, decision }: { session: Session; decision: Decision }) {
  const { answers } = settings.value;
  const paid = decision.options.some((option) => (option.then?.pays.length ?? 0) > 0) && (answers.pay || answers.discard);
  const party = decision.kind === "attack" && answers.party && decision.options.filter((option) => option.verb === "attack").length > 1;
  const box = (label: string, ...which: Why[]) => (
    <label class="wish">
      <input type="checkbox" checked={which.every((why) => session.asking.value.has(why))} onChange={(event) => session.ask(event.currentTarget.checked, ...which)} /> {label}
    </label>
  );
  if (!paid && !party) return null;
  return (
    <div class="wishes">
      {paid && box(t("Let me choose how to pay"), "pay", "discard")}
      {party && box(t("Form a party"), "party")}
    </div>
  );
}

/** Things with which the same cannot be done for the same reason. */
interface Barred {
  names: string[];
  verb: string;
  facts: string[];
  rule: string;
  text: string;
}

/** What cannot be chosen: the facts of the table that are in the way, else the clause; things with one reason together. */
function barred(session: Session, game: string, decision: Decision): Barred[] {
  const view = session.view.value;
  const each = new Map<string, Barred>();
  for (const { ref, verb, rule, text, facts } of decision.withheld) {
    const one = ref && view ? thingAt(view, ref) : null;
    if (ref && (!one || one.hidden)) continue;
    const key = `${ref ?? ""} ${verb}`;
    const other = decision.options.some((option) => option.ref === ref && option.verb === verb);
    const known = each.get(key) ?? { names: one ? [other ? t("another ability of {name}", { name: shownName(game, one) }) : shownName(game, one)] : [], verb: t(VERBS[verb] ?? verb), facts: [], rule, text };
    known.facts.push(...(facts ?? []).filter((fact) => !known.facts.includes(fact)));
    each.set(key, known);
  }
  const found = new Map<string, Barred>();
  for (const one of each.values()) {
    const key = [one.verb, one.rule, ...one.facts].join("\n");
    const known = found.get(key);
    if (known) known.names.push(...one.names.filter((name) => !known.names.includes(name)));
    else found.set(key, one);
  }
  return [...found.values()];
}

/** What cannot be chosen, folded. */
function NotOffered({ session, game, decision }: { session: Session; game: string; decision: Decision }) {
  const rows = barred(session, game, decision);
  if (rows.length === 0) return null;
  return (
    <details class="not-offered" onToggle={(event) => event.currentTarget.open && event.currentTarget.scrollIntoView({ block: "nearest" })}>
      <summary>{t("Not possible now ({n})", { n: rows.length })}</summary>
      <ul>
        {rows.map((row) => (
          <li key={`${row.verb} ${row.names.join()}`}>
            <b>{[row.verb, row.names.join(", ")].filter(Boolean).join(" · ")}</b>{" "}
            {row.facts.length > 0 ? row.facts.map((fact) => inWords(game, fact)).join("; ") : <span lang="en">{row.text}</span>}{" "}
            <button type="button" class="rule" title={row.text} aria-label={row.rule} onClick={() => session.askClause(row.rule)}>
              {row.rule}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How a cost is paid. */
const PAYING = new Set(["auto", "dull", "discard", "put"]);

/** What was answered for the player since their last choice. */
function Answered({ session, game }: { session: Session; game: string }) {
  const paid = session.last.value?.then?.pays.length ? session.last.value.then : null;
  const said = session.answered.value.filter(({ verb }) => verb !== "done" && (!paid || !PAYING.has(verb))).map(({ text }) => inWords(game, wording(text).words));
  if (paid && said.length < session.answered.value.length) said.unshift(...paidWords(game, paid));
  if (said.length === 0) return null;
  return <p class="answered">{t("Chosen for you without asking: {what}", { what: said.join(" · ") })}</p>;
}

/** For what is chosen, where the card does not ask itself. */
function paidFor(decision: Decision, source: CardInfo): string {
  const cost = source.facts["cost"];
  if (decision.kind === "pay" && typeof cost === "number") return t("for {name}, printed cost {n}", { name: nameOf(source), n: cost });
  return t("for {name}", { name: nameOf(source) });
}

/** The number of the clause by which this is asked; its sentence comes with it. */
function Clause({ session, decision }: { session: Session; decision: Decision }) {
  return (
    <button type="button" class="rule" title={decision.clause} onClick={() => session.askClause(decision.rule)}>
      {decision.rule}
    </button>
  );
}

/** The card whose text asks, and that text: the sentence that asks, with what is asked lit, or all of it. */
export function Asking({ session, decision, card }: { session: Session; decision: Decision; card: CardInfo }) {
  const texts = textsOf(card);
  const lang = langOf(card);
  const { asks } = decision;
  const quote = asks ? quoteOf(asks, texts[asks.place] ?? "", card.texts[card.lang]?.[asks.place] ?? "", lang === card.lang) : null;
  const places = placesOf(decision, texts);
  const place = asks && quote ? placeName(card, asks.place, lang) : "";
  return (
    <div class="quote" style={{ "--back": backdrop(huesOf(card)) }}>
      <p class="for">
        {t("Effect of {name}", { name: nameOf(card) })}
        {place && ` · ${place}`} {decision.clause && <Clause session={session} decision={decision} />}
      </p>
      {quote ? (
        <p class="asking" lang={lang}>
          {chips(quote.before)}
          <mark>{chips(quote.lit)}</mark>
          {chips(quote.after)}
        </p>
      ) : (
        places.length > 0 && (
          <div class="asking" lang={lang}>
            {places.map((each) => (
              <section key={each}>
                {placeName(card, each, lang) && <b>{placeName(card, each, lang)}</b>} <Lines text={texts[each] ?? ""} />
              </section>
            ))}
          </div>
        )
      )}
    </div>
  );
}

/** A text with its icons as chips. */
const chips = (text: string) =>
  text.split(/(《[^》]*》)/).map((piece, i) =>
    piece.startsWith("《") ? (
      <span key={i} class="icon-chip">
        {piece.slice(1, -1)}
      </span>
    ) : (
      piece
    ),
  );

/** What pays for something, in words. */
function paidWords(game: string, then: Then): string[] {
  const name = (id: string | null): string => {
    const card = id ? cardInfo(game, id) : undefined;
    return card ? nameOf(card) : (id ?? "");
  };
  const list = (verb: string): string => then.pays.filter((one) => one.verb === verb).map((one) => name(one.card)).join(", ");
  const found: string[] = [];
  if (list("dull")) found.push(t("dulls {cards}", { cards: list("dull") }));
  if (list("put")) found.push(t("gives up {cards}", { cards: list("put") }));
  if (list("discard")) found.push(t("discards {cards}", { cards: list("discard") }));
  return found;
}

/** What an option costs and does, in words. */
function thenWords(game: string, then: Then): string[] {
  const found: string[] = [];
  if (then.memory !== null) found.push(then.memory >= 0 ? t("{n} memory left", { n: then.memory }) : t("the opponent gets {n} memory", { n: -then.memory }));
  found.push(...paidWords(game, then));
  if (then.numbers) found.push(t("{n} against {m}", { n: then.numbers[0], m: then.numbers[1] }));
  if (then.damage) found.push(t("{n} damage: {m} HP left", { n: then.damage[0], m: then.damage[1] }));
  return found;
}

/** The words of the effect that an option uses, in the reader's language. */
function effectWords(option: Option, card: CardInfo | undefined): string {
  if (!option.quote || !card) return "";
  const text = textsOf(card)[option.quote.place] ?? "";
  const [start, end] = effectsOf(text)[option.quote.part] ?? [0, text.length];
  return text.slice(start, end);
}

interface ButtonProps {
  session: Session;
  game: string;
  option: Option;
  /** How many options look like this one. */
  count: number;
  at: number;
  ending?: "primary" | "plain";
}

function OptionButton({ session, game, option, count, at, ending }: ButtonProps) {
  const { words, reason } = wording(inWords(game, option.text));
  const info = option.card ? cardInfo(game, option.card) : undefined;
  const then = option.then ? thenWords(game, option.then) : [];
  const effect = effectWords(option, info);
  const mark = (on: boolean): void => {
    const ref = startOf(option);
    if (ref === null) return;
    document.querySelector(`[data-ref="${CSS.escape(ref)}"]`)?.classList.toggle("pointed", on);
    if (option.to) document.querySelector(`[data-ref="${CSS.escape(option.to)}"]`)?.classList.toggle("pointed", on);
  };
  return (
    <button
      type="button"
      class={ending ? (ending === "primary" ? "ending primary" : "ending") : "option"}
      data-option={option.i}
      data-verb={option.verb}
      data-key={at < 9 ? at + 1 : undefined}
      title={ending && reason ? reason : undefined}
      onClick={() => session.choose(option)}
      onPointerEnter={() => mark(true)}
      onPointerLeave={() => mark(false)}
      onFocus={() => mark(true)}
      onBlur={() => mark(false)}
    >
      {at < 9 && <kbd>{at + 1}</kbd>}
      {info && !ending && <Hues names={huesOf(info)} />}
      <span class="option-words" lang={tongue(words)}>
        {words}
        {count > 1 && <b class="times"> ×{count}</b>}
      </span>
      {option.then?.cost != null && !ending && (
        <span class="price" title={t("Cost {n}", { n: option.then.cost })}>
          {option.then.cost}
        </span>
      )}
      {effect && info && (
        <small class="effect" lang={langOf(info)}>
          {chips(effect)}
        </small>
      )}
      {!ending && (then.length > 0 || reason) && (
        <small>
          {then.length > 0 && <span class="then">{then.join(" · ")}</span>}
          {then.length > 0 && reason && " · "}
          {reason && <span lang={tongue(reason)}>{reason}</span>}
        </small>
      )}
    </button>
  );
}

/** One of very many numbers: typed, not picked from a list. */
function NumberChoice({ session, options }: { session: Session; options: Option[] }) {
  const values = options.map((option) => option.number ?? 0);
  const [value, setValue] = useState(Math.min(...values));
  const chosen = options.find((option) => option.number === value);
  return (
    <form
      class="number"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) session.choose(chosen);
      }}
    >
      <label>
        {t("Number")}
        <input type="number" min={Math.min(...values)} max={Math.max(...values)} value={value} onInput={(event) => setValue(Number(event.currentTarget.value))} />
      </label>
      <button type="submit" class="primary" disabled={!chosen}>
        {t("Choose {n}", { n: value })}
      </button>
    </form>
  );
}
