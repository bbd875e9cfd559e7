import { useEffect, useState } from "preact/hooks";
import { api, type NewTable } from "../api.ts";
import { BookSelect } from "../components/BookSelect.tsx";
import { DeckPick, deckText } from "../components/DeckPick.tsx";
import { gameNames, roomOf, titleOf, USUAL } from "../games/index.ts";
import { guideOf } from "../guide.ts";
import type { GameName } from "../protocol.ts";
import { botCalled, botName, listed } from "../state/bots.ts";
import { askDecks, askGames, games, gamesProblem, planOf } from "../state/games.ts";
import { go } from "../state/router.ts";
import { held, hold, letGo } from "../state/seats.ts";
import { change, settings } from "../state/settings.ts";
import { keep, load } from "../state/storage.ts";
import { moment, t } from "../words/index.ts";

const CLOCKS = ["", "600+5", "1500+10", "3000+10"];

type Mode = NewTable["mode"];

const modes = (): [Mode, string][] => [["bot", t("Against a bot")], ["invite", t("Invite someone")], ["hotseat", t("Hot seat")]];

/** A clock in words: minutes for the game and seconds for each choice. */
function clockName(clock: string): string {
  const [bank = 0, increment = 0] = clock.split("+").map(Number);
  return clock ? t("{min} min + {s} s", { min: bank / 60, s: increment }) : t("no clock");
}

