import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { dragged, lifted } from "../board/dragging.ts";
import { beside } from "../board/beside.ts";
import { cardAsks, isEnding, question, rowsOf, VERBS, wording } from "../board/choosing.ts";
import { isWay, rove, settleRoving } from "../board/roving.ts";
import { kindName, type Thing } from "../board/things.ts";
import { cardInfo, inWords, textsOf } from "../state/cards.ts";
import type { Explained, Session } from "../state/session.ts";
import { t, tongue } from "../words/index.ts";
import { Asking } from "./ActionPanel.tsx";
import { CardFace, shownName } from "./CardFace.tsx";
import { CardText, OtherLanguages } from "./CardText.tsx";
import { Table } from "./context.ts";
import { Dialog } from "./Dialog.tsx";
import { Spot } from "./Spot.tsx";
import { ReportCard } from "../decks/ReportCard.tsx";

/** The card that is pointed at, beside the table. */
export function Preview({ game, one, left }: { game: string; one: Thing | null; left: boolean }) {
  if (!one || one.hidden || lifted.value !== null) return null;
  return (
    <div class={left ? "preview at-left" : "preview"} aria-hidden="true">
      <CardText game={game} one={one} />
    </div>
  );
}

/** The card under the pointer while it is dragged. */
export function DragGhost({ game }: { game: string }) {
  const now = dragged.value;
  if (!now) return null;
  return (
    <div class="drag-ghost" style={{ transform: `translate(${now.x - 40}px, ${now.y - 56}px)` }}>
      <CardFace game={game} one={now.one} text />
    </div>
  );
}

/** The choices of one thing, beside it. */
export function Menu({ session, game }: { session: Session; game: string }) {
  const menu = session.menu.value;
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number }>({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const own = box.current;
    if (!menu || !own) return;
    const at = document.querySelector(`[data-ref="${CSS.escape(menu.ref)}"]`)?.getBoundingClientRect();
    const size = own.getBoundingClientRect();
    const others = [...session.targets.value.keys()].flatMap((ref) => document.querySelector(`[data-ref="${CSS.escape(ref)}"]`)?.getBoundingClientRect() ?? []);
    setPlace(at ? beside(at, size, others, { width: innerWidth, height: innerHeight }) : { left: 40, top: 80 });
    own.querySelector("button")?.focus({ preventScroll: true });
  }, [menu]);
  if (!menu) return null;
  return (
    <div
      ref={box}
      class="menu"
      role="menu"
      style={{ left: `${place.left}px`, top: `${place.top}px` }}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        const buttons = [...(box.current?.querySelectorAll("button") ?? [])];
        const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
        buttons[(at + (event.key === "ArrowDown" ? 1 : -1) + buttons.length) % buttons.length]?.focus();
      }}
    >
      {rowsOf(menu.options).map(({ option, count }) => {
        const { words, reason } = wording(inWords(game, option.text));
        return (
          <button key={option.i} type="button" role="menuitem" data-option={option.i} onClick={() => session.choose(option)}>
            <span lang={tongue(words)}>
              {words}
              {count > 1 && <b class="times"> ×{count}</b>}
            </span>
            {reason && <small lang={tongue(reason)}>{reason}</small>}
          </button>
        );
      })}
    </div>
  );
}

interface OpenProps {
  game: string;
  one: Thing;
  session: Session | null;
  close: () => void;
}

