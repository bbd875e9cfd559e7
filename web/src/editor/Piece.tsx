import { thing, type Thing } from "../board/things.ts";
import { CardFace } from "../components/CardFace.tsx";
import { roomOf } from "../games/index.ts";
import type { Entry as Shown, GameName, View } from "../protocol.ts";
import { cardInfo, nameOf } from "../state/cards.ts";
import { t } from "../words/index.ts";
import type { Entry, Mark } from "./model.ts";

/** What a card of a position is called. */
export function called(game: GameName, entry: Entry): string {
  if (entry.card === "blank") return entry.count > 1 ? t("{n} blank cards", { n: entry.count }) : t("Blank card");
  const info = cardInfo(game, entry.card);
  return info ? nameOf(info) : entry.card;
}

/** A mark in the reader's words. */
export const markName = (mark: Mark): string => (mark.label ? t(mark.label) : mark.name);

/** What a zone is called. */
export function zoneLabel(game: GameName, zone: string): string {
  const label = roomOf(game).layout?.zones.find((each) => each.zone === zone)?.label;
  return label ? t(label) : zone === "hand" ? t("Hand") : zone;
}

/** A card of a position as a thing to draw: what is printed on it, and its state. */
export function pieceOf(game: GameName, entry: Entry): Thing {
  const info = entry.card === "blank" ? undefined : cardInfo(game, entry.card);
  const facts = info?.facts ?? {};
  const state = Object.fromEntries(Object.entries(entry.more).filter(([, value]) => typeof value !== "object" || !Array.isArray(value)));
  const { assist: _, energy: __, as: ___, ...plain } = state;
  const shown = { ...facts, ...plain, card: entry.card, name: info?.name ?? called(game, entry), kind: info?.kind ?? "", body: 0 } as unknown as Shown;
  return { ...thing({ game } as View, shown), ref: null };
}

/** A card of a position as it is drawn. */
export function Piece({ game, entry }: { game: GameName; entry: Entry }) {
  return <CardFace game={game} one={pieceOf(game, entry)} />;
}

/** What is said of a card, in few words. */
export function stateWords(entry: Entry, marks: Mark[]): string[] {
  return marks.flatMap((mark) => {
    const value = entry.more[mark.name];
    if (value === undefined || value === null || value === false) return [];
    if (mark.kind === "flag") return [markName(mark)];
    if (mark.kind === "number") return [`${markName(mark)} ${value as number}`];
    if (mark.kind === "counters" && typeof value === "object") return Object.entries(value).map(([name, count]) => `${name} ×${String(count)}`);
    return [];
  });
}
