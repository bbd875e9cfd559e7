import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../api.ts";
import { roving, toNextChoice } from "../board/roving.ts";
import type { Thing } from "../board/things.ts";
import { pileOf, startOf } from "../board/choosing.ts";
import { ActionPanel, SpokenDecision } from "../components/ActionPanel.tsx";
import { Board } from "../components/Board.tsx";
import { ChatPanel } from "../components/ChatPanel.tsx";
import { Coach } from "../components/Coach.tsx";
import { Table } from "../components/context.ts";
import { Dialog } from "../components/Dialog.tsx";
import { LinkBox } from "../components/LinkBox.tsx";
import { LogPanel } from "../components/LogPanel.tsx";
import { DragGhost, Menu, OpenCard, OpenPile, Preview, WhyDialog } from "../components/Overlays.tsx";
import { Turn } from "../components/Middle.tsx";
import { Recap } from "../components/Recap.tsx";
import { Shown } from "../components/Shown.tsx";
import { Shortcuts } from "../components/Shortcuts.tsx";
import { StopsPanel } from "../components/StopsPanel.tsx";
import { layoutOf, roomOf } from "../games/index.ts";
import { Stage } from "../staging/Stage.tsx";
import { settings } from "../state/settings.ts";
import { inWords, players } from "../state/cards.ts";
import { clocksAt } from "../state/match.ts";
import { go } from "../state/router.ts";
import { heldAt, hold } from "../state/seats.ts";
import { Session } from "../state/session.ts";
import { BackLink, BranchButton, mayBranch } from "../editor/Branch.tsx";
import { download, linkTo } from "../links.ts";
import { t } from "../words/index.ts";

const ticking = signal(0);

