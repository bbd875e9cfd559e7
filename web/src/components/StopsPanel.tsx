import { PHASES, passing, stops, type Phase } from "../state/stops.ts";
import { LAYOUTS } from "../board/layouts.ts";
import { t } from "../words/index.ts";

const label = (phase: Phase): string => t(LAYOUTS.fftcg.phases.find(([key]) => key === phase)?.[1] ?? phase);

/** Where the player wants to be asked before priority is passed for them. */
export function StopsPanel() {
  const now = stops.value;
  const set = (whose: "own" | "theirs", phase: Phase, on: boolean): void => {
    stops.value = { ...now, [whose]: { ...now[whose], [phase]: on } };
  };
  return (
    <div class="stops">
      <p class="muted">{t("Priority is passed for you except where a stop is set. In your own main phases you are always asked.")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("Stop in")}</th>
            <th scope="col">{t("your turn")}</th>
            <th scope="col">{t("their turn")}</th>
          </tr>
        </thead>
        <tbody>
          {PHASES.map((phase) => (
            <tr key={phase}>
              <th scope="row">{label(phase)}</th>
              {(["own", "theirs"] as const).map((whose) => (
                <td key={whose}>
                  <input
                    type="checkbox"
                    aria-label={t(whose === "own" ? "Stop in {phase} of your turn" : "Stop in {phase} of their turn", { phase: label(phase) })}
                    checked={now[whose][phase]}
                    onChange={(event) => set(whose, phase, event.currentTarget.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <label>
        <input type="checkbox" checked={now.stack} onChange={(event) => (stops.value = { ...now, stack: event.currentTarget.checked })} /> {t("whenever something of the opponent is on the stack")}
      </label>
      {passing.value >= 0 && (
        <button type="button" class="small" onClick={() => (passing.value = -1)}>
          {t("Stop passing for the rest of the turn")}
        </button>
      )}
    </div>
  );
}
