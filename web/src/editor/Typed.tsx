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

type Typing = { currentTarget: HTMLInputElement };

/** A field whose text is taken when it is done: what the server says meanwhile does not type into it. */
export function Typed({ value, take, label, number, disabled, ...more }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const field = {
    ...more,
    ...(label ? { "aria-label": label } : {}),
    disabled: Boolean(disabled) && draft === null,
    value: draft ?? value,
    onInput: (event: Typing) => setDraft(event.currentTarget.value),
    onChange: (event: Typing) => {
      setDraft(null);
      take(event.currentTarget.value);
    },
    onBlur: () => setDraft(null),
  };
  if (!number) return <input type="text" {...field} />;
  return <input type="number" min={number.low} max={number.high ?? undefined} step={number.step} {...field} />;
}

/** A whole number that was typed. */
export const whole = (text: string): number => Math.trunc(Number(text)) || 0;
