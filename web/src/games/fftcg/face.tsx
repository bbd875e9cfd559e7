import { kindName } from "../../board/things.ts";
import { listed, numberIn, said, type Look } from "../../faces/look.ts";
import { Frame, Mark, Rules, Strength, Window, Words } from "../../faces/parts.tsx";
import { t } from "../../words/index.ts";
import { script } from "./text.ts";

const RING = "M50 14C20 14 7 32 7 56S20 97 50 97 93 80 93 56 80 14 50 14Z";
const RAGGED = "M5 18L16 9 30 15 46 7 62 14 78 7 95 16 91 34 96 52 90 70 95 92 76 96 60 90 44 97 28 91 8 95 10 72 4 54 9 36Z";
const ARCH = "M8 100V46C8 14 92 14 92 46V100Z";
/** The shape of the window tells the kind: open for a Forward, an arch for a Backup, a ring for a Summon, a ragged edge for a Monster. */
const MATS: Readonly<Record<string, string>> = { backup: ARCH, summon: RING, monster: RAGGED };

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** How many cards of the LB deck it takes, for a card that lies there. */
const LIMIT = /^\s*Limit Break ?--? ?(\d+)\s*$/m;
const PRIMING = /^\s*Priming\b/m;

/** The crystal with the cost at the top left, the name beside it, power at the bottom right. */
export function ForwardFace({ look }: { look: Look }) {
  const { one, size, facts, texts, hues, info } = look;
  const text = size === "full" || size === "hand";
  const mat = size === "chip" ? undefined : MATS[one.kind];
  const printed = info?.texts[info.lang]?.["text"] ?? "";
  const limit = LIMIT.exec(printed)?.[1];
  const cost = one.cost ?? numberIn(facts, "cost");
  const power = one.value?.now ?? numberIn(facts, "power");
  const { damage } = one;
  const jobs = words(facts["jobs"]).map((word) => said(look, word));
  const groups = words(facts["categories"]).map((word) => said(look, word));
  const ex = facts["ex"] === true || one.badges.some((badge) => badge.text === "EX");
  return (
    <Frame look={look} style={`ff${limit ? " limit" : ""}`}>
      <Window look={look} tall={size === "board" || size === "chip"}>
        {mat && (
          <svg class="mat" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path fill-rule="evenodd" d={`M0 0H100V100H0Z${mat}`} />
            <path class="rim" d={mat} />
          </svg>
        )}
      </Window>
      <div class="f-head">
        {cost !== null && (
          <div class="cost num">
            <b>{cost}</b>
          </div>
        )}
        <div class="f-name">{look.name}</div>
      </div>
      <div class="elm">
        {hues.map((hue) => (
          <Mark key={hue} name={hue} />
        ))}
      </div>
      <div class="f-flags">
        {ex && <span class="exb">EX</span>}
        {limit && <span class="lb">{size === "full" ? t("Limit Break {n}", { n: limit }) : `LB ${limit}`}</span>}
        {PRIMING.test(printed) && <span class="lb">{t("Priming")}</span>}
      </div>
      {text ? (
        <div class="f-type">
          {kindName(one.kind)}
          <span>{(one.body ? listed(look) : jobs).join(" · ") || jobs.join(" · ")}</span>
          <i>
            {groups.join(" · ")}
            {facts["generic"] === true && size === "full" && ` · ${t("generic")}`}
          </i>
        </div>
      ) : (
        size === "board" && one.kind !== "forward" && <div class="kindtag">{kindName(one.kind)}</div>
      )}
      {text && texts["text"] && (
        <div class="f-body">
          <Rules game={look.game} text={texts["text"]} script={script} lang={look.lang} live={look.live} />
        </div>
      )}
      <Words look={look} />
      <div class="f-foot">
        <span class="f-id">{one.id}</span>
        <Strength kind="f-power" now={power} was={one.body ? numberIn(facts, "power") : null} />
      </div>
      {damage > 0 && power !== null && (
        <div class="hurtbar">
          <u class="num">−{damage}</u>
          <i style={{ width: `${Math.min(100, (100 * damage) / Math.max(1, power))}%` }} />
        </div>
      )}
    </Frame>
  );
}
