import type { ComponentChildren, RefObject } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import type { SeatInfo, View } from "../protocol.ts";
import { gridOf, partOf, phoneGridOf, phoneLines, zoneName, type ZoneSpec } from "../board/layouts.ts";
import { isWay, rove, settleRoving } from "../board/roving.ts";
import { thingsIn, widthOf, type Thing } from "../board/things.ts";
import { layoutOf, roomOf } from "../games/index.ts";
import { factsIn } from "../games/neutral.ts";
import { moving } from "../state/settings.ts";
import { nearOf } from "../state/session.ts";
import { t } from "../words/index.ts";
import { Middle } from "./Middle.tsx";
import { Spot } from "./Spot.tsx";
import { Table } from "./context.ts";
import { NARROW, Zone } from "./Zone.tsx";

interface Props {
  view: View;
  names: string[];
  seats?: SeatInfo[];
  clocks?: (number | null)[];
  hand?: boolean;
}

/** How long the table may take to scroll by itself, in milliseconds. */
const SCROLLS = 700;

/** Where the table is higher than the screen, what lies between the players is shown, unless the player has scrolled; a turn begins anew. */
function useMiddle(root: RefObject<HTMLElement | null>, turn: number, asked: unknown): void {
  const byHand = useRef(false);
  const quiet = useRef(0);
  const settle = (smooth: boolean): void => {
    const board = root.current;
    const middle = board?.querySelector<HTMLElement>(".middle");
    if (!board || !middle || byHand.current || board.scrollHeight <= board.clientHeight) return;
    const room = board.clientHeight - (board.querySelector<HTMLElement>(".hand")?.offsetHeight ?? 0);
    quiet.current = performance.now() + SCROLLS;
    board.scrollTo({ top: middle.offsetTop + (middle.offsetHeight - room) / 2, behavior: smooth && moving() ? "smooth" : "instant" });
  };
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const watch = new ResizeObserver(() => settle(false));
    const scrolled = (): void => {
      if (performance.now() > quiet.current) byHand.current = true;
    };
    watch.observe(board);
    board.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      watch.disconnect();
      board.removeEventListener("scroll", scrolled);
    };
  }, []);
  useEffect(() => {
    byHand.current = false;
  }, [turn]);
  useEffect(() => settle(true), [turn, asked]);
}

/** The whole table: the other player above, what is between them, the near player below. */
export function Board({ view, names, seats, clocks, hand = true }: Props) {
  const { session } = useContext(Table);
  const root = useRef<HTMLDivElement>(null);
  const near = nearOf(view);
  useEffect(() => {
    if (root.current && !document.querySelector("dialog[open]")) settleRoving(root.current);
  });
  useMiddle(root, view.turn, session?.decision.value);
  const side = (player: number, far: boolean): ComponentChildren => (
    <Side view={view} player={player} far={far} name={names[player] ?? ""} seat={seats?.[player]} clock={clocks?.[player] ?? null} />
  );
  return (
    <div
      ref={root}
      class={`board game-${view.game} with-${layoutOf(view).middle}${layoutOf(view).across ? " is-across" : ""}`}
      style={{ "--felt": roomOf(view.game).felt }}
      role="group"
      aria-label={t("The table")}
      onKeyDown={(event) => {
        if (isWay(event.key) && event.target instanceof HTMLElement && event.target.dataset["spot"] !== undefined && root.current) {
          event.preventDefault();
          rove(root.current, event.target, event.key);
        }
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) session?.cancel();
      }}
    >
      <Score view={view} names={names} seats={seats} clocks={clocks} />
      {side(1 - near, true)}
      <Middle view={view} names={names} />
      {side(near, false)}
      {hand && <Hand view={view} player={near} />}
    </div>
  );
}

const MOST_BACKS = 8;

interface SideProps {
  view: View;
  player: number;
  far: boolean;
  name: string;
  seat: SeatInfo | undefined;
  clock: number | null;
}

function Side({ view, player, far, name, seat, clock }: SideProps) {
  const layout = layoutOf(view);
  const turn = view.turn_player === player && !view.over;
  const lying = (spec: ZoneSpec): Thing[] => partOf(spec, thingsIn(view, player, spec.zone).things);
  const gone = layout.zones.filter((spec) => spec.shy && (spec.part ? lying(spec).length : thingsIn(view, player, spec.zone).count) === 0).map((spec) => spec.area);
  const rowIn = (area: string): ZoneSpec | undefined => layout.zones.find((each) => each.area === area && each.style === "row");
  const lines = (area: string): number => {
    const spec = rowIn(area);
    return spec ? phoneLines(layout, area, lying(spec)) : 1;
  };
  const load = (area: string): number => {
    const spec = rowIn(area);
    return spec ? widthOf(lying(spec)) : 0;
  };
  return (
    <section class={`side ${far ? "far" : "near"}${turn ? " on-turn" : ""}`} aria-label={t("{name}'s side", { name })}>
      <div class="zones" style={{ "--grid": gridOf(layout, far, gone, load), "--phone-grid": phoneGridOf(layout, far, lines, gone) }}>
        <Plate view={view} player={player} far={far} name={name} seat={seat} clock={clock} />
        {layout.zones.map((spec) => (
          <Zone key={spec.area} view={view} player={player} spec={spec} far={far} />
        ))}
      </div>
    </section>
  );
}

