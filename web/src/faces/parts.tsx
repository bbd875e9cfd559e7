import type { ComponentChildren } from "preact";
import { inks } from "../board/hues.ts";
import { roomOf } from "../games/index.ts";
import type { Look } from "./look.ts";
import { Window } from "./Window.tsx";
import { ownKeywords, PLAIN } from "./script.ts";

export { Mark } from "../components/Hues.tsx";
export { Keyword, Rules } from "./Rules.tsx";
export { Window } from "./Window.tsx";

/** The card itself: its colours, its edge, and what is drawn on it. */
export function Frame({ look, style, children }: { look: Look; style: string; children: ComponentChildren }) {
  const { one, size, hues, name } = look;
  return (
    <article class={`face ${style} size-${size} kind-${one.kind}`} style={inks(hues)} aria-label={name}>
      <div class="f-in">{children}</div>
    </article>
  );
}

/** The number that is largest on a card. Where it is not the printed one, an arrow and a colour say so, and that one is struck out. */
export function Strength({ now, was, unit, before, kind }: { now: number | null; was: number | null; unit?: string; before?: boolean; kind: string }) {
  if (now === null) return null;
  const changed = was !== null && was !== now ? (now > was ? " up" : " down") : "";
  const label = unit ? <small>{unit}</small> : null;
  return (
    <div class={`${kind} num f-val${changed}${String(now).length > 4 ? " long5" : ""}`}>
      {before && label}
      {now}
      {!before && label}
      {changed && <s class="was">{was}</s>}
    </div>
  );
}

const MOST: Record<string, number> = { board: 3, chip: 1 };

/** The keywords of a thing, those first that its card does not print. */
export function Words({ look }: { look: Look }) {
  const { one, size, info, game } = look;
  const script = roomOf(game).script ?? PLAIN;
  const printed = new Set(info ? Object.values(info.texts).flatMap((texts) => (texts["text"] ? ownKeywords(texts["text"], script) : [])) : []);
  const own = one.body ? one.badges.filter((badge) => !badge.state && badge.tone === "good").map((badge) => badge.text) : [...(look.texts["text"] ? ownKeywords(look.texts["text"], script) : [])];
  const given = own.filter((word) => !printed.has(word));
  const all = one.body ? [...given, ...own.filter((word) => printed.has(word))] : own;
  const most = MOST[size] ?? 0;
  if (all.length === 0 || most === 0) return null;
  const shown = all.slice(0, all.length > most ? most - 1 : most);
  return (
    <div class="kws">
      {shown.map((word) => (
        <span key={word} class={one.body && given.includes(word) ? "given" : ""}>
          {word}
        </span>
      ))}
      {shown.length < all.length && <span title={all.join(", ")}>+{all.length - shown.length}</span>}
    </div>
  );
}

/** The picture of a card that is low or wide, by what its size leaves for it. */
export const Art = ({ look, tall }: { look: Look; tall?: boolean }) => <Window look={look} tall={tall ?? (look.size === "board" || look.size === "chip")} />;
