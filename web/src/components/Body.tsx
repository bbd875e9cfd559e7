import { useContext } from "preact/hooks";
import type { Fit } from "../board/fitting.ts";
import { backdrop, hueOf } from "../board/hues.ts";
import type { Thing } from "../board/things.ts";
import type { Size } from "../faces/Face.tsx";
import { t } from "../words/index.ts";
import { shownName } from "./CardFace.tsx";
import { Spot } from "./Spot.tsx";
import { Table } from "./context.ts";

const MOST_PIPS = 8;
const MOST_IN_LINE = 5;

interface Props {
  one: Thing;
  fit: Fit;
  size: Size;
  /** Whether energy lies in a column beside the card. */
  column?: boolean | undefined;
}

/** Something on the field: its card, how it stands, what lies under it in strips below, and its links at its side. */
export function Body({ one, fit, size, column }: Props) {
  const told = one.value?.full !== null || (size !== "chip" && !one.turned);
  const signs = one.badges.filter((badge) => badge.state && !(told && one.damage > 0 && badge.text === `−${one.damage}`));
  const linked = fit.links && one.links.length > 0;
  const beside = Boolean(column);
  const classes = ["body", one.turned && "is-turned", linked && "is-linked", beside && "has-energy", signs.some((badge) => badge.tone === "hot") && "is-attacking"];
  return (
    <div class={classes.filter(Boolean).join(" ")}>
      {beside && <Energy one={one} />}
      <div class="body-card">
        <Spot one={one} size={size} lies />
        {signs.length > 0 && (
          <div class="signs">
            {signs.map((badge) => (
              <span key={badge.text} class={`badge ${badge.tone}`} title={badge.label}>
                {badge.text}
              </span>
            ))}
          </div>
        )}
      </div>
      {linked && (
        <div class="links" aria-hidden="true">
          {one.links.map((each, i) => (
            <Strip key={i} one={each} mark="⊕" />
          ))}
        </div>
      )}
      {fit.tails > 0 ? <Tails one={one} most={fit.tails} column={beside} links={!linked} /> : <Counts one={one} links={!linked} energy={!beside} />}
    </div>
  );
}

/** What lies under a card and at it, only counted. */
function Counts({ one, links, energy }: { one: Thing; links: boolean; energy: boolean }) {
  const counts: [string, number, string][] = [
    ["▾", one.under.length, t("{n} cards under it", { n: one.under.length })],
    ["⊕", links ? one.links.length : 0, t("{n} links", { n: one.links.length })],
    ["⚡", energy ? one.energy : 0, t("{n} energy", { n: one.energy })],
    ["✦", one.assist ? 1 : 0, one.assist ? t("assist {name}", { name: one.assist.name }) : ""],
  ];
  const some = counts.filter(([, n]) => n > 0);
  if (some.length === 0) return null;
  return (
    <div class="counts" aria-hidden="true">
      {some.map(([mark, n, title]) => (
        <span key={mark} title={title}>
          {mark}
          {n}
        </span>
      ))}
    </div>
  );
}

/** Energy, assist and sources, a line for each; what does not fit is counted. */
function Tails({ one, most, column, links }: { one: Thing; most: number; column: boolean; links: boolean }) {
  const { open, show } = useContext(Table);
  const lines: { one: Thing; mark: string }[] = [
    ...(one.assist ? [{ one: one.assist, mark: "✦" }] : []),
    ...(links ? one.links.map((each) => ({ one: each, mark: "⊕" })) : []),
    ...one.under.map((each) => ({ one: each, mark: each.level === null ? "▪" : String(each.level) })),
  ];
  const energy = one.energy > 0 && !column;
  const room = most - (energy ? 1 : 0);
  const shown = lines.length > room ? lines.slice(0, Math.max(0, room - 1)) : lines;
  const more = lines.length - shown.length;
  if (lines.length === 0 && !energy) return null;
  return (
    <div
      class="tails"
      aria-hidden="true"
      onClick={() => open(one)}
      onPointerEnter={(event) => event.pointerType === "mouse" && show(one, event.currentTarget)}
      onPointerLeave={() => show(null)}
    >
      {energy && <EnergyLine one={one} />}
      {shown.map((line, i) => (
        <Strip key={i} {...line} />
      ))}
      {more > 0 && <div class="strip more">{t("+{n} more", { n: more })}</div>}
    </div>
  );
}

const energyTitle = (game: string, one: Thing): string => one.energySeen.map((each) => shownName(game, each)).join(", ") || t("{n} energy", { n: one.energy });

/** The energy of a unit in a column, a pip for each with its colour where that is seen. */
function Energy({ one }: { one: Thing }) {
  const { game } = useContext(Table);
  return (
    <div class="energy" title={energyTitle(game, one)}>
      <b class="num">{one.energy}</b>
      <small>{t("energy")}</small>
      <Pips one={one} most={MOST_PIPS} />
    </div>
  );
}

/** The same in a line under the card. */
function EnergyLine({ one }: { one: Thing }) {
  const { game } = useContext(Table);
  return (
    <div class="strip energy-line" title={energyTitle(game, one)}>
      <b>{one.energy}</b> <Pips one={one} most={MOST_IN_LINE} />
    </div>
  );
}

const Pips = ({ one, most }: { one: Thing; most: number }) => (
  <>
    {Array.from({ length: Math.min(one.energy, most) }, (_, i) => (
      <span key={i} class="pip" style={{ background: pip(one.energySeen[i]) }}>
        {letter(one.energySeen[i])}
      </span>
    ))}
  </>
);

const pip = (seen: Thing | undefined): string | undefined => (seen ? backdrop(seen.hues) : undefined);
const letter = (seen: Thing | undefined): string => (seen?.hues[0] ? hueOf(seen.hues[0]).letter : "");

function Strip({ one, mark }: { one: Thing; mark: string }) {
  const { game } = useContext(Table);
  const ink = one.hues[0] ? hueOf(one.hues[0]).ink : "grey";
  return (
    <div class={`strip hue-${ink}`} title={shownName(game, one)}>
      <b>{mark}</b> <span>{shownName(game, one)}</span>
    </div>
  );
}
