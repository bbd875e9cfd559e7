import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api, type ReplayInfo } from "../api.ts";
import { Board } from "../components/Board.tsx";
import { Table } from "../components/context.ts";
import { Dialog } from "../components/Dialog.tsx";
import { FileInput } from "../components/FileInput.tsx";
import { useFollowing } from "../components/following.ts";
import { LinkBox } from "../components/LinkBox.tsx";
import { LineWords } from "../components/LogPanel.tsx";
import { Turn } from "../components/Middle.tsx";
import { OpenCard, OpenPile, Preview } from "../components/Overlays.tsx";
import { cardsIn, type Thing } from "../board/things.ts";
import { BackLink, BranchButton } from "../editor/Branch.tsx";
import { HistoryList } from "../editor/HistoryList.tsx";
import { download, linkTo } from "../links.ts";
import type { LogLine, View } from "../protocol.ts";
import { need, ownCards, players } from "../state/cards.ts";
import { nearOf } from "../state/session.ts";
import { go } from "../state/router.ts";
import { heldAt, hold } from "../state/seats.ts";
import { settings } from "../state/settings.ts";
import { StudyPanels, StudyStrip, useStudy } from "../study/Study.tsx";
import { t } from "../words/index.ts";

const PLAY = 900;

/** A finished game, to be gone through. */
export function ReplayPage({ id, query }: { id: string; query: URLSearchParams }) {
  if (!id) return <ReplayStart />;
  return <Replay key={id} id={id} start={Math.max(0, Math.trunc(Number(query.get("n")) || 0))} />;
}

