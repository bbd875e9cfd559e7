import { useEffect, useState } from "preact/hooks";
import { api } from "../api.ts";
import { copy, download } from "../links.ts";
import type { GameName } from "../protocol.ts";
import { t } from "../words/index.ts";

interface Props {
  game: GameName;
  id: string;
  /** The table whose position is reported, and the token of the seat there. */
  table?: string;
  token?: string;
}

/** A report of a card that does not do what it says: a scenario file to fill in and take along. Nothing is sent. */
export function ReportCard({ game, id, table = "", token = "" }: Props) {
  const [yaml, setYaml] = useState("");
  const [here, setHere] = useState(false);
  const [said, setSaid] = useState("");
  useEffect(() => {
    setYaml("");
    setSaid("");
  }, [game, id]);
  const ask = (): void => {
    api.report(game, id, table, token).then(
      (answer) => {
        setYaml(answer.yaml);
        setHere(answer.position === "table");
        setSaid("");
      },
      (error: Error) => setSaid(error.message),
    );
  };
  return (
    <section class="report">
      {!yaml && (
        <button type="button" class="small" onClick={ask}>
          {t("Report this card")}
        </button>
      )}
      {yaml && (
        <>
          <h4>{t("Report this card")}</h4>
          <p class="muted">
            {t("A scenario with the text of the card. Write down what should happen, and take it to where you report it: nothing is sent from here.")} {here ? t("The position is that of the table, as far as you see it.") : table ? t("In the midst of something a position cannot be written down: here is the least there can be.") : ""}
          </p>
          <textarea value={yaml} spellcheck={false} aria-label={t("Scenario")} onInput={(event) => setYaml(event.currentTarget.value)} />
          <div class="buttons">
            <button type="button" class="primary" onClick={() => download(`${id.replaceAll("/", "-")}.yaml`, yaml)}>
              {t("Download")}
            </button>
            <button type="button" onClick={() => void copy(yaml).then((done) => setSaid(done ? t("Copied.") : t("This browser does not let the page copy: use Download.")))}>
              {t("Copy")}
            </button>
          </div>
        </>
      )}
      {said && (
        <p class="muted" role="status">
          {said}
        </p>
      )}
    </section>
  );
}
