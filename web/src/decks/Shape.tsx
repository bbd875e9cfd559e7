import type { Chart, Column, DeckCheck, Demand } from "../api.ts";
import { hueName, hueOf } from "../board/hues.ts";
import { kindName } from "../board/things.ts";
import { nameOf } from "../state/cards.ts";
import { t } from "../words/index.ts";

/** A chance as players say it. */
export const percent = (chance: number): string => (chance > 0.995 && chance < 1 ? "> 99 %" : chance > 0 && chance < 0.005 ? "< 1 %" : `${Math.round(chance * 100)} %`);

/** What a field of cards is called. */
export const fieldName = (by: string): string => (by === "kind" ? t("Kind") : by === "cost" ? t("Cost") : by === "level" ? t("Level") : by === "hp" ? t("HP") : by);

/** What cannot be done with a card by this deck alone. */
export const stuckSaid = (why: string): string =>
  why === "digivolve"
    ? t("Nothing in this deck meets its digivolution requirements.")
    : why === "use"
      ? t("Nothing in this deck that stays in play has the colours it asks for.")
      : why === "pay"
        ? t("Nothing else in this deck pays for its Element.")
        : why;

/** The kinds of cards, each with a look of its own in the bars. */
const looks = (charts: Chart[]): string[] => charts.find(({ by }) => by === "kind")?.columns.map(({ value }) => value) ?? [];

/** The curves of a deck with the chances of an opening hand, its colours, what its cards ask for and what it lacks. */
export function Shape({ check }: { check: DeckCheck }) {
  const kinds = looks(check.charts);
  const bars = check.charts.filter(({ by }) => by !== "kind");
  return (
    <div class="shape">
      {bars.map((chart) => (
        <Bars key={chart.by} chart={chart} kinds={kinds} />
      ))}
      {kinds.length > 0 && (
        <ul class="legend" aria-label={t("Kind")}>
          {kinds.map((kind, i) => (
            <li key={kind}>
              <i class={`look-${i % 6}`} aria-hidden="true" /> {kindName(kind)} {check.kinds[kind]}
            </li>
          ))}
        </ul>
      )}
      <Colours values={check.colours} />
      <Chances check={check} />
      <Demands demands={check.demands} />
      <Bases check={check} />
      <Lacks check={check} />
    </div>
  );
}

function Bars({ chart, kinds }: { chart: Chart; kinds: string[] }) {
  const most = Math.max(1, ...chart.columns.map(({ count }) => count));
  const title = fieldName(chart.by);
  return (
    <figure class="bars" data-by={chart.by} aria-label={`${title}: ${chart.columns.map(({ value, count }) => `${value}: ${count}`).join(", ")}`}>
      <figcaption>{title}</figcaption>
      <div class="bars-row" aria-hidden="true">
        {chart.columns.map((column) => (
          <div key={column.value} class="bar-column" title={Object.entries(column.kinds).map(([kind, count]) => `${kindName(kind)} ${count}`).join(", ")}>
            <span>{column.count}</span>
            <div class="pillar" style={{ height: `${(column.count / most) * 4}rem` }}>
              {kinds.map((kind, i) => (column.kinds[kind] ? <i key={kind} class={`look-${i % 6}`} style={{ flexGrow: column.kinds[kind] }} /> : null))}
            </div>
            <b>{column.value}</b>
          </div>
        ))}
      </div>
    </figure>
  );
}

function Colours({ values }: { values: Record<string, number> }) {
  const entries = Object.entries(values);
  if (entries.length === 0) return null;
  return (
    <figure class="colours" aria-label={t("Colours: {what}", { what: entries.map(([key, count]) => `${hueName(key)} ${count}`).join(", ") })}>
      {entries.map(([key, count]) => (
        <div key={key} class={`hue-${hueOf(key).ink} colour-part`} style={{ flexGrow: count }} title={`${hueName(key)}: ${count}`}>
          {hueOf(key).letter} {count}
        </div>
      ))}
    </figure>
  );
}

/** How likely the first hand has at least one card of each sort. */
function Chances({ check }: { check: DeckCheck }) {
  const { opening } = check;
  const rows = check.charts.flatMap(({ by, columns }) => columns.filter(({ chance }) => chance !== null).map((column): [string, Column] => [by, column]));
  if (opening.hand === 0 || rows.length === 0) return null;
  return (
    <details class="chances" open>
      <summary>{t("At least one in the first {n} cards", { n: opening.hand })}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("Cards")}</th>
            <th scope="col">{t("in the deck")}</th>
            <th scope="col">{t("first hand")}</th>
            {opening.redraw && <th scope="col">{t("with a redraw")}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(([by, { value, count, chance, redrawn }]) => (
            <tr key={`${by} ${value}`}>
              <th scope="row">{by === "kind" ? kindName(value) : `${fieldName(by)} ${value}`}</th>
              <td>{count}</td>
              <td>{percent(chance ?? 0)}</td>
              {opening.redraw && <td>{percent(redrawn ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The colours that cards ask for, against what there is of them. */
function Demands({ demands }: { demands: Demand[] }) {
  if (demands.length === 0) return null;
  const lasting = demands.some((demand) => demand.lasting > 0);
  return (
    <details class="demands" open>
      <summary>{t("Colours that are asked for")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("Colour")}</th>
            <th scope="col">{t("asked for by")}</th>
            <th scope="col">{t("there are")}</th>
            {lasting && <th scope="col">{t("every turn")}</th>}
          </tr>
        </thead>
        <tbody>
          {demands.map(({ colour, level, wanting, giving, lasting: each }) => (
            <tr key={`${colour} ${level}`} class={giving === 0 ? "lacking" : ""}>
              <th scope="row">
                <span class={`hue-${hueOf(colour).ink} colour-chip`}>{hueOf(colour).letter}</span> {hueName(colour)}
                {level !== null && ` Lv${level}`}
              </th>
              <td>{wanting}</td>
              <td>{giving}</td>
              {lasting && <td>{each}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const named = (check: DeckCheck, id: string): string => nameOf(check.cards.find((row) => row.id === id) ?? { name: id, names: {} });

/** What each card can be laid on, with the printed cost and how many there are of it. */
function Bases({ check }: { check: DeckCheck }) {
  const rows = Object.entries(check.bases).filter(([, found]) => found.length > 0);
  if (rows.length === 0) return null;
  const copies = (id: string): number => check.cards.find((row) => row.id === id)?.count ?? 0;
  return (
    <details class="bases">
      <summary>{t("From what each digivolves")}</summary>
      <dl>
        {rows.map(([id, found]) => (
          <div key={id}>
            <dt>
              {named(check, id)} <span class="deck-sum">{found.reduce((sum, base) => sum + copies(base.id), 0)}</span>
            </dt>
            <dd>{found.map((base) => t("{name} for {cost}", { name: named(check, base.id), cost: base.cost })).join(", ")}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The cards that this deck alone cannot make full use of. */
function Lacks({ check }: { check: DeckCheck }) {
  if (check.stuck.length === 0) return null;
  return (
    <section class="lacks">
      <h4>{t("What this deck cannot do")}</h4>
      <ul>
        {check.stuck.map(({ id, why }) => (
          <li key={`${id} ${why}`}>
            <b>{named(check, id)}</b> <span class="muted">{id}</span>: {stuckSaid(why)}
          </li>
        ))}
      </ul>
    </section>
  );
}