/** What can be done with a thing; why not the rest: the facts of this table, then the clause. */
function Answer({ game, why }: { game: string; why: Explained }) {
  return (
    <>
      {why.text && <p>{why.text}</p>}
      {why.offered.length > 0 && <p>{t("Offered: {what}", { what: why.offered.map((text) => inWords(game, text)).join("; ") })}</p>}
      <ul class="reasons">
        {why.reasons.map((reason) => (
          <li key={reason.verb + reason.rule}>
            <b>{t(VERBS[reason.verb] ?? reason.verb)}</b>
            {reason.facts?.map((fact) => (
              <p key={fact} class="fact">
                {inWords(game, fact)}
              </p>
            ))}
            <p class={reason.facts?.length ? "muted" : ""}>
              <span lang="en">{reason.text}</span> <span class="rule">{reason.rule}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A card to be read in full, with what can be done and why the rest cannot. */
export function OpenCard({ game, one, session, close }: OpenProps) {
  const offered = one.ref !== null ? (session?.byRef.value.get(one.ref) ?? []) : [];
  const why = session?.why.value;
  const card = one.id && !one.hidden ? cardInfo(game, one.id) : undefined;
  return (
    <Dialog title={one.hidden ? t("A face-down card") : shownName(game, one)} close={close}>
      <CardText game={game} one={one} />
      {card && <OtherLanguages card={card} />}
      {session && (
        <section class="card-actions">
          {offered.map((option) => (
            <button
              key={option.i}
              type="button"
              class="option"
              onClick={() => {
                close();
                session.choose(option);
              }}
            >
              <span class="option-words">{inWords(game, option.text)}</span>
            </button>
          ))}
          {one.ref !== null && session.state.value.seat !== null && (
            <button type="button" class="small" onClick={() => session.askWhy(one)}>
              {t("Why can't I?")}
            </button>
          )}
          {one.id !== null && !one.hidden && <ReportCard game={game} id={one.id} table={session.match} token={session.token ?? ""} />}
          {why && why.title === one.name && (
            <div class="why" aria-live="polite">
              <Answer game={game} why={why} />
            </div>
          )}
        </section>
      )}
    </Dialog>
  );
}

/** The answer to "why can't I?" asked by key. */
export function WhyDialog({ session }: { session: Session }) {
  const why = session.why.value;
  if (!why || session.opened.value) return null;
  return (
    <Dialog title={`${t("Why can't I?")} ${why.title}`} close={() => (session.why.value = null)}>
      <Answer game={session.state.value.view?.game ?? ""} why={why} />
    </Dialog>
  );
}

interface PileProps {
  title: string;
  things: Thing[];
  close: () => void;
}

/** From so many cards on a pile has a filter. */
const MANY = 10;

/** The cards of a pile that can be seen: those that can be chosen first, sorted, under the question. */
export function OpenPile({ title, things, close }: PileProps) {
  const { game, session } = useContext(Table);
  const [filter, setFilter] = useState("");
  const seen = things.filter((one) => !one.hidden);
  const spread = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const soon = requestAnimationFrame(() => spread.current && settleRoving(spread.current));
    return () => cancelAnimationFrame(soon);
  });
  const decision = session?.decision.value ?? null;
  const aiming = Boolean(session?.menu.value ?? session?.armed.value ?? session?.staged.value);
  useEffect(() => {
    if (aiming) close(); // what comes next lies on the table
  }, [aiming]);
  const offered = (one: Thing): boolean => one.ref !== null && (session?.byRef.value.has(one.ref) ?? false);
  const wanted = filter.trim().toLowerCase();
  const fits = (one: Thing): boolean => wanted === "" || wordsOf(game, one).toLowerCase().includes(wanted);
  const able = seen.filter(offered).sort((one, other) => rank(game, one).localeCompare(rank(game, other)));
  const rest = seen.filter((one) => !offered(one));
  const source = decision?.source_card ? cardInfo(game, decision.source_card) : undefined;
  const endings = able.length > 0 ? (decision?.options.filter(isEnding) ?? []) : [];
  const row = (cards: Thing[]) => (
    <div class="spread">
      {cards.filter(fits).map((one, i) => (
        <Spot key={one.ref ?? i} one={one} size="hand" spot={`pile ${one.ref ?? i}`} />
      ))}
    </div>
  );
  return (
    <Dialog title={title} close={close} wide>
      {seen.length === 0 ? (
        <p class="muted">{t("There is nothing here that you may see.")}</p>
      ) : (
        <div
          ref={spread}
          class="laid-out"
          onKeyDown={(event) => {
            if (!isWay(event.key) || !spread.current || !(event.target instanceof Element) || event.target.matches("input")) return;
            event.preventDefault();
            rove(spread.current, event.target, event.key);
          }}
        >
          {(able.length > 0 || seen.length > MANY) && (
            <div class="laid-head">
              {able.length > 0 && decision && session && (
                <>
                  {question(decision, game) !== title && <h3>{question(decision, game)}</h3>}
                  {source && cardAsks(decision) && <Asking session={session} decision={decision} card={source} />}
                </>
              )}
              {seen.length > MANY && (
                <label class="filter">
                  <span class="heard">{t("Filter the cards")}</span>
                  <input type="search" placeholder={t("Filter {n} cards", { n: seen.length })} value={filter} onInput={(event) => setFilter(event.currentTarget.value)} />
                </label>
              )}
              {endings.map((option) => (
                <button key={option.i} type="button" class="small" onClick={() => session?.choose(option)}>
                  {inWords(game, wording(option.text).words)}
                </button>
              ))}
            </div>
          )}
          {able.length > 0 && (
            <>
              <h4>{t("Can be chosen ({n})", { n: able.length })}</h4>
              {row(able)}
            </>
          )}
          {rest.length > 0 && (
            <>
              {able.length > 0 && <h4>{t("The rest ({n})", { n: rest.length })}</h4>}
              {row(rest)}
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** By what cards that can be chosen are sorted: kind, level or cost, name. */
const rank = (game: string, one: Thing): string => `${one.kind} ${String(one.level ?? one.cost ?? 0).padStart(3, "0")} ${shownName(game, one)}`;

/** All words of a card, for the filter. */
function wordsOf(game: string, one: Thing): string {
  const card = one.id ? cardInfo(game, one.id) : undefined;
  return [shownName(game, one), kindName(one.kind), ...one.traits, ...(card ? [card.id, ...Object.values(textsOf(card))] : [])].join(" ");
}
