import { StopsPanel } from "../components/StopsPanel.tsx";
import { ROOMS, titleOf } from "../games/index.ts";
import { change, LANGUAGES, settings, type Answers, type Lang, type Motion, type Theme } from "../state/settings.ts";
import type { Pace } from "../staging/pace.ts";
import { t } from "../words/index.ts";

/** Also said in English, for whoever cannot read the language that is set. */
export const LANGUAGE = "Language of card texts and of these pages";

/** What is answered without asking, and how. */
export const ANSWERED: Record<keyof Answers, [string, string]> = {
  pay: ["Pay costs with Backups", "Backups are dulled, the Elements exact, and none too many."],
  discard: ["Pay the rest with cards from the hand", "As few as possible, the least needed first. Each card says beforehand what would pay for it."],
  party: ["Attack alone", "Who joins an attack is asked only if you want a party."],
  hatch: ["Hatch a Digi-Egg", "An empty breeding area is filled."],
  order: ["Put things in order", "The same ability several times, and cards that go under the deck."],
  alike: ["Choose among equals", "Where all that can be chosen is the same."],
  nothing: ["Go on where nothing can be done", "Only against a bot: another player would learn from it what you do not hold."],
  ahead: ["Ask “you may” and the choice together", "One question instead of two, where nothing new is seen in between."],
};

/** The settings of this browser. */
export function SettingsPage() {
  const counters = Object.values(ROOMS).flatMap((room) => room.counters ?? []).join(" ");
  const now = settings.value;
  const box = (key: "sound" | "pictures" | "confirm" | "decline" | "detail", label: string, hint: string) => (
    <label class="check">
      <input type="checkbox" checked={now[key]} onChange={(event) => change({ [key]: event.currentTarget.checked })} />
      <span>
        {label}
        <small class="muted">{hint}</small>
      </span>
    </label>
  );
  return (
    <main class="page narrow">
      <h1>{t("Settings")}</h1>
      <section class="panel">
        <label class="field">
          {t("Theme")}
          <select value={now.theme} onChange={(event) => change({ theme: event.currentTarget.value as Theme })}>
            <option value="system">{t("as the system")}</option>
            <option value="dark">{t("dark")}</option>
            <option value="light">{t("light")}</option>
          </select>
        </label>
        <label class="field">
          {t("Motion")}
          <select value={now.motion} onChange={(event) => change({ motion: event.currentTarget.value as Motion })}>
            <option value="system">{t("as the system")}</option>
            <option value="on">{t("on")}</option>
            <option value="off">{t("off")}</option>
          </select>
        </label>
        <label class="field">
          {t("Pace of what happens")}
          <select value={now.pace} onChange={(event) => change({ pace: event.currentTarget.value as Pace })}>
            <option value="slow">{t("slow#pace")}</option>
            <option value="normal">{t("normal#pace")}</option>
            <option value="fast">{t("fast#pace")}</option>
            <option value="off">{t("off#pace")}</option>
          </select>
        </label>
        <label class="field">
          <span>
            {t(LANGUAGE)} {now.lang !== "en" && <small lang="en">{LANGUAGE}</small>}
          </span>
          <select value={now.lang} onChange={(event) => change({ lang: event.currentTarget.value as Lang })}>
            {Object.entries(LANGUAGES).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p class="muted">{t("A card without a text in that language is shown as it is printed.")}</p>
        <label class="field">
          {t("Your name")}
          <input value={now.name} maxLength={40} onInput={(event) => change({ name: event.currentTarget.value })} />
        </label>
      </section>
      <section class="panel">
        {box("sound", t("Sounds"), t("Short sounds for what happens at the table. They are made by the browser itself."))}
        {box("confirm", t("Confirm every choice"), t("A choice is made only after a second click."))}
        {box("decline", t("Decline counters for me"), t(counters))}
        {box("detail", t("Every clause in the log"), t("The log shows each rule that was followed, not only what happened."))}
        {box("pictures", t("Pictures of cards"), t("From the folder the server was started with: shinpan serve --pictures FOLDER, files named after the card numbers. Cards without a picture are drawn."))}
      </section>
      <section class="panel">
        <h2>{t("Answered without asking")}</h2>
        <p class="muted">{t("Questions with one sensible answer. Undo goes back past them.")}</p>
        {(Object.keys(ANSWERED) as (keyof Answers)[]).map((key) => (
          <label key={key} class="check">
            <input type="checkbox" checked={now.answers[key]} onChange={(event) => change({ answers: { ...now.answers, [key]: event.currentTarget.checked } })} />
            <span>
              {t(ANSWERED[key][0])}
              <small class="muted">{t(ANSWERED[key][1])}</small>
            </span>
          </label>
        ))}
      </section>
      <section class="panel">
        <h2>{t("How tables are laid")}</h2>
        {Object.entries(ROOMS).map(
          ([game, { habit }]) =>
            habit && (
              <label key={game} class="field">
                {titleOf(game)}: {t(habit.label)}
                <select
                  value={now.habits.includes(game) ? "other" : "usual"}
                  onChange={(event) => change({ habits: [...now.habits.filter((each) => each !== game), ...(event.currentTarget.value === "other" ? [game] : [])] })}
                >
                  <option value="usual">{t(habit.usual)}</option>
                  <option value="other">{t(habit.other)}</option>
                </select>
              </label>
            ),
        )}
      </section>
      {Object.entries(ROOMS).map(
        ([game, room]) =>
          room.stops && (
            <section key={game} class="panel">
              <h2>{t("{game}: where to stop", { game: titleOf(game) })}</h2>
              <StopsPanel />
            </section>
          ),
      )}
    </main>
  );
}
