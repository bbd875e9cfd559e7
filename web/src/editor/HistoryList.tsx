import { useEffect, useState } from "preact/hooks";
import { api, type History, type Played } from "../api.ts";
import { gameNames, titleOf } from "../games/index.ts";
import { inWords } from "../state/cards.ts";
import { held } from "../state/seats.ts";
import { moment, t } from "../words/index.ts";

const RESULTS = ["won", "lost", "draw", "over", "running", "waiting"] as const;
const AT_ONCE = 60;

/** How a game ended for whoever looks. */
function resultName(result: Played["result"]): string {
  switch (result) {
    case "won":
      return t("Won");
    case "lost":
      return t("Lost");
    case "draw":
      return t("Draw#result");
    case "over":
      return t("Finished");
    case "running":
      return t("Running");
    default:
      return t("Waiting for a player");
  }
}

function modeName(one: Played): string {
  if (one.mode === "bot") return t("Against a bot");
  return one.mode === "invite" ? t("Between two people") : one.mode === "hotseat" ? t("Hot seat") : t("Scenario");
}

/** The games somebody played, to be looked for and gone through again. */
export function HistoryList() {
  const [filter, setFilter] = useState({ q: "", game: "", result: "", page: 0 });
  const [found, setFound] = useState<History | null>(null);
  const [problem, setProblem] = useState("");
  const [claimed, setClaimed] = useState(false);
  const [again, setAgain] = useState(0);
  useEffect(() => {
    // Seats that this browser holds, also of games before there was a list.
    const seats = held().map(({ match, token }) => ({ match, token }));
    const parts = Array.from({ length: Math.ceil(seats.length / AT_ONCE) }, (_, i) => seats.slice(i * AT_ONCE, (i + 1) * AT_ONCE));
    Promise.allSettled(parts.map((part) => api.claim(part))).then(() => setClaimed(true));
  }, []);
  useEffect(() => {
    if (!claimed) return;
    let late = false;
    const timer = setTimeout(() => {
      api.history(filter).then(
        (answer) => {
          if (late) return;
          setFound(answer);
          setProblem("");
        },
        (error: Error) => !late && setProblem(error.message),
      );
    }, 150);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [filter, claimed, again]);
  const look = (more: Partial<typeof filter>): void => setFilter({ ...filter, page: 0, ...more });
  const forget = (match: string): void => void api.forget(match).then(() => setAgain(again + 1), (error: Error) => setProblem(error.message));
  return (
    <section class="panel ed-history" aria-label={t("Your games")}>
      <h2>{t("Your games")}</h2>
      <div class="filter" role="search">
        <input type="search" value={filter.q} placeholder={t("Search names and titles")} aria-label={t("Search")} onInput={(event) => look({ q: event.currentTarget.value })} />
        <select value={filter.game} aria-label={t("Game")} onChange={(event) => look({ game: event.currentTarget.value })}>
          <option value="">{t("all games")}</option>
          {gameNames().map((name) => (
            <option key={name} value={name}>
              {titleOf(name)}
            </option>
          ))}
        </select>
        <select value={filter.result} aria-label={t("Result")} onChange={(event) => look({ result: event.currentTarget.value })}>
          <option value="">{t("all results")}</option>
          {RESULTS.map((result) => (
            <option key={result} value={result}>
              {resultName(result)}
            </option>
          ))}
        </select>
      </div>
      <p class="muted" aria-live="polite">
        {problem || (found ? (found.count === 1 ? t("1 game") : t("{n} games", { n: found.count })) : "…")}
      </p>
      <ul class="ed-games">
        {found?.games.map((one) => (
          <li key={one.match} class={`ed-game is-${one.result}`}>
            <a href={one.result === "running" || one.result === "waiting" ? `#/table/${one.match}` : `#/replay/${one.match}`}>
              <span class={`badge ${one.result === "won" ? "good" : one.result === "lost" ? "bad" : "cold"}`}>{resultName(one.result)}</span>
              <b>{one.title || one.names.filter(Boolean).join(" – ")}</b>
              <span class="muted">
                {titleOf(one.game)} · {modeName(one)} · {t("{n} choices", { n: one.choices })}
                {one.title && one.names.some(Boolean) ? ` · ${one.names.filter(Boolean).join(" – ")}` : ""}
              </span>
              <span class="muted">{moment(one.created * 1000)}</span>
              {one.text && <span class="ed-ending">{inWords(one.game, one.text)}</span>}
            </a>
            <button type="button" class="icon" aria-label={t("Take {name} out of the list", { name: one.title || one.names.join(" – ") })} title={t("Take it out of the list; the game itself stays")} onClick={() => forget(one.match)}>
              ✕
            </button>
          </li>
        ))}
      </ul>
      {found && found.pages > 1 && (
        <nav class="pager" aria-label={t("Pages")}>
          <button type="button" disabled={filter.page === 0} onClick={() => setFilter({ ...filter, page: filter.page - 1 })}>
            {t("← Back")}
          </button>
          <span>
            {filter.page + 1} / {found.pages}
          </span>
          <button type="button" disabled={filter.page + 1 >= found.pages} onClick={() => setFilter({ ...filter, page: filter.page + 1 })}>
            {t("More →")}
          </button>
        </nav>
      )}
    </section>
  );
}
