import { useState } from "preact/hooks";
import type { CardInfo } from "../api.ts";
import type { Decision, Option } from "../protocol.ts";
import { cardAsks, isEnding, isPrimary, placesOf, question, startOf, wording } from "../board/choosing.ts";
import { roomOf } from "../games/index.ts";
import { cardInfo, inWords, langOf, nameOf, textsOf } from "../state/cards.ts";
import type { Session } from "../state/session.ts";
import { passing } from "../state/stops.ts";
import { t, tongue } from "../words/index.ts";
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
  const all = armed ? decision.options.filter((option) => startOf(option) === armed) : decision.options;
  const endings = decision.options.filter(isEnding);
  const others = all.filter((option) => !isEnding(option));
  const source = decision.source_card ? cardInfo(game, decision.source_card) : undefined;
  const asks = cardAsks(decision);
  const numbers = others.length > MANY && others.every((option) => option.verb === "number");
  return (
    <section class="panel actions asked" aria-label={t("Your decision")}>
      <h2>
        {state.seat === "both" && <span class="muted">{names[decision.player]}: </span>}
        {question(decision, game)}
      </h2>
      {source && asks ? (
        <Asking session={session} decision={decision} card={source} />
      ) : (
        <>
          {source && <p class="for">{paidFor(decision, source)}</p>}
          {decision.clause && (
            <p class="clause">
              <Clause session={session} decision={decision} /> <span lang="en">{decision.clause}</span>
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
          {numbers ? (
            <NumberChoice session={session} options={others} />
          ) : (
            <ul class="options">
              {others.map((option, at) => (
                <li key={option.i}>
                  <OptionButton session={session} game={game} option={option} at={at} />
                </li>
              ))}
            </ul>
          )}
          <div class="endings">
            {endings.map((option, at) => (
              <OptionButton key={option.i} session={session} game={game} option={option} at={others.length + at} ending={isPrimary(decision, option) ? "primary" : "plain"} />
            ))}
            {decision.kind === "priority" && roomOf(game).stops && (
              <button type="button" class="small" onClick={() => (passing.value = state.view?.turn ?? -1)}>
                {t("Pass for the rest of the turn")}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
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

/** The card whose text asks, and that text. */
function Asking({ session, decision, card }: { session: Session; decision: Decision; card: CardInfo }) {
  const texts = textsOf(card);
  const lang = langOf(card);
  const places = placesOf(decision, texts);
  return (
    <>
      <p class="for">
        {t("Effect of {name}", { name: nameOf(card) })} {decision.clause && <Clause session={session} decision={decision} />}
      </p>
      {places.length > 0 && (
        <div class="asking" lang={lang}>
          {places.map((place) => (
            <section key={place}>
              {placeName(card, place, lang) && <b>{placeName(card, place, lang)}</b>} <Lines text={texts[place] ?? ""} />
            </section>
          ))}
        </div>
      )}
    </>
  );
}

interface ButtonProps {
  session: Session;
  game: string;
  option: Option;
  at: number;
  ending?: "primary" | "plain";
}

function OptionButton({ session, game, option, at, ending }: ButtonProps) {
  const { words, reason } = wording(inWords(game, option.text));
  const info = option.card ? cardInfo(game, option.card) : undefined;
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
      title={ending && reason ? reason : undefined}
      onClick={() => session.choose(option)}
      onPointerEnter={() => mark(true)}
      onPointerLeave={() => mark(false)}
      onFocus={() => mark(true)}
      onBlur={() => mark(false)}
    >
      {at < 9 && <kbd>{at + 1}</kbd>}
      {info && !ending && <Hues names={huesOf(info)} />}
      <span class="option-words" lang={tongue(words)}>{words}</span>
      {reason && !ending && <small lang={tongue(reason)}>{reason}</small>}
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
