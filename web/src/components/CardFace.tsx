import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { pictureOf, type CardInfo } from "../api.ts";
import { backdrop, hueOf } from "../board/hues.ts";
import { kindName, printed, type Thing, type Value } from "../board/things.ts";
import { roomOf } from "../games/index.ts";
import { bare, cardInfo, labelAmong, labelOf, langOf, nameOf, textsOf } from "../state/cards.ts";
import { settings } from "../state/settings.ts";
import { t } from "../words/index.ts";
import { Hues } from "./Hues.tsx";

/** A name, set smaller where a word or all of it is long, so that words need not be broken. */
export function NamePlate({ name }: { name: string }) {
  const wide = /[^\u0000-\u024f]/.test(name);
  const longest = wide ? 3 : Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  const scale = name.length > (wide ? 14 : 26) ? 0.8 : name.length > (wide ? 9 : 18) ? 0.9 : 1;
  return (
    <div class="card-name" style={{ "--longest": String(longest), "--scale": String(scale) }}>
      {name}
    </div>
  );
}

/** What a card shows where no picture is: the shape of its colour. */
function Art({ names }: { names: string[] }) {
  return (
    <svg class="card-art" viewBox="0 0 24 24" aria-hidden="true">
      <path d={hueOf(names[0] ?? "none").shape} fill-rule="evenodd" />
    </svg>
  );
}

/** The name of a thing as the reader reads it. */
export function shownName(game: string, one: Thing): string {
  if (one.hidden) return t("face down");
  const info = one.id === null ? undefined : cardInfo(game, one.id);
  if (!info) return one.name;
  return info.name === one.name ? nameOf(info) : bare(info.name) === one.name ? bare(nameOf(info)) : one.name;
}

/** A user's own picture of a card, if there is one. */
export function Picture({ game, id }: { game: string; id: string }) {
  const [missing, setMissing] = useState(false);
  if (missing || !settings.value.pictures) return null;
  return <img class="card-picture" src={pictureOf(game, id)} alt="" loading="lazy" draggable={false} onError={() => setMissing(true)} />;
}

/** A thing with what its card tells of it. */
export function whole(game: string, one: Thing): Thing {
  const info = one.id === null ? undefined : cardInfo(game, one.id);
  return info ? printed(one, info.facts) : one;
}

interface Inside {
  one: Thing;
  /** The card, and what lies on it: whose skills they are. */
  cards: (CardInfo | undefined)[];
  text: string;
}

/** The skills of a card, its EX, and as much of its text as there is room for; only whole lines are drawn. */
export function CardInside({ one, cards, text }: Inside) {
  const box = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(0);
  const { lang } = settings.value;
  const named = one.skills.length + one.powers.length;
  useLayoutEffect(() => {
    const own = box.current;
    if (!own || named === 0) return;
    const count = (): void => setLeft([...own.querySelectorAll<HTMLElement>(".card-skill")].filter((each) => each.offsetLeft >= own.offsetLeft + own.clientWidth).length);
    const watch = new ResizeObserver(count);
    watch.observe(own);
    return () => watch.disconnect();
  }, [named]);
  if (named === 0 && !text) return null;
  return (
    <>
      <div ref={box} class="card-inside">
        {one.skills.map((skill, i) => (
          <div key={i} class="card-skill">
            <span class="cost">{skill.cost}</span>
            <span>{labelAmong(cards, skill.name, lang)}</span>
            <b>{skill.damage}</b>
          </div>
        ))}
        {one.powers.map((power) => (
          <div key={power} class="card-skill power">
            <span>EX {labelAmong(cards, power, lang)}</span>
          </div>
        ))}
        {text && (
          <div class="card-text" lang={cards[0] && langOf(cards[0])}>
            {text}
          </div>
        )}
      </div>
      {named > 0 && left > 0 && <span class="card-more">+{left}</span>}
    </>
  );
}

interface Props {
  game: string;
  one: Thing;
  /** Draws the first lines of the text, where there is room for them. */
  text?: boolean;
}

/** A card as it lies on the table. */
export function CardFace({ game, one, text }: Props) {
  if (one.hidden) {
    return (
      <div class={`card back${one.turned ? " turned" : ""}`}>
        <span aria-hidden="true">審</span>
      </div>
    );
  }
  const info = one.id === null ? undefined : cardInfo(game, one.id);
  const texts = text && info ? Object.values(textsOf(info)).join(" ") : "";
  const full = text ? whole(game, one) : one;
  const assist = one.assist?.id ? cardInfo(game, one.assist.id) : undefined;
  const skilled = full.value !== null && full.skills.length + full.powers.length > 0;
  // Of a game that this client does not know, what is true of a card stands on it; on the field its body shows it.
  const facts = text && !one.body && roomOf(game).layout === null ? one.badges : [];
  const hurt = one.value !== null && one.value.full !== null && one.value.full !== one.value.now;
  return (
    <div class={`card kind-${one.kind}${one.turned ? " turned" : ""}${one.body ? " placed" : ""}${hurt ? " is-hurt" : ""}${skilled ? " skilled" : ""}`} style={{ "--back": backdrop(one.hues) }}>
      <Art names={one.hues} />
      <div class="card-top">
        {one.cost !== null && <span class="cost">{one.cost}</span>}
        {one.level !== null && <span class="level">Lv{one.level}</span>}
        <Hues names={one.hues} />
      </div>
      <NamePlate name={shownName(game, one)} />
      <div class="card-kind">
        {kindName(one.kind)}
        {one.traits[0] !== undefined && ` · ${info ? labelOf(info, one.traits[0], settings.value.lang) : one.traits[0]}`}
      </div>
      {(text || one.body) && <CardInside one={full} cards={[info, assist]} text={texts} />}
      {full.value !== null && (
        <div class="card-foot">
          <Strength value={full.value} />
        </div>
      )}
      {facts.length > 0 && (
        <div class="card-facts">
          {facts.map((badge) => (
            <span key={badge.text} class="badge">
              {badge.text}
            </span>
          ))}
        </div>
      )}
      {one.id !== null && <Picture game={game} id={one.id} />}
    </div>
  );
}

/** DP, power or HP, and what is left of it. */
function Strength({ value }: { value: Value }) {
  const left = value.label === "HP" ? value.now : (value.full ?? value.now);
  const whole = value.label === "HP" ? (value.full ?? value.now) : value.now;
  const hurt = left < whole;
  return (
    <span class={hurt ? "value hurt" : "value"} style={hurt ? { "--left": String(Math.max(0, left / whole)) } : {}}>
      {left}
      {hurt ? <small>/{whole}</small> : <small class="unit">{value.label === "Power" ? "" : value.label}</small>}
    </span>
  );
}
