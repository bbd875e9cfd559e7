import { useEffect, useState } from "preact/hooks";
import { api, Refusal, type DeckCheck, type SavedDeck } from "../api.ts";
import { BookSelect } from "../components/BookSelect.tsx";
import { FilterBar, Pager, useSearch } from "../components/CardSearch.tsx";
import { CardTile } from "../components/CardTile.tsx";
import { StarterDecks } from "../components/DeckPick.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { changed, faults, nameIn, total, written, type Counts } from "../deck.ts";
import { Checks } from "../decks/Checks.tsx";
import { DeckList } from "../decks/DeckList.tsx";
import * as shelf from "../decks/drafts.ts";
import type { Cards, Draft } from "../decks/drafts.ts";
import { Hands } from "../decks/Hands.tsx";
import { Shape } from "../decks/Shape.tsx";
import { Trial } from "../decks/Trial.tsx";
import { USUAL } from "../games/index.ts";
import { copy, download } from "../links.ts";
import type { GameName } from "../protocol.ts";
import { inWords, nameOf, need } from "../state/cards.ts";
import { askDecks, askGames, decks, games, titleOf } from "../state/games.ts";
import { keep, load } from "../state/storage.ts";
import { t } from "../words/index.ts";
import { CardDialog, GameTabs } from "./CardsPage.tsx";

const EMPTY: DeckCheck = {
  cards: [], count: 0, legal: false, problems: [], notes: [], curve: {}, colours: {}, kinds: {}, charts: [], opening: { hand: 0, redraw: "", drawn: 0 },
  demands: [], stuck: [], bases: {}, restricted: {}, breaks: [], text: "", error: "",
};

const PARTS = ["deck", "cards", "facts"] as const;
type Part = (typeof PARTS)[number];
const partName = (part: Part): string => (part === "cards" ? t("Cards") : part === "deck" ? t("Deck") : t("Facts"));

const FACTS = ["shape", "hand", "trial", "checks"] as const;
type Fact = (typeof FACTS)[number];
const factName = (fact: Fact): string => (fact === "shape" ? t("Curve") : fact === "hand" ? t("Test hand") : fact === "trial" ? t("Test games") : t("Checked?"));

/** What the page says last, and what would undo it. */
interface Said {
  text: string;
  undo?: () => void;
}

/** What has to be answered before a deck is saved in the place of another. */
interface Asked {
  name: string;
  /** The deck that lies there. */
  deck: SavedDeck | undefined;
  why: "name" | "elsewhere";
}

