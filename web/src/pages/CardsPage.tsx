import { useEffect, useState } from "preact/hooks";
import { api, type CardInfo } from "../api.ts";
import { FilterBar, Pager, useSearch } from "../components/CardSearch.tsx";
import { CardTile, statusName, Trust, trustSaid } from "../components/CardTile.tsx";
import { CardText, NotYet, Texts, textTitle, Unworded } from "../components/CardText.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { ReportCard } from "../decks/ReportCard.tsx";
import { gameNames, titleOf, USUAL } from "../games/index.ts";
import type { GameName } from "../protocol.ts";
import { langOf, nameOf } from "../state/cards.ts";
import { askGames } from "../state/games.ts";
import { keep, load } from "../state/storage.ts";
import { t } from "../words/index.ts";

export function GameTabs({ game, set }: { game: GameName; set: (game: GameName) => void }) {
  return (
    <div class="tablist game-tabs" role="tablist" aria-label={t("Game")}>
      {gameNames().map((name) => (
        <button key={name} type="button" role="tab" aria-selected={game === name} onClick={() => set(name)}>
          {titleOf(name)}
        </button>
      ))}
    </div>
  );
}

/** All cards that are loaded, and what the engine understands of them. */
export function CardsPage({ id }: { id: string }) {
  const [first, ...rest] = id.split("/");
  const card = rest.join("/");
  const [game, setGame] = useState<GameName>(() => first || load<GameName>("game", USUAL));
  const [open, setOpen] = useState(card);
  const search = useSearch(game);
  const { found, problem } = search;
  useEffect(() => void askGames(), []);
  return (
    <main class="page">
      <h1>{t("Cards")}</h1>
      <GameTabs
        game={game}
        set={(name) => {
          setGame(name);
          keep("game", name);
        }}
      />
      <FilterBar game={game} search={search} />
      <p class="muted" aria-live="polite">
        {problem || (found ? t("{n} cards", { n: found.count }) : "…")}
      </p>
      <div class="card-grid">
        {found?.cards.map((each) => (
          <CardTile key={each.id} card={each} open={() => setOpen(each.id)} />
        ))}
      </div>
      <Pager search={search} />
      {open && <CardDialog game={game} id={open} close={() => setOpen("")} />}
    </main>
  );
}

/** One card with its texts in every language and its reading. */
export function CardDialog({ game, id, close }: { game: GameName; id: string; close: () => void }) {
  const [card, setCard] = useState<CardInfo | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    api.card(game, id).then(setCard, (error: Error) => setProblem(error.message));
  }, [game, id]);
  return (
    <Dialog title={card ? nameOf(card) : id} close={close} wide>
      {problem && <p class="problem">{problem}</p>}
      {card && (
        <div class="card-dialog">
          <CardText game={game} card={card} />
          <div>
            <p>
              <span class={`badge ${card.status === "full" ? "good" : "bad"}`}>{card.status === "full" ? t("understood in full") : t("understood: {how}", { how: statusName(card.status) })}</span> <Trust trust={card.trust} /> {card.trust && <span class="muted">{trustSaid(card.trust)}</span>}
            </p>
            {card.unread.length > 0 && (
              <>
                <h4>{t("Not understood")}</h4>
                <ul>
                  {card.unread.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </>
            )}
            {Object.entries(card.texts).map(([lang]) => (
              <details key={lang} open={lang === card.lang || lang === langOf(card)}>
                <summary>{textTitle(card, lang)}</summary>
                <Unworded card={card} lang={lang} />
                <Texts card={card} lang={lang} />
              </details>
            ))}
            <NotYet card={card} />
            {card.explain.length > 0 && (
              <details open>
                <summary>{t("What the engine will do")}</summary>
                <div class="explained" lang="en">
                  {card.explain.map((line, i) => (
                    <p key={i} style={{ paddingInlineStart: `${line.length - line.trimStart().length}ch` }}>
                      {line.trimStart()}
                    </p>
                  ))}
                </div>
              </details>
            )}
            <details>
              <summary>{t("What the engine reads")}</summary>
              {Object.entries(card.meaning).map(([place, trees]) => (
                <section key={place}>
                  <h4>{place}</h4>
                  {trees.map((tree, i) => (
                    <ul key={i} class="tree">
                      <Tree value={tree} label="" />
                    </ul>
                  ))}
                </section>
              ))}
            </details>
            <ReportCard game={game} id={card.id} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** A tree of meaning as nested lists. */
function Tree({ value, label }: { value: unknown; label: string }) {
  if (typeof value !== "object" || value === null) {
    return (
      <li>
        {label && <span class="muted">{label}: </span>}
        {String(value)}
      </li>
    );
  }
  const entries = Array.isArray(value) ? value.map((each, i): [string, unknown] => [String(i + 1), each]) : Object.entries(value).filter(([key]) => key !== "node");
  const node = !Array.isArray(value) && "node" in value ? String(value.node) : "";
  return (
    <li>
      {label && <span class="muted">{label}: </span>}
      <b>{node}</b>
      {entries.length > 0 && (
        <ul>
          {entries.map(([key, each]) => (
            <Tree key={key} value={each} label={key} />
          ))}
        </ul>
      )}
    </li>
  );
}
