import { useState } from "preact/hooks";
import { pictureOf } from "../api.ts";
import { backdrop, hueOf } from "../board/hues.ts";
import { kindName, type Thing, type Value } from "../board/things.ts";
import { bare, cardInfo, labelOf, langOf, nameOf, textsOf } from "../state/cards.ts";
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
  const hurt = one.value !== null && one.value.full !== null && one.value.full !== one.value.now;
  return (
    <div class={`card kind-${one.kind}${one.turned ? " turned" : ""}${one.body ? " placed" : ""}${hurt ? " is-hurt" : ""}`} style={{ "--back": backdrop(one.hues) }}>
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
      {texts && info && <div class="card-text" lang={langOf(info)}>{texts}</div>}
      {one.body && one.skills.length + one.powers.length > 0 && (
        <ul class="card-skills">
          {one.skills.map((skill) => (
            <li key={skill.name}>
              <span class="cost">{skill.cost}</span>
              <span>{info ? labelOf(info, skill.name, settings.value.lang) : skill.name}</span>
              <b>{skill.damage}</b>
            </li>
          ))}
          {one.powers.map((power) => (
            <li key={power} class="power">
              EX {info ? labelOf(info, power, settings.value.lang) : power}
            </li>
          ))}
        </ul>
      )}
      {one.value !== null && (
        <div class="card-foot">
          <Strength value={one.value} />
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
