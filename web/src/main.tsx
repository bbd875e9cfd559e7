import { render, type ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { BooksPage } from "./pages/BooksPage.tsx";
import { CardsPage } from "./pages/CardsPage.tsx";
import { DecksPage } from "./pages/DecksPage.tsx";
import { PrintPage } from "./decks/PrintPage.tsx";
import { EditorPage } from "./pages/EditorPage.tsx";
import { HomePage } from "./pages/HomePage.tsx";
import { JoinPage } from "./pages/JoinPage.tsx";
import { ReplayPage } from "./pages/ReplayPage.tsx";
import { RulePage } from "./pages/RulePage.tsx";
import { SettingsPage } from "./pages/SettingsPage.tsx";
import { TablePage } from "./pages/TablePage.tsx";
import { askGames } from "./state/games.ts";
import { route, watchRoute } from "./state/router.ts";
import { watchSettings } from "./state/settings.ts";
import { watchStops } from "./state/stops.ts";
import { t } from "./words/index.ts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import "./styles/faces.css";
import "./styles/board.css";
import "./styles/panel.css";
import "./styles/staging.css";
import "./styles/editor.css";
import "./styles/decks.css";

const links = (): [string, string][] => [
  ["home", t("Play")],
  ["decks", t("Decks")],
  ["cards", t("Cards")],
  ["replay", t("Replays")],
  ["scenario", t("Scenario")],
  ["books", t("Rule books")],
  ["settings", t("Settings")],
];

/** What the window is called on pages that have no link of their own. */
const titles = (): Record<string, string> => ({ table: t("Table"), join: t("Invitation"), rule: t("Rule"), print: t("Print") });

/** The sheet of card faces, fetched when somebody looks at it. */
function Sheet(about: { id: string; query: URLSearchParams }) {
  const [shown, setShown] = useState<{ FacesPage: ComponentType<typeof about> } | null>(null);
  useEffect(() => void import("./pages/FacesPage.tsx").then(setShown), []);
  return shown && <shown.FacesPage key={about.id} {...about} />;
}

function Page() {
  const { page, id, query } = route.value;
  switch (page) {
    case "table":
      return <TablePage id={id} query={query} />;
    case "join":
      return <JoinPage id={id} invite={query.get("invite") ?? ""} />;
    case "decks":
      return <DecksPage />;
    case "print":
      return <PrintPage id={id} />;
    case "cards":
      return <CardsPage key={id} id={id} />;
    case "replay":
      return <ReplayPage id={id} query={query} />;
    case "scenario":
      return <EditorPage id={id} query={query} />;
    case "books":
      return <BooksPage id={id} />;
    case "rule":
      return <RulePage id={id} />;
    case "settings":
      return <SettingsPage />;
    case "faces":
      return <Sheet id={id} query={query} />;
    default:
      return <HomePage />;
  }
}

function App() {
  const { page, id } = route.value;
  const table = page === "table" || (page === "replay" && id !== "");
  const title = titles()[page] ?? links().find(([key]) => key === page)?.[1];
  useEffect(() => void askGames(), []);
  useEffect(() => {
    document.title = title && page !== "home" ? `shinpan: ${title}` : "shinpan";
  }, [page, title]);
  return (
    <>
      {!table && (
        <header class="site">
          <a href="#/" class="brand">
            審 <span>shinpan</span>
          </a>
          <nav aria-label={t("Pages")}>
            {links().map(([key, label]) => (
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
