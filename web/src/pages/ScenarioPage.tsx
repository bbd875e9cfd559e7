import { useState } from "preact/hooks";
import { api } from "../api.ts";
import { FileInput } from "../components/FileInput.tsx";
import { roomOf, USUAL } from "../games/index.ts";
import type { GameName } from "../protocol.ts";
import { go } from "../state/router.ts";
import { hold } from "../state/seats.ts";
import { keep, load } from "../state/storage.ts";
import { t } from "../words/index.ts";
import { GameTabs } from "./CardsPage.tsx";

/** A table from a scenario file: both sides are one's own. */
export function ScenarioPage() {
  const [game, setGame] = useState<GameName>(() => load<GameName>("game", USUAL));
  const [text, setText] = useState(() => load<string>("scenario", "") || roomOf(game).example);
  const [problem, setProblem] = useState("");
  const set = (yaml: string): void => {
    setText(yaml);
    keep("scenario", yaml);
  };
  const open = async (): Promise<void> => {
    setProblem("");
    try {
      const seated = await api.scenario(text);
      hold(seated, (await api.table(seated.match)).game);
      go(`/table/${seated.match}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <main class="page narrow">
      <h1>{t("A table from a scenario")}</h1>
      <p class="muted">{t("Write a position, play both sides, undo, and save what you reach as a scenario again: at any moment when a player may act freely, not in the midst of a payment, an attack or an effect. The file is the same that judges use to ask a question.")}</p>
      <p>{t("Start from an example:")}</p>
      <GameTabs
        game={game}
        set={(name) => {
          setGame(name);
          keep("game", name);
          set(roomOf(name).example);
        }}
      />
      <textarea class="code" rows={18} spellcheck={false} value={text} aria-label={t("Scenario")} onInput={(event) => set(event.currentTarget.value)} />
      <label class="field">
        {t("or open a file")}
        <FileInput accept=".yaml,.yml" take={(file) => void file.text().then(set)} />
      </label>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <div class="buttons">
        <button type="button" class="primary big" onClick={() => void open()}>
          {t("Set the table")}
        </button>
      </div>
    </main>
  );
}
