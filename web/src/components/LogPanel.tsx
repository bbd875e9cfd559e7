import { useEffect, useRef, useState } from "preact/hooks";
import type { LogLine } from "../protocol.ts";
import { inWords } from "../state/cards.ts";
import { bookTitle, games } from "../state/games.ts";
import { story } from "../state/match.ts";
import type { Session } from "../state/session.ts";
import { change, settings } from "../state/settings.ts";
import { t, tongue } from "../words/index.ts";
import { useFollowing } from "./following.ts";

/** How many lines are left out at a time: not one by one, which would move what somebody reads. */
const SHOWN = 200;

/** A line of the log, with its clause in front: where a book says it in several places, the first and how many more. */
export function LineWords({ game, line }: { game: string; line: LogLine }) {
  const [first, ...more] = line.rule.split(", ");
  return (
    <>
      {first && (
        <span class="rule" title={line.rule}>
          {first}
          {more.length > 0 && ` +${more.length}`}
        </span>
      )}{" "}
      <span lang={tongue(line.text)}>{inWords(game, line.text)}</span>
    </>
  );
}

/** The game as a judge tells it; every line opens its clause and the board as it was then. */
export function LogPanel({ session }: { session: Session }) {
  const state = session.state.value;
  const [open, setOpen] = useState(-1);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const told = session.stage.told.value;
  const known = story(state, settings.value.detail);
  const lines = told === Infinity ? known : known.filter((line) => line.i <= told);
  const shown = all ? lines : lines.slice(Math.max(0, Math.floor(lines.length / SHOWN) - 1) * SHOWN);
  const game = state.view?.game ?? "";
  const clause = session.clause.value?.id;
  const book = state.info?.edition ?? "";
  const called = games.value.find((each) => each.name === game)?.editions.find((each) => each.name === book)?.title ?? book;
  useEffect(() => setOpen(-1), [session.acted.value]);
  useFollowing(list, open >= 0);
  useEffect(() => {
    const box = list.current;
    const more = box?.querySelector(".log-more");
    if (box && more) box.scrollTop += Math.max(0, more.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom);
  }, [open, clause]);
  return (
    <div class="log">
      {called && (
        <p class="muted log-book">
          {t("Rule book: {title}", { title: bookTitle(called) })}
        </p>
      )}
      <label class="log-detail">
        <input type="checkbox" checked={settings.value.detail} onChange={(event) => change({ detail: event.currentTarget.checked })} /> {t("show every rule applied since you joined")}
      </label>
      <ol ref={list} aria-live="polite" aria-relevant="additions" tabIndex={0} aria-label={t("What happened")}>
        {shown.length < lines.length && (
          <li>
            <button type="button" class="small" onClick={() => setAll(true)}>
              {t("Show {n} earlier lines", { n: lines.length - shown.length })}
            </button>
          </li>
        )}
        {shown.map((line) => (
          <li key={line.i} class={line.event === "turn" ? "log-turn" : line.event === "rule" ? "log-rule" : ""}>
            <button
              type="button"
              class="log-line"
              aria-expanded={open === line.i}
              onClick={() => {
                const next = open === line.i ? -1 : line.i;
                setOpen(next);
                if (next >= 0 && line.rule) session.askClause(line.rule);
              }}
            >
              <LineWords game={game} line={line} />
            </button>
            {open === line.i && (
              <div class="log-more">
                {line.rule && session.clause.value?.id === line.rule && <p lang="en">{session.clause.value.summary}</p>}
                <button type="button" class="small" onClick={() => session.look(line.n)}>
                  {t("The board after this step")}
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
