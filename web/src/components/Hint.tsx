import { wording } from "../board/choosing.ts";
import { meantBy } from "../guide.ts";
import type { Decision, Hint } from "../protocol.ts";
import { inWords } from "../state/cards.ts";
import type { Session } from "../state/session.ts";
import { percent } from "../study/model.ts";
import { t } from "../words/index.ts";
import { useLit } from "./lighting.ts";

/** Why a search advises something: what it expects with it, and with the next best. */
export function reasonOf({ best }: Hint): string {
  const [first, second] = best;
  if (!first) return "";
  if (first.proven) return t("wins this turn, whatever the opponent answers");
  if (!second) return "";
  return t("a search sees {share}, next best {other}", { share: percent(first.wins), other: percent(second.wins) });
}

/** What a search would do in the player's place, for who asks. */
export function HintBox({ session, decision, game }: { session: Session; decision: Decision; game: string }) {
  const hint = session.hint.value;
  const meant = hint ? meantBy(decision, hint) : [];
  const option = meant.length === 1 ? (meant[0] ?? null) : null;
  useLit(session, option);
  if (!session.mayAsk.value || session.learning.value) return null;
  if (!hint) {
    return (
      <button type="button" class="small hint-button" disabled={session.wondering.value} title={t("What a search would do, from what you can know (h)")} onClick={() => session.askHint()}>
        {session.wondering.value ? t("Thinking …") : t("Hint")}
      </button>
    );
  }
  const [first] = hint.best;
  const words = option ? wording(inWords(game, option.text)).words : first ? inWords(game, first.text) : meant.length > 1 ? t("yes#answer") : "";
  if (!words) return <p class="muted hint">{hint.why || t("There is no hint here.")}</p>;
  const line = first?.line.slice(1).map((step) => inWords(game, step)) ?? [];
  return (
    <p class="hint" role="status">
      {first ? t("A search would choose:") : t("Usual here:")} <b>{words}</b> <span class="muted">{reasonOf(hint) && `(${reasonOf(hint)})`}</span>
      {line.length > 0 && <small class="muted">{t("then: {what}", { what: line.join(" → ") })}</small>}
    </p>
  );
}
