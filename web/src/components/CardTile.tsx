import type { CardInfo } from "../api.ts";
import { backdrop } from "../board/hues.ts";
import { kindName } from "../board/things.ts";
import { useEffect } from "preact/hooks";
import { cardInfo, langOf, nameOf, need, textsOf } from "../state/cards.ts";
import { settings } from "../state/settings.ts";
import { t } from "../words/index.ts";
import { huesOf } from "./CardText.tsx";
import { NamePlate, Picture } from "./CardFace.tsx";
import { Hues } from "./Hues.tsx";

/** How much of a card the engine understands, in a word. */
export const statusName = (status: string): string => (status === "partial" ? t("partial") : status === "none" ? t("none") : status);

/** A card in a list of cards. */
export function CardTile({ card, open, count }: { card: CardInfo; open: () => void; count?: number }) {
  const lang = settings.value.lang;
  const shown = lang in card.texts ? card : (cardInfo(card.game, card.id) ?? card);
  useEffect(() => {
    if (!(lang in card.texts) && card.game === "divinecross") need(card.game, [card.id]);
  }, [card, lang]);
  const facts = card.facts;
  const hues = huesOf(card);
  const value = facts["dp"] ?? facts["power"] ?? facts["hp"];
  return (
    <button type="button" class="tile" onClick={open} aria-label={`${nameOf(card)}, ${kindName(card.kind)}, ${card.id}`}>
      <div class={`card kind-${card.kind}`} style={{ "--back": backdrop(hues) }}>
        <div class="card-top">
          {typeof facts["cost"] === "number" && <span class="cost">{facts["cost"]}</span>}
          {typeof facts["level"] === "number" && <span class="level">Lv{facts["level"]}</span>}
          <Hues names={hues} />
        </div>
        <NamePlate name={nameOf(card)} />
        <div class="card-kind">{kindName(card.kind)}</div>
        <div class="card-text" lang={langOf(shown)}>
          {Object.values(textsOf(shown)).join(" ")}
        </div>
        {typeof value === "number" && <div class="value">{value}</div>}
        <Picture game={card.game} id={card.id} />
      </div>
      {card.status !== "full" && <span class="badge bad tile-status">{statusName(card.status)}</span>}
      {count !== undefined && count > 0 && <span class="tile-count">×{count}</span>}
    </button>
  );
}
