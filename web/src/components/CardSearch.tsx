import { useEffect, useState } from "preact/hooks";
import { api, type CardPage } from "../api.ts";
import { hueName } from "../board/hues.ts";
import { kindName } from "../board/things.ts";
import type { GameName } from "../protocol.ts";
import { games } from "../state/games.ts";
import { t } from "../words/index.ts";

/** What cards are searched by. */
interface Filter {
  q: string;
  kind: string;
  colour: string;
  cost: string;
  level: string;
}

const NO_FILTER: Filter = { q: "", kind: "", colour: "", cost: "", level: "" };

/** The cards of a game that were looked for, a page of them. */
export interface Search {
  filter: Filter;
  page: number;
  found: CardPage | null;
  problem: string;
  look: (filter: Filter) => void;
  turn: (page: number) => void;
}

/** The cards that fit, asked for as one types. Another game is searched anew. */
export function useSearch(game: GameName): Search {
  const [wish, setWish] = useState({ game, filter: NO_FILTER, page: 0 });
  const [found, setFound] = useState<CardPage | null>(null);
  const [problem, setProblem] = useState("");
  const { filter, page } = wish.game === game ? wish : { filter: NO_FILTER, page: 0 };
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
  }, [game, filter, page]);
  return {
    filter,
    page,
    found,
    problem,
    look: (next) => setWish({ game, filter: next, page: 0 }),
    turn: (next) => setWish({ game, filter, page: next }),
  };
}

/** By what the cards are searched. */
export function FilterBar({ game, search }: { game: GameName; search: Search }) {
  const { filter, look } = search;
  const info = games.value.find((each) => each.name === game);
  return (
    <div class="filter" role="search">
      <input type="search" value={filter.q} placeholder={t("Search anything on the cards")} aria-label={t("Search")} onInput={(event) => look({ ...filter, q: event.currentTarget.value })} />
      <select value={filter.kind} aria-label={t("Kind")} onChange={(event) => look({ ...filter, kind: event.currentTarget.value })}>
        <option value="">{t("all kinds")}</option>
        {info?.kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindName(kind)}
          </option>
        ))}
      </select>
      <select value={filter.colour} aria-label={t("Colour")} onChange={(event) => look({ ...filter, colour: event.currentTarget.value })}>
        <option value="">{t("all colours")}</option>
        {info?.colours.map((colour) => (
          <option key={colour} value={colour}>
            {hueName(colour)}
          </option>
        ))}
      </select>
      {info?.searched.includes("cost") && (
        <input type="number" min={0} max={30} value={filter.cost} placeholder={t("cost")} aria-label={t("Cost")} onInput={(event) => look({ ...filter, cost: event.currentTarget.value })} />
      )}
      {info?.searched.includes("level") && (
        <input type="number" min={2} max={7} value={filter.level} placeholder={t("level")} aria-label={t("Level")} onInput={(event) => look({ ...filter, level: event.currentTarget.value })} />
      )}
    </div>
  );
}

/** On to another page, where there are several. */
export function Pager({ search }: { search: Search }) {
  const { page, turn } = search;
  const pages = search.found?.pages ?? 0;
  if (pages < 2) return null;
  return (
    <nav class="pager" aria-label={t("Pages")}>
      <button type="button" disabled={page === 0} onClick={() => turn(page - 1)}>
        {t("← Back")}
      </button>
      <span>
        {page + 1} / {pages}
      </span>
      <button type="button" disabled={page + 1 >= pages} onClick={() => turn(page + 1)}>
        {t("More →")}
      </button>
    </nav>
  );
}
