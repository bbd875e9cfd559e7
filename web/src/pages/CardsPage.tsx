import { useEffect, useState } from "preact/hooks";
import { api, type CardInfo, type CardPage } from "../api.ts";
import { hueName } from "../board/hues.ts";
import { LAYOUTS } from "../board/layouts.ts";
import { kindName } from "../board/things.ts";
import { CardTile, statusName } from "../components/CardTile.tsx";
import { CardText, Texts } from "../components/CardText.tsx";
import { Dialog } from "../components/Dialog.tsx";
import type { GameName } from "../protocol.ts";
import { langOf, nameOf } from "../state/cards.ts";
import { askGames, games } from "../state/games.ts";
import { LANGUAGES, type Lang } from "../state/settings.ts";
import { keep, load } from "../state/storage.ts";
import { t } from "../words/index.ts";

/** What cards are searched by. */
export interface Filter {
  q: string;
  kind: string;
  colour: string;
  cost: string;
}

export const NO_FILTER: Filter = { q: "", kind: "", colour: "", cost: "" };

/** The cards that fit, asked for as one types. */
export function useCards(game: GameName, filter: Filter, page: number): { found: CardPage | null; problem: string } {
  const [found, setFound] = useState<CardPage | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let late = false;
    const timer = setTimeout(() => {
      api.cards(game, { ...filter, page }).then(
        (answer) => {
          if (late) return;
          setFound(answer);
          setProblem("");
        },
        (error: Error) => !late && setProblem(error.message),
      );
    }, 180);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [game, filter.q, filter.kind, filter.colour, filter.cost, page]);
  return { found, problem };
}

interface FilterProps {
  game: GameName;
  filter: Filter;
  set: (filter: Filter) => void;
}

export function FilterBar({ game, filter, set }: FilterProps) {
  const info = games.value.find((each) => each.name === game);
  return (
    <div class="filter" role="search">
      <input type="search" value={filter.q} placeholder={t("Search names and texts")} aria-label={t("Search")} onInput={(event) => set({ ...filter, q: event.currentTarget.value })} />
      <select value={filter.kind} aria-label={t("Kind")} onChange={(event) => set({ ...filter, kind: event.currentTarget.value })}>
        <option value="">{t("all kinds")}</option>
        {info?.kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindName(kind)}
          </option>
        ))}
      </select>
      <select value={filter.colour} aria-label={t("Colour")} onChange={(event) => set({ ...filter, colour: event.currentTarget.value })}>
        <option value="">{t("all colours")}</option>
        {info?.colours.map((colour) => (
          <option key={colour} value={colour}>
            {hueName(colour)}
          </option>
        ))}
      </select>
      {game !== "divinecross" && (
        <input type="number" min={0} max={30} value={filter.cost} placeholder={t("cost")} aria-label={t("Cost")} onInput={(event) => set({ ...filter, cost: event.currentTarget.value })} />
      )}
    </div>
  );
}

export function GameTabs({ game, set }: { game: GameName; set: (game: GameName) => void }) {
  return (
    <div class="tablist game-tabs" role="tablist" aria-label={t("Game")}>
      {(Object.keys(LAYOUTS) as GameName[]).map((name) => (
        <button key={name} type="button" role="tab" aria-selected={game === name} onClick={() => set(name)}>
          {LAYOUTS[name].title}
        </button>
      ))}
    </div>
  );
}

/** On to another page, where there are several. */
export function Pager({ page, pages, set }: { page: number; pages: number; set: (page: number) => void }) {
  if (pages < 2) return null;
  return (
    <nav class="pager" aria-label={t("Pages")}>
      <button type="button" disabled={page === 0} onClick={() => set(page - 1)}>
        {t("← Back")}
      </button>
      <span>
        {page + 1} / {pages}
      </span>
      <button type="button" disabled={page + 1 >= pages} onClick={() => set(page + 1)}>
        {t("More →")}
      </button>
    </nav>
  );
}

/** All cards that are loaded, and what the engine understands of them. */
export function CardsPage({ id }: { id: string }) {
  const [first, ...rest] = id.split("/");
  const card = rest.join("/");
  const [game, setGame] = useState<GameName>(() => (first && first in LAYOUTS ? (first as GameName) : load<GameName>("game", "divinecross")));
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(0);
  const [open, setOpen] = useState(card);
  const { found, problem } = useCards(game, filter, page);
  useEffect(() => void askGames(), []);
  return (
    <main class="page">
      <h1>{t("Cards")}</h1>
      <GameTabs
        game={game}
        set={(name) => {
          setGame(name);
          keep("game", name);
          setFilter(NO_FILTER);
          setPage(0);
        }}
      />
      <FilterBar
        game={game}
        filter={filter}
        set={(next) => {
          setFilter(next);
          setPage(0);
        }}
      />
      <p class="muted" aria-live="polite">
        {problem || (found ? t("{n} cards", { n: found.count }) : "…")}
      </p>
      <div class="card-grid">
        {found?.cards.map((each) => (
          <CardTile key={each.id} card={each} open={() => setOpen(each.id)} />
        ))}
      </div>
      <Pager page={page} pages={found?.pages ?? 0} set={setPage} />
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
              <span class={`badge ${card.status === "full" ? "good" : "bad"}`}>{card.status === "full" ? t("understood in full") : t("understood: {how}", { how: statusName(card.status) })}</span>
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
              <details key={lang} open={lang !== card.lang && lang !== langOf(card)}>
                <summary>{t(lang === card.lang ? "Text in {language}, as printed" : card.translated.includes(lang) ? "Text in {language}, translated for showing" : "Text in {language}", { language: LANGUAGES[lang as Lang] ?? lang })}</summary>
                <Texts card={card} lang={lang} />
              </details>
            ))}
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
