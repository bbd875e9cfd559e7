import { useState } from "preact/hooks";

interface Props {
  value: string;
  /** Takes what was typed, when the reader has done typing. */
  take: (value: string) => void;
  class?: string;
  label?: string;
  placeholder?: string;
  maxLength?: number;
  disabled?: boolean;
  /** Bounds and step of a number; without, it is a text. */
  number?: { low: number; high: number | null; step: number };
}

/** A field whose text is taken when it is done: what the server says meanwhile does not type into it. */
export function Typed({ value, take, label, number, disabled, ...more }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const bounds: object = number ? { type: "number", min: number.low, step: number.step, ...(number.high === null ? {} : { max: number.high }) } : { type: "text" };
  return (
    <input
      {...more}
      {...bounds}
      {...(label ? { "aria-label": label } : {})}
      disabled={disabled && draft === null}
      value={draft ?? value}
      onInput={(event) => setDraft(event.currentTarget.value)}
      onChange={(event) => {
        setDraft(null);
        take(event.currentTarget.value);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}

/** A whole number that was typed. */
export const whole = (text: string): number => Math.trunc(Number(text)) || 0;
