import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { dragged, lifted } from "../board/dragging.ts";
import { wording } from "../board/choosing.ts";
import { isWay, rove, settleRoving } from "../board/roving.ts";
import type { Thing } from "../board/things.ts";
import { inWords } from "../state/cards.ts";
import type { Explained, Session } from "../state/session.ts";
import { t, tongue } from "../words/index.ts";
import { CardFace, shownName } from "./CardFace.tsx";
import { CardText } from "./CardText.tsx";
import { Dialog } from "./Dialog.tsx";
import { Spot } from "./Spot.tsx";

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
    const left = at ? Math.min(innerWidth - size.width - 8, Math.max(8, at.left + at.width / 2 - size.width / 2)) : 40;
    const over = at ? at.top - size.height - 6 : 80;
    setPlace({ left, top: over > 8 ? over : Math.min(innerHeight - size.height - 8, (at?.bottom ?? 80) + 6) });
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
      {menu.options.map((option) => {
        const { words, reason } = wording(inWords(game, option.text));
        return (
          <button key={option.i} type="button" role="menuitem" data-option={option.i} onClick={() => session.choose(option)}>
            <span lang={tongue(words)}>{words}</span>
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

/** What can be done with a thing, and the clauses that forbid the rest. */
function Answer({ game, why }: { game: string; why: Explained }) {
  return (
    <>
      {why.text && <p>{why.text}</p>}
      {why.offered.length > 0 && <p>{t("Offered: {what}", { what: why.offered.map((text) => inWords(game, text)).join("; ") })}</p>}
      <ul>
        {why.reasons.map((reason) => (
          <li key={reason.verb + reason.rule} lang="en">
            <b>{reason.verb}</b>: {reason.text} <span class="rule">{reason.rule}</span>
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
  return (
    <Dialog title={one.hidden ? t("A face-down card") : shownName(game, one)} close={close}>
      <CardText game={game} one={one} />
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

/** The cards of a pile that can be seen. */
export function OpenPile({ title, things, close }: { title: string; things: Thing[]; close: () => void }) {
  const seen = things.filter((one) => !one.hidden);
  const spread = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const soon = requestAnimationFrame(() => spread.current && settleRoving(spread.current));
    return () => cancelAnimationFrame(soon);
  });
  return (
    <Dialog title={title} close={close} wide>
      {seen.length === 0 ? (
        <p class="muted">{t("There is nothing here that you may see.")}</p>
      ) : (
        <div
          ref={spread}
          class="spread"
          onKeyDown={(event) => {
            if (!isWay(event.key) || !spread.current || !(event.target instanceof Element)) return;
            event.preventDefault();
            rove(spread.current, event.target, event.key);
          }}
        >
          {seen.map((one, i) => (
            <Spot key={one.ref ?? i} one={one} size="hand" spot={`pile ${one.ref ?? i}`} />
          ))}
        </div>
      )}
    </Dialog>
  );
}
