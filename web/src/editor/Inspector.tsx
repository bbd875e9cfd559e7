import { useState } from "preact/hooks";
import type { CardInfo } from "../api.ts";
import { OtherLanguages, Texts, textTitle } from "../components/CardText.tsx";
import { cardInfo, langOf } from "../state/cards.ts";
import { t } from "../words/index.ts";
import { lifted, wasDrag } from "./drag.ts";
import { attached, cardAt, cardsAt, marksAt, moved, type Entry, type Mark, type Spot } from "./model.ts";
import { called, markName, zoneLabel } from "./Piece.tsx";
import { playerName, useEditor } from "./EditorBoard.tsx";
import { Typed, whole } from "./Typed.tsx";
import { changed, isFields, type Data } from "./yaml.ts";

/** What is written on a card, in the reader's language and in the others. */
function Written({ card }: { card: CardInfo }) {
  return (
    <section class="ed-written">
      <details open>
        <summary>{textTitle(card, langOf(card))}</summary>
        <Texts card={card} />
      </details>
      <OtherLanguages card={card} />
    </section>
  );
}

/** What is said of the selected card, to be changed. */
export function Inspector() {
  const editor = useEditor();
  const spot = editor.selected.value;
  const sheet = editor.sheet.value;
  const entry = spot && sheet ? cardAt(editor.doc.value.data, sheet, spot) : undefined;
  if (!spot || !sheet || !entry) {
    return (
      <section class="ed-inspector" aria-label={t("Selected card")}>
        <h2>{t("Selected card")}</h2>
        <p class="muted">{t("Drag a card from the list to where it should lie, or click it and then “Put here”. Click a card of the position to say more of it; drag it back to the list to take it away.")}</p>
      </section>
    );
  }
  const game = editor.game.value;
  const name = called(game, entry);
  const info = entry.card === "blank" ? undefined : cardInfo(game, entry.card);
  const locked = !editor.read.value;
  return (
    <section class="ed-inspector" aria-label={t("Selected card")}>
      <header class="ed-inspector-head">
        <h2>{name}</h2>
        <span class="muted">
          {entry.card !== "blank" && `${entry.card} · `}
          {t("{zone} of {player}", { zone: zoneLabel(game, spot.zone), player: playerName(spot.side) })}
        </span>
      </header>
      <div class="ed-tools">
        <button type="button" class="small" disabled={locked} aria-label={t("One place forward")} title={t("One place forward")} onClick={() => shift(-1)}>
          ←
        </button>
        <button type="button" class="small" disabled={locked} aria-label={t("One place back")} title={t("One place back")} onClick={() => shift(1)}>
          →
        </button>
        <button type="button" class="small" disabled={locked} aria-pressed={editor.picked.value !== null && "spot" in editor.picked.value} onClick={() => (editor.picked.value = { spot })}>
          {t("Move")}
        </button>
        <button type="button" class="small danger" disabled={locked} onClick={() => editor.remove(spot)}>
          {t("Take away")}
        </button>
      </div>
      {entry.card === "blank" && Object.keys(entry.more).length === 0 && spot.mark === undefined && <Many spot={spot} entry={entry} />}
      <label class="ed-line">
        <span>{t("Name in the script")}</span>
        <Typed key={`${JSON.stringify(spot)} as`} value={typeof entry.more["as"] === "string" ? entry.more["as"] : ""} maxLength={40} disabled={locked} take={(text) => editor.mark(spot, "as", text.trim())} />
      </label>
      {marksAt(sheet, spot).map((mark) => (
        <Said key={mark.name} spot={spot} entry={entry} mark={mark} />
      ))}
      {info && <Written card={info} />}
    </section>
  );

  function shift(by: number): void {
    if (!spot || !sheet) return;
    let to: Spot | null = null;
    editor.change((doc, known) => {
      const many = spot.mark === undefined ? cardsAt(doc.data, known, spot.side, spot.zone).length : attached(cardAt(doc.data, known, { side: spot.side, zone: spot.zone, index: spot.index })!, spot.mark).length;
      const at = (spot.mark === undefined ? spot.index : (spot.inner ?? 0)) + by;
      if (at < 0 || at >= many) return doc;
      const goal = by > 0 ? at + 1 : at;
      const made = moved(doc, known, spot, spot.mark === undefined ? { side: spot.side, zone: spot.zone, index: goal } : { ...spot, inner: goal });
      to = made.spot;
      return made.doc;
    });
    if (to) editor.selected.value = to;
  }
}

