// The route: the home page, or a page of a table.
import { homePath } from "./server/addresses";

export type Route = { code: string; page: "table" | "board" | "replay" };

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

/** The table and its page in the address bar; `null` is the home page. */
export function currentRoute(): Route | null {
  const below = path.startsWith(homePath) ? path.slice(homePath.length) : path.slice(1);
  const [, code, page] = /^t\/([A-Za-z0-9]{4,16})(?:\/(board|replay))?\/?$/.exec(below) ?? [];
  if (!code) return null;
  return { code: code.toUpperCase(), page: (page as Route["page"] | undefined) ?? "table" };
}

/** Go to a page of this server; the address is relative to the home page, which is `./`. */
export function goTo(address: string): void {
  history.pushState(null, "", address);
  path = location.pathname;
  scrollTo(0, 0);
}
