/** What an option is about is marked on the page, as long as it is advised. */

import { useLayoutEffect } from "preact/hooks";
import { startOf } from "../board/choosing.ts";
import type { Option } from "../protocol.ts";
import type { Session } from "../state/session.ts";
import "../styles/guide.css";

const MARK = "data-coached";

/** What on the page belongs to an option: its buttons, its thing or the pile that lies in, and what an armed thing is aimed at. */
function belonging(option: Option, armed: boolean): Element[] {
  const found = [...document.querySelectorAll(`.actions [data-option="${option.i}"], .menu [data-option="${option.i}"]`)];
  const ref = armed ? option.to : startOf(option);
  if (ref === "player") return [...found, ...document.querySelectorAll(".far .aim")];
  if (!ref) return found;
  const things = document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`);
  const pile = ref.split(".").slice(0, 2).join(".");
  return [...found, ...(things.length > 0 ? things : document.querySelectorAll(`[data-zone="${CSS.escape(pile)}"] .pile, [data-zone="${CSS.escape(pile)}"] .life-head`))];
}

/** Marks what belongs to an option. */
export function useLit(session: Session, option: Option | null): void {
  const { n } = session.state.value;
  const armed = session.armed.value !== null;
  const menu = session.menu.value;
  const pile = session.pile.value;
  useLayoutEffect(() => {
    let found: Element[] = [];
    let over = false;
    // A menu that the same change opens is drawn by then.
    queueMicrotask(() => {
      if (option && !over) found = belonging(option, armed);
      for (const element of found) element.setAttribute(MARK, "");
    });
    return () => {
      over = true;
      for (const element of found) element.removeAttribute(MARK);
    };
  }, [option, n, armed, menu, pile]);
}
