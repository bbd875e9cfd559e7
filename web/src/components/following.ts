import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** How far from its end a list may be and still count as read to the end. */
const NEAR = 8;

/** Keeps a list at its end for as long as its reader is there: when lines come, and when the room for it changes. Returns what brings the reader back to the end. */
export function useFollowing(list: RefObject<HTMLElement | null>, fresh: readonly unknown[], held = false): () => void {
  const atEnd = useRef(true);
  const reading = useRef(held);
  const put = useRef({ top: -1, height: -1 });
  const follow = (): void => {
    const box = list.current;
    if (!box || !atEnd.current || reading.current) return;
    box.scrollTop = box.scrollHeight;
    put.current.top = box.scrollTop;
  };
  useLayoutEffect(() => {
    reading.current = held;
    follow();
  }, [held]);
  useLayoutEffect(follow, fresh);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const watch = new ResizeObserver(() => {
      put.current.height = box.clientHeight;
      follow();
    });
    const scrolled = (): void => {
      // Only what the reader does counts, not what follows from the room there is or was done here.
      const own = box.scrollTop === put.current.top || box.clientHeight !== put.current.height;
      put.current.top = -1;
      if (own) return;
      reading.current = false;
      atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR;
    };
    watch.observe(box);
    box.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener("scroll", scrolled);
    };
  }, [list.current]);
  return () => {
    atEnd.current = true;
    follow();
  };
}
