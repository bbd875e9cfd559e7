import { useEffect, useState } from "preact/hooks";
import { api, type DeckCheck, type DeckRow } from "../api.ts";
import { hueName, hueOf } from "../board/hues.ts";
import { kindName } from "../board/things.ts";
import { changed, faults, total, written, type Counts } from "../deck.ts";
import { FilterBar, Pager, useSearch } from "../components/CardSearch.tsx";
import { CardTile, Trust } from "../components/CardTile.tsx";
import { BookSelect } from "../components/BookSelect.tsx";
import { OwnDecks, StarterDecks } from "../components/DeckPick.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { USUAL } from "../games/index.ts";
import type { GameName } from "../protocol.ts";
import { inWords, nameOf, need } from "../state/cards.ts";
import { askDecks, askGames, decks, games, titleOf } from "../state/games.ts";
import { keep, load } from "../state/storage.ts";
import { copy, download } from "../links.ts";
import { t } from "../words/index.ts";
import { CardDialog, GameTabs } from "./CardsPage.tsx";

interface Draft {
  game: GameName;
  name: string;
  id: string;
  cards: [string, number][];
}

const EMPTY: DeckCheck = { cards: [], count: 0, legal: false, problems: [], notes: [], curve: {}, colours: {}, kinds: {}, text: "", error: "" };