/** A live table. */
export function TablePage({ id, query }: { id: string; query: URLSearchParams }) {
  const seat = heldAt(id);
  const token = query.has("watch") ? null : (seat?.token ?? null);
  const session = useMemo(() => new Session(id, token), [id, token]);
  useEffect(() => () => session.end(), [session]);
  useEffect(() => {
    const timer = setInterval(() => (ticking.value = performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return <LiveTable key={id} session={session} guide={Boolean(seat?.guide)} />;
}

type Tab = "log" | "chat" | "stops";

function LiveTable({ session, guide }: { session: Session; guide: boolean }) {
  const state = session.state.value;
  const view = session.view.value;
  const game = view?.game ?? state.info?.game ?? "";
  const [tab, setTab] = useState<Tab>("log");
  const [left, setLeft] = useState(false);
  const [help, setHelp] = useState(false);
  const [conceding, setConceding] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const names = state.seats.length === 2 ? state.seats.map((each) => each.name) : [1, 2].map((n) => t("Player {n}", { n }));
  useEffect(() => {
    players.value = names;
  }, [names.join("\n")]);
  const clocks = state.clocks && ticking.value >= 0 ? clocksAt(state, performance.now()) : undefined;

  useEffect(() => {
    const again = state.rematch;
    if (!again) return;
    if (again.token && state.info) hold({ match: again.match, seat: again.seat, token: again.token }, state.info.game);
    if (again.token || state.seat === null) go(`/table/${again.match}`);
  }, [state.rematch]);

  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      const at = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName) || at.closest("dialog")) return;
      keys(event, session, setHelp, setTab, setConceding);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [session]);

  const context = useMemo(
    () => ({
      game,
      session,
      open: (one: Thing) => {
        session.shown.value = null;
        session.opened.value = one;
      },
      show: (one: Thing | null, at?: Element) => {
        if (at) {
          const box = at.getBoundingClientRect();
          setLeft(box.left + box.width / 2 > innerWidth * 0.4);
        }
        session.shown.value = one;
      },
      spread: (title: string, things: Thing[]) => {
        const zones = [...new Set(things.flatMap(({ ref }) => (ref === null ? [] : (pileOf(ref) ?? []))))];
        if (zones.length > 0 && !session.past.value) session.spread(title, zones);
        else session.pile.value = { title, things };
      },
    }),
    [game, session],
  );

  // The board is drawn anew when it has changed, not with everything else on the page.
  const board = useMemo(
    () => view && <Board view={view} names={names} seats={state.seats} {...(clocks ? { clocks } : {})} />,
    [view, names.join("\n"), JSON.stringify(state.seats), clocks?.map((left) => left && Math.ceil(left)).join()],
  );

  if (state.bye) {
    return (
      <main class="page narrow">
        <h1>{t("This table is closed")}</h1>
        <p>{state.bye}</p>
        <a class="button" href="#/">
          {t("To the start")}
        </a>
      </main>
    );
  }

  const pile = session.pile.value;
  const opened = session.opened.value;
  return (
    <Table.Provider value={context}>
      <main class={`table-page${drawer ? " drawer-open" : ""}${state.seat === null ? " watching" : ""}`} data-n={state.n}>
        <Bar session={session} names={names} help={() => setHelp(true)} concede={() => setConceding(true)} drawer={drawer} pull={() => setDrawer(!drawer)} />
        <div class="recap-slot" data-goal={view ? t(layoutOf(view).goal) : ""}>
          {view && <Recap session={session} names={names} />}
        </div>
        {view ? (
          board
        ) : (
          <Waiting session={session} />
        )}
        <aside class="sidebar">
          {guide && view && <Coach session={session} />}
          {state.over && !session.past.value && !session.stage.running.value ? <Result session={session} names={names} /> : view && <ActionPanel session={session} names={names} />}
          <div class="panel tabs">
            <div role="tablist" class="tablist">
              <TabButton name="log" now={tab} set={setTab}>{t("Log")}</TabButton>
              <TabButton name="chat" now={tab} set={setTab}>{t("Chat")}{state.chat.length > 0 && tab !== "chat" ? ` (${state.chat.length})` : ""}</TabButton>
              {roomOf(game).stops && <TabButton name="stops" now={tab} set={setTab}>{t("Stops")}</TabButton>}
            </div>
            <div role="tabpanel" class="tabpanel">
              {tab === "log" && <LogPanel session={session} />}
              {tab === "chat" && <ChatPanel session={session} />}
              {tab === "stops" && <StopsPanel />}
            </div>
          </div>
        </aside>
        {view && settings.value.pace === "off" && <Shown view={view} events={state.fresh} />}
        {!session.past.value && <Stage session={session} names={names} />}
        <SpokenDecision session={session} />
        <Preview game={game} one={session.shown.value} left={left} />
        <Menu session={session} game={game} />
        <DragGhost game={game} />
        {pile && <OpenPile title={pile.title} things={pile.things} close={() => (session.pile.value = null)} />}
        {opened && (
          <OpenCard
            game={game}
            one={opened}
            session={session}
            close={() => {
              session.opened.value = null;
              session.why.value = null;
            }}
          />
        )}
        <WhyDialog session={session} />
        {help && <Shortcuts close={() => setHelp(false)} />}
        {conceding && (
          <Dialog title={t("Concede?")} close={() => setConceding(false)}>
            <p>{t("You give up the game. This cannot be taken back.")}</p>
            <div class="buttons">
              <button
                type="button"
                class="danger"
                onClick={() => {
                  session.connection.send({ t: "concede" });
                  setConceding(false);
                }}
              >
                {t("Concede")}
              </button>
              <button type="button" onClick={() => setConceding(false)}>
                {t("Play on")}
              </button>
            </div>
          </Dialog>
        )}
      </main>
    </Table.Provider>
  );
}

interface TabProps {
  name: Tab;
  now: Tab;
  set: (tab: Tab) => void;
  children: ComponentChildren;
}

function TabButton({ name, now, set, children }: TabProps) {
  return (
    <button type="button" role="tab" aria-selected={now === name} onClick={() => set(name)}>
      {children}
    </button>
  );
}

function keys(event: KeyboardEvent, session: Session, help: (on: boolean) => void, tab: (tab: Tab) => void, concede: (on: boolean) => void): void {
  const decision = session.decision.value;
  const board = document.querySelector(".board");
  if (event.key === "?") help(true);
  else if (event.key === "Escape") {
    session.cancel();
    if (session.past.value) session.back();
  } else if (event.key === "Enter" && session.staged.value && !(event.target as Element).closest("button, a, [role=button]")) session.choose(session.staged.value, true);
  else if (event.key === "n" && board) toNextChoice(board, false);
  else if (event.key === "N" && board) toNextChoice(board, true);
  else if (event.key === "b") document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(roving.value)}"]`)?.focus();
  else if (event.key === "a") document.querySelector<HTMLElement>(".actions button")?.focus();
  else if (event.key === "u") session.undo();
  else if (event.key === "h") session.askHint();
  else if (event.key === "l") tab("log");
  else if (event.key === "c") tab("chat");
  else if (event.key === "X") concede(true);
  else if (event.key === "p" && decision) {
    const pass = decision.options.find((option) => startOf(option) === null && ["pass", "done", "end", "skip", "no"].includes(option.verb));
    if (pass) session.choose(pass);
  } else if (/^[1-9]$/.test(event.key) && decision) {
    document.querySelector<HTMLElement>(`.actions [data-key="${event.key}"]`)?.click();
  } else return;
  event.preventDefault();
}

