import type { CardInfo } from "../api.ts";
import { kindName, plain } from "../board/things.ts";
import { useEffect } from "preact/hooks";
import { Face } from "../faces/Face.tsx";
import { cardInfo, nameOf, need } from "../state/cards.ts";
import { games } from "../state/games.ts";
import { settings } from "../state/settings.ts";
import { t } from "../words/index.ts";

/** How much of a card the engine understands, in a word. */
export const statusName = (status: string): string => (status === "partial" ? t("partial") : status === "none" ? t("none") : status);

/** How far a card can be trusted, in a word and in a sentence. */
export const trustName = (trust: string): string => (trust === "ruled" ? t("ruled") : trust === "checked" ? t("checked") : t("read"));
export const trustSaid = (trust: string): string =>
  trust === "ruled"
    ? t("Checked against its text, and official rulings on it run as tests.")
    : trust === "checked"
      ? t("Somebody compared its text with what the engine will do.")
      : t("Understood in full, but nobody has checked it against its text yet.");

/** The mark of a card that is read in full. */
export function Trust({ trust }: { trust: string }) {
  if (!trust) return null;
  return (
    <span class={`trust trust-${trust}`} title={trustSaid(trust)}>
      {trust === "ruled" ? "✓✓ " : trust === "checked" ? "✓ " : ""}
      {trustName(trust)}
    </span>
  );
}

/** A card in a list of cards. */
export function CardTile({ card, open, count }: { card: CardInfo; open: () => void; count?: number }) {
  const lang = settings.value.lang;
  const shown = lang in card.texts ? card : (cardInfo(card.game, card.id) ?? card);
  const worded = games.value.find((each) => each.name === card.game)?.worded.includes(lang);
  useEffect(() => {
    if (!(lang in card.texts) && worded) need(card.game, [card.id]);
  }, [card, lang, worded]);
  return (
    <button type="button" class="tile" onClick={open} aria-label={`${nameOf(card)}, ${kindName(card.kind)}, ${card.id}`}>
      <Face game={card.game} one={plain(card)} card={shown} size="hand" />
      {card.status !== "full" ? <span class="badge bad tile-status">{statusName(card.status)}</span> : card.trust !== "read" && <Trust trust={card.trust} />}
      {count !== undefined && count > 0 && <span class="tile-count">×{count}</span>}
    </button>
  );
}
