/** What a word means, beside it while it is pointed at or has the focus. It lies over everything, dialogs too. */

let box: HTMLElement | null = null;

function own(): HTMLElement {
  if (box?.isConnected) return box;
  box = document.createElement("div");
  box.className = "tip";
  box.setAttribute("popover", "manual");
  box.setAttribute("role", "tooltip");
  box.id = "tip";
  document.body.append(box);
  return box;
}

/** Shows what a word means beside where it stands. */
export function showTip(at: Element, title: string, text: string, lang: string): void {
  const tip = own();
  const head = document.createElement("b");
  head.textContent = title;
  const said = document.createElement("span");
  said.textContent = text;
  said.lang = lang;
  tip.replaceChildren(head, said);
  tip.showPopover();
  const [place, size] = [at.getBoundingClientRect(), tip.getBoundingClientRect()];
  const left = Math.min(innerWidth - size.width - 8, Math.max(8, place.left));
  const top = place.top - size.height - 6;
  tip.style.left = `${left}px`;
  tip.style.top = `${top > 8 ? top : Math.min(innerHeight - size.height - 8, place.bottom + 6)}px`;
}

export function hideTip(): void {
  if (box?.matches(":popover-open")) box.hidePopover();
}
