import { useEffect, useState } from "preact/hooks";
import { api, type AnalysisInfo, type Effort, type Graded, type Mistake, type ReplayInfo } from "../api.ts";
import { wording } from "../board/choosing.ts";
import type { MatchInfo } from "../protocol.ts";
import { inWords, need, ownCards } from "../state/cards.ts";
import { going, useErrand } from "../state/errand.ts";
import { t } from "../words/index.ts";
import { Graph } from "./Graph.tsx";
import { besides, counted, drawnFor, graphed, listedOf, merged, nextOf, percent, points, rowAt, worst } from "./model.ts";
import "../styles/study.css";

const SHOWN = 6;
const ORDER: Mistake[] = ["blunder", "mistake", "slip"];

/** The analysis of a replay: what is wished for and what is known. */
export function useStudy(match: string, token: string, info: MatchInfo | undefined) {
  const [effort, setEffort] = useState<Effort>("usual");
  const [both, setBoth] = useState(false);
  const [open, setOpen] = useState(false);
  const { errand, asking, problem, begin, stop, clear } = useErrand<AnalysisInfo>({
    look: (id, known) => api.analysis(id, known.rows.length),
    stop: (id, known) => api.stopAnalysis(id, known.rows.length),
    merge: merged,
  });
  useEffect(() => {
    if (errand && info) need(info.game, errand.rows.flatMap((row) => [...row.best, ...(row.taken ? [row.taken] : [])].flatMap(({ cards }) => cards)), ownCards(info));
  }, [errand?.rows, info]);
  const start = (wish: { effort: Effort; both: boolean }): void => {
    setEffort(wish.effort);
    setBoth(wish.both);
    setOpen(true);
    begin(() => api.newAnalysis({ match, ...wish }, token));
  };
  const close = (): void => {
    clear();
    setOpen(false);
  };
  return { analysis: errand, asking, problem, effort, both, open, start, stop, close };
}

export type Study = ReturnType<typeof useStudy>;

interface Props {
  study: Study;
  info: ReplayInfo;
  names: string[];
  near: number;
  n: number;
  go: (n: number) => void;
}

/** What each size of mistake is called when there are so many. */
const tally = (word: Mistake, n: number): string => (word === "blunder" ? t("Blunders: {n}", { n }) : word === "mistake" ? t("Mistakes: {n}", { n }) : t("Slips: {n}", { n }));
const called = (word: Mistake): string => (word === "blunder" ? t("Blunder") : word === "mistake" ? t("Mistake") : t("Slip"));

/** The strip with the graph. */
export function StudyStrip({ study, info, names, near, n, go }: Props) {
  const { analysis, asking, problem, effort, both } = study;
  const rows = analysis?.rows ?? [];
  const player = drawnFor(analysis?.players ?? [], near);
  const over = analysis?.state === "done" && info.match.over && info.match.over.ending !== "void" ? { at: info.choices, winner: info.match.over.winner } : null;
  const numbers = counted(rows);
  const working = asking || going(analysis);
  const shared = info.match.mode === "hotseat" || info.match.mode === "scenario";
  return (
    <section class="study-strip" aria-label={t("Analysis")}>
      <div class="study-head">
        <h2>{t("{name}: chance to win", { name: names[player] ?? "" })}</h2>
        <span class="study-tally">
          {ORDER.map((word) => (
            <button
              key={word}
              type="button"
              class={`small ${word}`}
              aria-label={tally(word, numbers[word])}
              disabled={numbers[word] === 0}
              onClick={() => {
                const row = nextOf(rows, word, n);
                if (row) go(row.at);
              }}
            >
              <i aria-hidden="true" /> <span>{tally(word, numbers[word])}</span> <b aria-hidden="true">{numbers[word]}</b>
            </button>
          ))}
        </span>
        <span class="study-wishes">
          <label>
            <span class="heard">{t("Effort")}</span>
            <select value={effort} onChange={(event) => study.start({ effort: event.currentTarget.value as Effort, both })}>
              <option value="quick">{t("Quick")}</option>
              <option value="usual">{t("Usual")}</option>
              <option value="deep">{t("Thorough")}</option>
            </select>
          </label>
          {!shared && (
            <label title={t("With all cards open, as in the saved game")}>
              <input type="checkbox" checked={both} onChange={(event) => study.start({ effort, both: event.currentTarget.checked })} /> {t("Both players")}
            </label>
          )}
          {working ? (
            <button type="button" class="small" onClick={() => void study.stop()}>
              {t("Stop")}
            </button>
          ) : (
            analysis?.state !== "done" && (
              <button type="button" class="small" onClick={() => study.start({ effort, both })}>
                {t("Analyse")}
              </button>
            )
          )}
          <button type="button" class="small" aria-label={t("Close the analysis")} title={t("Close the analysis")} onClick={study.close}>
            ✕
          </button>
        </span>
      </div>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {analysis?.error && <p class="problem">{analysis.error}</p>}
      <Graph places={graphed(rows, player, over)} rows={rows} turns={info.turns} choices={info.choices} player={player} names={names} n={n} go={go} />
      {working && <progress max={info.choices} value={analysis?.done ?? 0} aria-label={t("Choices looked at")} />}
      <p class="heard" role="status">
        {analysis ? status(analysis) : ""}
      </p>
    </section>
  );
}