interface BarProps {
  session: Session;
  names: string[];
  help: () => void;
  concede: () => void;
  /** Whether the drawer of a narrow screen is open. */
  drawer: boolean;
  pull: () => void;
}

function Bar({ session, names, help, concede, drawer, pull }: BarProps) {
  const state = session.state.value;
  const line = session.connection.line.value;
  const undo = state.undo;
  const view = session.view.value;
  const playing = state.seat !== null;
  const [sharing, setSharing] = useState(false);
  const [said, setSaid] = useState("");
  const wish = useRef({ id: 0, n: 0 });
  const answer = (id: number, yes: boolean): void => void session.connection.send({ t: "consent", undo: id, yes });
  const save = async (): Promise<void> => {
    try {
      const text = await api.scenarioText(session.match, session.token ?? "");
      download("position.yaml", text.yaml);
      setSaid("");
    } catch (error) {
      setSaid(t("Not saved: {why}", { why: error instanceof Error ? error.message : String(error) }));
    }
  };
  useEffect(() => setSaid(""), [state.n]);
  useEffect(() => {
    if (undo && undo.by === state.seat) {
      wish.current = { id: undo.id, n: state.n };
      setSaid("");
    } else if (!undo && wish.current.id > 0) {
      if (wish.current.n === state.n) setSaid(t("{name} refused to take back.", { name: names[state.seat === 1 ? 0 : 1] ?? "" }));
      wish.current = { id: 0, n: 0 };
    }
  }, [undo?.id]);
  return (
    <header class="bar">
      <a href="#/" class="brand" aria-label={t("shinpan, to the start")}>
        審
      </a>
      <span class="bar-title">{state.info?.title || names.filter(Boolean).join(" – ")}</span>
      {view && <Turn view={view} names={names} />}
      {state.seat === null && state.welcomed && <span class="badge cold">{t("watching")}</span>}
      {line !== "open" && (
        <span class="badge bad" role="status">
          {line === "lost" ? t("connection lost, coming back…") : line === "connecting" ? t("connecting…") : t("closed")}
          {line === "lost" && (
            <button type="button" class="small" onClick={session.connection.again}>
              {t("now")}
            </button>
          )}
        </span>
      )}
      {(state.refused || said) && (
        <Note
          text={state.refused || said}
          close={() => {
            setSaid("");
            session.state.value = { ...session.state.value, refused: "" };
          }}
        />
      )}
      {undo && (
        <span class="undo-ask" role="alert">
          {undo.by === state.seat ? t("You asked to take back.") : t("{name} asks to take back.", { name: names[undo.by] ?? "" })}
          {undo.by === state.seat && (
            <button
              type="button"
              class="small"
              onClick={() => {
                wish.current = { id: 0, n: 0 };
                answer(undo.id, false);
              }}
            >
              {t("Withdraw")}
            </button>
          )}
          {undo.by !== state.seat && playing && (
            <>
              <button type="button" class="small primary" onClick={() => answer(undo.id, true)}>
                {t("Allow")}
              </button>
              <button type="button" class="small" onClick={() => answer(undo.id, false)}>
                {t("Refuse")}
              </button>
            </>
          )}
        </span>
      )}
      <nav class="bar-buttons" aria-label={t("Table")}>
        {playing && (
          <button type="button" onClick={() => session.undo()} disabled={!state.canUndo} title={t("Undo (u)")} aria-label={t("Undo")}>
            ↶ <span>{t("Undo")}</span>
          </button>
        )}
        {playing && state.view && (
          <button type="button" onClick={() => setSharing(true)} title={t("A link for spectators")} aria-label={t("Watch link")}>
            ◉ <span>{t("Watch link")}</span>
          </button>
        )}
        {playing && (state.info?.mode === "scenario" || state.info?.mode === "hotseat") && (
          <button type="button" onClick={() => void save()} title={t("Save this position as a scenario: possible wherever a player may act freely, not in the midst of something")} aria-label={t("Save scenario")}>
            ⤓ <span>{t("Save scenario")}</span>
          </button>
        )}
        <BackLink match={session.match} />
        {playing && state.view && state.info && session.token && mayBranch(state.info, state.over !== null) && <BranchButton match={session.match} n={session.past.value?.n ?? state.n} info={{ ...state.info, over: state.over }} token={session.token} />}
        {playing && state.view && !state.over && (
          <button type="button" onClick={concede} title={t("Concede")} aria-label={t("Concede")}>
            ⚑ <span>{t("Concede")}</span>
          </button>
        )}
        <button type="button" onClick={help} title={t("Keyboard shortcuts (?)")} aria-label={t("Keyboard shortcuts")}>
          ?
        </button>
        <a class="button" href="#/settings" title={t("Settings")} aria-label={t("Settings")}>
          ⚙
        </a>
        <button type="button" class="drawer-toggle" aria-expanded={drawer} onClick={pull} title={drawer ? t("Close") : t("Log, chat and more")} aria-label={drawer ? t("Close") : t("Log, chat and more")}>
          {drawer ? "✕" : "☰"}
        </button>
      </nav>
      {sharing && (
        <Dialog title={t("Let others watch")} close={() => setSharing(false)}>
          <p>{t("Whoever opens this link sees the table as everybody may see it, without the hands.")}</p>
          <LinkBox link={linkTo(`/table/${session.match}?watch`)} label={t("Link for spectators")} />
        </Dialog>
      )}
    </header>
  );
}

