import { kindName } from "../../board/things.ts";
import { numberIn, type Look } from "../../faces/look.ts";
import { Art, Frame, Mark, Rules, Strength } from "../../faces/parts.tsx";
import { cardInfo, labelAmong } from "../../state/cards.ts";
import { settings } from "../../state/settings.ts";
import { t } from "../../words/index.ts";
import { script } from "./text.ts";

const MOST_PIPS = 5;

/** What a skill costs: a pip for each energy, or the number where there is little room. */
function Pips({ n, number }: { n: number; number?: boolean }) {
  if (number) return <span class="f-pips f-count">{n}</span>;
  return (
    <span class="f-pips" role="img" aria-label={t("{n} energy", { n })}>
      {n === 0 ? <i class="f-pip zero" /> : Array.from({ length: Math.min(n, MOST_PIPS) }, (_, i) => <i key={i} class="f-pip" />)}
    </span>
  );
}

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** HP at the top right, skills in rows with what they cost and deal, EX in a band of its own; advantage and retreat close the card. */
export function UnitFace({ look }: { look: Look }) {
  const { one, size, facts, texts, hues, info, lang } = look;
  const full = size === "full";
  const shown = settings.value.lang;
  const cards = [info, one.assist?.id ? cardInfo(look.game, one.assist.id) : undefined];
  const hp = one.value?.now ?? null;
  const most = one.value?.full ?? null;
  const left = hp !== null && most !== null && most > 0 ? hp / most : 1;
  const english = info && shown !== "en" && full ? (info.names["en"] ?? "") : "";
  return (
    <Frame look={look} style="dc">
      <Art look={look} tall={size === "chip" || (size === "board" && one.kind !== "unit")} />
      <div class="f-head">
        <div class="f-marks">
          {hues.map((hue) => (
            <Mark key={hue} name={hue} />
          ))}
        </div>
        <div class="f-name">
          {look.name}
          {english && english !== look.name && <small lang="en">{english}</small>}
        </div>
        {hp !== null ? <Strength kind="f-hp" now={hp} was={most ?? numberIn(facts, "hp")} unit="HP" before /> : <div class="kindtag">{size === "chip" ? kindName(one.kind).slice(0, 2) : kindName(one.kind)}</div>}
      </div>
      {one.skills.length + one.powers.length > 0 && (
        <div class="f-skills card-inside">
          {one.skills.map((skill, i) => (
            <div key={i} class="f-skill card-skill">
              <Pips n={skill.cost} number={size === "board"} />
              <b>{labelAmong(cards, skill.name, shown)}</b>
              <span class="dmg num">{skill.damage === "-" ? "–" : skill.damage}</span>
              {full && texts[`skill ${skill.name}`] && <Text look={look} text={texts[`skill ${skill.name}`] ?? ""} />}
            </div>
          ))}
          {one.powers.map((power) => (
            <div key={power} class="exband card-skill">
              <i>EX</i>
              <b>{labelAmong(cards, power, shown)}</b>
              {full && texts[`ex ${power}`] && <Text look={look} text={texts[`ex ${power}`] ?? ""} />}
            </div>
          ))}
        </div>
      )}
      {(full || size === "hand") && texts["text"] && (
        <div class="cmd f-body" lang={lang}>
          <Text look={look} text={texts["text"]} />
        </div>
      )}
      {(full || size === "hand") && (
        <div class="f-tail">
          {one.kind === "unit" && (
            <>
              <span class="strong">
                {full ? t("Strong against") : "▲"} {words(facts["advantage"]).length > 0 ? words(facts["advantage"]).map((hue) => <Mark key={hue} name={hue} />) : "–"}
              </span>
              <span class="retreat">
                {full ? t("Retreat") : "⤺"} <Pips n={numberIn(facts, "retreat") ?? 0} />
              </span>
            </>
          )}
          <span class="f-id">{one.id}</span>
        </div>
      )}
      {hp !== null && left < 1 && !full && (
        <div class={left < 0.34 ? "hpbar low" : "hpbar"}>
          <i style={{ width: `${100 * left}%` }} />
        </div>
      )}
    </Frame>
  );
}

const Text = ({ look, text }: { look: Look; text: string }) => <Rules game={look.game} text={text} script={script} lang={look.lang} live={look.live} />;
