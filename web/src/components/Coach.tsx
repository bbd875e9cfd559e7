import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { wording, startOf } from "../board/choosing.ts";
import { adviceFor, guideOf, lessonFor, type Advice } from "../guide.ts";
import { cardInfo, inWords } from "../state/cards.ts";
import { nearOf, type Session } from "../state/session.ts";
import { t } from "../words/index.ts";
import "../styles/guide.css";

const MARK = "data-coached";

/** What on the page belongs to an option: its buttons, its thing or the pile that lies in, and what an armed thing is aimed at. */
function belonging({ option }: Advice, armed: boolean): Element[] {
  const found = [...document.querySelectorAll(`.actions [data-option="${option.i}"], .menu [data-option="${option.i}"]`)];
  const ref = armed ? option.to : startOf(option);
  if (ref === "player") return [...found, ...document.querySelectorAll(".far .aim")];
  if (!ref) return found;
  const things = document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`);
  const pile = ref.split(".").slice(0, 2).join(".");
  return [...found, ...(things.length > 0 ? things : document.querySelectorAll(`[data-zone="${CSS.escape(pile)}"] .pile, [data-zone="${CSS.escape(pile)}"] .life-head`))];
}

/** The guide of a first game: a tour of the table until the player acts, then what each moment is about and what could be done. */
export function Coach({ session }: { session: Session }) {
  const state = session.state.value;
  const view = state.view;
  const [step, setStep] = useState(0);
  const [folded, setFolded] = useState(() => matchMedia("(max-width: 760px)").matches);
  const acted = useRef(session.acted.value);
  const game = view?.game ?? "";
  const guide = guideOf(game);
  if (acted.current !== session.acted.value) {
    acted.current = session.acted.value;
    if (step < guide.steps.length) setStep(guide.steps.length);
  }
  const tour = guide.steps[step];
  useLayoutEffect(() => {
    session.learning.value = true;
  }, [session]);
  const decision = session.passedFor.value ? null : session.decision.value;
  const armed = session.armed.value !== null;
  const menu = session.menu.value;
  const pile = session.pile.value;
  const advice = view && decision ? adviceFor(view, decision, (id) => ({ ...cardInfo(game, id)?.facts })) : null;
  useLayoutEffect(() => {
    const part = tour?.part;
    const found = part ? document.querySelectorAll(`.near [data-part="${part}"]`) : [];
    for (const element of found) element.classList.add("pointed-out");
    found[0]?.scrollIntoView({ block: "center", behavior: "instant" });
    return () => {
      for (const element of found) element.classList.remove("pointed-out");
    };
  }, [tour, state.n]);
  useLayoutEffect(() => {
    let found: Element[] = [];
    let over = false;
    // A menu that the same change opens is drawn by then.
    queueMicrotask(() => {
      if (advice && !over) found = belonging(advice, armed);
      for (const element of found) element.setAttribute(MARK, "");
    });
    return () => {
      over = true;
      for (const element of found) element.removeAttribute(MARK);
    };
  }, [advice?.option, state.n, armed, menu, pile]);
  if (!view) return null;
  const me = nearOf(view);
  if (state.over) return <Parting session={session} me={me} />;
  if (tour) {
    return (
      <section class="panel coach" aria-live="polite" aria-label={t("Guide")}>
        <h2>
          {t(tour.title)} <small class="muted">{step + 1}/{guide.steps.length}</small>
        </h2>
        <p>{t(tour.text)}</p>
        <div class="buttons">
          {step > 0 && (
            <button type="button" class="small" onClick={() => setStep(step - 1)}>
              {t("Back")}
            </button>
          )}
          <button type="button" class="small primary" onClick={() => setStep(step + 1)}>
            {step + 1 < guide.steps.length ? t("Next") : t("Let's play")}
          </button>
          <button type="button" class="small" onClick={() => setStep(guide.steps.length)}>
            {t("Skip the tour")}
          </button>
        </div>
      </section>
    );
  }
  const lesson = lessonFor(game, view.phase, decision);
  return (
    <section class="panel coach" aria-live="polite" aria-label={t("Guide")}>
      <h2>
        <button type="button" class="coach-fold" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? "▸" : "▾"} {lesson ? t(lesson.title) : t("Your choice")}
        </button>
      </h2>
      {!folded && <p>{lesson ? t(lesson.text) : t("Whatever glows can be clicked. The box below says what the choice is about.")}</p>}
      {advice && (
        <p class="coach-advice">
          {t("If you are not sure:")}{" "}
          <button type="button" class="small" data-option={advice.option.i} onClick={() => session.choose(advice.option)}>
            {wording(inWords(game, advice.option.text)).words}
          </button>{" "}
          {!folded && <span class="muted">({t(advice.why)})</span>}
        </p>
      )}
      {!folded && (
        <p class="muted coach-goal">
          {guide.standing(view, me)}{" "}
          <button type="button" class="small" onClick={() => setStep(0)}>
            {t("Tour again")}
          </button>
        </p>
      )}
    </section>
  );
}

/** What the guide says when the game is over. */
function Parting({ session, me }: { session: Session; me: number }) {
  const { over, view } = session.state.value;
  if (!over || !view) return null;
  const { next, standing } = guideOf(view.game);
  const won = over.winner === me;
  return (
    <section class="panel coach" aria-live="polite" aria-label={t("Guide")}>
      <h2>{won ? t("Well played!") : over.winner === null ? t("A draw") : t("That was a whole game")}</h2>
      <p>
        {won ? t("Congratulations: you have won your first game.") : over.winner === null ? t("Nobody won this time.") : t("The other player was faster this time.")} {inWords(view.game, over.text)}. {standing(view, me)}
      </p>
      <p>{won ? t("Try it again without the guide, or against a stronger bot from the start page.") : t(next)} {t("The replay shows every step and the clause behind it.")}</p>
    </section>
  );
}
