import { useEffect, useState } from "preact/hooks";
import { api, type CardInfo } from "../api.ts";
import { plain, thing, type Thing } from "../board/things.ts";
import { Face, type Size } from "../faces/Face.tsx";
import { titleOf } from "../games/index.ts";
import type { View } from "../protocol.ts";
import { games } from "../state/games.ts";

const SIZES: [Size, number][] = [["full", 320], ["hand", 150], ["board", 96], ["chip", 56]];

/** How a card may stand on the field: every third above what is printed, every third below it, with a keyword it was given. */
function standing(card: CardInfo, at: number): Thing {
  const view: View = { game: card.game, viewer: 0, turn: 1, turn_player: 0, phase: "main", over: false, winner: null, players: [{}, {}] };
  const { facts } = card;
  const by = [0, 3000, -1000][at % 3] ?? 0;
  const number = (key: string): Record<string, number> => (typeof facts[key] === "number" ? { [key]: Math.max(100, facts[key] + by) } : {});
  const hp = typeof facts["hp"] === "number" ? { hp: Math.max(100, facts["hp"] - (at % 3) * 300), full_hp: facts["hp"] } : {};
  const printed = plain(card);
  const words = Object.keys(games.value.find(({ name }) => name === card.game)?.keywords["ja"] ?? {});
  const ex = facts["ex"] as { name?: string } | undefined;
  return thing(view, {
    ...facts, ref: `b${at}`, card: printed.id ?? "", name: printed.name, kind: printed.kind, ...number("dp"), ...number("power"), ...hp,
    powers: ex?.name ? [ex.name] : [], keywords: at % 3 === 1 ? words.slice(0, 2) : [], damage: at % 3 === 2 && facts["power"] ? 3000 : 0,
  });
}

/** A token: there is no card of it to ask for. */
function token(game: string, name: string): Thing {
  const view: View = { game, viewer: 0, turn: 1, turn_player: 0, phase: "main", over: false, winner: null, players: [{}, {}] };
  return thing(view, { ref: "b99", card: `token ${name}`, name, kind: games.value.find((each) => each.name === game)?.kinds[0] ?? "", colors: ["red"], elements: ["fire"], dp: 3000, power: 3000, keywords: [] });
}

/** Cards in all sizes, to be looked at: as printed, and as they may stand on the field. Nothing links here. */
export function FacesPage({ id, query }: { id: string; query: URLSearchParams }) {
  const [cards, setCards] = useState<CardInfo[]>([]);
  const wanted = query.get("cards") ?? "";
  useEffect(() => {
    const ids = wanted.split(",").filter(Boolean);
    const found = ids.length > 0 ? Promise.all(ids.map((each) => api.card(id, each))) : api.cards(id, { page: Number(query.get("page") ?? 0) }).then((page) => page.cards);
    void found.then(setCards);
  }, [id, wanted]);
  const sizes = SIZES.filter(([size]) => (query.get("sizes") ?? size).split(",").includes(size));
  return (
    <main class="page faces-page">
      <h1>{titleOf(id)}</h1>
      {sizes.map(([size, width]) => (
        <section key={size} class={`sheet-${size}`} style={{ "--w": `${width}px` }} aria-label={size}>
          {cards.map((card, i) => (
            <Face key={card.id} game={card.game} card={card} size={size} one={size === "board" || size === "chip" ? standing(card, i) : plain(card)} live={size === "full"} />
          ))}
          {query.get("token") && <Face game={id} size={size} one={token(id, query.get("token") ?? "")} />}
        </section>
      ))}
    </main>
  );
}
