import { useState } from "preact/hooks";
import { pictureOf } from "../api.ts";
import { backdrop } from "../board/hues.ts";
import type { Thing } from "../board/things.ts";
import { cardInfo, nameOf, textsOf } from "../state/cards.ts";
import { settings } from "../state/settings.ts";
import { Hues } from "./Hues.tsx";

const KINDS: Record<string, string> = {
  unit: "Unit", event: "Event", action: "Action", assist: "Assist",
  digimon: "Digimon", tamer: "Tamer", option: "Option", egg: "Digi-Egg",
  forward: "Forward", backup: "Backup", summon: "Summon", monster: "Monster",
};

export const kindName = (kind: string): string => KINDS[kind] ?? kind;

/** Long words are set smaller, so that they need not be broken. */
export function NamePlate({ name }: { name: string }) {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => (/[^\u0000-\u024f]/.test(word) ? 1 : word.length)));
  const size = Math.max(0.62, Math.min(1, 7.2 / longest));
  return (
    <div class="card-name" style={size < 1 ? { fontSize: `${size}em` } : {}}>
      {name}
    </div>
  );
}

/** The name of a thing as the reader reads it. */
export function shownName(game: string, one: Thing): string {
  if (one.hidden) return "face down";
  const info = one.id === null ? undefined : cardInfo(game, one.id);
  return info && info.name === one.name ? nameOf(info) : one.name;
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
  const value = one.value;
  const hurt = value !== null && value.full !== null && value.full !== value.now;
  return (
    <div class={`card${one.turned ? " turned" : ""} kind-${one.kind}`} style={{ "--back": backdrop(one.hues) }}>
      <div class="card-top">
        {one.cost !== null && <span class="cost">{one.cost}</span>}
        {one.level !== null && <span class="level">Lv{one.level}</span>}
        <Hues names={one.hues} />
      </div>
      <NamePlate name={shownName(game, one)} />
      {text && texts ? <div class="card-text">{texts}</div> : <div class="card-kind">{kindName(one.kind)}</div>}
      {value !== null && (
        <div class={hurt ? "value hurt" : "value"}>
          {value.label === "HP" ? <small>HP </small> : null}
          {value.label !== "HP" && value.full !== null ? (
            <>
              {value.full}
              <small>/{value.now}</small>
            </>
          ) : (
            <>
              {value.now}
              {hurt && <small>/{value.full}</small>}
            </>
          )}
        </div>
      )}
      {one.id !== null && <Picture game={game} id={one.id} />}
    </div>
  );
}
