import { kindName } from "../board/things.ts";
import { Art, Frame, Mark, Rules, Strength, Words } from "./parts.tsx";
import { listed, type Look } from "./look.ts";
import { PLAIN } from "./script.ts";

/** A card of a game that has no drawing of its own: name, numbers, and all that is true of it in the words of the server. */
export function PlainFace({ look }: { look: Look }) {
  const { one, size, name, hues, texts } = look;
  const facts = one.badges.filter((badge) => !badge.state);
  const text = Object.values(texts).join("\n");
  return (
    <Frame look={look} style="plain">
      <Art look={look} tall={size !== "full"} />
      <div class="f-head">
        {one.cost !== null && <span class="cost num">{one.cost}</span>}
        <div class="f-name">{name}</div>
        <div class="f-marks">
          {hues.map((hue) => (
            <Mark key={hue} name={hue} />
          ))}
        </div>
      </div>
      {size !== "chip" && (
        <div class="f-type">
          {kindName(one.kind)} <span>{listed(look, "traits").join(" · ")}</span>
        </div>
      )}
      {(size === "full" || size === "hand") && text && (
        <div class="f-body">
          <Rules game={look.game} text={text} script={PLAIN} lang={look.lang} live={look.live} />
        </div>
      )}
      {facts.length > 0 && size !== "chip" && (
        <div class="card-facts">
          {facts.map((badge) => (
            <span key={badge.text}>{badge.text}</span>
          ))}
        </div>
      )}
      {size === "chip" && <Words look={look} />}
      {one.value && <Strength kind="f-power" now={one.value.now} was={one.value.full} />}
    </Frame>
  );
}
