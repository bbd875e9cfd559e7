import { useEffect, useState } from "preact/hooks";
import { api, type Dealt } from "../api.ts";
import { CardTile } from "../components/CardTile.tsx";
import type { GameName } from "../protocol.ts";
import { cardInfo, need } from "../state/cards.ts";
import { t } from "../words/index.ts";

interface Props {
  game: GameName;
  text: string;
  book: string;
  open: (id: string) => void;
}

/** Opening hands to try a deck with: dealt by the server, by the rules of the game. */
export function Hands({ game, text, book, open }: Props) {
  const [dealt, setDealt] = useState<Dealt | null>(null);
  const [drawn, setDrawn] = useState(0);
  const [shown, setShown] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    setDealt(null);
    setProblem("");
  }, [game, text, book]);
  useEffect(() => {
    if (dealt) need(game, [...dealt.hand, ...dealt.deck, ...Object.values(dealt.laid).flat()]);
  }, [game, dealt]);
  const deal = (more: { seed?: number; redraw?: boolean } = {}): void => {
    api.hand(game, text, book, more).then(
      (answer) => {
        setDealt(answer);
        setDrawn(0);
        setShown(false);
        setProblem("");
      },
      (error: Error) => setProblem(error.message),
    );
  };
  const tile = (id: string, i: number) => {
    const card = cardInfo(game, id);
    return <div key={i}>{card ? <CardTile card={card} open={() => open(id)} /> : <span class="muted">{id}</span>}</div>;
  };
  return (
    <div class="hands">
      <div class="buttons">
        <button type="button" class="primary" disabled={!text} onClick={() => deal()}>
          {dealt ? t("Another hand") : t("Draw a hand")}
        </button>
        {dealt?.redraw && (
          <button type="button" disabled={drawn > 0} title={drawn > 0 ? t("A hand is given up before anything else is drawn.") : ""} onClick={() => deal({ seed: dealt.seed, redraw: true })}>
            {t("Give it up and redraw")}
          </button>
        )}
        {dealt && (
          <button type="button" disabled={drawn >= dealt.deck.length} onClick={() => setDrawn(drawn + 1)}>
            {t("Draw a card")}
          </button>
        )}
      </div>
      {problem && <p class="problem">{problem}</p>}
      {!dealt && <p class="muted">{t("The hand is dealt as at a table: by the rules of the game, with what they lay aside.")}</p>}
      {dealt && (
        <>
          <p role="status" class="muted">
            {dealt.given.length > 0 ? t("The second hand. It is kept.") : t("The first hand.")} {drawn > 0 && t("{n} cards drawn since.", { n: drawn })} {t("{n} cards are left in the deck.", { n: dealt.deck.length - drawn })}
          </p>
          <div class="card-grid small hand-dealt">{dealt.hand.map(tile)}</div>
          {drawn > 0 && (
            <>
              <h4>{t("Drawn since")}</h4>
              <div class="card-grid small hand-drawn">{dealt.deck.slice(0, drawn).map(tile)}</div>
            </>
          )}
          {Object.entries(dealt.laid).map(([zone, cards]) => (
            <section key={zone}>
              <h4>
                {zone === "security" ? t("Security") : zone} ({cards.length}){" "}
                <button type="button" class="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
                  {shown ? t("Hide") : t("Look")}
                </button>
              </h4>
              {shown && <div class="card-grid small">{cards.map(tile)}</div>}
            </section>
          ))}
        </>
      )}
    </div>
  );
}
