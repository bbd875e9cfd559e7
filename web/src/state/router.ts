/** Where the visitor is: the part after #, so that invite and seat links never reach a server log. */

import { signal } from "@preact/signals";

export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

/** Reads the part after #.
 *
 * `#/table/abc?invite=x` is the page `table`, the id `abc` and a query.
 */
export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [page = "", ...rest] = path.split("/");
  return { page: page || "home", id: decodeURIComponent(rest.join("/")), query: new URLSearchParams(query) };
}

export const route = signal<Route>(parseRoute(typeof location === "undefined" ? "" : location.hash));

export function watchRoute(): void {
  addEventListener("hashchange", () => {
    route.value = parseRoute(location.hash);
    scrollTo(0, 0);
  });
}

export function go(path: string): void {
  location.hash = path;
}
