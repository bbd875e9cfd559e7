import { hueOf } from "../../board/hues.ts";
import { kindName } from "../../board/things.ts";
import { numberIn, listed, type Look } from "../../faces/look.ts";
import { Art, Frame, Mark, Rules, Strength, Words } from "../../faces/parts.tsx";
import { bare } from "../../state/cards.ts";
import { t } from "../../words/index.ts";
import { script } from "./text.ts";

interface Way {
  color: string;
  level: number;
  cost: number;
}

/** Requirements that are drawn on a full card; half of them in the hand. */
const MOST_WAYS = 8;
/** A long name is set smaller. */
const LONG = 22;
/** Much text is set a step smaller. */
const MUCH = 300;

/** Costs down the left edge, DP at the top right, level beside the name; what is inherited, Security and Link each in a strip. */
export function DigimonFace({ look }: { look: Look }) {
  const { one, size, facts, texts, hues, info } = look;
  const full = size === "full";
  const side = facts["option"] as { name?: string; colors?: string[]; cost?: number } | undefined;
  const ways = (Array.isArray(facts["digivolve"]) ? facts["digivolve"] : []) as Way[];
  const ace = numberIn(facts, "overflow");
  const nameless = one.kind === "tamer" || one.kind === "option";
  const dp = one.value?.now ?? numberIn(facts, "dp");
  const long = Object.values(texts).join("").length > MUCH * (/[^\u0000-\u02ff]/.test(texts["text"] ?? "") ? 0.6 : 1);
  const cost = one.cost ?? numberIn(facts, "cost");
  const level = one.level ?? numberIn(facts, "level");
  const strip = (kind: string, label: string, place: string) =>
    full && placed(look, place) ? (
      <div class={`f-strip ${kind}`}>
        <i>{label}</i>
        <Text look={look} text={placed(look, place)} />
      </div>
    ) : null;
  return (
    <Frame look={look} style={`dg${long ? " f-dense" : ""}${ace !== null ? " ace" : ""}${side ? " dual" : ""}${!info && one.id?.startsWith("token ") ? " token" : ""}`}>
      <Art look={look} tall={size === "board" || size === "chip" || (full && one.kind === "egg")} />
      {cost !== null && (
        <div class="cost num">
          <span>{cost}</span>
        </div>
      )}
      {ways.length > 0 && (full || size === "hand") && (
        <div class="evo">
          {ways.slice(0, full ? MOST_WAYS : MOST_WAYS / 2).map((way, i) => (
            <span key={i} style={{ "--k": `var(--${hueOf(way.color).ink})`, "--kd": `var(--${hueOf(way.color).ink}-d)` }} aria-label={t("Digivolve from {colour} level {n} for {cost}", { colour: t(hueOf(way.color).label), n: way.level, cost: way.cost })}>
              <small>Lv.{way.level}</small>
              <b>{way.cost}</b>
              <Mark name={way.color} />
            </span>
          ))}
        </div>
      )}
      <Strength kind="f-dp" now={dp} was={one.body ? numberIn(facts, "dp") : null} unit="DP" />
      {ace !== null && (
        <div class="ace-flag">
          {"ACE"}
          <small>{t("Overflow {n}", { n: `−${ace}` })}</small>
        </div>
      )}
      <Words look={look} />
      <div class="f-plate">
        <div class="lv num">
          {nameless || level === null ? (
            <span class="f-word">{size === "chip" ? kindName(one.kind).slice(0, 2) : kindName(one.kind)}</span>
          ) : (
            <span>
              <small>Lv.</small>
              {level}
            </span>
          )}
        </div>
        <div class={look.name.length > LONG ? "f-name f-much" : "f-name"}>{bare(look.name)}</div>
        <div class="f-marks">
          {hues.map((hue) => (
            <Mark key={hue} name={hue} />
          ))}
        </div>
      </div>
      {full && (
        <div class="f-traits">
          <span>{listed(look, "traits").join(" · ") || kindName(one.kind)}</span>
          <span>{one.id}</span>
        </div>
      )}
      {(full || size === "hand") && texts["text"] && (
        <div class="f-body">
          <Text look={look} text={texts["text"]} />
        </div>
      )}
      {side && (full || size === "hand") && (
        <div class="f-opt">
          <header>
            {full && <span class="f-side">{t("Option side")}</span>}
            <b>{side.name}</b>
            {full && (side.colors ?? []).map((hue) => <Mark key={hue} name={hue} />)}
          </header>
          {full && texts["option text"] && (
            <div class="f-body">
              <Text look={look} text={texts["option text"]} />
            </div>
          )}
        </div>
      )}
      {strip("inherited", t("Inherited"), "inherited")}
      {strip("security", t("Security"), "security")}
      {strip("link", t("Link"), "link")}
    </Frame>
  );
}

/** The text of a place; a link says first what it asks for, then how much DP it gives. */
function placed({ texts, facts }: Look, place: string): string {
  if (place !== "link") return texts[place] ?? "";
  const link = facts["link"] as { dp?: number } | undefined;
  const gives = [link?.dp ? `+${link.dp} DP` : "", texts["link text"] ?? ""].filter(Boolean).join(" ");
  return [texts["link requirement"] ?? "", gives].filter(Boolean).join("\n");
}

const Text = ({ look, text }: { look: Look; text: string }) => <Rules game={look.game} text={text} script={script} lang={look.lang} live={look.live} />;
