/** Long work on the server that is asked about until it is over. */

import { useEffect, useRef, useState } from "preact/hooks";

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
  now.current = errand;
  const id = errand && going(errand) ? errand.id : "";
  const take = (told: T): void => setErrand((known) => (known?.id === told.id ? (ways.merge?.(known, told) ?? told) : known));
  const stop = async (): Promise<void> => {
    const known = now.current;
    if (!known || !going(known)) return;
    await ways.stop(known.id, known).then(take, () => undefined);
  };
  const clear = (): void => {
    round.current++;
    void stop();
    setErrand(null);
    setProblem("");
  };
  const begin = (start: () => Promise<T>): void => {
    const mine = ++round.current;
    setProblem("");
    setAsking(true);
    start()
      .then((told) => mine === round.current && setErrand(told), (error: Error) => mine === round.current && setProblem(error.message))
      .finally(() => mine === round.current && setAsking(false));
  };
  useEffect(() => () => void stop(), []);
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
          setProblem(error.message);
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
