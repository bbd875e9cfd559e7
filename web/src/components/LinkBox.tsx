import { useRef, useState } from "preact/hooks";
import { copy } from "../links.ts";

/** A link to be given away: it is copied, or, where the browser does not allow that, marked for copying by hand. */
export function LinkBox({ link, label }: { link: string; label: string }) {
  const box = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("Copy");
  return (
    <p class="link-box">
      <input ref={box} readOnly value={link} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button"
        class="primary"
        onClick={() =>
          void copy(link).then((done) => {
            setSaid(done ? "Copied" : "Copy it by hand");
            if (!done) box.current?.focus();
          })
        }
      >
        {said}
      </button>
    </p>
  );
}
