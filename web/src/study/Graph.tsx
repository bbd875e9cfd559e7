import { useEffect, useRef, useState } from "preact/hooks";
import type { Graded } from "../api.ts";
import { t } from "../words/index.ts";
import { apart, bands, besides, nearest, percent, points, rowAt, shareOf, type Point } from "./model.ts";

interface Props {
  places: Point[];
  rows: Graded[];
  turns: number[];
  choices: number;
  player: number;
  names: string[];
  n: number;
  go: (n: number) => void;
}

const LEFT = 34;
const RIGHT = 10;
const TOP = 10;
const FOOT = 18;
/** Room for what a mistake has cost, in words. */
const LABEL = 52;
const SIZE = { slip: 3.5, mistake: 5.5, blunder: 8 };

/** The share of wins over the game: every decision can be clicked, and gone to with the arrow keys. */
export function Graph({ places, rows, turns, choices, player, names, n, go }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 600, height: 150 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setSize({ width: Math.max(200, element.clientWidth), height: Math.max(80, element.clientHeight) }));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const { width, height } = size;
  const x = (at: number): number => LEFT + (at / Math.max(1, choices)) * (width - LEFT - RIGHT);
  const y = (share: number): number => TOP + (1 - share) * (height - TOP - FOOT);
  const line = places.map(({ at, share }) => `${x(at).toFixed(1)} ${y(share).toFixed(1)}`).join("L");
  const first = places[0];
  const last = places.at(-1);
  const half = y(0.5);
  const area = first && last ? `M${line}L${x(last.at).toFixed(1)} ${half}L${x(first.at).toFixed(1)} ${half}Z` : "";
  const now = rowAt(rows, n);
  const labelled = apart(rows, (LABEL / Math.max(1, width - LEFT - RIGHT)) * choices);
  const toPlace = (event: PointerEvent): void => {
    const left = box.current?.getBoundingClientRect().left ?? 0;
    const wanted = ((event.clientX - left - LEFT) / Math.max(1, width - LEFT - RIGHT)) * choices;
    const row = nearest(rows, wanted);
    if (row) go(row.at);
  };
  const key = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
    const row = by ? besides(rows, n, by) : event.key === "Home" ? rows[0] : event.key === "End" ? rows.at(-1) : undefined;
    if (row === undefined) return;
    event.preventDefault();
    if (row) go(row.at);
  };
  const told = now ? t("Turn {turn}: {share} for {name}", { turn: now.turn, share: percent(shareOf(now, player)), name: names[player] ?? "" }) : "";
  return (
    <div
      ref={box}
      class="study-graph"
      role="slider"
      tabIndex={0}
      aria-label={t("Chance to win, decision by decision")}
      aria-valuemin={0}
      aria-valuemax={choices}
      aria-valuenow={n}
      aria-valuetext={told}
      onKeyDown={key}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        toPlace(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && toPlace(event)}
    >
      <svg width={width} height={height} aria-hidden="true">
        <defs>
          <clipPath id="study-above">
            <rect x={0} y={0} width={width} height={half} />
          </clipPath>
          <clipPath id="study-below">
            <rect x={0} y={half} width={width} height={height - half} />
          </clipPath>
        </defs>
        {bands(turns, choices).map(({ from, to, turn }) => (
          <g key={turn}>
            <rect class={turn % 2 ? "band odd" : "band"} x={x(from)} y={TOP} width={x(to) - x(from)} height={height - TOP - FOOT} />
            {turn > 0 && x(to) - x(from) > 18 && (
              <text x={x(from) + 3} y={height - 5}>
                {x(to) - x(from) > 60 ? t("Turn {n}", { n: turn }) : turn}
              </text>
            )}
          </g>
        ))}
        <text class="whose" x={LEFT + 6} y={TOP + 13}>
          {names[player]}
        </text>
        <text class="whose other" x={LEFT + 6} y={height - FOOT - 6}>
          {names[1 - player]}
        </text>
        {[1, 0.5, 0].map((share) => (
          <g key={share}>
            <path class={share === 0.5 ? "half" : "edge"} d={`M${LEFT} ${y(share)}H${width - RIGHT}`} />
            <text x={LEFT - 5} y={y(share) + 4} text-anchor="end">
              {100 * share}
            </text>
          </g>
        ))}
        {area && <path class="above" d={area} clip-path="url(#study-above)" />}
        {area && <path class="below" d={area} clip-path="url(#study-below)" />}
        {line && <path class="line" d={`M${line}`} />}
        {places.map(({ at, share, row }) => {
          if (!row || row.word === "") return null;
          const after = row.player === player ? share - row.loss : share + row.loss;
          return (
            <g key={at} class={`graded ${row.word} ${row.player === player ? "own" : "other"}`}>
              <path d={`M${x(at)} ${y(share)}V${y(after)}`} />
              <circle cx={x(at)} cy={y(after)} r={SIZE[row.word]} />
            </g>
          );
        })}
        {places.map(({ at, share, row }) =>
          row && row.word !== "" && labelled.has(at) ? (
            <text key={at} class={`cost ${row.word} ${row.player === player ? "own" : "other"}`} x={x(at) > width - 60 ? x(at) - 12 : x(at) + 12} y={y(row.player === player ? share - row.loss : share + row.loss) + 4} text-anchor={x(at) > width - 60 ? "end" : "start"}>
              {points(row.loss)}
            </text>
          ) : null,
        )}
        <path class="now" d={`M${x(n)} 2V${height - FOOT}`} />
        <path class="now-head" d={`M${x(n) - 6} 0h12l-6 9z`} />
        {now && now.at === n && <circle class="now-point" cx={x(n)} cy={y(shareOf(now, player))} r={4} />}
      </svg>
    </div>
  );
}
