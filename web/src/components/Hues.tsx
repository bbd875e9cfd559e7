import { hueName, hueOf } from "../board/hues.ts";

/** The mark of a colour: hue, shape and letter. */
export function Mark({ name }: { name: string }) {
  const { letter, ink, shape, foot, bright } = hueOf(name);
  return (
    <svg class={bright ? "mark on-light" : "mark"} viewBox="0 0 24 24" role="img" aria-label={hueName(name)}>
      <title>{hueName(name)}</title>
      <path d={shape} fill={`var(--${ink})`} />
      <text x="12" y={foot}>
        {letter}
      </text>
    </svg>
  );
}

/** The colours of a card as marks. */
export function Hues({ names }: { names: string[] }) {
  return (
    <span class="hues">
      {names.map((name) => (
        <Mark key={name} name={name} />
      ))}
    </span>
  );
}