/** The deck builder. */
export function DecksPage() {
  const [draft, setDraft] = useState<Draft>(() => load<Draft>("draft", { game: load<GameName>("game", USUAL), name: "", id: "", cards: [] }));
  const [check, setCheck] = useState<DeckCheck>(EMPTY);
  const [open, setOpen] = useState("");
  const [importing, setImporting] = useState(false);
  const [refused, setRefused] = useState("");
  const [said, setSaid] = useState("");
  const [edition, setEdition] = useState("");
  const game = draft.game;
  const info = games.value.find((each) => each.name === game);
  const book = info?.editions.some((each) => each.name === edition) ? edition : (info?.edition ?? "");
  const counts: Counts = new Map(draft.cards);
  const text = written(counts);
  const search = useSearch(game);
  const { found, problem } = search;

  useEffect(() => {
    void askGames();
    void askDecks();
  }, []);
  useEffect(() => keep("draft", draft), [draft]);
  useEffect(() => {
    if (!text) {
      setCheck(EMPTY);
      return;
    }
    let late = false;
    const timer = setTimeout(() => {
      api.check(game, text, book).then((answer) => !late && setCheck(answer), (error: Error) => !late && setSaid(error.message));
    }, 200);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [game, text, book]);

  useEffect(() => {
    const named = check.cards.filter((row) => check.problems.some((problem) => problem.text.includes(row.name)));
    need(game, named.map((row) => row.id));
  }, [game, check]);

  const add = (id: string, by: number): void => setDraft({ ...draft, cards: [...changed(counts, id, by)] });
  const take = (name: string, id: string, list: string): void => {
    api.check(game, list).then(
      (answer) => {
        if (answer.error) setRefused(answer.error);
        else {
          setDraft({ game, name, id, cards: answer.cards.map((row): [string, number] => [row.id, row.count]) });
          setSaid("");
          setRefused("");
          setImporting(false);
        }
      },
      (error: Error) => setRefused(error.message),
    );
  };
  const save = async (): Promise<void> => {
    try {
      const deck = await api.saveDeck({ game, name: draft.name.trim() || t("My deck"), text, ...(draft.id ? { id: draft.id } : {}) });
      setDraft({ ...draft, id: deck.id, name: deck.name });
      setSaid(t("Saved."));
      await askDecks();
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  const drop = async (): Promise<void> => {
    if (draft.id) await api.dropDeck(draft.id).catch(() => undefined);
    setDraft({ game, name: "", id: "", cards: [] });
    setSaid("");
    await askDecks();
  };
  const own = decks.value.filter((deck) => deck.game === game);
  const starters = info?.decks ?? [];

  return (
    <main class="page wide">
      <h1>{t("Decks")}</h1>
      <GameTabs game={game} set={(name) => setDraft({ game: name, name: "", id: "", cards: [] })} />
      <div class="builder">
        <section class="builder-cards" aria-label={t("Cards")}>
          <FilterBar game={game} search={search} />
          <p class="muted" aria-live="polite">
            {problem || (found ? t("{n} cards. Click adds a card.", { n: found.count }) : "…")}
          </p>
          <div class="card-grid small">
            {found?.cards.map((card) => (
              <div key={card.id} class="tile-with">
                <CardTile card={card} count={counts.get(card.id) ?? 0} open={() => add(card.id, 1)} />
                <button type="button" class="icon tile-info" aria-label={t("Read {name}", { name: nameOf(card) })} onClick={() => setOpen(card.id)}>
                  i
                </button>
              </div>
            ))}
          </div>
          <Pager search={search} />
        </section>
        <section class="panel builder-deck" aria-label={t("Deck")}>
          <label class="field">
            {t("Start from")}
            <select
              value={draft.id ? `own:${draft.id}` : ""}
              onChange={(event) => {
                const value = event.currentTarget.value;
                const mine = own.find((deck) => `own:${deck.id}` === value);
                const starter = starters.find((deck) => deck.name === value);
                if (mine) take(mine.name, mine.id, mine.text);
                else if (starter) take(t("{deck} (mine)", { deck: titleOf(starter) }), "", starter.text);
                else setDraft({ game, name: "", id: "", cards: [] });
              }}
            >
              <option value="">{total(counts) > 0 && !draft.id ? t("this deck, not kept yet") : t("an empty deck")}</option>
              <OwnDecks game={game} />
              <StarterDecks game={game} />
            </select>
          </label>
          <label class="field">
            {t("Name")}
            <input value={draft.name} maxLength={60} placeholder={t("My deck")} onInput={(event) => setDraft({ ...draft, name: event.currentTarget.value })} />
          </label>
          <div class="buttons">
            <button type="button" class="primary" disabled={total(counts) === 0} onClick={() => void save()}>
              {t("Save")}
            </button>
            <button
              type="button"
              onClick={() => {
                setRefused("");
                setImporting(true);
              }}
            >
              {t("Import")}
            </button>
            <button type="button" disabled={!text} onClick={() => download(`${draft.name || "deck"}.txt`, check.text || text)}>
              {t("Export")}
            </button>
            <button type="button" disabled={!text} onClick={() => void copy(check.text || text).then((done) => setSaid(done ? t("Copied.") : t("This browser does not let the page copy: use Export.")))}>
              {t("Copy")}
            </button>
            <button type="button" class="danger" disabled={total(counts) === 0 && !draft.id} onClick={() => void drop()}>
              {draft.id ? t("Delete") : t("Clear")}
            </button>
          </div>
          <p class="muted" role="status">
            {said}
          </p>
          {!importing && <Refused problem={refused} />}
          {info && info.editions.length > 1 && <BookSelect label={t("Rule book")} books={info.editions} value={book} choose={setEdition} />}
          <Legality check={check} counts={counts} game={game} />
          <Bars title={info?.curve === "hp" ? t("HP") : info?.curve === "cost" ? t("Cost") : (info?.curve ?? "")} values={check.curve} />
          <Colours values={check.colours} />
          <DeckList rows={check.cards} counts={counts} add={add} open={setOpen} />
        </section>
      </div>
      {open && <CardDialog game={game} id={open} close={() => setOpen("")} />}
      {importing && <Import close={() => setImporting(false)} take={(list) => take(draft.name, draft.id, list)} problem={refused} />}
    </main>
  );
}

/** Why a list was not taken. */
function Refused({ problem }: { problem: string }) {
  if (!problem) return null;
  return (
    <div class="problem" role="alert">
      {faults(problem).map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
    </div>
  );
}

function Legality({ check, counts, game }: { check: DeckCheck; counts: Counts; game: GameName }) {
  const n = total(counts);
  if (n === 0) return <p class="muted">{t("No cards yet.")}</p>;
  if (check.error) return <p class="problem">{check.error}</p>;
  const eggs = check.cards.filter((row) => row.kind === "egg").reduce((sum, row) => sum + (counts.get(row.id) ?? 0), 0);
  return (
    <div class="legality" aria-live="polite">
      <p>
        <b>{eggs > 0 ? t("{n} cards + {eggs} Digi-Eggs", { n: n - eggs, eggs }) : t("{n} cards", { n })}</b> <span class={`badge ${check.legal ? "good" : "bad"}`}>{check.legal ? t("✓ legal") : t("✗ not legal yet")}</span>
      </p>
      {check.cards.length > 0 && (
        <p class="muted" title={t("Somebody compared its text with what the engine will do.")}>
          {t("{n} of {all} cards checked", { n: check.cards.filter((row) => row.trust === "checked" || row.trust === "ruled").length, all: check.cards.length })}
        </p>
      )}
      <ul>
        {check.problems.map((problem) => (
          <li key={problem.text}>
            {inWords(game, problem.text)} {problem.clause && <a href={`#/rule/${game}/${problem.clause}`} class="rule">{problem.clause}</a>}
          </li>
        ))}
        {check.notes.map((note) => (
          <li key={note} class="muted">
            {inWords(game, note)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bars({ title, values }: { title: string; values: Record<string, number> }) {
  const entries = Object.entries(values);
  const most = Math.max(1, ...entries.map(([, count]) => count));
  if (entries.length === 0) return null;
  return (
    <figure class="bars" aria-label={`${title}: ${entries.map(([key, count]) => `${key}: ${count}`).join(", ")}`}>
      <figcaption>{title}</figcaption>
      <div class="bars-row" aria-hidden="true">
        {entries.map(([key, count]) => (
          <div key={key} class="bar-column">
            <span>{count}</span>
            <div style={{ height: `${(count / most) * 3.5}rem` }} />
            <b>{key}</b>
          </div>
        ))}
      </div>
    </figure>
  );
}

function Colours({ values }: { values: Record<string, number> }) {
  const entries = Object.entries(values);
  if (entries.length === 0) return null;
  return (
    <figure class="colours" aria-label={t("Colours: {what}", { what: entries.map(([key, count]) => `${hueName(key)} ${count}`).join(", ") })}>
      {entries.map(([key, count]) => (
        <div key={key} class={`hue-${hueOf(key).ink} colour-part`} style={{ flexGrow: count }} title={`${hueName(key)}: ${count}`}>
          {hueOf(key).letter} {count}
        </div>
      ))}
    </figure>
  );
}

interface ListProps {
  rows: DeckRow[];
  counts: Counts;
  add: (id: string, by: number) => void;
  open: (id: string) => void;
}

function DeckList({ rows, counts, add, open }: ListProps) {
  const known = new Map(rows.map((row) => [row.id, row]));
  const called = (id: string): string => nameOf(known.get(id) ?? { name: id, names: {} });
  const kinds = new Map<string, string[]>();
  for (const id of counts.keys()) {
    const kind = known.get(id)?.kind ?? "";
    kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  }
  return (
    <div class="deck-list">
      {[...kinds].map(([kind, ids]) => (
        <section key={kind}>
          <h4>
            {kind ? kindName(kind) : t("Cards")} ({ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)})
          </h4>
          <ul>
            {ids.map((id) => (
              <li key={id}>
                <button type="button" class="icon" aria-label={t("One less {name}", { name: called(id) })} onClick={() => add(id, -1)}>
                  −
                </button>
                <b>{counts.get(id)}</b>
                <button type="button" class="icon" aria-label={t("One more {name}", { name: called(id) })} onClick={() => add(id, 1)}>
                  +
                </button>
                <button type="button" class="text" onClick={() => open(id)}>
                  {called(id)} <span class="muted">{id}</span> <Trust trust={known.get(id)?.trust ?? ""} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Import({ close, take, problem }: { close: () => void; take: (list: string) => void; problem: string }) {
  const [text, setText] = useState("");
  return (
    <Dialog title={t("Import a deck")} close={close}>
      <p class="muted">{t("Paste a list as players share it: a count and a card number or name a line.")}</p>
      <textarea rows={14} value={text} aria-label={t("Deck list")} placeholder={"4 S1-001\n3 S1-009\n…"} onInput={(event) => setText(event.currentTarget.value)} />
      <Refused problem={problem} />
      <div class="buttons">
        <button type="button" class="primary" disabled={!text.trim()} onClick={() => take(text)}>
          {t("Import")}
        </button>
      </div>
    </Dialog>
  );
}
