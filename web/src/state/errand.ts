/** Long work on the server that is asked about until it is over. */

import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../words/index.ts";

export interface Errand {
  id: string;
  state: "waiting" | "working" | "done" | "stopped" | "failed";
  error: string;
}

interface Ways<T extends Errand> {
  look: (id: string, known: T) => Promise<T>;
  stop: (id: string, known: T) => Promise<T>;
  /** What is known after an answer. */
  merge?: (known: T, told: T) => T;
}

/** Milliseconds between two looks at the server. */
const EVERY = 500;

export const going = (errand: Errand | null): boolean => errand?.state === "waiting" || errand?.state === "working";

/** An errand of this page: begun, looked at until it is over, stopped when the page is left. */
export function useErrand<T extends Errand>(ways: Ways<T>) {
  const [errand, setErrand] = useState<T | null>(null);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState("");
  const now = useRef<T | null>(null);
  const round = useRef(0);
  /** What was begun last, when the server has said so. */
  const turn = useRef<Promise<T | null>>(Promise.resolve(null));
  now.current = errand;
  const id = errand && going(errand) ? errand.id : "";
  const take = (told: T): void => setErrand((known) => (known?.id === told.id ? (ways.merge?.(known, told) ?? told) : known));
  /** Ends what was begun last, if it still goes on: the next can begin only then. */
  const ended = async (begun: T | null): Promise<null> => {
    const known = now.current?.id === begun?.id ? now.current : begun;
    if (known && going(known)) await ways.stop(known.id, known).then(take, () => undefined);
    return null;
  };
  const clear = (): void => {
    round.current++;
    turn.current = turn.current.then(ended);
    setErrand(null);
    setProblem("");
    setAsking(false);
  };
  const stop = async (): Promise<void> => {
    if (asking) clear();
    else await ended(now.current);
  };
  const begin = (start: () => Promise<T>): void => {
    const mine = ++round.current;
    const still = (): boolean => mine === round.current;
    setProblem("");
    setAsking(true);
    turn.current = turn.current.then(async (before) => {
      await ended(before);
      if (!still()) return null;
      try {
        const told = await start();
        if (still()) setErrand(told);
        return told;
      } catch (error) {
        if (still()) setProblem(error instanceof Error ? error.message : String(error));
        return null;
      } finally {
        if (still()) setAsking(false);
      }
    });
  };
  useEffect(
    () => () => {
      round.current++;
      turn.current = turn.current.then(ended);
    },
    [],
  );
  useEffect(() => {
    if (!id) return;
    let late = false;
    const look = (): void => {
      const known = now.current;
      if (!known) return;
      void ways.look(id, known).then(
        (told) => {
          if (late) return;
          take(told);
          setProblem("");
          if (going(told)) timer = setTimeout(look, EVERY);
        },
        (error: Error & { status?: number }) => {
          if (late) return;
          setProblem(error.status === 404 ? t("The server no longer knows of this: begin again.") : error.message);
          if (error.status === 404) setErrand((each) => each && { ...each, state: "stopped" });
          else timer = setTimeout(look, 4 * EVERY);
        },
      );
    };
    let timer = setTimeout(look, EVERY);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [id]);
  return { errand, going: id !== "", asking, problem, begin, stop, clear };
}
