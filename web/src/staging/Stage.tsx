/** What is shown over the table while something happens. It never takes a click, and moves nothing that lies on the table. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { CardFace } from "../components/CardFace.tsx";
import { Lines, placeName } from "../components/CardText.tsx";
import { thing, type Thing } from "../board/things.ts";
import type { Happening, Sum, View } from "../protocol.ts";
import { cardInfo, inWords, langOf, nameOf, textsOf } from "../state/cards.ts";
import type { Session } from "../state/session.ts";
import { t } from "../words/index.ts";
import { entryOf } from "./between.ts";
import * as time from "./pace.ts";
import { linesOf } from "./sentence.ts";
import type { Arrow, Showing, Stage as Play } from "./stage.ts";
import type { Flight, Kind, Step } from "./steps.ts";
import { boxOf, centre, elementOf, placeOf, type Box } from "./where.ts";

const board = (): HTMLElement | null => document.querySelector<HTMLElement>(".board");

/** Steps during which the rest of the table is dim. */
const DIMS = new Set<Kind>(["attack", "block", "redirect", "check", "compare", "effect", "stack", "skill"]);

/** Steps that are shown in the middle, over all that lies there. */
const VEILS = new Set<Kind>(["check", "compare", "reveal", "skill"]);

/** Steps that put a card and its words into the spotlight. */
const QUOTES = new Set<Kind>(["effect", "stack"]);

/** A card as it is printed, or as it lies in a view. */
function faceOf(view: View, id: string, name = "", ref: string | null = null): Thing {
  const entry = ref === null ? null : entryOf(view, ref);
  if (entry && entry.card === id) return { ...thing(view, entry), turned: false };
  const info = cardInfo(view.game, id);
  return thing(view, { ...info?.facts, card: id, name: name || info?.name || "", kind: info?.kind ?? "" });
}

const called = (game: string, id: string | null | undefined, name = ""): string => {
  const info = id ? cardInfo(game, id) : undefined;
  return info ? nameOf(info) : inWords(game, name);
};

interface Props {
  session: Session;
  names: string[];
}