/** The deck builder. */
export function DecksPage() {
  const [game, setGame] = useState<GameName>(() => load<GameName>("building", load<GameName>("game", USUAL)));
  const [check, setCheck] = useState<DeckCheck>(EMPTY);
  const [shown, setShown] = useState("");
  const [importing, setImporting] = useState(false);
  const [refused, setRefused] = useState("");
  const [said, setSaid] = useState<Said>({ text: "" });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [edition, setEdition] = useState("");
  const [part, setPart] = useState<Part>("deck");
  const [fact, setFact] = useState<Fact>("shape");
  const [lists, setLists] = useState<{ lists: number; days: string[] }>({ lists: 0, days: [] });
  const [day, setDay] = useState("");
  const info = games.value.find((each) => each.name === game);
  const book = info?.editions.some((each) => each.name === edition) ? edition : (info?.edition ?? "");
  const draft = shelf.current(game);
  const counts: Counts = new Map(draft.cards);
  const text = written(counts);
  const unsaved = shelf.changedFrom(draft);
  const search = useSearch(game);
  const { found, problem } = search;
  const own = decks.value.filter((deck) => deck.game === game);
  const starters = info?.decks ?? [];
  const others = shelf.drafts.value.filter((each) => each.game === game && !each.kept && each.cards.length > 0);
  const gone = shelf.thrown.value.filter((each) => each.game === game);

  useEffect(() => {
    shelf.loadDrafts();
    void askGames();
    void askDecks().then((known) => known && shelf.reconcile(decks.value));
    return shelf.watchDrafts();
  }, []);
  useEffect(() => {
    setDay("");
    api.restrictions(game).then(setLists, () => setLists({ lists: 0, days: [] }));
  }, [game]);
  useEffect(() => {
    if (!text) {
      setCheck(EMPTY);
      return;
    }
    let late = false;
    const timer = setTimeout(() => {
      api.check(game, text, book, day).then((answer) => !late && setCheck(answer), (error: Error) => !late && setSaid({ text: error.message }));
    }, 200);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [game, text, book, day]);
  useEffect(() => {
    const named = check.cards.filter((row) => check.problems.some((each) => each.text.includes(row.name)));
    need(game, named.map((row) => row.id));
  }, [game, check]);

  const edit = (change: Parameters<typeof shelf.edit>[1]): void => {
    shelf.edit(game, change);
    setSaid({ text: "" });
  };
  const add = (id: string, by: number): void => edit({ cards: [...changed(counts, id, by)] });
  const names = (): string[] => [...own.map((deck) => deck.name), ...others.map((each) => each.name)];

  /** Reads a list with the server and hands on its cards; says why, where it cannot be read. */
  const read = (list: string, then: (cards: Cards) => void): void => {
    api.check(game, list).then(
      (answer) => {
        setRefused(answer.error);
        if (answer.error) return;
        then(answer.cards.map((row): [string, number] => [row.id, row.count]));
        setSaid({ text: "" });
        setImporting(false);
      },
      (error: Error) => setRefused(error.message),
    );
  };
  const begin = (name: string, cards: Cards): void => shelf.open(shelf.draftOf(game, shelf.freeName(name, names()), cards));
  const choose = (value: string): void => {
    setSaid({ text: "" });
    const [sort, key = ""] = value.split(/:(.*)/s);
    const mine = own.find((deck) => sort === "own" && deck.id === key);
    const other = shelf.drafts.value.find((each) => sort === "draft" && each.key === key);
    const back = gone.find((each) => sort === "gone" && each.key === key);
    const starter = starters.find((deck) => deck.name === value);
    if (mine) {
      const cards = shelf.cardsOf(mine.text);
      if (cards.length > 0) shelf.openKept(mine, cards);
      else read(mine.text, (more) => shelf.openKept(mine, more));
    } else if (other) shelf.open(other);
    else if (back) shelf.takeBack(back);
    else if (starter) read(starter.text, (cards) => begin(t("{deck} (mine)", { deck: titleOf(starter) }), cards));
    else shelf.openBlank(game);
  };

  /** The cards of a list, whoever wrote it. */
  const cardsIn = async (list: string): Promise<Cards> => {
    const own = shelf.cardsOf(list);
    if (own.length > 0) return own;
    return (await api.check(game, list, book)).cards.map((row): [string, number] => [row.id, row.count]);
  };

  /** Saves the draft: as a new deck, or in the place of one. */
  const store = async (name: string, place: string, since: number): Promise<void> => {
    try {
      const old = decks.value.find((deck) => deck.id === place);
      const replaced = old && (place !== draft.kept || since !== draft.since) ? await cardsIn(old.text) : null;
      const deck = await api.saveDeck({ game, name, text, ...(place ? { id: place, since } : {}) });
      if (old && replaced) shelf.toss({ game, name: old.name, cards: replaced });
      shelf.saved(draft.key, deck);
      setSaid({ text: t("Saved.") });
      setAsked(null);
      await askDecks();
    } catch (error) {
      if (error instanceof Refusal && error.status === 409 && place) {
        await askDecks();
        setAsked({ name, deck: decks.value.find((each) => each.id === place), why: "elsewhere" });
      } else if (error instanceof Refusal && error.status === 404 && place) await store(name, "", 0);
      else setSaid({ text: error instanceof Error ? error.message : String(error) });
    }
  };
  const save = (): void => {
    const name = draft.name.trim() || t("My deck");
    const deck = shelf.clash(draft, name, decks.value);
    if (deck) setAsked({ name, deck, why: "name" });
    else void store(name, draft.kept, draft.since);
  };
  const both = (): void => {
    if (asked) void store(shelf.freeName(asked.name, own.map((deck) => deck.name)), "", 0);
  };
  const drop = async (): Promise<void> => {
    try {
      if (draft.kept) await api.dropDeck(draft.kept);
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 404)) {
        setSaid({ text: error instanceof Error ? error.message : String(error) });
        return;
      }
    }
    const one = shelf.toss(draft);
    const { kept, name } = draft;
    shelf.forget(draft.key);
    shelf.openBlank(game);
    const undo = async (): Promise<void> => {
      const again = shelf.takeBack(one);
      setSaid({ text: "" });
      if (!kept) return;
      shelf.saved(again.key, await api.saveDeck({ game, name: again.name.trim() || t("My deck"), text: shelf.textOf(again) }));
      await askDecks();
    };
    setSaid({ text: kept ? t("“{name}” is deleted.", { name: name || t("My deck") }) : t("Cleared."), undo: () => void undo().catch((error: Error) => setSaid({ text: error.message })) });
    await askDecks();
  };
  const revert = (): void => {
    const deck = own.find((each) => each.id === draft.kept);
    if (!deck) return;
    shelf.toss(draft);
    read(deck.text, (cards) => shelf.put({ ...shelf.draftOn(deck, cards), key: draft.key }));
  };
  const chosen = draft.kept ? `own:${draft.kept}` : draft.cards.length > 0 ? `draft:${draft.key}` : "";
  const marked = (deck: SavedDeck): string => (shelf.drafts.value.some((each) => each.kept === deck.id && shelf.changedFrom(each)) ? t("{name} (changed, not saved)", { name: deck.name }) : deck.name);

  return (
    <main class="page wide decks-page">
      <div class="page-head">
        <h1>{t("Decks")}</h1>
        <GameTabs
          game={game}
          set={(name) => {
            setGame(name);
            keep("building", name);
            setSaid({ text: "" });
            setRefused("");
          }}
        />
      </div>
      <div class="tablist builder-parts" role="tablist" aria-label={t("Deck")}>
        {PARTS.map((each) => (
          <button key={each} type="button" role="tab" aria-selected={part === each} onClick={() => setPart(each)}>
            {partName(each)} {each === "deck" && total(counts) > 0 && <span class="deck-sum">{total(counts)}</span>}
          </button>
        ))}
      </div>
      <div class="builder" data-part={part}>
        <section class="builder-cards" aria-label={t("Cards")}>
          <FilterBar game={game} search={search} />
          <p class="muted" aria-live="polite">
            {problem || (found ? t("{n} cards. Click adds a card.", { n: found.count }) : "…")}
          </p>
          <div class="card-grid small">
            {found?.cards.map((card) => (
              <div key={card.id} class="tile-with">
                <CardTile card={card} count={counts.get(card.id) ?? 0} open={() => add(card.id, 1)} />
                <button type="button" class="icon tile-info" aria-label={t("Read {name}", { name: nameOf(card) })} onClick={() => setShown(card.id)}>
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
            <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
              <option value="">{t("an empty deck")}</option>
              {others.length > 0 && (
                <optgroup label={t("Not saved yet")}>
                  {others.map((each) => (
                    <option key={each.key} value={`draft:${each.key}`}>
                      {each.name || t("a deck without a name")} ({total(new Map(each.cards))})
                    </option>
                  ))}
                </optgroup>
              )}
              {own.length > 0 && (
                <optgroup label={t("Your decks")}>
                  {own.map((deck) => (
                    <option key={deck.id} value={`own:${deck.id}`}>
                      {marked(deck)}
                    </option>
                  ))}
                </optgroup>
              )}
              <StarterDecks game={game} />
              {gone.length > 0 && (
                <optgroup label={t("Thrown away lately")}>
                  {gone.map((each) => (
                    <option key={each.key} value={`gone:${each.key}`}>
                      {each.name || t("a deck without a name")} ({total(new Map(each.cards))})
                    </option>
                  ))}
                </optgroup>
              )}
            </select>
          </label>
          <label class="field">
            {t("Name")}
            <input value={draft.name} maxLength={60} placeholder={t("My deck")} onInput={(event) => edit({ name: event.currentTarget.value })} />
          </label>
          <div class="buttons">
            <button type="button" class="primary" disabled={total(counts) === 0} onClick={save}>
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
            <button type="button" disabled={!text} onClick={() => void copy(check.text || text).then((done) => setSaid({ text: done ? t("Copied.") : t("This browser does not let the page copy: use Export.") }))}>
              {t("Copy")}
            </button>
            {text ? (
              <a class="button" href={`#/print/${game}`}>
                {t("Print")}
              </a>
            ) : null}
            {draft.kept && unsaved && (
              <button type="button" onClick={revert}>
                {t("Take back the changes")}
              </button>
            )}
            <button type="button" class="danger" disabled={total(counts) === 0 && !draft.kept} onClick={() => void drop()}>
              {draft.kept ? t("Delete") : t("Clear")}
            </button>
          </div>
          <p class="muted saying" role="status">
            {said.text || (unsaved ? t("Not saved yet. This browser keeps it.") : "")}{" "}
            {said.undo && (
              <button type="button" class="small" onClick={said.undo}>
                {t("Undo")}
              </button>
            )}
          </p>
          {shelf.unkept.value && <p class="problem">{t("This browser keeps nothing: save the deck before you leave.")}</p>}
          {!importing && <Refused problem={refused} />}
          {info && info.editions.length > 1 && <BookSelect label={t("Rule book")} books={info.editions} value={book} choose={setEdition} />}
          {lists.lists > 0 && (
            <label class="field">
              {t("Restriction list")}
              <select value={day} onChange={(event) => setDay(event.currentTarget.value)}>
                <option value="">{t("as of today")}</option>
                {lists.days.map((each) => (
                  <option key={each} value={each}>
                    {t("as of {day}", { day: each })}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Legality check={check} counts={counts} game={game} />
          <DeckList check={check} counts={counts} add={add} open={setShown} />
        </section>
        <section class="panel builder-facts" aria-label={t("About the deck")}>
          <div class="tablist" role="tablist" aria-label={t("About the deck")}>
            {FACTS.map((each) => (
              <button key={each} type="button" role="tab" aria-selected={fact === each} onClick={() => setFact(each)}>
                {factName(each)}
              </button>
            ))}
          </div>
          {!text ? <p class="muted">{t("For this the deck needs cards.")}</p> : fact === "shape" ? <Shape check={check} /> : fact === "hand" ? <Hands game={game} text={text} book={book} open={setShown} /> : fact === "trial" ? <Trial game={game} text={text} book={book} legal={check.legal} /> : <Checks game={game} check={check} open={setShown} />}
        </section>
      </div>
      {shown && <CardDialog game={game} id={shown} close={() => setShown("")} />}
      {importing && <Import close={() => setImporting(false)} take={(list) => read(list, (cards) => begin(nameIn(list) || t("Imported deck"), cards))} problem={refused} />}
      {asked && <Ask asked={asked} draft={draft} close={() => setAsked(null)} replace={(deck) => void store(asked.name, deck.id, deck.updated)} both={both} />}
    </main>
  );
}

interface AskProps {
  asked: Asked;
  draft: Draft;
  close: () => void;
  replace: (deck: SavedDeck) => void;
  both: () => void;
}

/** Whether a deck may take the place of another. */
function Ask({ asked, draft, close, replace, both }: AskProps) {
  const { deck } = asked;
  return (
    <Dialog title={asked.why === "name" ? t("There is a deck of this name") : t("This deck was changed elsewhere")} close={close}>
      <p>
        {asked.why === "name"
          ? t("You have a deck called “{name}” already, with {n} cards. This one has {m}.", { name: asked.name, n: deck ? total(new Map(shelf.cardsOf(deck.text))) : "?", m: total(new Map(draft.cards)) })
          : t("“{name}” was saved in another window or on another device since you opened it here.", { name: asked.name })}
      </p>
      <div class="buttons">
        <button type="button" class="primary" onClick={both}>
          {t("Keep both")}
        </button>
        {deck && (
          <button type="button" class="danger" onClick={() => replace(deck)}>
            {t("Replace it")}
          </button>
        )}
        <button type="button" onClick={close}>
          {t("Cancel")}
        </button>
      </div>
    </Dialog>
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
        {check.breaks.map((line) => (
          <li key={line} class="breaks">
            {inWords(game, line)}
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

function Import({ close, take, problem }: { close: () => void; take: (list: string) => void; problem: string }) {
  const [text, setText] = useState("");
  return (
    <Dialog title={t("Import a deck")} close={close}>
      <p class="muted">{t("Paste a list as players share it: a count and a card number or name a line.")} {t("It becomes a new deck; the one you are building stays.")}</p>
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
