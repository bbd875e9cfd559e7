import { t } from "../words/index.ts";
import { Dialog } from "./Dialog.tsx";

const keys = (): [string, string][] => [
  [t("Arrows"), t("go from card to card")],
  ["Enter", t("choose the card, or confirm")],
  ["n / N", t("next / previous card that can be chosen")],
  ["1 – 9", t("choose that option of the panel")],
  ["p", t("pass, decline or be done")],
  ["i", t("read the card")],
  ["w", t("why can't I? (on a card)")],
  ["b", t("to the board")],
  ["a", t("to the choices")],
  ["l / c", t("log / chat")],
  ["u", t("undo")],
  ["h", t("a hint, against a bot")],
  ["Shift+X", t("concede")],
  ["Esc", t("back")],
  ["?", t("this list")],
];

/** What the keys do at the table. */
export function Shortcuts({ close }: { close: () => void }) {
  return (
    <Dialog title={t("Keyboard")} close={close}>
      <dl class="keys">
        {keys().map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p class="muted">{t("A mouse can also drag a card onto its target; a long press or a right click reads a card.")}</p>
    </Dialog>
  );
}
