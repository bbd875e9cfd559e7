import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** How far from its end a list may be and still count as read to the end. */
const NEAR = 8;

/**
 * Keeps a list at its end for as long as its reader is there: when lines come or get longer, and when the room for it changes;
 * not while it is held. Returns what brings the reader back to the end.
 */
export function useFollowing(list: RefObject<HTMLElement | null>, held = false): () => void {
  const atEnd = useRef(true);
  const waits = useRef(held);
  const last = useRef({ top: 0, height: 0, content: 0 });
  const note = (box: HTMLElement): void => {
    last.current = { top: box.scrollTop, height: box.clientHeight, content: box.scrollHeight };
  };
  const follow = (): void => {
    const box = list.current;
    if (!box) return;
    if (atEnd.current && !waits.current) box.scrollTop = box.scrollHeight;
    note(box);
  };
  useLayoutEffect(() => {
    waits.current = held;
    follow();
  });
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const scrolled = (): void => {
      const { top, height, content } = last.current;
      const same = box.clientHeight === height && box.scrollHeight === content;
      if (box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR) atEnd.current = true;
      else if (same && box.scrollTop < top) atEnd.current = false;
      note(box);
    };
    const room = new ResizeObserver(follow);
    const lines = new MutationObserver(follow);
    room.observe(box);
    lines.observe(box, { childList: true, characterData: true, subtree: true });
    box.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      room.disconnect();
      lines.disconnect();
      box.removeEventListener("scroll", scrolled);
    };
  }, [list.current]);
  return () => {
    atEnd.current = true;
    follow();
  };
}
