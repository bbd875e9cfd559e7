import { useState } from "preact/hooks";
import type { Against } from "../api.ts";
import type { GameName } from "../protocol.ts";
import { botName, listed } from "../state/bots.ts";
import { games } from "../state/games.ts";
import { t } from "../words/index.ts";

/** Who plays from here: both sides, or one of them against a bot. */
export function useAgainst(game: GameName): { against: Against; select: preact.JSX.Element } {
  const [value, setValue] = useState("");
  const bots = games.value.find((each) => each.name === game)?.bots ?? [];
  const [bot, seat] = value.split("/");
  const select = (
    <select value={value} aria-label={t("Who plays")} onChange={(event) => setValue(event.currentTarget.value)}>
      <option value="">{t("I play both sides")}</option>
      {([0, 1] as const).flatMap((own) =>
        listed(bots).map((name) => (
          <option key={`${name}/${own}`} value={`${name}/${own}`}>
            {t("I am player {n}, against the bot: {bot}", { n: own + 1, bot: botName(name) })}
          </option>
        )),
      )}
    </select>
  );
  return { against: bot ? { bot, seat: seat === "1" ? 1 : 0 } : {}, select };
}
