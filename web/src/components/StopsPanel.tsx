import { COMBAT, MOMENTS, passing, stops, type Moment } from "../state/stops.ts";
import { t } from "../words/index.ts";

/** The moments in words. */
export const LABELS: Record<Moment, string> = {
  main1: "Main 1",
  preparation: "Attack: preparation",
  declared: "Attack: declared",
  blocked: "Attack: after blocking",
  damage: "Attack: after damage",
  main2: "Main 2",
};

/** Where the player wants to be asked before priority is passed for them. */
export function StopsPanel() {
  const now = stops.value;
  const set = (whose: "own" | "theirs", moment: Moment, on: boolean): void => {
    stops.value = { ...now, [whose]: { ...now[whose], [moment]: on } };
  };
  const box = (whose: "own" | "theirs", moment: Moment, checked: boolean) => (
    <input
      type="checkbox"
      aria-label={t(whose === "own" ? "Stop in your turn: {moment}" : "Stop in their turn: {moment}", { moment: t(LABELS[moment]) })}
      checked={checked}
      onChange={(event) => set(whose, moment, event.currentTarget.checked)}
    />
  );
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
          {MOMENTS.map((moment) => {
            const combat = COMBAT.find((each) => each === moment);
            return (
              <tr key={moment}>
                <th scope="row">{t(LABELS[moment])}</th>
                <td>{combat ? box("own", combat, now.own[combat]) : <small class="muted">{t("always")}</small>}</td>
                <td>{box("theirs", moment, now.theirs[moment])}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <label>
        <input type="checkbox" checked={now.stack} onChange={(event) => (stops.value = { ...now, stack: event.currentTarget.checked })} /> {t("whenever something of the opponent is on the stack")}
      </label>
      {passing.value && (
        <button type="button" class="small" onClick={() => (passing.value = null)}>
          {t("Stop passing for the rest of the turn")}
        </button>
      )}
    </div>
  );
}
