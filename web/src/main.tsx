import { render } from "preact";
import { useEffect } from "preact/hooks";
import { CardsPage } from "./pages/CardsPage.tsx";
import { DecksPage } from "./pages/DecksPage.tsx";
import { HomePage } from "./pages/HomePage.tsx";
import { JoinPage } from "./pages/JoinPage.tsx";
import { ReplayPage } from "./pages/ReplayPage.tsx";
import { RulePage } from "./pages/RulePage.tsx";
import { ScenarioPage } from "./pages/ScenarioPage.tsx";
import { SettingsPage } from "./pages/SettingsPage.tsx";
import { TablePage } from "./pages/TablePage.tsx";
import { route, watchRoute } from "./state/router.ts";
import { watchSettings } from "./state/settings.ts";
import { watchStops } from "./state/stops.ts";
import "./styles/base.css";
import "./styles/table.css";

const LINKS: [string, string][] = [
  ["home", "Play"],
  ["decks", "Decks"],
  ["cards", "Cards"],
  ["replay", "Replays"],
  ["scenario", "Scenario"],
  ["settings", "Settings"],
];

function Page() {
  const { page, id, query } = route.value;
  switch (page) {
    case "table":
      return <TablePage id={id} query={query} />;
    case "join":
      return <JoinPage id={id} invite={query.get("invite") ?? ""} />;
    case "decks":
      return <DecksPage />;
    case "cards":
      return <CardsPage key={id} id={id} />;
    case "replay":
      return <ReplayPage id={id} query={query} />;
    case "scenario":
      return <ScenarioPage />;
    case "rule":
      return <RulePage id={id} />;
    case "settings":
      return <SettingsPage />;
    default:
      return <HomePage />;
  }
}

function App() {
  const { page, id } = route.value;
  const table = page === "table" || (page === "replay" && id !== "");
  useEffect(() => {
    document.title = page === "home" ? "shinpan" : `shinpan: ${page}`;
  }, [page]);
  return (
    <>
      {!table && (
        <header class="site">
          <a href="#/" class="brand">
            審 <span>shinpan</span>
          </a>
          <nav aria-label="Pages">
            {LINKS.map(([key, label]) => (
              <a key={key} href={key === "home" ? "#/" : `#/${key}`} aria-current={page === key ? "page" : undefined}>
                {label}
              </a>
            ))}
          </nav>
        </header>
      )}
      <Page />
    </>
  );
}

/** A spectator's link is a path; everything else lies after #. */
function welcomeSpectators(): void {
  const found = /^\/watch\/([\w-]+)$/.exec(location.pathname);
  if (found) location.replace(`/#/table/${found[1]}?watch`);
}

welcomeSpectators();
watchSettings();
watchStops();
watchRoute();
const root = document.getElementById("app");
if (root) render(<App />, root);
