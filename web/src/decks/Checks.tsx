import type { DeckCheck } from "../api.ts";
import { Trust, trustSaid } from "../components/CardTile.tsx";
import { inWords, nameOf } from "../state/cards.ts";
import type { GameName } from "../protocol.ts";
import { t } from "../words/index.ts";

interface Props {
  game: GameName;
  check: DeckCheck;
  open: (id: string) => void;
}

/** How far the cards of a deck can be trusted: what somebody has checked, and which sentences are not understood. */
export function Checks({ game, check, open }: Props) {
  const parts = ["", "read", "checked", "ruled"].map((trust) => ({ trust, rows: check.cards.filter((row) => row.trust === trust) })).filter(({ rows }) => rows.length > 0);
  return (
    <div class="checks">
      {check.notes.length > 0 && (
        <section>
          <h4>{t("Newer than the rule book")}</h4>
          <ul>
            {check.notes.map((note) => (
              <li key={note}>{inWords(game, note)}</li>
            ))}
          </ul>
        </section>
      )}
      {parts.map(({ trust, rows }) => (
        <section key={trust}>
          <h4>
            {trust ? <Trust trust={trust} /> : <span class="trust trust-none">{t("not understood in full")}</span>} ({rows.length})
          </h4>
          <p class="muted">{trust ? trustSaid(trust) : t("A deck with such a card cannot be played here. These sentences are not understood:")}</p>
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                <button type="button" class="text" onClick={() => open(row.id)}>
                  {nameOf(row)} <span class="muted">{row.id}</span>
                </button>
                {row.unread.map((sentence) => (
                  <blockquote key={sentence}>{sentence}</blockquote>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
