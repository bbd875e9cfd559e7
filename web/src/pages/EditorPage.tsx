import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../api.ts";
import { FilterBar, Pager, useSearch } from "../components/CardSearch.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { FileInput } from "../components/FileInput.tsx";
import { LinkBox } from "../components/LinkBox.tsx";
import { BookSelect } from "../components/BookSelect.tsx";
import { useAgainst } from "../editor/against.tsx";
import { lift, lifted, wasDrag } from "../editor/drag.ts";
import { Editing, EditorSide, playerName, useEditor } from "../editor/EditorBoard.tsx";
import { Inspector } from "../editor/Inspector.tsx";
import { PHASES } from "../editor/labels.ts";
import { SIDES } from "../editor/model.ts";
import { markName, Piece } from "../editor/Piece.tsx";
import { Editor } from "../editor/state.ts";
import { Typed, whole } from "../editor/Typed.tsx";
import { changed } from "../editor/yaml.ts";
import { roomOf, USUAL } from "../games/index.ts";
import { download, linkTo } from "../links.ts";
import type { GameName } from "../protocol.ts";
import { bring, nameOf } from "../state/cards.ts";
import { askGames, games } from "../state/games.ts";
import { go } from "../state/router.ts";
import { heldAt, hold } from "../state/seats.ts";
import { keep, load } from "../state/storage.ts";
import { t } from "../words/index.ts";
import { GameTabs } from "./CardsPage.tsx";

/** The largest file that is opened, in characters. */
const LARGEST = 30_000;

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The position editor: cards, the board, and the scenario file beside it, always in step. */
export function EditorPage({ id, query }: { id: string; query: URLSearchParams }) {
  const editor = useMemo(() => new Editor(), []);
  const [refused, setRefused] = useState("");
  const match = query.get("match") ?? "";
  const n = Math.max(0, Math.trunc(Number(query.get("n")) || 0));
  useEffect(() => {
    void askGames();
    const kept = load<string>("scenario", "") || roomOf(load<GameName>("game", USUAL)).example;
    if (!editor.doc.value.text) editor.open(kept);
    const wanted = id ? api.position(id) : match ? api.positionAt(match, n, heldAt(match)?.token ?? "") : null;
    setRefused("");
    wanted?.then(
      ({ yaml }) => editor.open(yaml),
      (error: unknown) => setRefused(t("This position could not be opened: {why}", { why: message(error) })),
    );
  }, [id, match, n]);
  useEffect(() => () => editor.close(), []);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === "Escape") {
        editor.picked.value = null;
        return;
      }
      const at = event.target as Element;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || at.closest("input, dialog")) return;
      const key = event.key.toLowerCase();
      if (key === "z" && !event.shiftKey) editor.undo();
      else if (key === "y" || (key === "z" && event.shiftKey)) editor.redo();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const carried = lifted.value;
  return (
    <Editing.Provider value={editor}>
      <main class={`editor${carried ? " ed-lifting" : ""}${editor.picked.value ? " ed-picking" : ""}`}>
        <h1 class="heard">{t("Position editor")}</h1>
        <EditorBar refused={refused} refuse={setRefused} back={match ? `/replay/${match}?n=${n}` : ""} />
        <CardList />
        <div class={`ed-board${editor.read.value ? "" : " ed-stale"}`}>
          <EditorSide side="p2" />
          <TableBar />
          <EditorSide side="p1" />
        </div>
        <aside class="ed-right">
          <Inspector />
          <ScenarioText />
        </aside>
        {carried && (
          <div class="ed-carried" style={{ left: `${carried.x}px`, top: `${carried.y}px` }} aria-hidden="true">
            {"card" in carried.what ? <Piece game={editor.game.value} entry={{ card: carried.what.card.id, count: 1, more: {} }} /> : <span class="ed-chip">{carried.name}</span>}
          </div>
        )}
      </main>
    </Editing.Provider>
  );
}

