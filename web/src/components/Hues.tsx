import { hueName, hueOf } from "../board/hues.ts";

/** The colours of a card as chips with letters. */
export function Hues({ names }: { names: string[] }) {
  return (
    <span class="hues">
      {names.map((name) => {
        const hue = hueOf(name);
        return (
          <span key={name} class={`hue hue-${hue.ink}`} title={hueName(name)}>
            {hue.letter}
          </span>
        );
      })}
    </span>
  );
}
