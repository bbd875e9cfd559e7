import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { CardInfo } from "../api.ts";
import { CardText } from "../components/CardText.tsx";
import { USUAL } from "../games/index.ts";
import { cardInfo, nameOf, need } from "../state/cards.ts";
import { askGames } from "../state/games.ts";
import { settings } from "../state/settings.ts";
import { keep, load } from "../state/storage.ts";
import { t } from "../words/index.ts";
import * as shelf from "./drafts.ts";

const ACROSS = 3;
const SHEET = ACROSS * ACROSS;
const PAPERS = ["A4", "letter"] as const;
type Paper = (typeof PAPERS)[number];

/** Parts of a list, each of so many. */
const parts = <T,>(list: readonly T[], size: number): T[][] => Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));

/** The deck that is being built, as cards to print and cut out: nine to a sheet, in the size of playing cards. */
export function PrintPage({ id }: { id: string }) {
  const game = id || USUAL;
  const [paper, setPaper] = useState<Paper>(() => load<Paper>("paper", "A4"));
  const [each, setEach] = useState(false);
  useEffect(() => {
    shelf.loadDrafts();
    void askGames();
  }, []);
  // Paper is white, whatever the screen is.
  useLayoutEffect(() => {
    const root = document.documentElement;
    const before = root.dataset["theme"];
    root.dataset["theme"] = "light";
    return () => {
      if (before) root.dataset["theme"] = before;
      else delete root.dataset["theme"];
    };
  }, []);
  const draft = shelf.current(game);
  const ids = draft.cards.map(([card]) => card);
  useEffect(() => need(game, ids), [game, ids.join(" ")]);
  const cards = draft.cards.flatMap(([card, count]) => Array<string>(each ? 1 : count).fill(card));
  const lacking = ids.filter((card) => !cardInfo(game, card));
  return (
    <main class="page wide print-page">
      <style>{`@page { size: ${paper}; margin: 0; }`}</style>
      <h1>{draft.name || t("My deck")}</h1>
      <p class="muted">{t("{n} cards on {m} sheets. Print at 100 %, without margins of the browser; cut along the marks. For playing among friends: proxies are no cards.", { n: cards.length, m: Math.ceil(cards.length / SHEET) })}</p>
      <div class="buttons">
        <label class="field">
          {t("Paper")}
          <select
            value={paper}
            onChange={(event) => {
              const chosen = event.currentTarget.value === "letter" ? "letter" : "A4";
              setPaper(chosen);
              keep("paper", chosen);
            }}
          >
            <option value="A4">{"A4"}</option>
            <option value="letter">{t("Letter")}</option>
          </select>
        </label>
        <label class="check">
          <input type="checkbox" checked={each} onChange={(event) => setEach(event.currentTarget.checked)} /> {t("one of each card")}
        </label>
        <button type="button" class="primary" disabled={cards.length === 0 || lacking.length > 0} onClick={() => print()}>
          {t("Print")}
        </button>
        <a class="button" href="#/decks">
          {t("Back to the deck")}
        </a>
      </div>
      {lacking.length > 0 && <p class="muted">{t("{n} cards are still on their way.", { n: lacking.length })}</p>}
      {parts(cards, SHEET).map((some, i) => (
        <section key={i} class="sheet" aria-label={t("Sheet {n}", { n: i + 1 })}>
          <Marks />
          {some.map((card, at) => {
            const info = cardInfo(game, card);
            return info ? <Proxy key={`${card} ${at}`} card={info} /> : <div key={at} class="proxy" />;
          })}
        </section>
      ))}
    </main>
  );
}

/** The face of a card, as large as a card has room for it. */
function Proxy({ card }: { card: CardInfo }) {
  const box = useRef<HTMLDivElement>(null);
  const { lang } = settings.value;
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!outer || !(inner instanceof HTMLElement)) return;
    const fit = (): void => {
      inner.style.transform = "";
      const scale = Math.min(outer.clientWidth / inner.scrollWidth, outer.clientHeight / inner.scrollHeight);
      inner.style.transform = `translate(${Math.max(0, (outer.clientWidth - inner.scrollWidth * scale) / 2)}px, 0) scale(${scale})`;
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(inner);
    return () => watch.disconnect();
  }, [card, lang]);
  return (
    <div ref={box} class="proxy" role="img" aria-label={nameOf(card)}>
      <div class="proxy-inner">
        <CardText game={card.game} card={card} />
      </div>
    </div>
  );
}

/** Where to cut: short lines beyond the edges of the cards. */
function Marks() {
  const lines = Array.from({ length: ACROSS + 1 }, (_, i) => i);
  return (
    <div class="cuts" aria-hidden="true">
      {lines.flatMap((i) => [
        <i key={`top ${i}`} class="cut down" style={{ left: `calc(6mm + ${i} * var(--card-w))`, top: "0.5mm" }} />,
        <i key={`foot ${i}`} class="cut down" style={{ left: `calc(6mm + ${i} * var(--card-w))`, bottom: "0.5mm" }} />,
        <i key={`left ${i}`} class="cut across" style={{ top: `calc(6mm + ${i} * var(--card-h))`, left: "0.5mm" }} />,
        <i key={`right ${i}`} class="cut across" style={{ top: `calc(6mm + ${i} * var(--card-h))`, right: "0.5mm" }} />,
      ])}
    </div>
  );
}