/** Who sits here: the name, how things stand with the player, and how many cards are in the hand. */
function Plate({ view, player, far, name, seat, clock }: SideProps) {
  const layout = layoutOf(view);
  const hand = thingsIn(view, player, "hand");
  const side = view.players[player] ?? {};
  const crystals = Number(side["crystals"] ?? 0);
  const turn = view.turn_player === player && !view.over;
  return (
    <header class={`plate${turn ? " turn-now" : ""}`}>
      <span class="plate-who">
        <b class="plate-name">{name}</b>
        {view.viewer === player && <span class="badge">{t("you")}</span>}
        {turn && <span class="badge hot">{t("turn")}</span>}
        {view["priority"] === player && <span class="badge good">{t("◆ priority")}</span>}
        {seat && seat.kind === "bot" && <span class="badge">{t("bot")}</span>}
        {seat && seat.kind === "person" && !seat.connected && <span class="badge bad">{t("away")}</span>}
        {Boolean(side["ticket"]) && <span class="badge good" title={t("Has the ticket")}>{t("ticket")}</span>}
        {crystals > 0 && <span class="badge cold">{crystals === 1 ? t("◈ 1 crystal") : t("◈ {n} crystals", { n: crystals })}</span>}
        {layout.middle === "plain" && factsIn(side).map((fact) => (
          <span key={fact} class="badge">
            {fact}
          </span>
        ))}
      </span>
      <span class="plate-foot">
        <span class="plate-hand" data-zone={far ? zoneName(player, "hand") : undefined}>
          <span class="backs" aria-hidden="true">
            {Array.from({ length: Math.min(hand.count, MOST_BACKS) }, (_, i) => (
              <i key={i} />
            ))}
          </span>{" "}
          {t("Hand {n}", { n: hand.count })}
        </span>
        {clock !== null && <Clock seconds={clock} />}
      </span>
    </header>
  );
}

interface ScoreProps {
  view: View;
  names: string[];
  seats: SeatInfo[] | undefined;
  clocks: (number | null)[] | undefined;
}

/** On a narrow screen, always in sight: who is winning, whose turn it is, and how many cards both hold. */
function Score({ view, names, seats, clocks }: ScoreProps) {
  const near = nearOf(view);
  const layout = layoutOf(view);
  const life = layout.zones.find((spec) => spec.style === "life");
  const memory = layout.middle === "memory" ? Number(view["memory"] ?? 0) * (near === 0 ? 1 : -1) : 0;
  const count = (player: number): number => (life ? thingsIn(view, player, life.zone).count : 0);
  const part = (player: number): ComponentChildren => {
    const seat = seats?.[player];
    const clock = clocks?.[player] ?? null;
    const turn = view.turn_player === player && !view.over;
    const held = player === near ? Math.max(0, memory) : Math.max(0, -memory);
    return (
      <div class={`score-of ${player === near ? "mine" : "theirs"}${turn ? " turn-now" : ""}`}>
        <span class="score-name">
          {turn && <span aria-hidden="true">▶ </span>}
          <b>{names[player]}</b>
          {seat && seat.kind === "person" && !seat.connected && <span class="badge bad">{t("away")}</span>}
          {clock !== null && <Clock seconds={clock} />}
        </span>
        {life && (
          <span class={`score-pips ${life.places ? "counts-up" : "shields"}`} aria-hidden="true">
            {Array.from({ length: Math.min(MOST_PIPS, Math.max(life.places ?? USUAL_LIFE, count(player))) }, (_, i) => (
              <i key={i} class={i < count(player) ? "on" : ""} />
            ))}
          </span>
        )}
        <span class="score-hand">
          {t("Hand {n}", { n: thingsIn(view, player, "hand").count })}
          {held > 0 && <b class="score-memory num" title={t("{name}: {n} memory", { name: names[player] ?? "", n: held })}>{held}</b>}
        </span>
      </div>
    );
  };
  return (
    <div class="score" role="group" aria-label={t("How it stands")}>
      {part(near)}
      <div class="score-lead">
        {life && (
          <>
            <b class="num">
              {count(near)} : {count(1 - near)}
            </b>
            <small>{life.places ? t("{zone}, {n} loses", { zone: t(life.label), n: life.places }) : t(life.label)}</small>
          </>
        )}
      </div>
      {part(1 - near)}
    </div>
  );
}

/** How many security cards there are at first, and how many places are drawn at most. */
const USUAL_LIFE = 5;
const MOST_PIPS = 10;

export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

function Clock({ seconds }: { seconds: number }) {
  return (
    <time class={seconds < 60 ? "clock low" : "clock"} aria-label={t("{n} minutes left", { n: Math.ceil(seconds / 60) })}>
      {clockText(seconds)}
    </time>
  );
}

function Hand({ view, player }: { view: View; player: number }) {
  const { things, count } = thingsIn(view, player, "hand");
  return (
    <section class="hand" data-zone={zoneName(player, "hand")} aria-label={t("Hand, {n} cards", { n: count })}>
      {things.map((one, i) => (
        <Spot key={one.ref ?? i} one={one} size={innerWidth <= NARROW ? "board" : "hand"} spot={one.ref ?? `hand ${i}`} />
      ))}
      {count > things.length && <p class="muted">{t("{n} cards that are not shown", { n: count - things.length })}</p>}
      {count === 0 && <p class="muted">{t("No cards in hand")}</p>}
    </section>
  );
}
