/** The bots as people call them. */

import { t } from "../words/index.ts";

/** What the client calls a bot; one that it does not know is called as the server calls it. */
export function botName(name: string): string {
  const names: Record<string, string> = {
    random: t("Easy (plays at random)"),
    greedy: t("Normal (plays greedily)"),
    "search-beginner": t("Beginner (looks ahead, slips often)"),
    "search-casual": t("Casual (looks ahead, slips at times)"),
    "search-regular": t("Regular (plans some moves)"),
    "search-strong": t("Strong (plans its turn)"),
    "search-best": t("Best (thinks longest)"),
    learned: t("Learned (a network, moves at once)"),
  };
  return names[name] ?? name;
}

/** What a bot is called at a table: the same, without what is said about it. */
export const botCalled = (name: string): string => botName(name).replace(/ ?[(（].*$/, "");

/** The bots to choose from, the simple ones first; one that is there under two names is listed once. */
export function listed(bots: readonly string[]): string[] {
  const order = ["random", "greedy"];
  return [...order.filter((name) => bots.includes(name)), ...bots.filter((name) => !order.includes(name) && !(name === "search" && bots.includes("search-best")))];
}
