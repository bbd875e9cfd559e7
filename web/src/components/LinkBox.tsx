import { useRef, useState } from "preact/hooks";
import { copy } from "../links.ts";
import { t } from "../words/index.ts";

/** A link to be given away: it is copied, or, where the browser does not allow that, marked for copying by hand. */
export function LinkBox({ link, label }: { link: string; label: string }) {
  const box = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <p class="link-box">
      <input ref={box} readOnly value={link} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button"
        class="primary"
        onClick={() =>
          void copy(link).then((done) => {
            setCopied(done);
            if (!done) box.current?.focus();
          })
        }
      >
        {copied === null ? t("Copy") : copied ? t("Copied") : t("Copy it by hand")}
      </button>
    </p>
  );
}
