import { useEffect, useState } from "preact/hooks";
import { api, type Difference } from "../api.ts";
import { BookSelect } from "../components/BookSelect.tsx";
import { titleOf } from "../games/index.ts";
import type { GameName } from "../protocol.ts";
import { askGames, games } from "../state/games.ts";
import { go } from "../state/router.ts";
import { hold } from "../state/seats.ts";
import { t } from "../words/index.ts";

/** What two rule books of a game decide differently, with positions to play by either. The id is `first/second`. */
export function BooksPage({ id }: { id: string }) {
  useEffect(() => void askGames(), []);
  // What is played on top of a book is no book of its own.
  const several = games.value.map((each) => ({ ...each, editions: each.editions.filter((book) => !book.name.includes("+")) })).filter((each) => each.editions.length > 1);
  const named = id.split("/");
  const info = several.find((each) => each.editions.some((book) => book.name === named[0])) ?? several[0];
  const first = info?.editions.find((book) => book.name === named[0])?.name ?? info?.editions[0]?.name ?? "";
  const second = info?.editions.find((book) => book.name === named[1] && book.name !== first)?.name ?? info?.editions.find((book) => book.name !== first)?.name ?? "";
  const [rows, setRows] = useState<Difference[] | null>(null);
  const [problem, setProblem] = useState("");
  const [find, setFind] = useState("");
  useEffect(() => {
    if (!first || !second) return;
    setRows(null);
    setProblem("");
    api.differences(first, second).then(setRows, (error: Error) => setProblem(error.message));
  }, [first, second]);

  const play = async (game: GameName, yaml: string): Promise<void> => {
    try {
      const seated = await api.scenario(yaml);
      hold(seated, game);
      go(`/table/${seated.match}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  const choose = (one: string, other: string): void => go(`/books/${one}/${other}`);
  const called = (name: string): string => info?.editions.find((book) => book.name === name)?.title ?? name;
  const shown = rows?.filter((row) => [row.topic, ...Object.values(row.books).map((book) => `${book.says} ${book.clauses.join(" ")}`)].join(" ").toLowerCase().includes(find.trim().toLowerCase())) ?? [];
  return (
    <main class="page">
      <h1>{t("What the rule books decide differently")}</h1>
      <p class="muted">{t("Each topic in our own words, with the clauses of both books. A position can be played by either book: take both sides and see what happens.")}</p>
      {several.length > 1 && (
        <div class="buttons">
          {several.map((each) => (
            <button key={each.name} type="button" aria-pressed={each.name === info?.name} onClick={() => choose(each.editions[0]?.name ?? "", each.editions[1]?.name ?? "")}>
              {titleOf(each.name)}
            </button>
          ))}
        </div>
      )}
      {info && (
        <div class="two">
          {[first, second].map((value, side) => (
            <BookSelect
              key={side}
              label={side === 0 ? t("Rule book") : t("Compared with")}
              books={info.editions}
              value={value}
              choose={(name) => (side === 0 ? choose(name, name === second ? first : second) : choose(name === first ? second : first, name))}
            />
          ))}
          <label class="field">
            {t("Search")}
            <input type="search" value={find} onInput={(event) => setFind(event.currentTarget.value)} />
          </label>
        </div>
      )}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {rows && <p class="muted">{t("{n} differences", { n: shown.length })}</p>}
      {shown.map((row) => (
        <section key={row.id} class="panel difference" id={row.id}>
          <h2 lang="en">{row.topic}</h2>
          <div class="columns">
            {[first, second].map((name) => {
              const book = row.books[name];
              return (
                <div key={name}>
                  <h3>{called(name)}</h3>
                  <p lang="en">{book ? book.says : t("Says nothing of it.")}</p>
                  {book && book.clauses.length > 0 && (
                    <p class="muted citing">
                      {book.clauses.map((clause) => (
                        <a key={clause} class="rule" href={`#/rule/${name}/${clause}`}>
                          {clause}
                        </a>
                      ))}
                    </p>
                  )}
                  {info && row.scenarios[name] && (
                    <button type="button" class="small" onClick={() => void play(info.name, row.scenarios[name] ?? "")}>
                      {t("Play it by this book")}
                    </button>
                  )}
                </div>
              );
            })}
          </div>
        </section>
      ))}
      {games.value.length > 0 && several.length === 0 && <p>{t("No game here has more than one rule book.")}</p>}
    </main>
  );
}
