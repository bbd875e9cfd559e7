import { useContext, useRef } from "preact/hooks";
import { spoken, type Thing } from "../board/things.ts";
import { startDrag, wasDrag } from "../board/dragging.ts";
import { roving } from "../board/roving.ts";
import { roomOf } from "../games/index.ts";
import { cardInfo, inWords } from "../state/cards.ts";
import { t } from "../words/index.ts";
import { Face, type Size } from "../faces/Face.tsx";
import { shownName, whole } from "./CardFace.tsx";
import { Table } from "./context.ts";

const LONG = 450;
const HOVER = 160;

interface Props {
  one: Thing;
  /** Which drawing of the card is shown. */
  size: Size;
  /** Whether it lies as it stands in the game: what is turned lies sideways, with its numbers upright. */
  lies?: boolean;
  /** A name for the focus, where the thing has none of its own. */
  spot?: string;
}

/** A card on the table that can be read, and chosen where the referee offers it. */
export function Spot({ one, size, lies, spot }: Props) {
  const { game, session, open, show } = useContext(Table);
  const timer = useRef(0);
  const held = useRef(false);
  const ref = one.ref;
  const name = spot ?? ref ?? "";
  const offered = session && ref !== null ? (session.byRef.value.get(ref) ?? []) : [];
  const target = Boolean(session && ref !== null && session.targets.value.has(ref));
  const armed = Boolean(session && ref !== null && session.armed.value === ref);
  const busy = Boolean(session && session.armed.value !== null);
  const glow = offered.length > 0 && !busy;
  const classes = ["spot", lies && one.turned && "turned", glow && "glow", target && "target", armed && "armed"].filter(Boolean).join(" ");
  const can = target ? t("can be aimed at") : offered.length > 0 ? (offered.length === 1 ? inWords(game, offered[0]?.text ?? "") : t("{n} choices", { n: offered.length })) : "";

  const cancel = (): void => clearTimeout(timer.current);
  return (
    <div
      class={classes}
      role="button"
      data-ref={ref ?? undefined}
      data-spot={name}
      tabIndex={roving.value === name ? 0 : -1}
      aria-label={`${one.hidden ? spoken(one) : inWords(game, spoken({ ...whole(game, one), name: shownName(game, one) }))}${can ? `. ${can}` : ""}`}
      onClick={() => {
        if (wasDrag() || held.current) {
          held.current = false;
          return;
        }
        if (ref === null || !session?.press(ref)) open(one);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          event.stopPropagation();
          if (event.shiftKey || ref === null || !session?.press(ref)) open(one);
        } else if (event.key === "i") open(one);
        else if (event.key === "w" && session) session.askWhy({ ...one, name: shownName(game, one) });
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        open(one);
      }}
      onPointerDown={(event) => {
        held.current = false;
        if (event.pointerType === "touch") {
          timer.current = window.setTimeout(() => {
            held.current = true;
            open(one);
          }, LONG);
        } else if (session) startDrag(event, one, session);
      }}
      onPointerMove={(event) => {
        if (event.pointerType === "touch" && Math.abs(event.movementX) + Math.abs(event.movementY) > 6) cancel();
      }}
      onPointerUp={cancel}
      onTouchEnd={(event) => {
        if (held.current) event.preventDefault();
      }}
      onPointerCancel={cancel}
      onPointerEnter={(event) => {
        if (event.pointerType !== "mouse") return;
        const element = event.currentTarget;
        timer.current = window.setTimeout(() => show(one, element), HOVER);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== "mouse") return;
        cancel();
        show(null);
      }}
      onFocus={(event) => {
        roving.value = name;
        if (event.currentTarget.matches(":focus-visible")) show(one, event.currentTarget);
      }}
      onBlur={() => show(null)}
    >
      <Face game={game} one={one} size={size} />
      {lies && one.turned && <Upright one={one} size={size} />}
    </div>
  );
}

const MOST_WORDS = 2;

/** What must be read of a card that lies sideways. */
function Upright({ one, size }: { one: Thing; size: Size }) {
  const { game } = useContext(Table);
  const field = roomOf(game).value?.field;
  const printed = field && one.id !== null ? cardInfo(game, one.id)?.facts[field] : undefined;
  const now = one.value?.now ?? null;
  const changed = now === null || typeof printed !== "number" || printed === now ? "" : now > printed ? " up" : " down";
  const words = size === "chip" ? [] : one.badges.filter((badge) => !badge.state && badge.tone === "good").slice(0, MOST_WORDS);
  return (
    <span class="upright" aria-hidden="true">
      {now !== null && <b class={`num${changed}`}>{now}</b>}
      <span class="upright-foot">
        {words.length > 0 && <span class="upright-words">{words.map((badge) => <i key={badge.text}>{badge.text}</i>)}</span>}
        <span class="upright-name">
          ↷ {one.level !== null && <small>Lv.{one.level} </small>}
          {!one.hidden && (size !== "chip" || now === null) && shownName(game, one)}
        </span>
      </span>
    </span>
  );
}