/** The stage: nothing while nothing happens. */
export function Stage({ session, names }: Props) {
  const stage = session.stage;
  const showing = stage.now.value;
  const view = stage.view.value;
  const arrow = stage.arrow.value;
  useLights(showing);
  useSkipping(stage);
  const drawn = useDrawn(showing);
  if (!showing || !view) return arrow && <div class="stage waits" aria-hidden="true"><Arrows arrow={arrow} showing={null} stamp={session.state.value.n} /></div>;
  const { step, factor, moves } = showing;
  const frame = board() ? boxOf(board() as Element) : { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const style = { "--f": String(factor), "--bx": `${frame.left}px`, "--by": `${frame.top}px`, "--bw": `${frame.width}px`, "--bh": `${Math.min(frame.height, innerHeight - frame.top)}px` };
  const words = step.events.map((event) => inWords(view.game, event.text || event.card || "")).filter(Boolean).join(" · ");
  return (
    <div class={`stage${moves ? "" : " still"}`} style={style} aria-hidden="true" data-step={step.kind} data-number={drawn ? showing.number : undefined} data-words={words}>
      <Dimmed showing={showing} view={view} frame={frame} />
      {VEILS.has(step.kind) && <div class="stage-veil" />}
      {arrow && <Arrows arrow={arrow} showing={showing} stamp={showing.number} />}
      <Chain showing={showing} />
      <div key={showing.number} class={`stage-scene is-${step.kind.replace(" ", "-")}`}>
        {drawn && <Scene showing={showing} view={view} names={names} />}
      </div>
      {stage.spotlight.value && (drawn || !QUOTES.has(step.kind)) && <Spotlight step={stage.spotlight.value} ticks={stage.ticks.value} game={view.game} view={view} />}
    </div>
  );
}

/** Milliseconds after which the scene of a step is drawn, frames or not. */
const LATE = 48;

/** Whether the scene of a step may be drawn: large cards come a frame after the table has turned dim, so that no frame has both. */
function useDrawn(showing: Showing | null): boolean {
  const [drawn, draw] = useState(0);
  const number = showing?.number ?? 0;
  const large = showing !== null && showing.moves && (VEILS.has(showing.step.kind) || QUOTES.has(showing.step.kind));
  useLayoutEffect(() => {
    if (!large) return;
    const now = (): void => draw(number);
    let waits = requestAnimationFrame(() => {
      waits = requestAnimationFrame(now);
    });
    const late = setTimeout(now, LATE); // where frames are scarce nothing may be left out
    return () => {
      cancelAnimationFrame(waits);
      clearTimeout(late);
    };
  }, [number]);
  return !large || drawn === number;
}

function Scene({ showing, view, names }: { showing: Showing; view: View; names: string[] }) {
  const { step } = showing;
  switch (step.kind) {
    case "compare":
      return <Duel step={step} view={view} />;
    case "check":
      return <Checked showing={showing} view={view} />;
    case "reveal":
      return <Revealed step={step} view={view} />;
    case "skill":
      return <Skill showing={showing} view={view} />;
    case "next turn":
      return <NextTurn step={step} names={names} />;
    case "memory":
      return <Crossing step={step} names={names} />;
    default:
      return (
        <>
          {step.flights && <Flights showing={showing} view={view} flights={step.flights} wait={step.kind === "fall" ? time.SHAKE + time.GREY : 0} />}
          {step.marks && <Marks step={step} />}
        </>
      );
  }
}

/** Space goes on, a tap on the free table too; Escape is for all that waits. */
function useSkipping(stage: Play): void {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      const at = event.target as HTMLElement;
      if (!stage.running.value || /^(INPUT|TEXTAREA|SELECT|BUTTON|A)$/.test(at.tagName) || at.closest("dialog")) return;
      if (event.key === " ") {
        event.preventDefault();
        event.stopPropagation();
        stage.next();
      } else if (event.key === "Escape") stage.skip();
    };
    const tap = (event: MouseEvent): void => {
      const at = event.target as HTMLElement;
      if (stage.running.value && at.closest(".board") && !at.closest("button, [role=button], .tails")) stage.next();
    };
    addEventListener("keydown", key, { capture: true });
    addEventListener("click", tap);
    return () => {
      removeEventListener("keydown", key, { capture: true });
      removeEventListener("click", tap);
    };
  }, [stage]);
}

/** Who takes part in a step. */
const actors = (step: Step): string[] => [step.by, step.onto, ...(step.also ?? [])].filter((ref) => ref !== null && ref !== undefined);

/** All but those who take part is dim: one sheet over the table with holes, so that nothing below it is drawn anew. */
function Dimmed({ showing, view, frame }: { showing: Showing; view: View; frame: Box }) {
  const sheet = useRef<SVGPathElement>(null);
  const { step, number: stamp } = showing;
  useLayoutEffect(() => {
    const root = board();
    if (!root || !DIMS.has(step.kind)) return;
    const holes = actors(step).map((ref) => elementOf(root, ref)).filter((element) => element !== null).map(boxOf);
    sheet.current?.setAttribute("d", [outline(frame, 0), ...holes.map((box) => outline(box, 8))].join(""));
  }, [stamp, view]);
  return (
    <svg class={`stage-dim${DIMS.has(step.kind) ? " on" : ""}`} aria-hidden="true">
      <path ref={sheet} fill-rule="evenodd" />
    </svg>
  );
}

