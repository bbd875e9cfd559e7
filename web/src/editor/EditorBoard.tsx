import { useContext } from "preact/hooks";
import { createContext } from "preact";
import type { GameName } from "../protocol.ts";
import { t } from "../words/index.ts";
import { lift, lifted, wasDrag } from "./drag.ts";
import { attached, cardsAt, isSaid, same, total, type Entry, type Goal, type Mark, type Place, type Sheet, type Side, type Spot } from "./model.ts";
import { called, markName, Piece, stateWords, zoneLabel } from "./Piece.tsx";
import type { Editor } from "./state.ts";
import { Typed, whole } from "./Typed.tsx";
import { isFields } from "./yaml.ts";

export const Editing = createContext<Editor | null>(null);

/** The editor that is at work here. */
export function useEditor(): Editor {
  const editor = useContext(Editing);
  if (!editor) throw new Error("there is no editor here");
  return editor;
}

export const playerName = (side: Side): string => t("Player {n}", { n: side === "p1" ? 1 : 2 });

const goalData = (goal: Goal): string => JSON.stringify(goal);

/** Whether something is in the hand, by a click or while it is dragged. */
const carrying = (editor: Editor): boolean => editor.picked.value !== null || lifted.value !== null;

/** The position: a player's cards above, the other's below. */
export function EditorSide({ side }: { side: Side }) {
  const editor = useEditor();
  const sheet = editor.sheet.value;
  const game = editor.game.value;
  if (!sheet) return null;
  const fields = sheet.places.filter((place) => place.field);
  const piles = sheet.places.filter((place) => !place.field);
  const turn = editor.doc.value.data["turn"] ?? "p1";
  return (
    <section class={`ed-side ed-${side}${turn === side ? " ed-turn" : ""}`} aria-label={playerName(side)}>
      <header class="ed-side-head">
        <h2>{playerName(side)}</h2>
        {turn === side && <span class="badge good">{t("to move#turn")}</span>}
        {sheet.player.map((mark) => (
          <PlayerMark key={mark.name} side={side} mark={mark} />
        ))}
      </header>
      <div class="ed-fields">
        {fields.map((place) => (
          <Field key={place.name} game={game} sheet={sheet} side={side} place={place} />
        ))}
      </div>
      <div class="ed-piles">
        {piles.map((place) => (
          <Pile key={place.name} game={game} sheet={sheet} side={side} place={place} />
        ))}
      </div>
    </section>
  );
}

/** Something that a player has beside cards. */
function PlayerMark({ side, mark }: { side: Side; mark: Mark }) {
  const editor = useEditor();
  const own = editor.doc.value.data[side];
  const value = isFields(own) ? own[mark.name] : undefined;
  const path = `${side}.${mark.name}`;
  if (mark.kind === "flag") {
    return (
      <label class="ed-check">
        <input type="checkbox" checked={value === true} disabled={!editor.read.value} onChange={(event) => editor.say(path, event.currentTarget.checked || undefined)} />
        {markName(mark)}
      </label>
    );
  }
  return (
    <label class="ed-number">
      {markName(mark)}
      <Typed number={mark} value={String(typeof value === "number" ? value : 0)} disabled={!editor.read.value} take={(text) => editor.say(path, whole(text) || undefined)} />
    </label>
  );
}

interface ZoneProps {
  game: GameName;
  sheet: Sheet;
  side: Side;
  place: Place;
}

interface HeadProps extends ZoneProps {
  entries: Entry[];
  goal: Goal;
}

