import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { wording } from "../board/choosing.ts";
import { adviceFor, guideOf, lessonFor, searchedFor } from "../guide.ts";
import { cardInfo, inWords } from "../state/cards.ts";
import { nearOf, type Session } from "../state/session.ts";
import { t } from "../words/index.ts";
import { reasonOf } from "./Hint.tsx";
import { useLit } from "./lighting.ts";

/** Milliseconds after which the guide no longer waits for the search. */
const PATIENCE = 3000;

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
  const hint = session.hint.value;
  const asking = decision !== null && session.mayAsk.value;
  const [late, setLate] = useState(-1);
  useEffect(() => {
    if (!asking) return;
    session.askHint();
    const timer = setTimeout(() => setLate(state.n), PATIENCE);
    return () => clearTimeout(timer);
  }, [state.n, asking]);
  const thinking = asking && hint === null && late !== state.n;
  const advice = useMemo(() => {
    if (!view || !decision || thinking) return null;
    const facts = (id: string): Record<string, unknown> => ({ ...cardInfo(game, id)?.facts });
    return (hint && searchedFor(view, decision, hint, facts)) ?? adviceFor(view, decision, facts);
  }, [view, decision, thinking, hint]);
  useLayoutEffect(() => {
    const part = tour?.part;
    const found = part ? document.querySelectorAll(`.near [data-part="${part}"]`) : [];
    for (const element of found) element.classList.add("pointed-out");
    found[0]?.scrollIntoView({ block: "center", behavior: "instant" });
    return () => {
      for (const element of found) element.classList.remove("pointed-out");
    };
  }, [tour, state.n]);
  useLit(session, advice?.option ?? null);
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
  const whys = [advice?.why ? t(advice.why) : "", hint ? reasonOf(hint) : ""].filter(Boolean);
  return (
    <section class="panel coach" aria-live="polite" aria-label={t("Guide")}>
      <h2>
        <button type="button" class="coach-fold" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? "▸" : "▾"} {lesson ? t(lesson.title) : t("Your choice")}
        </button>
      </h2>
      {!folded && <p>{lesson ? t(lesson.text) : t("Whatever glows can be clicked. The box below says what the choice is about.")}</p>}
      {advice && (
        <p class="coach-advice given">
          {t("If you are not sure:")}{" "}
          <button type="button" class="small" data-option={advice.option.i} onClick={() => session.choose(advice.option)}>
            {wording(inWords(game, advice.option.text)).words}
          </button>{" "}
          {!folded && <span class="muted">{whys.length > 0 && `(${whys.length > 1 ? t("{one}; {other}", { one: whys[0] ?? "", other: whys[1] ?? "" }) : whys[0]})`}</span>}
        </p>
      )}
      {thinking && <p class="coach-advice thinking muted">{t("If you are not sure:")} …</p>}
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