/** A box as a path, with round corners. */
function outline({ left, top, width, height }: Box, r: number): string {
  const arc = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${left + r} ${top}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}Z`;
}

/** Who takes part is lit; nothing changes its place. */
function useLights(showing: Showing | null): void {
  useLayoutEffect(() => {
    const root = board();
    if (!root) return;
    for (const lit of root.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
    if (!showing) return;
    const { step, factor, moves } = showing;
    for (const ref of actors(step)) elementOf(root, ref)?.setAttribute("data-lit", "");
    if (!moves) return;
    const actor = step.by ? elementOf(root, step.by) : null;
    if (step.kind === "attack") for (const ref of [step.by, ...(step.also ?? [])]) rise(ref ? elementOf(root, ref) : null, factor);
    else if (step.kind === "fall") for (const flight of step.flights ?? []) shake(flight.from ? elementOf(root, flight.from) : null, factor);
    else if (step.kind === "damage") shake(actor, factor);
  }, [showing?.number]);
}

function rise(element: HTMLElement | null, factor: number): void {
  element?.animate([{ translate: "0 0", scale: "1" }, { translate: "0 -8px", scale: "1.06" }], { delay: time.DIM * factor, duration: time.RISE * factor, fill: "backwards", easing: "ease-out" });
}

function shake(element: HTMLElement | null, factor: number): void {
  element?.animate([{ translate: "0 0" }, { translate: "-5px 0" }, { translate: "5px 0" }, { translate: "-3px 0" }, { translate: "0 0" }], { duration: time.SHAKE * factor });
  element?.animate([{ opacity: 1 }, { opacity: 0.3 }], { delay: time.SHAKE * factor, duration: time.GREY * factor, fill: "forwards" }).finished.then(
    (shown) => setTimeout(() => shown.cancel(), time.FLIGHT * factor + 60),
    () => undefined,
  );
}

// ------------------------------------------------------------------ what is drawn

/** The arrow of an attack: it grows towards its target, and bends to another. */
function Arrows({ arrow, showing, stamp }: { arrow: Arrow; showing: Showing | null; stamp: number }) {
  return (
    <>
      {[arrow.from, ...arrow.also].map((from) => (
        <Pointer key={from} from={from} to={arrow.to} showing={showing} stamp={stamp} />
      ))}
    </>
  );
}

function Pointer({ from, to, showing, stamp }: { from: string; to: string; showing: Showing | null; stamp: number }) {
  const way = useRef<HTMLDivElement>(null);
  const last = useRef<{ x: number; y: number; angle: number; long: number } | null>(null);
  useLayoutEffect(() => {
    const root = board();
    const own = way.current;
    const [a, b] = root ? [placeOf(root, from), placeOf(root, to)] : [null, null];
    if (!own) return;
    if (!a || !b) {
      own.hidden = last.current === null;
      return;
    }
    own.hidden = false;
    const [start, goal] = [centre(a), centre(b)];
    const long = Math.max(40, Math.hypot(goal.x - start.x, goal.y - start.y) - Math.min(b.width, b.height) * 0.3);
    let angle = Math.atan2(goal.y - start.y, goal.x - start.x);
    const before = last.current;
    if (before) while (Math.abs(angle - before.angle) > Math.PI) angle += angle < before.angle ? 2 * Math.PI : -2 * Math.PI;
    last.current = { ...start, angle, long };
    const put = (at: { x: number; y: number; angle: number }): string => `translate(${at.x}px, ${at.y}px) rotate(${at.angle}rad)`;
    own.style.transform = put(last.current);
    const [shaft, head] = [own.children[0] as HTMLElement, own.children[1] as HTMLElement];
    shaft.style.transform = `scaleX(${long})`;
    head.style.transform = `translateX(${long}px)`;
    if (!showing?.moves || (before && before.long === long && before.angle === angle)) return;
    const { factor, step } = showing;
    const grows = before === null;
    const timing: KeyframeAnimationOptions = grows
      ? { delay: step.kind === "attack" ? (time.DIM + time.RISE) * factor : 0, duration: (step.kind === "attack" ? time.ARROW : time.FLIGHT) * factor, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" }
      : { duration: time.BEND * factor, easing: "ease-in-out" };
    if (before) own.animate([{ transform: put(before) }, { transform: put(last.current) }], timing);
    shaft.animate([{ transform: `scaleX(${before?.long ?? 0})` }, { transform: `scaleX(${long})` }], timing);
    head.animate([{ transform: `translateX(${before?.long ?? 0}px)`, opacity: before ? 1 : 0 }, { transform: `translateX(${long}px)`, opacity: 1 }], timing);
  }, [from, to, stamp]);
  return (
    <div ref={way} class="stage-arrow" data-from={from} data-to={to}>
      <i class="shaft" />
      <i class="head" />
    </div>
  );
}

const phases = (): Partial<Record<Kind, string>> => ({
  attack: t("Attack declared"),
  block: t("Block#stage"),
  redirect: t("New target"),
  check: t("Card turned up"),
  compare: t("Numbers compared"),
  effect: t("Effect#stage"),
  stack: t("On the stack"),
  resolve: t("Resolved#stage"),
  skill: t("Skill#stage"),
  fall: t("Leaves the field"),
  digivolve: t("Digivolution#stage"),
  play: t("Played#stage"),
});

/** Where in what happens this is: the steps that have a name. */
function Chain({ showing }: { showing: Showing }) {
  const words = phases();
  const named = showing.act.steps.flatMap((step, at) => (words[step.kind] ? [{ at, words: words[step.kind] }] : []));
  const near = named.findIndex(({ at }) => at >= showing.at);
  const here = near < 0 ? named.length - 1 : named[near]?.at === showing.at ? near : Math.max(0, near - 1);
  if (named.length < 2) return null;
  const first = Math.max(0, Math.min(here - 2, named.length - 6));
  return (
    <ol class="stage-chain">
      {named.slice(first, first + 6).map(({ at, words }) => (
        <li key={at} class={at === showing.at ? "on" : at < showing.at ? "done" : ""}>
          {words}
        </li>
      ))}
    </ol>
  );
}

/** Cards on their way. */
function Flights({ showing, view, flights, wait }: { showing: Showing; view: View; flights: Flight[]; wait: number }) {
  const layer = useRef<HTMLDivElement>(null);
  const shown = flights.slice(0, time.SINGLY);
  const more = flights.length - shown.length;
  useLayoutEffect(() => {
    const root = board();
    const own = layer.current;
    if (!root || !own || !showing.moves) return;
    const { factor } = showing;
    const places = shown.map((flight) => {
      const to = placeOf(root, flight.to) ?? placeOf(root, home(showing.act.after, flight.to));
      return { from: (flight.from ? placeOf(root, flight.from) : null) ?? to, to };
    });
    [...own.children].forEach((element, i) => {
      const { from, to } = places[i] ?? {};
      if (!from || !to) {
        (element as HTMLElement).hidden = true;
        return;
      }
      const put = (box: Box, scale: number): string => `translate(${centre(box).x}px, ${centre(box).y}px) translate(-50%, -50%) scale(${scale})`;
      element.animate([{ transform: put(from, 0.85), opacity: 0.2 }, { transform: put(from, 1), opacity: 1, offset: 0.12 }, { transform: put(to, 1), opacity: 1, offset: 0.9 }, { transform: put(to, 0.95), opacity: 0.4 }], {
        delay: (wait + i * time.APART) * factor,
        duration: time.FLIGHT * factor,
        easing: "cubic-bezier(.3,.7,.3,1)",
        fill: "both",
      });
    });
  }, []);
  if (!showing.moves) return null;
  return (
    <div ref={layer}>
      {shown.map((flight, i) => (
        <div key={i} class="stage-ghost">
          {flight.id ? <CardFace game={view.game} one={faceOf(view, flight.id, flight.name)} /> : <div class="card back"><span>審</span></div>}
          {more > 0 && i === shown.length - 1 && <b class="stage-more">+{more}</b>}
        </div>
      ))}
    </div>
  );
}

/** The zone of a body that is not on the table yet. */
function home(after: View, ref: string): string {
  for (const [player, side] of after.players.entries()) {
    for (const [zone, value] of Object.entries(side)) if (Array.isArray(value) && value.some((entry) => (entry as { ref?: string }).ref === ref)) return `p${player + 1}.${zone}`;
  }
  return "resolution";
}

/** Numbers over bodies. */
function Marks({ step }: { step: Step }) {
  const [places, setPlaces] = useState<(Box | null)[]>([]);
  useLayoutEffect(() => {
    const root = board();
    if (root) setPlaces((step.marks ?? []).map((mark) => placeOf(root, mark.ref)));
  }, []);
  return (
    <>
      {(step.marks ?? []).map((mark, i) => {
        const box = places[i];
        if (!box) return null;
        const { x } = centre(box);
        return (
          <div key={i} class="stage-mark" style={{ transform: `translate(${x}px, ${box.top + box.height / 3}px) translate(-50%, -50%)` }}>
            <b class={mark.tone}>{mark.text || (mark.tone === "good" ? "▲" : "▼")}</b>
          </div>
        );
      })}
    </>
  );
}

/** How a part of a sum is written. */
export function partWords(game: string, part: Sum["parts"][number]): string {
  const by = part.by ? inWords(game, part.by) : "";
  switch (part.how) {
    case "printed":
      return t("{n} printed", { n: part.n });
    case "times":
      return `×${part.n} ${by}`;
    case "half":
      return `÷2 ${by}`;
    case "set":
      return `→ ${part.n} ${by}`;
    case "advantage":
      return t("×2 advantage");
    case "rest":
      return t("{n} other effects", { n: signed(part.n) });
    default:
      return `${signed(part.n)} ${by || t("an effect")}`;
  }
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Two numbers and what becomes of those who have them: parts, sums, sign, verdict. */
function Duel({ step, view }: { step: Step; view: View }) {
  const sums = step.sums ?? [];
  const right = sums.at(-1);
  const left = sums.slice(0, -1);
  if (!right || left.length === 0) return null;
  const total = left.reduce((sum, each) => sum + each.n, 0);
  const sign = total > right.n ? "›" : total < right.n ? "‹" : "=";
  const parts = Math.max(...sums.map((sum) => sum.parts.length));
  const style = { "--parts": String(parts * time.PART), "--sums": String(parts * time.PART + time.COUNT), "--sign": String(parts * time.PART + time.COUNT + time.SIGN) };
  const side = (sum: Sum) => {
    const lost = sum.ref !== null && (step.fallen ?? []).includes(sum.ref);
    const won = (step.fallen ?? []).length > 0 && !lost;
    return (
      <div key={sum.ref} class="duel-side">
        <div class="stage-card">{sum.id && <CardFace game={view.game} one={faceOf(view, sum.id, "", sum.ref)} text />}</div>
        <b class={`duel-number${lost ? " lose" : won ? " win" : ""}`}>{sum.n}</b>
        <ul class="stage-parts">
          {sum.parts.length > 1 &&
            sum.parts.map((part, i) => (
              <li key={i} class={part.how === "up" && part.n < 0 ? "down" : part.how === "printed" ? "" : "up"} style={{ "--at": String(i * time.PART) }}>
                {partWords(view.game, part)}
              </li>
            ))}
        </ul>
      </div>
    );
  };
  return (
    <div class="duel" style={style}>
      {left.map(side)}
      <div class="duel-middle">
        <span class="duel-sign">{sign}</span>
        <p class="stage-verdict">{verdict(step, view)}</p>
        {(step.marks ?? []).length > 0 && (
          <p class="duel-marks">{(step.marks ?? []).map((mark) => mark.text).join("  ")}</p>
        )}
      </div>
      {side(right)}
    </div>
  );
}

/** What became of those who fought. */
function verdict(step: Step, view: View): string {
  const fallen = (step.sums ?? []).filter((sum) => sum.ref !== null && (step.fallen ?? []).includes(sum.ref)).map((sum) => called(view.game, sum.id));
  const [first, second] = step.sums ?? [];
  // A card that was checked does not fall: it has no place on the field.
  if (fallen.length === 0 && first && second && first.what === "DP" && first.n !== second.n) return t("{name} wins#battle", { name: called(view.game, first.n > second.n ? first.id : second.id) });
  if (fallen.length === 0) return t("Nobody falls");
  return fallen.length === 1 ? t("{name} falls", { name: fallen[0] ?? "" }) : t("{names} fall", { names: fallen.join(", ") });
}

const countIn = (view: View, player: number, zone: string): number => {
  const value = view.players[player]?.[zone];
  return Array.isArray(value) ? value.length : Number((value as { count?: number } | undefined)?.count ?? 0);
};

/** A card that leaves its stack and is turned up. */
function Checked({ showing, view }: { showing: Showing; view: View }) {
  const { step, act, factor, moves } = showing;
  const card = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLDivElement>(null);
  const [event] = step.events;
  const from = step.flights?.[0]?.from ?? "";
  const player = event?.player === "p2" ? 1 : 0;
  const zone = event?.event === "checked" ? "security" : "damage";
  const before = countIn(act.before, player, zone);
  const done = act.steps.slice(0, showing.at).filter((each) => each.kind === "check" && each.events[0]?.player === event?.player).length;
  const [was, is] = zone === "security" ? [before - done, before - done - 1] : [before + done, before + done + 1];
  useLayoutEffect(() => {
    const root = board();
    const own = card.current;
    if (!root || !own) return;
    const start = placeOf(root, from);
    const life = placeOf(root, `p${player + 1}.${zone}`);
    if (life && count.current) count.current.style.transform = `translate(${centre(life).x}px, ${life.top + life.height / 2}px) translate(-50%, -50%)`;
    if (!start || !moves) return;
    const goal = centre(boxOf(own));
    const away = centre(start);
    own.animate([{ transform: `translate(${away.x - goal.x}px, ${away.y - goal.y}px) scale(0.4)` }, { transform: "translate(0, 0) scale(1)" }], { duration: time.LEAVE * factor, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" });
    own.firstElementChild?.animate([{ transform: "rotateY(180deg)" }, { transform: "rotateY(0deg)" }], { delay: time.LEAVE * factor, duration: time.FLIP * factor, easing: "ease-in-out", fill: "backwards" });
  }, []);
  return (
    <>
      <div ref={count} class="stage-count">
        {was} → {Math.max(0, is)}
      </div>
      <div class="stage-centre">
        <div ref={card} class="stage-card checked">
          <div class="flip">
            <div class="flip-face">{event?.id ? <CardFace game={view.game} one={faceOf(view, event.id, event.card)} text /> : <div class="card back"><span>審</span></div>}</div>
            <div class="flip-back">
              <div class="card back">
                <span>審</span>
              </div>
            </div>
          </div>
        </div>
        <p class="stage-caption">{called(view.game, event?.id, event?.card)}</p>
      </div>
    </>
  );
}

function Revealed({ step, view }: { step: Step; view: View }) {
  return (
    <div class={`stage-centre row${step.events.length > 4 ? " many" : ""}`}>
      {step.events.slice(0, 8).map((event) => (
        <div key={event.i} class="stage-card turning">
          <CardFace game={view.game} one={faceOf(view, event.id ?? "", event.card)} text />
        </div>
      ))}
    </div>
  );
}

const number = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** A skill: what its damage is made of, and the HP that are left of it. */
function Skill({ showing, view }: { showing: Showing; view: View }) {
  const { step, act } = showing;
  const [event] = step.events;
  const sum = step.sums?.[0];
  const [was, is] = [act.before, act.after].map((each) => (step.onto ? entryOf(each, step.onto) : null));
  const full = number(was?.["full_hp"]) ?? number(is?.["full_hp"]);
  const hp = number(was?.["hp"]);
  const left = hp === null ? null : (number(is?.["hp"]) ?? Math.max(0, hp - (sum?.n ?? 0)));
  const lines = sum?.parts.length ?? 0;
  const begin = time.ENERGY * 3 + time.FLIGHT;
  return (
    <div class="stage-centre" style={{ "--begin": String(begin), "--bar": String(begin + lines * time.PART) }}>
      <div class="skill-box">
      <p class="stage-verdict">{inWords(view.game, event?.note ?? "")}</p>
      <b class="stage-big">−{sum?.n ?? 0}</b>
      <ul class="stage-parts column">
        {(sum?.parts ?? []).map((part, i) => (
          <li key={i} class={part.how === "up" && part.n < 0 ? "down" : part.how === "printed" ? "" : "up"} style={{ "--at": String(begin + i * time.PART) }}>
            {partWords(view.game, part)}
          </li>
        ))}
      </ul>
      {full !== null && hp !== null && left !== null && (
        <div class="stage-hp">
          <span class="hp-track">
            <i style={{ "--was": String(hp / Math.max(1, full)), "--is": String(Math.max(0, left) / Math.max(1, full)) }} />
          </span>
          <span>{t("{was} → {is} of {all} HP", { was: hp, is: Math.max(0, left), all: full })}</span>
        </div>
      )}
      </div>
    </div>
  );
}

function NextTurn({ step, names }: { step: Step; names: string[] }) {
  const [event] = step.events;
  return (
    <div class="stage-centre">
      <p class="stage-turn">
        {t("Turn {n}", { n: event?.amount ?? 0 })} · {names[event?.player === "p2" ? 1 : 0]}
      </p>
    </div>
  );
}

/** Memory that goes over to the other player. */
function Crossing({ step, names }: { step: Step; names: string[] }) {
  const [before, after] = step.memory ?? [0, 0];
  if (before * after >= 0 && !(before === 0 && after !== 0)) return null;
  return (
    <div class="stage-centre low">
      <p class="stage-verdict">{t("{name}: {n} memory", { name: names[after > 0 ? 0 : 1] ?? "", n: Math.abs(after) })}</p>
    </div>
  );
}

/** The ability that acts, with the very sentence lit, and what it has done so far. */
function Spotlight({ step, ticks, game, view }: { step: Step; ticks: Happening[]; game: string; view: View }) {
  const [event] = step.events;
  const info = event?.id ? cardInfo(game, event.id) : undefined;
  const { lines, lit } = info && event ? linesOf(textsOf(info), event) : { lines: [], lit: new Set<number>() };
  const place = info && event?.place ? placeName(info, event.place, langOf(info)) : "";
  return (
    <div key={event?.i} class="stage-spot">
      <div class="spot-card">{event?.id && <CardFace game={game} one={faceOf(view, event.id, event.card)} />}</div>
      <div class="spot-words">
        <p class="spot-name">
          <b>{called(game, event?.id, event?.card)}</b>
          {place && <small>{place}</small>}
          {event?.rule && <span class="rule">{event.rule}</span>}
        </p>
        <div class="spot-text" lang={info && langOf(info)}>
          {lines.map((line, i) => (
            <div key={i} class={lit.has(i) ? "spot-line now" : "spot-line"}>
              <Lines text={line} game={game} {...(info ? { lang: langOf(info) } : {})} />
            </div>
          ))}
        </div>
        {ticks.length > 0 && (
          <ul class="spot-ticks">
            {ticks.map((tick) => (
              <li key={tick.i}>{inWords(game, tick.text)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
