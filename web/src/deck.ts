/** A deck while it is built: how many of each card. */

export type Counts = ReadonlyMap<string, number>;

/** One more or one less of a card. */
export function changed(counts: Counts, id: string, by: number): Counts {
  const next = new Map(counts);
  const count = Math.max(0, (counts.get(id) ?? 0) + by);
  if (count === 0) next.delete(id);
  else next.set(id, count);
  return next;
}

/** The deck as players write it: a count and a card number a line. */
export const written = (counts: Counts): string => [...counts].map(([id, count]) => `${count} ${id}`).join("\n");

/** What is wrong with a list, each line of it by itself: the server says all in one. */
export const faults = (error: string): string[] => error.split(/; (?=line \d+: |and \d+ more$)/);

export const total = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** What a pasted list says the deck is called; nothing if it does not. */
export const nameIn = (list: string): string => (/^[#/\s]*(?:deck ?)?(?:name|title)\s*[:=]\s*(\S.*)$/im.exec(list)?.[1] ?? "").trim().slice(0, 60);