/** What can be done with the whole position. */
function EditorBar({ refused, refuse, back }: { refused: string; refuse: (why: string) => void; back: string }) {
  const editor = useEditor();
  const [link, setLink] = useState("");
  const [sharing, setSharing] = useState(false);
  const game = editor.game.value;
  const { against, select } = useAgainst(game);
  const title = editor.doc.value.data["title"];
  const play = async (): Promise<void> => {
    refuse("");
    try {
      const seated = await api.playPosition(editor.doc.value.text, against);
      hold(seated, (await api.table(seated.match)).game, { from: "/scenario" });
      go(`/table/${seated.match}`);
    } catch (error) {
      refuse(message(error));
    }
  };
  const share = async (): Promise<void> => {
    refuse("");
    try {
      setLink(linkTo(`/scenario/${(await api.sharePosition(editor.doc.value.text)).id}`));
      setSharing(true);
    } catch (error) {
      refuse(message(error));
    }
  };
  const open = async (file: File): Promise<void> => {
    refuse("");
    if (file.size > LARGEST * 3) {
      refuse(t("This file is too long for a scenario."));
      return;
    }
    let text: string;
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    } catch {
      refuse(t("This is not a text file in UTF-8."));
      return;
    }
    if (text.length > LARGEST) refuse(t("This file is too long for a scenario."));
    else if (text.includes("\u0000")) refuse(t("This is not a text file in UTF-8."));
    else editor.open(text);
  };
  return (
    <header class="ed-bar">
      <GameTabs
        game={game || load<GameName>("game", USUAL)}
        set={(name) => {
          keep("game", name);
          editor.open(roomOf(name).example || `game: ${name}\n`);
        }}
      />
      <Typed class="ed-title" value={typeof title === "string" ? title : ""} placeholder={t("Title")} label={t("Title")} maxLength={120} disabled={!editor.read.value} take={(text) => editor.say("title", text.trim() || undefined)} />
      {back && (
        <a class="button" href={`#${back}`} aria-label={t("Back to where this was branched from")}>
          ↩ <span>{t("Back")}</span>
        </a>
      )}
      <button type="button" disabled={editor.past.value.length === 0} onClick={() => editor.undo()} title={t("Undo (Ctrl+Z)")} aria-label={t("Undo")}>
        ↶
      </button>
      <button type="button" disabled={editor.future.value.length === 0} onClick={() => editor.redo()} title={t("Redo (Ctrl+Y)")} aria-label={t("Redo")}>
        ↷
      </button>
      <label class="ed-file button">
        {t("Open a file")}
        <FileInput accept=".yaml,.yml,.txt" take={(file) => void open(file)} />
      </label>
      <button type="button" onClick={() => void share()}>
        {t("Share")}
      </button>
      {select}
      <button type="button" class="primary" onClick={() => void play()}>
        {t("Play from here")}
      </button>
      {refused && (
        <p class="problem" role="alert">
          {refused}
        </p>
      )}
      {sharing && (
        <Dialog title={t("Share this position")} close={() => setSharing(false)}>
          <p>{t("Whoever opens this link can look at the position, change it and play from it. It stays as it is now, whatever you change later.")}</p>
          <LinkBox link={link} label={t("Link to this position")} />
          <div class="buttons">
            <button type="button" onClick={() => download("position.yaml", editor.doc.value.text)}>
              {t("Save as a file")}
            </button>
          </div>
        </Dialog>
      )}
    </header>
  );
}

/** All cards of the game, to be picked or dragged. */
function CardList() {
  const editor = useEditor();
  const game = editor.game.value || load<GameName>("game", USUAL);
  const search = useSearch(game);
  const picked = editor.picked.value;
  useEffect(() => bring(search.found?.cards ?? []), [search.found]);
  return (
    <section class="ed-cards" data-away aria-label={t("Cards")}>
      <FilterBar game={game} search={search} />
      <p class="muted" aria-live="polite">
        {search.problem || (search.found ? t("{n} cards", { n: search.found.count }) : "…")}
      </p>
      <ul class="ed-grid">
        <li>
          <button type="button" class="ed-card" aria-pressed={picked !== null && "blank" in picked} onPointerDown={(event) => lift(event, { blank: true }, t("Blank card"), editor)} onClick={() => !wasDrag() && (editor.picked.value = picked && "blank" in picked ? null : { blank: true })}>
            <span class="ed-blank">{t("Blank card")}</span>
          </button>
        </li>
        {search.found?.cards.map((card) => {
          const on = picked !== null && "card" in picked && picked.card.id === card.id;
          return (
            <li key={card.id}>
              <button type="button" class="ed-card" aria-pressed={on} aria-label={`${nameOf(card)}, ${card.id}`} title={`${nameOf(card)} · ${card.id}`} onPointerDown={(event) => lift(event, { card }, nameOf(card), editor)} onClick={() => !wasDrag() && (editor.picked.value = on ? null : { card })}>
                <Piece game={game} entry={{ card: card.id, count: 1, more: {} }} />
              </button>
            </li>
          );
        })}
      </ul>
      <Pager search={search} />
    </section>
  );
}

