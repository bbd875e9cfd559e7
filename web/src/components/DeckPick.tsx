import type { GameName } from "../protocol.ts";
import { decks, games, titleOf } from "../state/games.ts";
import { t } from "../words/index.ts";

interface Props {
  game: GameName;
  value: string;
  set: (deck: string) => void;
  label: string;
  any?: boolean;
}

/** The starter decks of a game, in a list to pick from. */
export function StarterDecks({ game }: { game: GameName }) {
  return (
    <optgroup label={t("Starter decks")}>
      {games.value
        .find((each) => each.name === game)
        ?.decks.map((deck) => (
          <option key={deck.name} value={deck.name}>
            {titleOf(deck)}
          </option>
        ))}
    </optgroup>
  );
}

/** One's own decks of a game, in a list to pick from: each as `own:` and its id. */
export function OwnDecks({ game }: { game: GameName }) {
  const own = decks.value.filter((deck) => deck.game === game);
  if (own.length === 0) return null;
  return (
    <optgroup label={t("Your decks")}>
      {own.map((deck) => (
        <option key={deck.id} value={`own:${deck.id}`}>
          {deck.name}
        </option>
      ))}
    </optgroup>
  );
}

/** A deck to play: one of the starter decks or one's own. Own decks are written as `own:` and their id. */
export function DeckPick({ game, value, set, label, any }: Props) {
  return (
    <label class="field">
      {label}
      <select value={value} onChange={(event) => set(event.currentTarget.value)}>
        {any && <option value="">{t("any other deck")}</option>}
        <StarterDecks game={game} />
        <OwnDecks game={game} />
      </select>
    </label>
  );
}

/** What the server is told for a picked deck: a name, or the list. */
export const deckText = (value: string): string =>
  value.startsWith("own:") ? (decks.value.find((deck) => `own:${deck.id}` === value)?.text ?? value) : value;
