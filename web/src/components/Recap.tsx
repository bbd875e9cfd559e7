import { useEffect, useRef } from "preact/hooks";
import { backdrop } from "../board/hues.ts";
import { plain } from "../board/things.ts";
import { lookAt } from "../faces/look.ts";
import { Window } from "../faces/Window.tsx";
import { nextTo } from "../staging/pace.ts";
import { joined, type RecapEntry } from "../staging/recap.ts";
import { cardInfo, inWords, nameOf } from "../state/cards.ts";
import type { Session } from "../state/session.ts";
import { change, settings } from "../state/settings.ts";
import { t } from "../words/index.ts";

/** What the other player did in their last turn, step by step; beside it how what happens now is gone through. */
export function Recap({ session, names }: { session: Session; names: string[] }) {
  const stage = session.stage;
  const view = session.state.value.view;
  const entries = joined(stage.recap.value, (entry) => called(view?.game ?? "", entry));
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = row.current;
    if (list) list.scrollTo({ left: list.scrollWidth, behavior: "instant" });
  }, [entries.map(({ words }) => words).join()]);
  const running = stage.running.value;
  if (!view || (entries.length === 0 && !running)) return null;
  const who = view.viewer === null ? "" : (names[1 - view.viewer] ?? "");
  const { pace } = settings.value;
  const at = stage.now.value;
  return (
    <div class={`recap${running ? " running" : ""}`}>
      {entries.length > 0 && (
        <>
          <p class="recap-who">{t("{name}, last turn", { name: who })}</p>
          <ol ref={row} class="recap-steps" aria-label={t("What {name} did in their last turn", { name: who })} tabIndex={0}>
            {entries.map((entry, i) => (
              <li key={i}>
                <Chip game={view.game} session={session} entry={entry} now={at !== null && entry.steps.includes(at.step)} />
              </li>
            ))}
          </ol>
        </>
      )}
      {running && (
        <div class="recap-pace" role="group" aria-label={t("What happens now")}>
          <button type="button" class="small" disabled={pace === "slow"} onClick={() => change({ pace: nextTo(pace, -1) })}>
            {t("Slower")}
          </button>
          <button type="button" class="small" disabled={pace === "fast"} onClick={() => change({ pace: nextTo(pace, 1) })}>
            {t("Faster")}
          </button>
          <button type="button" class="small primary" onClick={() => stage.next()}>
            {t("Go on")} <kbd>{t("Space")}</kbd>
          </button>
          <button type="button" class="small" onClick={() => stage.skip()}>
            {t("Skip all")}
            {stage.left.value > 0 && ` (${stage.left.value + 1})`}
          </button>
        </div>
      )}
    </div>
  );
}

/** What the card of an entry is called. */
const called = (game: string, entry: RecapEntry): string => {
  const info = entry.id ? cardInfo(game, entry.id) : undefined;
  return info ? nameOf(info) : inWords(game, entry.name);
};

/** One step: the card, its name, and what became of it. A click shows it once more. */
function Chip({ game, session, entry, now }: { game: string; session: Session; entry: RecapEntry; now: boolean }) {
  const info = entry.id ? cardInfo(game, entry.id) : undefined;
  const look = info ? lookAt(game, plain({ id: entry.id, name: entry.name, kind: info.kind }), "chip", info, false) : null;
  const name = called(game, entry);
  const text = entry.steps.flatMap((step) => step.events.map((event) => inWords(game, event.text))).filter(Boolean).join(" · ");
  return (
    <button type="button" class={`recap-step is-${entry.kind.replace(" ", "-")}${now ? " on" : ""}`} title={text} aria-label={`${text}. ${t("Show it again")}`} onClick={() => session.stage.replay(entry)}>
      <span class="recap-picture" aria-hidden="true" style={look ? { background: backdrop(look.hues) } : {}}>
        {look ? <Window look={look} tall={false} /> : "審"}
      </span>
      <span class="recap-words">
        <b>{name || text || t("a card")}</b>
        {(name || !text) && <small>{entry.words}</small>}
      </span>
    </button>
  );
}
