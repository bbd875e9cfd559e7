import { Dialog } from "./Dialog.tsx";

const KEYS: [string, string][] = [
  ["Arrows", "go from card to card"],
  ["Enter", "choose the card, or confirm"],
  ["n / N", "next / previous card that can be chosen"],
  ["1 – 9", "choose that option of the panel"],
  ["p", "pass, decline or be done"],
  ["i", "read the card"],
  ["w", "why can't I? (on a card)"],
  ["b", "to the board"],
  ["a", "to the choices"],
  ["l / c", "log / chat"],
  ["u", "undo"],
  ["Shift+X", "concede"],
  ["Esc", "back"],
  ["?", "this list"],
];

/** What the keys do at the table. */
export function Shortcuts({ close }: { close: () => void }) {
  return (
    <Dialog title="Keyboard" close={close}>
      <dl class="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p class="muted">A mouse can also drag a card onto its target; a long press or a right click reads a card.</p>
    </Dialog>
  );
}
