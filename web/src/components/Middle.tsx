import { useContext } from "preact/hooks";
import type { Entry, View } from "../protocol.ts";
import { thing, thingsIn, type Thing } from "../board/things.ts";
import { partOf } from "../board/layouts.ts";
import { layoutOf } from "../games/index.ts";
import { between, factsIn } from "../games/neutral.ts";
import { cardInfo, inWords, nameOf } from "../state/cards.ts";
import { nearOf } from "../state/session.ts";
import { t } from "../words/index.ts";
import { shownName } from "./CardFace.tsx";
import { huesOf } from "./CardText.tsx";
import { Hues } from "./Hues.tsx";
import { Spot } from "./Spot.tsx";
import { Table } from "./context.ts";

/** Whose turn it is, and which phase. */
export function Turn({ view, names }: { view: View; names: string[] }) {
  const layout = layoutOf(view);
  const mine = view.turn_player === nearOf(view);
  return (
    <div class={`turn ${mine ? "mine" : "theirs"}`}>
      <span class="turn-whose">
        <b>{t("Turn {n}", { n: view.turn })}</b> · {names[view.turn_player] ?? t("Player {n}", { n: view.turn_player + 1 })}
      </span>
      <ol class="phases" aria-label={t("Phases")}>
        {layout.phases.map(([key, label]) => (
          <li key={key} class={view.phase === key ? "now" : ""} aria-current={view.phase === key ? "step" : undefined}>
            {t(label)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What lies between the players: the memory, the stack, or what is being resolved. */
export function Middle({ view, names }: { view: View; names: string[] }) {
  const layout = layoutOf(view);
  return (
    <div class="middle">
      {layout.middle === "memory" && <Memory view={view} names={names} />}
      {layout.middle === "stack" && <Stack view={view} names={names} />}
      {layout.middle === "resolution" && <Duel view={view} />}
      {layout.middle === "plain" && factsIn(view).map((fact) => (
        <span key={fact} class="badge">
          {fact}
        </span>
      ))}
      <Aside view={view} entries={layout.middle === "plain" ? between(view) : aside(view)} />
    </div>
  );
}

/** How the two main units stand against each other. */
function Duel({ view }: { view: View }) {
  const near = nearOf(view);
  const zone = layoutOf(view).zones.find((spec) => spec.big)?.zone ?? "";
  // In the order of the table: who sits to the left or above comes first.
  const order = layoutOf(view).across ? [near, 1 - near] : [1 - near, near];
  const lines = order.map((player) => ({ player, one: thingsIn(view, player, zone).things[0] }));
  return (
    <div class="duel">
      {lines.map(({ player, one }) => one?.value && <Health key={player} one={one} mine={player === near} />)}
    </div>
  );
}

function Health({ one, mine }: { one: Thing; mine: boolean }) {
  const { game } = useContext(Table);
  const { now, full } = one.value ?? { now: 0, full: null };
  const whole = full ?? now;
  return (
    <div class={`health ${mine ? "mine" : "theirs"}`}>
      <span class="health-name">{shownName(game, one)}</span>
      <b class="num">
        {now} <small>/ {whole}</small>
      </b>
      <span class="health-bar" style={{ "--left": String(whole > 0 ? Math.max(0, Math.min(1, now / whole)) : 0) }} />
    </div>
  );
}

const MOST = 10;

/** The memory gauge as the near player sees it: a token that moves over the numbers. */
function Memory({ view, names }: { view: View; names: string[] }) {
  const near = nearOf(view);
  const memory = Number(view["memory"] ?? 0) * (near === 0 ? 1 : -1);
  const cells = Array.from({ length: 2 * MOST + 1 }, (_, i) => i - MOST);
  const whose = memory === 0 ? t("Memory 0") : t("{name}: {n} memory", { name: names[memory > 0 ? near : 1 - near] ?? "", n: Math.abs(memory) });
  return (
    <div class="memory" role="img" aria-label={whose}>
      <span class="memory-side far">{names[1 - near]}</span>
      <div class="memory-track" style={{ "--at": String(memory + MOST) }}>
        {cells.map((cell) => (
          <span key={cell} class={`cell${cell > 0 ? " near" : cell < 0 ? " far" : " zero"}`}>
            <span>{Math.abs(cell)}</span>
          </span>
        ))}
        <span class="memory-token num">{Math.abs(memory)}</span>
      </div>
      <span class="memory-side near">{names[near]}</span>
    </div>
  );
}

interface StackItem {
  item: number;
  ref?: string | null;
  kind: string;
  player: number;
  card: string;
  name: string;
  called: string;
  text: string;
  targets: { name?: string; body?: number; there: boolean; hidden?: boolean }[];
  x: number;
}

/** What waits on the stack, where it has no name of its own. */
export const ABILITIES: Record<string, string> = { auto: "auto ability", action: "action ability", special: "special ability" };

/** The stack, newest first, who has priority, and the attack under way. */
function Stack({ view, names }: { view: View; names: string[] }) {
  const items = (view["stack"] ?? []) as StackItem[];
  const attack = view["attack"] as { player: number; attackers: number[]; blocked: boolean; blocker: number | null } | null;
  const near = nearOf(view);
  return (
    <div class="stack-panel">
      <Baton view={view} names={names} player={1 - near} />
      <div class="stack-between">
        {attack && <span class="badge hot">⚔ {t(attack.blocker === null ? "{name} attacks" : "{name} attacks, blocked", { name: names[attack.player] ?? "" })}</span>}
        {items.length > 0 ? (
          <ol class="stack" aria-label={t("The stack, newest first")}>
            {items.map((item, i) => (
              <li key={item.item}>
                <Stacked item={item} place={i + 1} next={i === 0} near={item.player === near} who={names[item.player] ?? ""} />
              </li>
            ))}
          </ol>
        ) : (
          !attack && <span class="stack-none">{t("Nothing on the stack")}</span>
        )}
      </div>
      <Baton view={view} names={names} player={near} />
    </div>
  );
}

/** Who has priority, and how much CP a player's active Backups can give. */
function Baton({ view, names, player }: { view: View; names: string[]; player: number }) {
  const near = player === nearOf(view);
  const spec = layoutOf(view).zones.find((each) => each.ready);
  const ready = spec ? partOf(spec, thingsIn(view, player, spec.zone).things).filter((one) => !one.turned) : [];
  const held = view["priority"] === player;
  return (
    <span class={`baton ${near ? "near mine" : "far"}${held ? " held" : ""}`}>
      <span class="baton-who">{held ? <>◆ <span class="priority-word">{t("priority:")}</span> {names[player]}</> : names[player]}</span>
      <span class="baton-cp" title={t("Backups that can be dulled for CP")}>
        {t("{n} CP ready", { n: ready.length })} <Hues names={ready.flatMap((one) => one.hues.slice(0, 1))} />
      </span>
    </span>
  );
}

/** Outlines what something on the stack is aimed at. */
function point(item: StackItem, on: boolean): void {
  for (const target of item.targets) {
    if (target.body !== undefined) document.querySelector(`[data-ref="b${target.body}"]`)?.classList.toggle("pointed", on);
  }
}

/** A Summon or ability that waits on the stack: whose it is, and what it is aimed at. */
function Stacked({ item, place, next, near, who }: { item: StackItem; place: number; next: boolean; near: boolean; who: string }) {
  const { game, session } = useContext(Table);
  const info = cardInfo(game, item.card);
  const chosen = item.ref ? session?.byRef.value.has(item.ref) : false;
  const aims = item.targets.map((target) => (target.name ? inWords(game, target.name) : target.hidden ? t("a hidden card") : t("gone")) + (target.there ? "" : ` (${t("gone")})`));
  return (
    <button
      type="button"
      class={`stack-item ${near ? "near" : "far"}${next ? " next" : ""}${chosen ? " glow" : ""}`}
      data-ref={item.ref ?? undefined}
      data-spot={item.ref ?? undefined}
      title={item.text}
      onClick={() => item.ref && session?.press(item.ref)}
      onPointerEnter={() => point(item, true)}
      onPointerLeave={() => point(item, false)}
      onFocus={() => point(item, true)}
      onBlur={() => point(item, false)}
    >
      <span class="stack-order num">{place}</span>
      <span class="stack-name">
        {info && <Hues names={huesOf(info)} />} <b>{info ? nameOf(info) : item.name}</b>{" "}
        <small>
          {item.kind === "summon" ? t("Summon") : item.called || t(ABILITIES[item.kind] ?? item.kind)}
          {item.x > 0 && `, X = ${item.x}`}
        </small>
      </span>
      <span class="stack-aim">
        {next ? t("next · ") : ""}
        {who}
        {aims.length > 0 && <span class="stack-targets"> → {aims.join(", ")}</span>}
      </span>
    </button>
  );
}

const aside = (view: View): Entry[] => [view["resolution"], view["aside"], view["nowhere"]].flatMap((value) => (Array.isArray(value) ? (value as Entry[]) : []));

/** Cards that are being resolved, revealed or lie aside. */
function Aside({ view, entries }: { view: View; entries: Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <div class="aside" aria-label={t("Being resolved")} data-zone="resolution">
      {entries.map((entry, i) => (
        <Spot key={i} one={thing(view, entry)} size="board" spot={`aside ${i}`} />
      ))}
    </div>
  );
}
