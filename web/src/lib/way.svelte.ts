// Where the reader is: the home page, or a table by its code.

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

export function codeHere(): string | null {
  return /^\/t\/([A-Za-z0-9]{4,16})\/?$/.exec(path)?.[1]?.toUpperCase() ?? null;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}
