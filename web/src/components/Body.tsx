import { useContext } from "preact/hooks";
import { backdrop, hueOf } from "../board/hues.ts";
import type { Thing } from "../board/things.ts";
import { t } from "../words/index.ts";
import { shownName } from "./CardFace.tsx";
import { Spot } from "./Spot.tsx";
import { Table } from "./context.ts";

const MOST_PIPS = 8;
const MOST_WORDS = 3;

/** Something on the field: its card, how it stands, and what lies under it fanned out below, as far as there is room. */
export function Body({ one, tails }: { one: Thing; tails: number }) {
  const signs = one.badges.filter((badge) => badge.state);
  const words = one.badges.filter((badge) => !badge.state);
  return (
    <div class={`body${one.turned ? " is-turned" : ""}${one.energy > 0 ? " has-energy" : ""}${signs.some((badge) => badge.tone === "hot") ? " is-attacking" : ""}`}>
      <div class="body-card">
        <Spot one={one} />
        {one.energy > 0 && <Energy one={one} />}
        {signs.length > 0 && (
          <div class="signs">
            {signs.map((badge) => (
              <span key={badge.text} class={`badge ${badge.tone}`} title={badge.label}>
                {badge.text}
              </span>
            ))}
          </div>
        )}
        {words.length > 0 && (
          <div class="badges">
            {words.slice(0, MOST_WORDS).map((badge) => (
              <span key={badge.text} class={`badge ${badge.tone}`} title={badge.label}>
                {badge.text}
              </span>
            ))}
            {words.length > MOST_WORDS && (
              <span class="badge" title={words.map((badge) => badge.label ?? badge.text).join(", ")}>
                +{words.length - MOST_WORDS}
              </span>
            )}
          </div>
        )}
        {one.under.length > 0 && (
          <span class="depth" title={t("{n} cards under it", { n: one.under.length })}>
            ≡{one.under.length}
          </span>
        )}
      </div>
      <Tails one={one} most={tails} />
    </div>
  );
}

/** Assist, links and sources, a line for each; what does not fit is counted. */
function Tails({ one, most }: { one: Thing; most: number }) {
  const { open, show } = useContext(Table);
  const lines: { one: Thing; mark: string }[] = [
    ...(one.assist ? [{ one: one.assist, mark: "✦" }] : []),
    ...one.links.map((each) => ({ one: each, mark: "⊕" })),
    ...one.under.map((each) => ({ one: each, mark: each.level === null ? "▪" : String(each.level) })),
  ];
  const shown = lines.length > most ? lines.slice(0, Math.max(0, most - 1)) : lines;
  const more = lines.length - shown.length;
  if (lines.length === 0) return null;
  return (
    <div
      class="tails"
      aria-hidden="true"
      onClick={() => open(one)}
      onPointerEnter={(event) => event.pointerType === "mouse" && show(one, event.currentTarget)}
      onPointerLeave={() => show(null)}
    >
      {shown.map((line, i) => (
        <Strip key={i} {...line} />
      ))}
      {more > 0 && <div class="strip more">{t("+{n} more", { n: more })}</div>}
    </div>
  );
}

/** The energy of a unit, a pip for each with its colour where that is seen. */
function Energy({ one }: { one: Thing }) {
  const { game } = useContext(Table);
  return (
    <div class="energy" title={one.energySeen.map((each) => shownName(game, each)).join(", ") || t("{n} energy", { n: one.energy })}>
      <b>{one.energy}</b>
      {Array.from({ length: Math.min(one.energy, MOST_PIPS) }, (_, i) => (
        <span key={i} class="pip" style={{ background: pip(one.energySeen[i]) }}>
          {letter(one.energySeen[i])}
        </span>
      ))}
    </div>
  );
}

const pip = (seen: Thing | undefined): string | undefined => (seen ? backdrop(seen.hues) : undefined);
const letter = (seen: Thing | undefined): string => (seen?.hues[0] ? hueOf(seen.hues[0]).letter : "");

function Strip({ one, mark }: { one: Thing; mark: string }) {
  const { game } = useContext(Table);
  const ink = one.hues[0] ? hueOf(one.hues[0]).ink : "grey";
  return (
    <div class={`strip hue-${ink}`} title={shownName(game, one)}>
      <b>{mark}</b> {shownName(game, one)}
    </div>
  );
}
