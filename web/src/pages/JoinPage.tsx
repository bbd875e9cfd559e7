import { useEffect, useState } from "preact/hooks";
import { api } from "../api.ts";
import { DeckPick, deckText } from "../components/DeckPick.tsx";
import { titleOf } from "../games/index.ts";
import type { MatchInfo } from "../protocol.ts";
import { askDecks, askGames, games } from "../state/games.ts";
import { go } from "../state/router.ts";
import { heldAt, hold } from "../state/seats.ts";
import { change, settings } from "../state/settings.ts";
import { t } from "../words/index.ts";

/** Taking the open seat of a table with an invitation. */
export function JoinPage({ id, invite }: { id: string; invite: string }) {
  const [table, setTable] = useState<MatchInfo | null>(null);
  const [deck, setDeck] = useState("");
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (heldAt(id)) {
      go(`/table/${id}`);
      return;
    }
    void askGames();
    void askDecks();
    api.table(id).then(setTable, (error: Error) => setProblem(error.message));
  }, [id]);
  const info = games.value.find((each) => each.name === table?.game);
  const chosen = deck || info?.decks[0]?.name || "";
  const join = async (): Promise<void> => {
    if (!table) return;
    try {
      hold(await api.join(id, invite, deckText(chosen), settings.value.name || t("Player {n}", { n: 2 })), table.game);
      go(`/table/${id}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <main class="page narrow">
      <h1>{table ? t("You are invited to a game of {game}", { game: titleOf(table.game) }) : t("You are invited")}</h1>
      {table && <p>{t("{name} is waiting for you.", { name: table.seats[0]?.name ?? "" })}</p>}
      {table && info && (
        <form
          class="panel"
          onSubmit={(event) => {
            event.preventDefault();
            void join();
          }}
        >
          <DeckPick game={table.game} value={chosen} set={setDeck} label={t("Your deck")} />
          <label class="field">
            {t("Your name")}
            <input value={settings.value.name} maxLength={40} placeholder={t("Player {n}", { n: 2 })} onInput={(event) => change({ name: event.currentTarget.value })} />
          </label>
          <button type="submit" class="primary big" disabled={table.begun}>
            {table.begun ? t("The seat is taken") : t("Sit down and play")}
          </button>
          <a href={`#/table/${id}?watch`}>{t("Only watch")}</a>
        </form>
      )}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </main>
  );
}