/** What is said of the table: whose turn it is, the phase, the rule book and what else the game has. */
function TableBar() {
  const editor = useEditor();
  const sheet = editor.sheet.value;
  const game = editor.game.value;
  const info = games.value.find((each) => each.name === game);
  if (!sheet) return <div class="ed-table" />;
  const { data } = editor.doc.value;
  const locked = !editor.read.value;
  const phase = typeof data["phase"] === "string" ? data["phase"] : "main";
  const phases = sheet.phases.includes(phase) ? sheet.phases : [...sheet.phases, phase];
  const label = (name: string): string => {
    const known = roomOf(game).layout?.phases.find(([key]) => key === name)?.[1] ?? PHASES[name];
    return known ? t(known) : name;
  };
  const book = editor.answer.value?.edition ?? "";
  const books = info?.editions ?? [];
  const setBook = (name: string): void =>
    editor.change((doc) => {
      const short = name.slice(name.indexOf("-") + 1);
      const [plain = "", ...beyond] = short.split("+");
      const next = changed(doc, "edition", plain);
      return changed(next, "beyond", beyond.length > 0 ? beyond : undefined);
    });
  return (
    <section class="ed-table" aria-label={t("Table")}>
      <label>
        {t("Turn of")}
        <select value={String(data["turn"] ?? "p1")} disabled={locked} onChange={(event) => editor.say("turn", event.currentTarget.value)}>
          {SIDES.map((side) => (
            <option key={side} value={side}>
              {playerName(side)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("Phase")}
        <select value={phase} disabled={locked} onChange={(event) => editor.say("phase", event.currentTarget.value)}>
          {phases.map((name) => (
            <option key={name} value={name}>
              {label(name)}
            </option>
          ))}
        </select>
      </label>
      <label class="ed-check">
        <input type="checkbox" checked={data["first_turn"] === true} disabled={locked} onChange={(event) => editor.say("first_turn", event.currentTarget.checked || undefined)} />
        {t("first turn of the game")}
      </label>
      {sheet.table.map((mark) => {
        const value = data[mark.name];
        if (mark.kind === "choice") {
          return (
            <label key={mark.name}>
              {markName(mark)}
              <select value={String(value ?? mark.options[0])} disabled={locked} onChange={(event) => editor.say(mark.name, event.currentTarget.value)}>
                {mark.options.map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </select>
            </label>
          );
        }
        const now = typeof value === "number" ? value : 0;
        const set = (to: number): void => editor.say(mark.name, Math.max(mark.low, Math.min(mark.high ?? to, to)));
        return (
          <label key={mark.name} class="ed-range">
            {markName(mark)}
            {mark.high !== null && <input type="range" min={mark.low} max={mark.high} step={mark.step} value={now} disabled={locked} aria-label={markName(mark)} onChange={(event) => set(Number(event.currentTarget.value))} />}
            <Typed number={mark} label={markName(mark)} value={String(now)} disabled={locked} take={(text) => set(whole(text))} />
          </label>
        );
      })}
      {books.length > 1 && <BookSelect label={t("Rule book")} books={books.some((each) => each.name === book) || !book ? books : [...books, { name: book, title: book }]} value={book} choose={setBook} />}
    </section>
  );
}

/** The scenario file. What is wrong with it is said below, with its place. */
function ScenarioText() {
  const editor = useEditor();
  const box = useRef<HTMLTextAreaElement>(null);
  const { text } = editor.doc.value;
  const problem = editor.problem.value;
  const answer = editor.answer.value;
  const show = (line: number): void => {
    const area = box.current;
    if (!area) return;
    const lines = text.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    area.focus();
    area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  };
  return (
    <section class="ed-text" aria-label={t("The file")}>
      <header>
        <h2>{t("The file, always in step")}</h2>
        <Verdict />
      </header>
      <textarea ref={box} class="code" spellcheck={false} maxLength={LARGEST} value={text} aria-label={t("Scenario")} aria-invalid={problem !== null} onInput={(event) => editor.type(event.currentTarget.value)} />
      {problem && (
        <p class="problem ed-problem" role="alert">
          {problem.text}{" "}
          {problem.line !== null && (
            <button type="button" class="text" onClick={() => show(problem.line ?? 1)}>
              {t("line {n}", { n: problem.line })}
            </button>
          )}
        </p>
      )}
      {!problem && answer && answer.notes.length > 0 && (
        <div class="ed-notes">
          <h3>{t("What happens at once")}</h3>
          <ul>
            {answer.notes.map((note, i) => (
              <li key={i}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Whether the position can be laid. */
function Verdict() {
  const editor = useEditor();
  const { problem, read, answer } = editor;
  const word = problem.value ? t("✗ cannot be laid") : !read.value ? t("is being read…") : answer.value?.decides === null ? t("the game is over there") : t("✓ can be laid");
  return (
    <span class={`badge ${problem.value ? "bad" : read.value ? "good" : "cold"}`} role="status">
      {word}
    </span>
  );
}
