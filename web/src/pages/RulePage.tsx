import { useEffect, useState } from "preact/hooks";
import { api, type Clause } from "../api.ts";
import { titleOf } from "../games/index.ts";
import { settings } from "../state/settings.ts";
import { t } from "../words/index.ts";

/** One clause in our own words. */
export function RulePage({ id }: { id: string }) {
  const [game = "", number = ""] = id.split("/", 2);
  const [clause, setClause] = useState<Clause | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    api.rule(game, number, settings.value.lang).then(setClause, (error: Error) => setProblem(error.message));
  }, [id]);
  return (
    <main class="page narrow">
      <h1>
        {t("{game}, clause {number}", { game: titleOf(game), number })}
      </h1>
      {problem && <p class="problem">{problem}</p>}
      {clause && (
        <section class="panel">
          <p lang="en">{clause.summary}</p>
          {clause.cards.length > 0 && (
            <p class="muted citing">
              {t("Cards that stand on it:")}
              {clause.cards.map((card) => (
                <a key={card} href={`#/cards/${game}/${encodeURIComponent(card.split(" ")[0] ?? "")}`}>
                  {card}
                </a>
              ))}
            </p>
          )}
        </section>
      )}
    </main>
  );
}
