import type { Decision, Paid } from "../protocol.ts";
import { hueName, hueOf } from "../board/hues.ts";
import { cardInfo, nameOf } from "../state/cards.ts";
import { t } from "../words/index.ts";
import { Hues } from "./Hues.tsx";

/** How far a payment is: what is still owed, CP by CP, and what has been put in. */
export function Owed({ game, decision }: { game: string; decision: Decision }) {
  const { owed, paid } = decision;
  if (!owed) return null;
  return (
    <div class="owed" role="status">
      <p>
        <b>{t("Still to pay:")}</b>{" "}
        {Object.entries(owed).map(([element, count]) => (
          <Points key={element} element={element} count={count} />
        ))}
      </p>
      {paid && paid.length > 0 && (
        <p>
          <b>{t("Put in:")}</b>{" "}
          {paid.map((one, i) => (
            <Put key={i} game={game} one={one} />
          ))}
        </p>
      )}
    </div>
  );
}

function Points({ element, count }: { element: string; count: number }) {
  const hue = element === "any" ? null : hueOf(element);
  return (
    <span class="owed-points" title={t("{n} CP of {element}", { n: count, element: hue ? hueName(element) : t("any Element") })}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} class={hue ? `pip hue-${hue.ink}` : "pip"} aria-hidden="true">
          {hue ? hue.letter : ""}
        </span>
      ))}{" "}
      {count} {hue ? hueName(element) : t("any")}
    </span>
  );
}

function Put({ game, one }: { game: string; one: Paid }) {
  const info = one.card ? cardInfo(game, one.card) : undefined;
  return (
    <span class="owed-put">
      <Hues names={[one.element]} /> {one.amount} CP{info ? ` (${nameOf(info)})` : ""}
    </span>
  );
}
