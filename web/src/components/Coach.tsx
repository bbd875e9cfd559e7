import { useEffect, useState } from "preact/hooks";
import { LAYOUTS } from "../board/layouts.ts";
import { GUIDES, hintFor } from "../guide.ts";
import type { Session } from "../state/session.ts";

/** The guide of a first game: a tour of the table, then a word at every decision. */
export function Coach({ session }: { session: Session }) {
  const state = session.state.value;
  const view = state.view;
  const [step, setStep] = useState(0);
  const game = view?.game ?? "divinecross";
  const guide = GUIDES[game];
  const now = guide.steps[step];
  useEffect(() => {
    const part = now?.part;
    const found = part ? document.querySelectorAll(`.near [data-part="${part}"]`) : [];
    for (const element of found) element.classList.add("pointed-out");
    return () => {
      for (const element of found) element.classList.remove("pointed-out");
    };
  }, [now, state.n]);
  if (!view) return null;
  const decision = session.decision.value;
  const hint = decision ? hintFor(game, decision.kind, decision.about) : state.over ? "That was a whole game. Look at the replay, or play another one." : "The other player is choosing.";
  return (
    <section class="panel coach" aria-live="polite" aria-label="Guide">
      {now ? (
        <>
          <h2>
            {now.title} <small class="muted">{step + 1}/{guide.steps.length}</small>
          </h2>
          <p>{now.text}</p>
          <div class="buttons">
            {step > 0 && (
              <button type="button" class="small" onClick={() => setStep(step - 1)}>
                Back
              </button>
            )}
            <button type="button" class="small primary" onClick={() => setStep(step + 1)}>
              {step + 1 < guide.steps.length ? "Next" : "Let's play"}
            </button>
            <button type="button" class="small" onClick={() => setStep(guide.steps.length)}>
              Skip the tour
            </button>
          </div>
        </>
      ) : (
        <>
          <h2>Guide</h2>
          <p>{hint}</p>
          <p class="muted">
            {LAYOUTS[game].goal}{" "}
            <button type="button" class="small" onClick={() => setStep(0)}>
              Tour again
            </button>
          </p>
        </>
      )}
    </section>
  );
}