function ReplayStart() {
  const [problem, setProblem] = useState("");
  const open = async (file: File): Promise<void> => {
    setProblem("");
    let data: unknown;
    try {
      data = JSON.parse(await file.text());
    } catch {
      setProblem(t("This is not a saved game: the file is not JSON."));
      return;
    }
    try {
      const seated = await api.replayFile(data);
      const table = await api.table(seated.match);
      hold(seated, table.game);
      go(table.over ? `/replay/${seated.match}` : `/table/${seated.match}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <main class="page narrow">
      <h1>{t("Replays")}</h1>
      <HistoryList />
      <section class="panel">
        <p>{t("A finished game has a button for its replay, and a link you can share. A game saved as a file can be opened here; one that is not finished can be played on from both sides.")}</p>
        <label class="field">
          {t("Saved game")}
          <FileInput accept=".json,application/json" take={(file) => void open(file)} />
        </label>
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
      </section>
    </main>
  );
}

function Replay({ id, start }: { id: string; start: number }) {
  const token = heldAt(id)?.token;
  const [info, setInfo] = useState<ReplayInfo | null>(null);
  const [n, setN] = useState(start);
  const [view, setView] = useState<View | null>(null);
  const [problem, setProblem] = useState("");
  const [running, setRunning] = useState(false);
  const [opened, setOpened] = useState<Thing | null>(null);
  const [shown, setShown] = useState<Thing | null>(null);
  const [pile, setPile] = useState<{ title: string; things: Thing[] } | null>(null);
  const [sharing, setSharing] = useState(false);
  const [clause, setClause] = useState<{ line: number; text: string } | null>(null);
  const states = useRef(new Map<number, View>());
  const study = useStudy(id, token ?? "", info?.match);
  const log = useRef<HTMLDivElement>(null);
  const toEnd = useFollowing(log);
  useEffect(() => {
    if (!running) toEnd();
  }, [n]);
  useEffect(() => {
    api.replay(id, token).then(
      (found) => {
        setInfo(found);
        players.value = found.match.seats.map((seat) => seat.name);
      },
      (error: Error) => setProblem(error.message),
    );
  }, [id]);
  useEffect(() => {
    if (info) setN(Math.min(start, info.choices));
  }, [start, info]);
  useEffect(() => {
    if (!info) return;
    let late = false;
    const known = states.current.get(n);
    if (known) {
      setView(known);
      return;
    }
    const timer = setTimeout(() => {
      api.replayState(id, n, token).then(
        (state) => {
          states.current.set(n, state.view);
          need(state.view.game, cardsIn(state.view), ownCards(info.match));
          if (!late) setView(state.view);
        },
        (error: Error) => !late && setProblem(error.message),
      );
    }, 40);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [n, info]);
  useEffect(() => {
    if (!running || !info) return;
    if (n >= info.choices) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => setN(n + 1), PLAY);
    return () => clearTimeout(timer);
  }, [running, n, info]);
  const game = info?.match.game ?? "";
  const context = useMemo(
    () => ({
      game,
      session: null,
      open: (one: Thing) => setOpened(one),
      show: (one: Thing | null) => setShown(one),
      spread: (title: string, things: Thing[]) => setPile({ title, things }),
    }),
    [game],
  );
  if (problem) {
    return (
      <main class="page narrow">
        <h1>{t("Replay")}</h1>
        <p class="problem">{problem}</p>
      </main>
    );
  }
  if (!info) return <main class="page narrow">…</main>;
  const names = info.match.seats.map((seat) => seat.name);
  const lines = info.log.filter((line) => line.n <= n).slice(-60);
  const step = (by: number): void => setN(Math.max(0, Math.min(info.choices, n + by)));
  const open = (line: LogLine): void => {
    setN(line.n);
    setClause(null);
    if (line.rule) api.rule(game, line.rule, settings.value.lang).then((found) => setClause({ line: line.i, text: found.summary }), () => undefined);
  };
  const save = (): void => {
    api.save(id, token ?? "").then(
      (data) => download(`${id}.json`, JSON.stringify(data)),
      (error: Error) => setProblem(error.message),
    );
  };
  const studied = { study, info, names, near: view ? nearOf(view) : 0, n, go: (to: number) => (setRunning(false), setN(to)) };
  return (
    <Table.Provider value={context}>
      <main
        class={study.open ? "table-page replay studied" : "table-page replay"}
        onKeyDown={(event) => {
          if (event.target instanceof HTMLInputElement) return;
          if (event.key === ",") step(-1);
          else if (event.key === ".") step(1);
        }}
      >
        <header class="bar">
          <a href="#/" class="brand" aria-label={t("shinpan, to the start")}>
            審
          </a>
          <span class="bar-title">{t("Replay: {names}", { names: names.join(" – ") })}</span>
          {view && <Turn view={view} names={names} />}
          <nav class="bar-buttons" aria-label={t("Replay")}>
            <BackLink match={id} />
            {token && !study.open && (
              <button type="button" onClick={() => study.start({ effort: study.effort, both: study.both })} title={t("Have a search grade every decision")} aria-label={t("Analyse")}>
                ∿ <span>{t("Analyse")}</span>
              </button>
            )}
            {token && <BranchButton match={id} n={n} info={info.match} token={token} />}
            {token && (
              <button type="button" onClick={save} title={t("Save as a file")} aria-label={t("Save as a file")}>
                ⤓ <span>{t("Save as a file")}</span>
              </button>
            )}
            <button type="button" onClick={() => setSharing(true)} title={t("Link to this place")} aria-label={t("Link to this place")}>
              ◉ <span>{t("Link to this place")}</span>
            </button>
          </nav>
        </header>
        {view ? <Board view={view} names={names} /> : <div class="board waiting" />}
        {study.open && <StudyStrip {...studied} />}
        <aside class="sidebar">
          <section class="panel scrubber" aria-label={t("Replay controls")}>
            <p>
              {t("Turn {turn} · choice {n} of {all}", { turn: view?.turn ?? 0, n, all: info.choices })}
            </p>
            <input type="range" min={0} max={info.choices} value={n} aria-label={t("Place in the game")} onInput={(event) => setN(Number(event.currentTarget.value))} />
            <div class="buttons">
              <button type="button" aria-label={t("To the start#replay")} onClick={() => setN(0)}>
                |◀
              </button>
              <button type="button" aria-label={t("The turn before")} onClick={() => setN(info.turns.filter((at) => at < n).at(-1) ?? 0)}>
                ◀◀
              </button>
              <button type="button" aria-label={t("One back")} onClick={() => step(-1)}>
                ◀
              </button>
              <button type="button" class="primary" onClick={() => setRunning(!running)}>
                {running ? t("Pause") : t("Play#replay")}
              </button>
              <button type="button" aria-label={t("One on")} onClick={() => step(1)}>
                ▶
              </button>
              <button type="button" aria-label={t("The next turn")} onClick={() => setN(info.turns.find((at) => at > n) ?? info.choices)}>
                ▶▶
              </button>
              <button type="button" aria-label={t("To the end")} onClick={() => setN(info.choices)}>
                ▶|
              </button>
            </div>
          </section>
          {study.open && <StudyPanels {...studied} />}
          <section class="panel tabs">
            <div ref={log} class="tabpanel">
              <ol aria-live="polite" aria-label={t("What happened")}>
                {lines.map((line) => (
                  <li key={line.i}>
                    <button type="button" class="log-line" onClick={() => open(line)}>
                      <LineWords game={game} line={line} />
                    </button>
                    {clause?.line === line.i && <p class="log-more" lang="en">{clause.text}</p>}
                  </li>
                ))}
              </ol>
            </div>
          </section>
        </aside>
        <Preview game={game} one={shown} left />
        {sharing && (
          <Dialog title={t("Share this replay")} close={() => setSharing(false)}>
            <p>{t("Whoever opens this link sees the game from this place on, as everybody may see it.")}</p>
            <LinkBox link={linkTo(`/replay/${id}?n=${n}`)} label={t("Link to this place")} />
          </Dialog>
        )}
        {pile && <OpenPile title={pile.title} things={pile.things} close={() => setPile(null)} />}
        {opened && <OpenCard game={game} one={opened} session={null} close={() => setOpened(null)} />}
      </main>
    </Table.Provider>
  );
}
