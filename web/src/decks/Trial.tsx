import { useEffect, useState } from "preact/hooks";
import { api, type TrialInfo, type TrialShare } from "../api.ts";
import type { GameName } from "../protocol.ts";
import { useErrand } from "../state/errand.ts";
import { botName, listed } from "../state/bots.ts";
import { games, titleOf } from "../state/games.ts";
import { t } from "../words/index.ts";

interface Props {
  game: GameName;
  text: string;
  book: string;
  legal: boolean;
}

/** Games against each starter deck that can be chosen. */
const COUNTS = [4, 10, 20, 50, 100, 200];
const share = ({ games, wins, draws }: TrialShare): number => (games > 0 ? (wins[0] + draws / 2) / games : 0.5);
const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;

/** Games of the deck against all starter decks, played by a bot on the server: shares with intervals as they come in. */
export function Trial({ game, text, book, legal }: Props) {
  const [player, setPlayer] = useState("greedy");
  const [count, setCount] = useState(20);
  const { errand: trial, going, asking, problem, begin, stop, clear } = useErrand<TrialInfo>({ look: api.trial, stop: api.stopTrial });
  const info = games.value.find((each) => each.name === game);
  useEffect(() => () => clear(), [game, text, book]);
  const title = (name: string): string => {
    const deck = info?.decks.find((each) => each.name === name);
    return deck ? titleOf(deck) : name;
  };
  return (
    <div class="trial">
      <p class="muted">{t("A bot plays this deck against each starter deck, both sides. It knows the starter decks, not yours.")}</p>
      <label class="field">
        {t("Strength")}
        <select value={player} disabled={going} onChange={(event) => setPlayer(event.currentTarget.value)}>
          {listed(info?.bots ?? ["random", "greedy"]).map((name) => (
            <option key={name} value={name}>
              {botName(name)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {t("Games against each")}
        <select value={count} disabled={going} onChange={(event) => setCount(Number(event.currentTarget.value))}>
          {COUNTS.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <div class="buttons">
        {going ? (
          <button type="button" onClick={() => void stop()}>
            {t("Stop")}
          </button>
        ) : (
          <button type="button" class="primary" disabled={!text || !legal || asking} onClick={() => begin(() => api.newTrial({ game, text, edition: book, player, games: count }))}>
            {t("Play test games")}
          </button>
        )}
      </div>
      {!legal && !trial && <p class="muted">{t("Only a legal deck can be played.")}</p>}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {trial && (
        <>
          <p role="status" class="muted">
            {said(trial)}
          </p>
          {trial.error && <p class="problem">{trial.error}</p>}
          <progress max={trial.wanted} value={trial.games} aria-label={t("Games played")} />
          <table>
            <thead>
              <tr>
                <th scope="col">{t("Against")}</th>
                <th scope="col">{t("Won")}</th>
                <th scope="col">{t("Lost")}</th>
                <th scope="col">{t("Share#won")}</th>
                <th scope="col">{t("95 % interval")}</th>
              </tr>
            </thead>
            <tbody>
              {trial.rows.map((row) => (
                <Row key={row.deck} name={title(row.deck)} row={row} />
              ))}
              <Row name={t("All together")} row={trial.total} all />
            </tbody>
          </table>
          <p class="muted">{t("A draw counts half. The true share lies within the interval in 95 of 100 such tests; few games make it wide. It holds for this bot and these decks only.")}</p>
        </>
      )}
    </div>
  );
}

/** How far it is. */
function said({ state, games: n, wanted: all }: TrialInfo): string {
  if (state === "waiting") return t("In line: one deck is tested at a time.");
  if (state === "working") return t("{n} of {all} games …", { n, all });
  return state === "done" ? t("{n} games played.", { n }) : t("Stopped after {n} of {all} games.", { n, all });
}

/** A deck, and what is known of it so far. */
function Row({ name, row, all = false }: { name: string; row: TrialShare; all?: boolean }) {
  const known = row.games > 0;
  return (
    <tr class={all ? "all" : ""}>
      <th scope="row">{name}</th>
      <td>{row.wins[0]}</td>
      <td>{row.wins[1]}</td>
      <td>{known ? percent(share(row)) : "–"}</td>
      <td>
        {known ? `${percent(row.low)} – ${percent(row.high)}` : "–"}
        <span class="share-range" aria-hidden="true">
          {known && <i style={{ left: `${100 * row.low}%`, width: `${100 * (row.high - row.low)}%` }} />}
          {known && <b style={{ left: `${100 * share(row)}%` }} />}
        </span>
      </td>
    </tr>
  );
}