/** How far it is. */
function status({ state, done, choices }: AnalysisInfo): string {
  if (state === "waiting") return t("In line: one game is analysed at a time.");
  if (state === "working") return t("Analysing …");
  return state === "done" ? t("The game is analysed.") : t("Stopped after {n} of {all} choices.", { n: done, all: choices });
}

/** The best options of the moment, and where the choice lost most. */
export function StudyPanels({ study, info, names, n, go }: Props) {
  const { analysis } = study;
  const rows = analysis?.rows ?? [];
  const game = info.match.game;
  const row = rowAt(rows, n);
  const bad = worst(rows, SHOWN);
  const before = besides(rows, n, -1);
  const after = besides(rows, n, 1);
  return (
    <>
      <section class="panel study-options" aria-label={t("Best options")}>
        <h2>
          <span>{t("Best options")}</span>
          <span class="buttons">
            <button type="button" class="small" disabled={!before} aria-label={t("The decision before")} onClick={() => before && go(before.at)}>
              ◀
            </button>
            <button type="button" class="small" disabled={!after} aria-label={t("The next decision")} onClick={() => after && go(after.at)}>
              ▶
            </button>
          </span>
        </h2>
        {row ? <Options row={row} n={n} names={names} game={game} go={go} /> : <p class="muted">{rows.length > 0 ? t("There was nothing to think about up to here.") : analysis ? status(analysis) : t("Analysing …")}</p>}
      </section>
      <section class="panel study-worst" aria-label={t("Where the choice lost most")}>
        <h2>{t("Where the choice lost most")}</h2>
        {bad.length === 0 ? (
          <p class="muted">{analysis?.state === "done" ? t("No choice lost 5 points or more.") : t("Nothing so far.")}</p>
        ) : (
          <ol>
            {bad.map((each) => (
              <li key={each.at}>
                <button type="button" class={`study-loss ${each.word}`} aria-current={each.at === n} onClick={() => go(each.at)}>
                  <b>{points(each.loss)}</b>
                  <span>
                    {wording(inWords(game, each.chosen)).words}
                    <small>
                      {each.word !== "" && called(each.word)} · {t("Turn {n}", { n: each.turn })} · {names[each.player]}
                    </small>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        )}
        {analysis && (
          <p class="muted study-note">
            {analysis.open
              ? t("What a search of {n} s for each decision thinks, from what each player could see and with both deck lists known. It is no promise.", { n: analysis.seconds })
              : t("What a search of {n} s for each decision thinks, from what the player could know. It is no promise.", { n: analysis.seconds })}
          </p>
        )}
      </section>
    </>
  );
}

function Options({ row, n, names, game, go }: { row: Graded; n: number; names: string[]; game: string; go: (n: number) => void }) {
  const [top] = row.best;
  const said = (text: string): { words: string; reason: string } => wording(inWords(game, text));
  return (
    <>
      <p class="muted">
        {t("{name}, turn {turn}", { name: names[row.player] ?? "", turn: row.turn })}
        {row.at !== n && (
          <button type="button" class="small" onClick={() => go(row.at)}>
            {t("Go to this decision")}
          </button>
        )}
      </p>
      <ol>
        {listedOf(row).map(({ option, chosen }) => (
          <li key={option.index} class={`study-option${option === top ? " best" : ""}${chosen ? " chosen" : ""}`}>
            <b class="study-share" data-level={option.wins >= 0.6 ? "high" : option.wins >= 0.4 ? "mid" : "low"}>
              {percent(option.wins)}
            </b>
            <span>
              {said(option.text).words} {said(option.text).reason && <small class="study-why">{said(option.text).reason}</small>}
              {option.proven && <small class="study-proven">{t("wins this turn, whatever the opponent answers")}</small>}
              {chosen && (
                <small class="study-chosen">
                  {row.word !== "" ? `${t("chosen")} · ${called(row.word)} ${points(row.loss)}` : t("chosen")}
                </small>
              )}
              {option.line.length > 1 && <small>{t("then: {what}", { what: option.line.slice(1).map((step) => said(step).words).join(" → ") })}</small>}
            </span>
          </li>
        ))}
      </ol>
      {!row.taken && row.chosen && <p class="muted">{t("Chosen: {what} (the search did not try it)", { what: inWords(game, row.chosen) })}</p>}
    </>
  );
}