/** How many blanks lie together. */
function Many({ spot, entry }: { spot: Spot; entry: Entry }) {
  const editor = useEditor();
  const set = (count: number): void =>
    editor.change((doc, sheet) => {
      const entries = cardsAt(doc.data, sheet, spot.side, spot.zone).map((each, i) => (i === spot.index ? { ...each, count } : each));
      const list: Data[] = entries.flatMap((each): Data[] => (Object.keys(each.more).length > 0 ? [{ card: each.card, ...each.more }] : each.card !== "blank" ? [each.card] : each.count > 0 ? [each.count] : []));
      return changed(doc, `${spot.side}.${spot.zone}`, list.length === 1 && typeof list[0] === "number" ? list[0] : list.length === 0 ? 0 : list);
    });
  return (
    <label class="ed-line">
      <span>{t("How many")}</span>
      <Typed number={{ low: 0, high: 100, step: 1 }} value={String(entry.count)} disabled={!editor.read.value} take={(text) => set(Math.max(0, Math.min(100, whole(text))))} />
    </label>
  );
}

/** One thing that can be said of a card. */
function Said({ spot, entry, mark }: { spot: Spot; entry: Entry; mark: Mark }) {
  const editor = useEditor();
  const value = entry.more[mark.name];
  const locked = !editor.read.value;
  switch (mark.kind) {
    case "flag":
      return (
        <label class="ed-line ed-check">
          <span>{markName(mark)}</span>
          <input type="checkbox" checked={value === true} disabled={locked} onChange={(event) => editor.mark(spot, mark.name, event.currentTarget.checked)} />
        </label>
      );
    case "number":
      return (
        <label class="ed-line">
          <span>{markName(mark)}</span>
          <Typed number={mark} value={String(typeof value === "number" ? value : 0)} disabled={locked} take={(text) => editor.mark(spot, mark.name, whole(text))} />
        </label>
      );
    case "counters":
      return <Counters spot={spot} value={isFields(value ?? null) ? (value as Record<string, Data>) : {}} mark={mark} />;
    case "cards":
    case "card":
      return <Cards spot={spot} entry={entry} mark={mark} />;
    default:
      return null;
  }
}

/** Counters by their names. */
function Counters({ spot, value, mark }: { spot: Spot; value: Record<string, Data>; mark: Mark }) {
  const editor = useEditor();
  const [name, setName] = useState("");
  const locked = !editor.read.value;
  const set = (key: string, count: number): void => {
    const { [key]: _, ...rest } = value;
    editor.mark(spot, mark.name, count > 0 ? { ...value, [key]: count } : rest);
  };
  return (
    <fieldset class="ed-group">
      <legend>{markName(mark)}</legend>
      {Object.entries(value).map(([key, count]) => (
        <label key={key} class="ed-line">
          <span>{key}</span>
          <Typed number={{ low: 0, high: null, step: 1 }} value={String(Number(count))} disabled={locked} take={(text) => set(key, whole(text))} />
        </label>
      ))}
      <div class="ed-line">
        <input value={name} placeholder={t("Name of a counter")} aria-label={t("Name of a counter")} maxLength={40} onInput={(event) => setName(event.currentTarget.value)} />
        <button
          type="button"
          class="small"
          disabled={locked || !name.trim()}
          onClick={() => {
            set(name.trim(), 1);
            setName("");
          }}
        >
          {t("Add")}
        </button>
      </div>
    </fieldset>
  );
}

/** The cards under, beside or on a card, in their order. */
function Cards({ spot, entry, mark }: { spot: Spot; entry: Entry; mark: Mark }) {
  const editor = useEditor();
  const game = editor.game.value;
  const cards = attached(entry, mark.name);
  const goal = { side: spot.side, zone: spot.zone, index: spot.index, mark: mark.name };
  const picked = editor.picked.value !== null;
  return (
    <fieldset class="ed-group" data-goal={JSON.stringify(goal)}>
      <legend>{markName(mark)}</legend>
      <ol>
        {cards.map((card, inner) => (
          <li key={inner} class="ed-under">
            <button type="button" class="text" onClick={() => (editor.selected.value = { ...spot, mark: mark.name, inner })}>
              {called(game, card)}
            </button>
            <button type="button" class="icon" disabled={!editor.read.value} aria-label={t("Take away {name}", { name: called(game, card) })} onClick={() => editor.remove({ ...spot, mark: mark.name, inner })}>
              ✕
            </button>
          </li>
        ))}
      </ol>
      {(picked || lifted.value) && (
        <button type="button" class="ed-slot" onClick={() => !wasDrag() && editor.put(goal)}>
          + {t("Put here")}
        </button>
      )}
      {!picked && !lifted.value && cards.length === 0 && <p class="muted">{t("No cards.")}</p>}
    </fieldset>
  );
}