/** The heading of a place: what it is, how much lies there, and a button that puts there what is picked. */
function Head({ game, side, place, entries, goal }: HeadProps) {
  const editor = useEditor();
  const zone = zoneLabel(game, place.name);
  const said = isSaid(editor.doc.value.data, side, place.name);
  return (
    <header class="ed-zone-head">
      <h3>
        {zone} <b>{total(entries)}</b>
      </h3>
      {!said && place.blanks > 0 && <span class="ed-unsaid">{t("not said")}</span>}
      {said && place.blanks > 0 && !carrying(editor) && (
        <button type="button" class="ed-mini" disabled={!editor.read.value} onClick={() => editor.say(`${side}.${place.name}`, undefined)} title={t("Say nothing of it: {n} blank cards lie here then", { n: place.blanks })} aria-label={t("{zone} of {player}: say nothing of it", { zone, player: playerName(side) })}>
          ↺
        </button>
      )}
      {editor.picked.value && (
        <button type="button" class="ed-mini primary" disabled={!editor.read.value} onClick={() => editor.put(goal)} aria-label={t("Put it here: {zone} of {player}", { zone, player: playerName(side) })}>
          {t("Put here")}
        </button>
      )}
    </header>
  );
}

/** A place where cards stand beside each other. */
function Field(props: ZoneProps) {
  const { game, sheet, side, place } = props;
  const editor = useEditor();
  const entries = cardsAt(editor.doc.value.data, sheet, side, place.name);
  const goal: Goal = { side, zone: place.name };
  return (
    <section class={`ed-zone ed-field${carrying(editor) ? " ed-open" : ""}${place.most === 1 ? " ed-single" : ""}`} data-goal={goalData(goal)} data-zone={`${side}.${place.name}`} aria-label={t("{zone} of {player}", { zone: zoneLabel(game, place.name), player: playerName(side) })} onClick={(event) => event.target === event.currentTarget && editor.picked.value && editor.put(goal)}>
      <Head {...props} entries={entries} goal={goal} />
      <ol class="ed-row" onClick={(event) => event.target === event.currentTarget && editor.picked.value && editor.put(goal)}>
        {entries.map((entry, index) => (
          <Standing key={index} game={game} entry={entry} spot={{ side, zone: place.name, index }} marks={place.marks} />
        ))}
      </ol>
    </section>
  );
}

/** What a click on a card does: with something in the hand, it is put beside it; otherwise the card is selected. */
function clicked(editor: Editor, spot: Spot): void {
  if (wasDrag()) return;
  const { picked, selected } = editor;
  if (picked.value && !("spot" in picked.value && same(picked.value.spot, spot))) {
    editor.put(spot.mark === undefined ? { side: spot.side, zone: spot.zone, index: spot.index + 1 } : { ...spot, inner: (spot.inner ?? 0) + 1 });
  } else {
    picked.value = null;
    selected.value = same(selected.value, spot) ? null : spot;
  }
}

const AWAY = /^(?:Delete|Backspace)$/;

/** What keys do on a card: Delete takes it away, m picks it up. */
function pressed(editor: Editor, spot: Spot, event: KeyboardEvent): void {
  if (AWAY.test(event.key)) editor.remove(spot);
  else if (event.key === "m") editor.picked.value = { spot };
  else return;
  event.preventDefault();
}

interface PieceProps {
  game: GameName;
  entry: Entry;
  spot: Spot;
  marks: Mark[];
  /** How it lies there, in a sign. */
  sign?: string;
}

