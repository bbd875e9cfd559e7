import { useContext } from "preact/hooks";
import type { View } from "../protocol.ts";
import { dropped, optionsOfPile } from "../board/choosing.ts";
import { lifted } from "../board/dragging.ts";
import { partOf, phoneLines, zoneName, type Layout, type ZoneSpec } from "../board/layouts.ts";
import { linesOf, thingsIn, widthOf, type Thing } from "../board/things.ts";
import { layoutOf } from "../games/index.ts";
import { inWords } from "../state/cards.ts";
import { t } from "../words/index.ts";
import { Body } from "./Body.tsx";
import { CardFace, shownName } from "./CardFace.tsx";
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
          <h3 class="zone-label">{label}</h3>
          <div class="row-things" style={sizes(layoutOf(view), spec, shown)}>
            {shown.map((one) => (
              <Body key={one.ref} one={one} tails={spec.tails ?? 0} />
            ))}
          </div>
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

/** What the size of the cards of a row follows from. */
const sizes = (layout: Layout, spec: ZoneSpec, shown: Thing[]): Record<string, string> => ({
  "--wide": String(Math.max(1, widthOf(shown))),
  "--count": String(shown.length),
  "--lines": String(linesOf(shown, spec.tails ?? 0)),
  "--phone-rows": String(phoneLines(layout, spec.area, shown)),
});

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
      {count > 0 && (top ? <CardFace game={game} one={top} /> : <div class="card back"><span aria-hidden="true">審</span></div>)}
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
  return (
    <div class="life">
      <button
        type="button"
        class={`life-head${glow ? " glow" : ""}`}
        data-spot={`pile ${name}`}
        aria-label={spec.places ? t("{zone}: {n} of {all}", { zone: t(spec.label), n: count, all: spec.places }) : `${t(spec.label)}: ${count}`}
        onClick={() => spread(`${t(spec.label)} (${count})`, things)}
      >
        {t(spec.label)} <b>{spec.places ? `${count}/${spec.places}` : count}</b>
      </button>
      {places === 0 && <p class="life-none">{t("none left")}</p>}
      <ol class="life-places">
        {Array.from({ length: places }, (_, i) => {
          const one = i < count ? things[i] : undefined;
          const kind = i >= count ? "" : one && !one.hidden ? "filled seen" : "filled";
          return (
            <li key={i} class={kind}>
              {one && !one.hidden ? <MiniSpot one={one} label={shownName(game, one)} /> : i < count ? <span aria-hidden="true">審</span> : <span class="place-number">{i + 1}</span>}
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
      <Spot one={one} />
      <span class="mini-name">{label}</span>
    </div>
  );
}
