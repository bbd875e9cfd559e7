import { PHASES, passing, stops, type Phase } from "../state/stops.ts";
import { LAYOUTS } from "../board/layouts.ts";

const label = (phase: Phase): string => LAYOUTS.fftcg.phases.find(([key]) => key === phase)?.[1] ?? phase;

/** Where the player wants to be asked before priority is passed for them. */
export function StopsPanel() {
  const now = stops.value;
  const set = (whose: "own" | "theirs", phase: Phase, on: boolean): void => {
    stops.value = { ...now, [whose]: { ...now[whose], [phase]: on } };
  };
  return (
    <div class="stops">
      <p class="muted">Priority is passed for you except where a stop is set. In your own main phases you are always asked.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Stop in</th>
            <th scope="col">your turn</th>
            <th scope="col">their turn</th>
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
                    aria-label={`Stop in ${label(phase)} of ${whose === "own" ? "your" : "their"} turn`}
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
        <input type="checkbox" checked={now.stack} onChange={(event) => (stops.value = { ...now, stack: event.currentTarget.checked })} /> whenever something of the opponent is on the stack
      </label>
      {passing.value >= 0 && (
        <button type="button" class="small" onClick={() => (passing.value = -1)}>
          Stop passing for the rest of the turn
        </button>
      )}
    </div>
  );
}
