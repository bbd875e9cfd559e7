/** Where things lie on the screen while something is shown. Read once a step, never in a frame. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

export const centre = (box: Box): { x: number; y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** The zones that stand for a player who is attacked, as the games call them. */
const LIVES = ["security", "damage", "ko"];

/** The element of a body, a zone or a player on the board. */
export function elementOf(board: Element, name: string): HTMLElement | null {
  const find = (css: string): HTMLElement | null => board.querySelector<HTMLElement>(css);
  if (/^p[12]$/.test(name)) {
    for (const life of LIVES) {
      const found = find(`[data-zone="${name}.${life}"]`);
      if (found) return found;
    }
    return null;
  }
  return find(`[data-ref="${CSS.escape(name)}"]`) ?? find(`[data-zone="${CSS.escape(name)}"]`);
}

/** What lies in the middle of the table belongs to nobody. */
const BETWEEN = new Set(["stack", "aside", "nowhere", "resolution"]);

/** Where something lies now; in the middle of the table what has no place of its own; nothing for what is not there. */
export function placeOf(board: Element, name: string): Box | null {
  const element = elementOf(board, name) ?? (BETWEEN.has(name) ? board.querySelector<HTMLElement>(".middle") : null);
  if (element) return boxOf(element);
  const pile = /^(p[12]\.\w+)\.\d+$/.exec(name)?.[1];
  return pile ? placeOf(board, pile) : null;
}
