import { useContext, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { View } from "../protocol.ts";
import { dropped, optionsOfPile } from "../board/choosing.ts";
import { lifted } from "../board/dragging.ts";
import { fitted, type Space } from "../board/fitting.ts";
import { partOf, zoneName, type ZoneSpec } from "../board/layouts.ts";
import { thingsIn, type Thing } from "../board/things.ts";
import { Back, Face } from "../faces/Face.tsx";
import { layoutOf } from "../games/index.ts";
import { inWords } from "../state/cards.ts";
import { t } from "../words/index.ts";
import { Body } from "./Body.tsx";
import { shownName } from "./CardFace.tsx";
import { Hues } from "./Hues.tsx";
import { Spot } from "./Spot.tsx";
import { Table } from "./context.ts";

interface Props {
  view: View;
  player: number;
  spec: ZoneSpec;
  far: boolean;
}

/** One zone of a player. */
export function Zone({ view, player, spec, far }: Props) {
  const { session } = useContext(Table);
  const { count, things } = thingsIn(view, player, spec.zone);
  const shown = partOf(spec, things);
  if (spec.shy && (spec.part ? shown.length === 0 : count === 0)) return null;
  const name = zoneName(player, spec.zone);
  const label = t(spec.label);
  const ready = spec.ready ? shown.filter((one) => !one.turned) : null;
  const aimed = Boolean(spec.player && far && session?.targets.value.has("player"));
  const decision = session?.decision.value ?? null;
  const verbs = (decision?.player === player ? spec.verbs : spec.against) ?? [];
  const onto = (decision?.player === player && spec.onto) || verbs;
  const one = lifted.value;
  const takes = one !== null && one.ref !== null && (spec.part?.(one) ?? true) && dropped(decision, one.ref, null, [...verbs, ...onto]).length > 0;
  return (
    <section
      class={`zone is-${spec.style}${shown.length === 0 && spec.style === "row" ? " bare" : ""}${aimed ? " aimed" : takes ? " takes" : ""}`}
      style={{ gridArea: spec.area }}
      data-zone={name}
      data-part={spec.area}
      data-drop={verbs.join(",")}
      data-onto={onto.join(",")}
      data-player-target={spec.player && far ? "" : undefined}
      aria-label={`${label}, ${spec.style === "row" ? shown.length : count}`}
      title={spec.style === "row" ? undefined : t(spec.hint)}
    >
      {spec.style === "row" && (
        <>
          <h3 class="zone-label">
            {spec.ready && ready && shown.length > 0 ? t(spec.ready, { n: ready.length, all: shown.length }) : label}
            {ready && <Hues names={ready.flatMap((one) => one.hues.slice(0, 1))} />}
          </h3>
          <Row spec={spec} shown={shown} column={Boolean(spec.big && layoutOf(view).across)} />
        </>
      )}
      {spec.style === "life" && <Life spec={spec} count={count} things={things} name={name} />}
      {(spec.style === "pile" || spec.style === "open") && <Pile spec={spec} count={count} things={things} name={name} player={player} />}
      {aimed && (
        <button type="button" class="aim" onClick={() => session?.press("player")}>
          {t("⚔ Attack the player")}
        </button>
      )}
    </section>
  );
}

/** How wide and high an element is inside, and whenever that changes. Its name above does not count, and sizes are rounded: a pixel is left over. */
export function useSpace(): [(element: HTMLElement | null) => void, Space] {
  const [space, setSpace] = useState<Space>({ width: 0, height: 0 });
  const [element, setElement] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = (): void => {
      const style = getComputedStyle(element);
      const width = element.clientWidth - 1 - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const height = element.clientHeight - 1 - 2 * parseFloat(style.paddingBottom);
      setSpace((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return [setElement, space];
}

/** On a narrow screen cards stay large enough for a finger, and the table is scrolled where there are many. */
export const NARROW = 760;
const LEAST = { wide: 40, narrow: 38 };
/** How much of the height of the window a card on the field may be wide. */
const LARGE = 0.155;
/** And how wide it is at least where what lies under it may be listed at the cost of its size. */
const ENOUGH = 0.111;
const GAP = { wide: 8, narrow: 5 };
const BIG = 2.6;
/** How high the name of a place is; where cards lie in several lines or are small it makes room for them. */
const LABEL = 14;
const SMALL = 64;

/** The things of a place, as large as they can be. */
function Row({ spec, shown, column }: { spec: ZoneSpec; shown: Thing[]; column: boolean }) {
  const [element, space] = useSpace();
  const narrow = innerWidth <= NARROW;
  const fit = useMemo(() => {
    const most = Math.max(96, innerHeight * LARGE) * (spec.big ? BIG : 1);
    const tail = innerHeight >= 1000 && !narrow ? 20 : 17;
    const gap = narrow ? GAP.narrow : GAP.wide;
    const wishes = { most, enough: Math.max(96, innerHeight * ENOUGH), least: narrow ? LEAST.narrow : LEAST.wide, tails: narrow ? 0 : (spec.tails ?? 0), tail, gap, column: column && !narrow };
    const labelled = fitted(shown, { ...space, height: space.height - LABEL }, wishes);
    return shown.length > 0 && (narrow || labelled.lines > 1 || labelled.w < SMALL) ? { ...fitted(shown, space, wishes), crowded: true } : { ...labelled, crowded: false };
  }, [shown, space, spec, column]);
  const size = spec.big && fit.w >= FULL ? "full" : spec.big && fit.w >= HAND ? "hand" : fit.drawing;
  return (
    <div ref={element} class={`row-things draws-${size}${fit.crowded ? " crowded" : ""}`} style={{ "--w": `${fit.w}px` }}>
      {shown.map((one) => (
        <Body key={one.ref} one={one} fit={fit} size={size} column={column && !narrow} />
      ))}
    </div>
  );
}

/** From which widths a large card shows all its text, and the first lines of it. */
const FULL = 250;
const HAND = 128;

interface Inner {
  spec: ZoneSpec;
  count: number;
  things: Thing[];
  name: string;
}

interface OfPlayer extends Inner {
  player: number;
}

/** A pile of cards: what lies on top and how many there are. */
function Pile({ spec, count, things, name, player }: OfPlayer) {
  const { game, session, spread } = useContext(Table);
  const top = spec.style === "open" ? things[0] : things.find((one) => !one.hidden);
  const [only] = optionsOfPile(session?.decision.value ?? null, player, spec.verbs ?? []);
  const some = things.some((one) => one.ref !== null && session?.byRef.value.has(one.ref));
  const glow = some || only;
  const cards = t(some ? "{zone}: {n} cards, some can be chosen" : "{zone}: {n} cards", { zone: t(spec.label), n: count });
  return (
    <button
      type="button"
      class={`pile${count === 0 ? " empty" : count > 1 ? " deep" : ""}${glow ? " glow" : ""}`}
      data-spot={`pile ${name}`}
      tabIndex={0}
      aria-label={only ? `${cards}. ${inWords(game, only.text)}` : cards}
      onClick={() => (only ? session?.choose(only) : spread(`${t(spec.label)} (${count})`, things))}
    >
      {count > 0 && (top ? <Face game={game} one={top} size="chip" /> : <Back size="chip" />)}
      <span class="pile-count">
        <span class="pile-label">{t(spec.label)}</span> <b>{count}</b>
      </span>
    </button>
  );
}

/** Cards that stand for life: damage, security, KOs. */
function Life({ spec, count, things, name }: Inner) {
  const { game, session, spread } = useContext(Table);
  const places = Math.max(spec.places ?? 0, count);
  const glow = things.some((one) => one.ref !== null && session?.byRef.value.has(one.ref));
  const low = spec.places ? count >= spec.places - 2 : count <= 2;
  return (
    <div class={`life${spec.places ? " counts-up" : ""}`} style={{ "--places": String(Math.max(1, places)) }}>
      <button
        type="button"
        class={`life-head${glow ? " glow" : ""}`}
        data-spot={`pile ${name}`}
        aria-label={spec.places ? t("{zone}: {n} of {all}", { zone: t(spec.label), n: count, all: spec.places }) : `${t(spec.label)}: ${count}`}
        onClick={() => spread(`${t(spec.label)} (${count})`, things)}
      >
        <span class="life-label">{t(spec.label)}</span>
        <b class={`num life-count${spec.places ? "" : " shield"}${low ? " low" : ""}`}>
          {count}
          {spec.places && <small>/{spec.places}</small>}
        </b>
      </button>
      {places === 0 && <p class="life-none">{t("none left")}</p>}
      <ol class="life-places">
        {Array.from({ length: places }, (_, i) => {
          const one = i < count ? things[i] : undefined;
          const kind = i >= count ? "" : one && !one.hidden ? "filled seen" : "filled";
          return (
            <li key={i} class={kind}>
              {one && !one.hidden ? <MiniSpot one={one} label={shownName(game, one)} /> : i < count ? <span aria-hidden="true">審</span> : <span class="place-number">{i + 1 === spec.places ? t("{n} loses", { n: i + 1 }) : i + 1}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function MiniSpot({ one, label }: { one: Thing; label: string }) {
  return (
    <div class="mini">
      <Spot one={one} size="chip" />
      <span class="mini-name">{label}</span>
    </div>
  );
}