/** The start: pick a game, a deck and an opponent. */
export function HomePage() {
  useEffect(() => {
    void askGames();
    void askDecks();
  }, []);
  const [game, setGame] = useState<GameName>(() => load<GameName>("game", USUAL));
  const info = games.value.find((each) => each.name === game);
  const [deck, setDeck] = useState("");
  const [theirs, setTheirs] = useState("");
  const [mode, setMode] = useState<Mode>("bot");
  const [bot, setBot] = useState("greedy");
  const [clock, setClock] = useState("");
  const [edition, setEdition] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [seats, setSeats] = useState(held());
  const chosen = deck || info?.decks[0]?.name || "";
  const starter = info?.decks.find((each) => each.name === chosen);
  const plan = starter && planOf(starter);

  const pick = (name: GameName): void => {
    setGame(name);
    keep("game", name);
    setDeck("");
    setTheirs("");
    setEdition("");
  };

  const open = async (wish: NewTable, guide: boolean): Promise<void> => {
    setBusy(true);
    setProblem("");
    try {
      const seated = await api.newTable(wish);
      hold(seated, wish.game, guide ? { guide } : {});
      go(`/table/${seated.match}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };

  const start = (): void => {
    const [bank, increment] = clock.split("+").map(Number);
    void open(
      {
        game,
        deck: deckText(chosen),
        mode,
        name: settings.value.name || t("Player {n}", { n: 1 }),
        ...(mode === "bot" ? { bot, bot_name: botCalled(bot) } : {}),
        ...(mode !== "invite" && theirs ? { opponent_deck: deckText(theirs) } : {}),
        ...(edition ? { edition } : {}),
        ...(clock && bank !== undefined ? { clock: { bank, increment: increment ?? 0 } } : {}),
      },
      false,
    );
  };

  const learn = (name: GameName): void => {
    const guide = guideOf(name);
    void open({ game: name, deck: guide.deck, opponent_deck: guide.theirs, mode: "bot", bot: "random", bot_name: botCalled("random"), seed: guide.seed, name: settings.value.name || t("Player {n}", { n: 1 }) }, true);
  };

  return (
    <main class="page home">
      <header class="hero">
        <h1>{t("A table with a referee")}</h1>
        <p>{t("Card games, played by their rule books. Every line of the log names the clause behind it.")}</p>
      </header>
      {gamesProblem.value && (
        <p class="problem" role="alert">
          {gamesProblem.value}{" "}
          <button type="button" class="small" onClick={() => void askGames()}>
            {t("Try again")}
          </button>
        </p>
      )}
      <div class="games" role="radiogroup" aria-label={t("Game")}>
        {gameNames().map((name) => (
          <button key={name} type="button" role="radio" aria-checked={game === name} class={`game-card game-${name}${game === name ? " chosen" : ""}`} onClick={() => pick(name)}>
            <b>{titleOf(name)}</b>
            <span>{t(roomOf(name).blurb)}</span>
          </button>
        ))}
      </div>
      <div class="columns">
        <form
          class="panel"
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <h2>{t("Play {game}", { game: titleOf(game) })}</h2>
          <fieldset class="segmented" aria-label={t("Opponent")}>
            {modes().map(([key, label]) => (
              <label key={key}>
                <input type="radio" name="mode" checked={mode === key} onChange={() => setMode(key)} />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
          <DeckPick game={game} value={chosen} set={setDeck} label={t("Your deck")} />
          {plan && <p class="muted plan">{plan}</p>}
          {mode !== "invite" && <DeckPick game={game} value={theirs} set={setTheirs} label={mode === "bot" ? t("The bot's deck") : t("The other deck")} any />}
          <div class="two">
            {mode === "bot" && (
              <label class="field">
                {t("Strength")}
                <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
                  {listed(info?.bots ?? ["random", "greedy"]).map((name) => (
                    <option key={name} value={name}>
                      {botName(name)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {info && info.editions.length > 1 && (
              <BookSelect label={t("Rule book")} books={info.editions} value={edition || info.edition} choose={setEdition} />
            )}
            {mode === "invite" && (
              <label class="field">
                {t("Clock")}
                <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
                  {CLOCKS.map((each) => (
                    <option key={each} value={each}>
                      {clockName(each)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <label class="field">
              {t("Your name")}
              <input value={settings.value.name} maxLength={40} placeholder={t("Player {n}", { n: 1 })} onInput={(event) => change({ name: event.currentTarget.value })} />
            </label>
          </div>
          {problem && (
            <p class="problem" role="alert">
              {problem}
            </p>
          )}
          <button type="submit" class="primary big" disabled={busy || !info}>
            {busy ? t("Setting the table…") : mode === "invite" ? t("Open a table") : t("Play")}
          </button>
        </form>
        <div class="stacked">
          <section class="panel">
            <h2>{t("First time here?")}</h2>
            <p class="muted">{t("A whole game with a guide at your side.")}</p>
            <div class="buttons">
              {gameNames().filter((name) => roomOf(name).guide).map((name) => (
                <button key={name} type="button" disabled={busy || games.value.length === 0} onClick={() => learn(name)}>
                  {t("Learn {game}", { game: titleOf(name) })}
                </button>
              ))}
            </div>
          </section>
          {seats.length > 0 && (
            <section class="panel">
              <h2>{t("Your tables")}</h2>
              <ul class="seats">
                {seats.slice(0, 6).map((seat) => (
                  <li key={seat.match}>
                    <a href={`#/table/${seat.match}`}>
                      {titleOf(seat.game)} <span class="muted">{moment(seat.at)}</span>
                    </a>
                    <button
                      type="button"
                      class="icon"
                      aria-label={t("Forget this table")}
                      onClick={() => {
                        letGo(seat.match);
                        setSeats(held());
                      }}
                    >
                      ✕
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <JoinByLink />
        </div>
      </div>
    </main>
  );
}

function JoinByLink() {
  const [link, setLink] = useState("");
  const found = /#(\/(?:join|table|replay)\/[^\s]+)/.exec(link) ?? /(?:\/watch\/)([\w-]+)/.exec(link);
  return (
    <form
      class="panel"
      onSubmit={(event) => {
        event.preventDefault();
        if (found?.[1]) go(found[1].startsWith("/") ? found[1] : `/table/${found[1]}?watch`);
      }}
    >
      <h2>{t("Got a link?")}</h2>
      <p class="link-box">
        <input value={link} placeholder={t("Paste an invitation or a link to watch")} aria-label={t("Link")} onInput={(event) => setLink(event.currentTarget.value)} />
        <button type="submit" disabled={!found}>
          {t("Go")}
        </button>
      </p>
    </form>
  );
}
