import { useLayoutEffect, useRef } from "preact/hooks";
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

/** Asks for a hint. It stands beside the question, where it is seen however many choices there are. */
export function HintButton({ session }: { session: Session }) {
  if (!session.mayAsk.value || session.learning.value || session.hint.value) return null;
  return (
    <button type="button" class="small hint-button" disabled={session.wondering.value} title={t("What a search would do, from what you can know (h)")} onClick={() => session.askHint()}>
      {session.wondering.value ? t("Thinking …") : t("Hint")}
    </button>
  );
}

/** What a search would do in the player's place, for who has asked. */
export function HintBox({ session, decision, game }: { session: Session; decision: Decision; game: string }) {
  const hint = session.hint.value;
  const meant = hint ? meantBy(decision, hint) : [];
  const option = meant.length === 1 ? (meant[0] ?? null) : null;
  useLit(session, option);
  const said = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => said.current?.scrollIntoView({ block: "nearest", behavior: "instant" }), [hint]);
  if (!hint || !session.mayAsk.value || session.learning.value) return null;
  const [first] = hint.best;
  const words = option ? wording(inWords(game, option.text)).words : first ? inWords(game, first.text) : meant.length > 1 ? t("yes#answer") : "";
  if (!words) return <p ref={said} class="muted hint" role="status">{hint.why || t("There is no hint here.")}</p>;
  const line = first?.line.slice(1).map((step) => wording(inWords(game, step)).words) ?? [];
  return (
    <p ref={said} class="hint" role="status">
      {first ? t("A search would choose:") : t("Usual here:")} <b>{words}</b> <span class="muted">{reasonOf(hint) && `(${reasonOf(hint)})`}</span>
      {line.length > 0 && <small class="muted">{t("then: {what}", { what: line.join(" → ") })}</small>}
    </p>
  );
}