/** A card that stands somewhere, with what lies under, beside and on it. */
function Standing({ game, entry, spot, marks }: PieceProps) {
  const editor = useEditor();
  const name = called(game, entry);
  const flag = marks.find((mark) => mark.kind === "flag");
  const holding = marks.filter((mark) => mark.kind === "cards" || mark.kind === "card");
  const words = stateWords(entry, marks);
  const alias = typeof entry.more["as"] === "string" ? entry.more["as"] : "";
  const lying = lifted.value !== null && "spot" in lifted.value.what && same(lifted.value.what.spot, spot);
  const on = same(editor.selected.value, spot);
  return (
    <li class={`ed-standing${on ? " ed-on" : ""}${lying ? " ed-away" : ""}`} data-goal={goalData({ side: spot.side, zone: spot.zone, index: spot.index })} data-axis="x">
      <button type="button" class="ed-face" aria-pressed={on} aria-label={[name, alias, ...words].filter(Boolean).join(", ")} onPointerDown={(event) => lift(event, { spot }, name, editor)} onClick={() => clicked(editor, spot)} onKeyDown={(event) => pressed(editor, spot, event)}>
        <Piece game={game} entry={entry} />
        {entry.count > 1 && <span class="ed-count">×{entry.count}</span>}
        {alias && <span class="ed-alias">{alias}</span>}
      </button>
      {flag && (
        <button type="button" class="ed-turner" disabled={!editor.read.value} aria-pressed={entry.more[flag.name] === true} aria-label={`${name}: ${markName(flag)}`} title={markName(flag)} onClick={() => editor.mark(spot, flag.name, entry.more[flag.name] !== true)}>
          ⟳
        </button>
      )}
      {words.length > 0 && <p class="ed-words">{words.join(" · ")}</p>}
      {holding.map((mark) => (
        <Held key={mark.name} game={game} entry={entry} spot={spot} mark={mark} />
      ))}
      {carrying(editor) && !lying && holding.length > 0 && (
        <div class="ed-slots">
          {holding.map((mark) => {
            const goal: Goal = { side: spot.side, zone: spot.zone, index: spot.index, mark: mark.name };
            return (
              <button key={mark.name} type="button" class="ed-slot" data-goal={goalData(goal)} aria-label={t("{mark} of {name}: put it here", { mark: markName(mark), name })} onClick={() => !wasDrag() && editor.put(goal)}>
                + {markName(mark)}
              </button>
            );
          })}
        </div>
      )}
    </li>
  );
}

/** The cards that lie under, beside or on a card: lines below it. */
function Held({ game, entry, spot, mark }: { game: GameName; entry: Entry; spot: Spot; mark: Mark }) {
  const cards = attached(entry, mark.name);
  if (cards.length === 0) return null;
  return (
    <div class="ed-held">
      {cards.map((card, inner) => (
        <Chip key={inner} game={game} entry={card} spot={{ ...spot, mark: mark.name, inner }} marks={mark.marks} sign={mark.name === "links" ? "⊕" : mark.kind === "card" ? "✦" : "▪"} />
      ))}
    </div>
  );
}

/** A card as a line. */
function Chip({ game, entry, spot, marks, sign }: PieceProps) {
  const editor = useEditor();
  const name = called(game, entry);
  const words = stateWords(entry, marks);
  const alias = typeof entry.more["as"] === "string" ? entry.more["as"] : "";
  const on = same(editor.selected.value, spot);
  const goal: Goal = { ...spot };
  return (
    <button
      type="button"
      class={`ed-chip${on ? " ed-on" : ""}`}
      data-goal={goalData(goal)}
      data-axis="y"
      aria-pressed={on}
      aria-label={[name, alias, ...words].filter(Boolean).join(", ")}
      onPointerDown={(event) => lift(event, { spot }, name, editor)}
      onClick={() => clicked(editor, spot)}
      onKeyDown={(event) => pressed(editor, spot, event)}
    >
      {sign && <i aria-hidden="true">{sign}</i>}
      <span>{name}</span>
      {alias && <b class="ed-as">{alias}</b>}
      {words.length > 0 && <em title={words.join(", ")}>{words.join(" · ")}</em>}
    </button>
  );
}

/** A pile, top first. */
function Pile(props: ZoneProps) {
  const { game, sheet, side, place } = props;
  const editor = useEditor();
  const entries = cardsAt(editor.doc.value.data, sheet, side, place.name);
  const goal: Goal = { side, zone: place.name, index: 0 };
  return (
    <section class={`ed-zone ed-pile${carrying(editor) ? " ed-open" : ""}`} data-goal={goalData(goal)} data-zone={`${side}.${place.name}`} aria-label={t("{zone} of {player}", { zone: zoneLabel(game, place.name), player: playerName(side) })} onClick={(event) => event.target === event.currentTarget && editor.picked.value && editor.put(goal)}>
      <Head {...props} entries={entries} goal={goal} />
      <ol class="ed-list" onClick={(event) => event.target === event.currentTarget && editor.picked.value && editor.put(goal)}>
        {entries.map((entry, index) => (
          <li key={index}>
            <Chip game={game} entry={entry} spot={{ side, zone: place.name, index }} marks={place.marks} />
          </li>
        ))}
      </ol>
    </section>
  );
}
