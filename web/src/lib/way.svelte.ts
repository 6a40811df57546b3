// Where the reader is: the home page, or a table by its code: at it, before its board, in its replay.

export type Way = { code: string; what: "table" | "board" | "replay" };

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

export function wayHere(): Way | null {
  const [, code, what] = /^\/t\/([A-Za-z0-9]{4,16})(?:\/(board|replay))?\/?$/.exec(path) ?? [];
  return code ? { code: code.toUpperCase(), what: (what as Way["what"]) ?? "table" } : null;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}