/** How long a note can be read, in milliseconds. */
const NOTED = 8000;

/** What was refused, laid over the page for a while. */
function Note({ text, close }: { text: string; close: () => void }) {
  useEffect(() => {
    const timer = setTimeout(close, NOTED);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="note problem" role="alert">
      {text}
    </p>
  );
}

/** While a seat is still open. */
function Waiting({ session }: { session: Session }) {
  const seat = heldAt(session.match);
  const link = seat?.invite ? linkTo(`/join/${session.match}?invite=${seat.invite}`) : "";
  return (
    <div class="board waiting">
      <div class="panel">
        <h1>{link || session.state.value.seats.some((each) => each.kind === "open") ? t("Waiting for the other player") : t("One moment…")}</h1>
        {link && (
          <>
            <p>{t("Send this link to whoever you want to play with:")}</p>
            <LinkBox link={link} label={t("Invite link")} />
          </>
        )}
      </div>
    </div>
  );
}

/** How the game ended, and what can be done then. */
function Result({ session, names }: { session: Session; names: string[] }) {
  const state = session.state.value;
  const over = state.over;
  const [problem, setProblem] = useState("");
  if (!over) return null;
  const mine = state.seat === 0 || state.seat === 1;
  const title = over.ending === "void" ? t("No result") : over.winner === null ? t("A draw") : mine ? (over.winner === state.seat ? t("You win!") : t("You lose")) : t("{name} wins", { name: names[over.winner] ?? "" });
  const asked = state.seat !== null && (state.seat === "both" ? state.wantMore.length > 0 : state.wantMore.includes(state.seat));
  const other = state.seat === 0 || state.seat === 1 ? 1 - state.seat : -1;
  const save = async (): Promise<void> => {
    try {
      download(`${session.match}.json`, JSON.stringify(await api.save(session.match, session.token ?? "")));
      setProblem("");
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section class="panel actions result" aria-live="assertive">
      <h2>{title}</h2>
      <p>
        {inWords(state.view?.game ?? "", over.text)}{" "}
        {over.rule && (
          <button type="button" class="rule" onClick={() => session.askClause(over.rule)}>
            {over.rule}
          </button>
        )}
      </p>
      {session.clause.value?.id === over.rule && <p class="muted" lang="en">{session.clause.value.summary}</p>}
      {state.wantMore.includes(other) && !asked && <p>{t("{name} would like to play again.", { name: names[other] ?? "" })}</p>}
      {problem && <p class="problem">{problem}</p>}
      <div class="buttons">
        {state.seat !== null && state.info?.mode !== "scenario" && (
          <button type="button" class="primary" disabled={asked} onClick={() => session.connection.send({ t: "rematch" })}>
            {asked ? t("Waiting for the other player…") : t("Rematch, sides changed")}
          </button>
        )}
        <a class="button" href={`#/replay/${session.match}`}>
          {t("Replay")}
        </a>
        {state.seat !== null && state.info?.mode !== "scenario" && (
          <button type="button" onClick={() => void save()}>
            {t("Save as a file")}
          </button>
        )}
        <a class="button" href="#/">
          {t("To the start")}
        </a>
      </div>
    </section>
  );
}
