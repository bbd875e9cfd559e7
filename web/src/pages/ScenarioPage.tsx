import { useState } from "preact/hooks";
import { api } from "../api.ts";
import { FileInput } from "../components/FileInput.tsx";
import type { GameName } from "../protocol.ts";
import { go } from "../state/router.ts";
import { hold } from "../state/seats.ts";
import { keep, load } from "../state/storage.ts";
import { t } from "../words/index.ts";
import { GameTabs } from "./CardsPage.tsx";

const EXAMPLES: Record<GameName, string> = {
  divinecross: `title: A charged unit against a fresh one
game: divinecross
p1:
  main: [{card: SP1-001, energy: 2}]
  standby: [SP1-002]
  hand: [SP1-003, SP1-014]
p2:
  main: [{card: SP1-025, damage: 200}]
  standby: [SP1-026]
`,
  digimon: `title: One attack from the end
game: digimon
memory: 3
p1:
  battle: [{card: SD1-008, under: [SD1-003]}]
  hand: [SD1-012, SD1-021]
p2:
  security: 1
  battle: [{card: SD1-030, suspended: true}]
`,
  fftcg: `title: Six points of damage
game: fftcg
p1:
  field: [S1-012, S1-001, S1-005]
  hand: [S1-022, S1-024]
p2:
  damage: 6
  field: [{card: S1-038, dull: true}]
`,
};

/** A table from a scenario file: both sides are one's own. */
export function ScenarioPage() {
  const [game, setGame] = useState<GameName>(() => load<GameName>("game", "divinecross"));
  const [text, setText] = useState(() => load<string>("scenario", "") || EXAMPLES[game]);
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
          set(EXAMPLES[name]);
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
