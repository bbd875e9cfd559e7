import { useContext } from "preact/hooks";
import { backdrop, hueOf } from "../board/hues.ts";
import type { Thing } from "../board/things.ts";
import { shownName } from "./CardFace.tsx";
import { Spot } from "./Spot.tsx";
import { Table } from "./context.ts";

const MOST_STRIPS = 4;
const MOST_PIPS = 8;

/** Something on the field: its card, what lies under and beside it, and how it stands. */
export function Body({ one }: { one: Thing }) {
  const { game, open } = useContext(Table);
  const strips = one.under.slice(0, MOST_STRIPS);
  return (
    <div class={one.turned ? "body is-turned" : "body"}>
      <Spot one={one} />
      <div class="extras">
        {(strips.length > 0 || one.links.length > 0 || one.assist) && (
          <div class="strips" onClick={() => open(one)} aria-hidden="true">
            {one.assist && <Strip one={one.assist} mark="✦" />}
            {one.links.map((each, i) => (
              <Strip key={`l${i}`} one={each} mark="⊕" />
            ))}
            {strips.map((each, i) => (
              <Strip key={i} one={each} mark={each.level === null ? "▪" : String(each.level)} />
            ))}
            {one.under.length > MOST_STRIPS && <div class="strip more">+{one.under.length - MOST_STRIPS}</div>}
          </div>
        )}
        {one.energy > 0 && (
          <div class="energy" title={one.energySeen.map((each) => shownName(game, each)).join(", ") || `${one.energy} energy`}>
            {Array.from({ length: Math.min(one.energy, MOST_PIPS) }, (_, i) => (
              <span key={i} class="pip" style={{ background: pip(one.energySeen[i]) }} />
            ))}
            <b>{one.energy}</b>
          </div>
        )}
        {one.badges.length > 0 && (
          <div class="badges">
            {one.badges.map((badge) => (
              <span key={badge.text} class={`badge ${badge.tone}`} title={badge.label}>
                {badge.text}
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

const pip = (seen: Thing | undefined): string | undefined => (seen ? backdrop(seen.hues) : undefined);

function Strip({ one, mark }: { one: Thing; mark: string }) {
  const { game } = useContext(Table);
  const ink = one.hues[0] ? hueOf(one.hues[0]).ink : "grey";
  return (
    <div class={`strip hue-${ink}`}>
      <b>{mark}</b> {one.hidden ? "face down" : shownName(game, one)}
    </div>
  );
}
