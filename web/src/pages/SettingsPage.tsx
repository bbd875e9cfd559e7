import { StopsPanel } from "../components/StopsPanel.tsx";
import { change, LANGUAGES, settings, type Lang, type Motion, type Theme } from "../state/settings.ts";

/** The settings of this browser. */
export function SettingsPage() {
  const now = settings.value;
  const box = (key: "pictures" | "confirm" | "autopay" | "detail", label: string, hint: string) => (
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
      <h1>Settings</h1>
      <section class="panel">
        <label class="field">
          Theme
          <select value={now.theme} onChange={(event) => change({ theme: event.currentTarget.value as Theme })}>
            <option value="system">as the system</option>
            <option value="dark">dark</option>
            <option value="light">light</option>
          </select>
        </label>
        <label class="field">
          Motion
          <select value={now.motion} onChange={(event) => change({ motion: event.currentTarget.value as Motion })}>
            <option value="system">as the system</option>
            <option value="on">on</option>
            <option value="off">off</option>
          </select>
        </label>
        <label class="field">
          Language of card texts
          <select value={now.lang} onChange={(event) => change({ lang: event.currentTarget.value as Lang })}>
            {Object.entries(LANGUAGES).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p class="muted">A card without a text in that language is shown as it is printed.</p>
        <label class="field">
          Your name
          <input value={now.name} maxLength={40} onInput={(event) => change({ name: event.currentTarget.value })} />
        </label>
      </section>
      <section class="panel">
        {box("confirm", "Confirm every choice", "A choice is made only after a second click.")}
        {box("autopay", "Let the referee pay", "Costs are paid for you without asking.")}
        {box("detail", "Every clause in the log", "The log shows each rule that was followed, not only what happened.")}
        {box("pictures", "Pictures of cards", "From the folder the server was started with: shinpan serve --pictures FOLDER, files named after the card numbers. Cards without a picture are drawn.")}
      </section>
      <section class="panel">
        <h2>FF-TCG: where to stop</h2>
        <StopsPanel />
      </section>
    </main>
  );
}
