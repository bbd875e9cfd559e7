import type { DeckCheck } from "../api.ts";
import { kindName } from "../board/things.ts";
import { Trust } from "../components/CardTile.tsx";
import type { Counts } from "../deck.ts";
import { nameOf } from "../state/cards.ts";
import { t } from "../words/index.ts";

interface Props {
  check: DeckCheck;
  counts: Counts;
  add: (id: string, by: number) => void;
  open: (id: string) => void;
}

/** The cards of a deck by kind, with how many there are of each and what is known of it. */
export function DeckList({ check, counts, add, open }: Props) {
  const known = new Map(check.cards.map((row) => [row.id, row]));
  const stuck = new Set(check.stuck.map(({ id }) => id));
  const called = (id: string): string => nameOf(known.get(id) ?? { name: id, names: {} });
  const kinds = new Map<string, string[]>();
  for (const id of counts.keys()) {
    const kind = known.get(id)?.kind ?? "";
    kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  }
  return (
    <div class="deck-list">
      {[...kinds].map(([kind, ids]) => (
        <section key={kind}>
          <h4>
            {kind ? kindName(kind) : t("Cards")} <span class="deck-sum">{ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)}</span>
          </h4>
          <ul>
            {ids.map((id) => {
              const limit = check.restricted[id];
              return (
                <li key={id}>
                  <button type="button" class="icon" aria-label={t("One less {name}", { name: called(id) })} onClick={() => add(id, -1)}>
                    −
                  </button>
                  <b>{counts.get(id)}</b>
                  <button type="button" class="icon" aria-label={t("One more {name}", { name: called(id) })} onClick={() => add(id, 1)}>
                    +
                  </button>
                  <button type="button" class="text" onClick={() => open(id)}>
                    {called(id)} <span class="muted">{id}</span> <Trust trust={known.get(id)?.trust ?? ""} />
                    {known.has(id) && !known.get(id)?.trust && <span class="trust trust-none">{t("not understood in full")}</span>}
                    {limit !== undefined && <span class="trust trust-none">{limit === 0 ? t("banned") : t("at most {n}", { n: limit })}</span>}
                    {stuck.has(id) && <span class="trust trust-stuck">{t("lacks something")}</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
