import type { GameInfo } from "../api.ts";
import { bookTitle } from "../state/games.ts";

/** A choice among the rule books of a game. */
export function BookSelect({ label, books, value, choose }: { label: string; books: GameInfo["editions"]; value: string; choose: (name: string) => void }) {
  return (
    <label class="field">
      {label}
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {books.map((book) => (
          <option key={book.name} value={book.name}>
            {bookTitle(book.title)}
          </option>
        ))}
      </select>
    </label>
  );
}
