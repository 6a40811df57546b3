// Where the reader is: the home page, or a table by its code: at it, before its board, in its replay.

import { home } from "./place";

export type Way = { code: string; what: "table" | "board" | "replay" };

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

export function wayHere(): Way | null {
  const below = path.startsWith(home) ? path.slice(home.length) : path.slice(1);
  const [, code, what] = /^t\/([A-Za-z0-9]{4,16})(?:\/(board|replay))?\/?$/.exec(below) ?? [];
  return code
    ? { code: code.toUpperCase(), what: (what as Way["what"] | undefined) ?? "table" }
    : null;
}

/** Go to a page of this server; the address is relative to the home page, which is `./`. */
export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}
