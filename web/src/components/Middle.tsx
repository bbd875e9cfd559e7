import { useContext } from "preact/hooks";
import type { Entry, View } from "../protocol.ts";
import { LAYOUTS } from "../board/layouts.ts";
import { thing } from "../board/things.ts";
import { cardInfo, nameOf } from "../state/cards.ts";
import { nearOf } from "../state/session.ts";
import { Spot } from "./Spot.tsx";
import { Table } from "./context.ts";

/** What lies between the players: whose turn it is, and the memory, the stack or what is being resolved. */
export function Middle({ view, names }: { view: View; names: string[] }) {
  const layout = LAYOUTS[view.game];
  return (
    <div class="middle" data-drop="">
      <div class="turn">
        <b>Turn {view.turn}</b> · {names[view.turn_player] ?? `Player ${view.turn_player + 1}`}
        <ol class="phases" aria-label="Phases">
          {layout.phases.map(([key, label]) => (
            <li key={key} class={view.phase === key ? "now" : ""} aria-current={view.phase === key ? "step" : undefined}>
              {label}
            </li>
          ))}
        </ol>
      </div>
      {layout.middle === "memory" && <Memory view={view} names={names} />}
      {layout.middle === "stack" && <Stack view={view} names={names} />}
      <Aside view={view} />
    </div>
  );
}

const MOST = 10;

/** The memory gauge as the near player sees it. */
function Memory({ view, names }: { view: View; names: string[] }) {
  const near = nearOf(view);
  const memory = Number(view["memory"] ?? 0) * (near === 0 ? 1 : -1);
  const cells = Array.from({ length: 2 * MOST + 1 }, (_, i) => i - MOST);
  const whose = memory === 0 ? "Memory 0" : `${names[memory > 0 ? near : 1 - near] ?? ""}: ${Math.abs(memory)} memory`;
  return (
    <div class="memory" role="img" aria-label={whose}>
      <span class="memory-side">theirs</span>
      {cells.map((cell) => (
        <span key={cell} class={`cell${cell === memory ? " now" : ""}${cell > 0 ? " near" : cell < 0 ? " far" : " zero"}`}>
          {Math.abs(cell)}
        </span>
      ))}
      <span class="memory-side">yours</span>
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
  targets: { name?: string; there: boolean; hidden?: boolean }[];
  x: number;
}

/** The stack, newest first, who has priority, and the attack under way. */
function Stack({ view, names }: { view: View; names: string[] }) {
  const { game, session } = useContext(Table);
  const items = (view["stack"] ?? []) as StackItem[];
  const priority = view["priority"] as number | null;
  const attack = view["attack"] as { player: number; attackers: number[]; blocked: boolean; blocker: number | null } | null;
  return (
    <div class="stack-panel">
      {priority !== null && priority !== undefined && <span class="priority">◆ priority: {names[priority]}</span>}
      {attack && <span class="badge hot">⚔ {names[attack.player]} attacks{attack.blocker !== null ? ", blocked" : ""}</span>}
      {items.length > 0 && (
        <ol class="stack" aria-label="The stack, newest first">
          {items.map((item) => {
            const info = cardInfo(game, item.card);
            const chosen = item.ref ? session?.byRef.value.has(item.ref) : false;
            return (
              <li key={item.item}>
                <button
                  type="button"
                  class={`stack-item${chosen ? " glow" : ""}`}
                  data-ref={item.ref ?? undefined}
                  title={item.text}
                  onClick={() => item.ref && session?.press(item.ref)}
                >
                  <b>{info ? nameOf(info) : item.name}</b> <small>{item.kind === "summon" ? "Summon" : item.called || `${item.kind} ability`}</small>
                  <small class="muted"> {names[item.player]}</small>
                  {item.x > 0 && <small> X={item.x}</small>}
                  {item.targets.length > 0 && (
                    <span class="stack-targets">
                      → {item.targets.map((target) => (target.name ?? (target.hidden ? "a hidden card" : "gone")) + (target.there ? "" : " (gone)")).join(", ")}
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

/** Cards that are being resolved, revealed or lie aside. */
function Aside({ view }: { view: View }) {
  const entries = [view["resolution"], view["aside"], view["nowhere"]].flatMap((value) => (Array.isArray(value) ? (value as Entry[]) : []));
  if (entries.length === 0) return null;
  return (
    <div class="aside" aria-label="Being resolved" data-zone="resolution">
      {entries.map((entry, i) => (
        <Spot key={i} one={thing(view, entry)} spot={`aside ${i}`} />
      ))}
    </div>
  );
}
