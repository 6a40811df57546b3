// The route, and the browser's history. Home is always the first entry, so that "back" leads there and not out
// of the site; each open sheet has an entry of its own, so that "back" closes it first.
import { homePath } from "./server/addresses";

type TablePage = "table" | "board" | "replay";

/** A page of a table, or of this device: records in files, puzzles, statistics, or the lesson of a game. */
export type Route =
  | { page: TablePage; code: string }
  | { page: "lookback" }
  | { page: "puzzles" }
  | { page: "statistics" }
  | { page: "learn"; game: string };

/** What an entry of the history remembers. A page that was opened by its address has none. */
type Entry = {
  /** How many pages lie below it; 0 is Home. */
  depth: number;
  /** How many sheets are open. */
  sheets: number;
  /** The path of the page below. */
  below: string;
};

let path = $state(location.pathname);
/** What closes each open sheet, the top one last. */
const sheets: (() => void)[] = [];
/** Where to go as soon as this page has gone back. */
let next: string | null = null;
/** This page itself is going back: nothing is to be closed. */
let returning = false;

/** What is in the address bar; `null` is Home, and "unknown" an address without a page. */
export function currentRoute(): Route | "unknown" | null {
  const below = path.startsWith(homePath) ? path.slice(homePath.length) : path.slice(1);
  if (below === "") return null;
  if (/^lookback\/?$/.test(below)) return { page: "lookback" };
  if (/^puzzles\/?$/.test(below)) return { page: "puzzles" };
  if (/^statistics\/?$/.test(below)) return { page: "statistics" };
  const [, game] = /^learn\/([a-z0-9_]+)\/?$/.exec(below) ?? [];
  if (game) return { page: "learn", game };
  const [, code, page] = /^t\/([A-Za-z0-9]{4,16})(?:\/(board|replay))?\/?$/.exec(below) ?? [];
  if (!code) return "unknown";
  return { code: code.toUpperCase(), page: (page as TablePage | undefined) ?? "table" };
}

/** Go to a page of this server; the address is relative to Home, which is `./`. */
export function goTo(address: string): void {
  if (returning) {
    next = address;
    return;
  }
  const { depth, sheets: open, below } = entry();
  const to = pathOf(address);
  scrollTo(0, 0);
  if (to === homePath && depth > 0) leave(depth + open, homePath);
  else if (to === below && !address.includes("#") && depth > 0) leave(1 + open, below);
  else if (open > 1) {
    next = address;
    goBack(open - 1);
  } else push(address, open === 1);
}

function pathOf(address: string): string {
  return new URL(address, document.baseURI).pathname;
}

/** Go back to a page that is known to be there, and show it at once. */
function leave(steps: number, to: string): void {
  goBack(steps);
  path = to;
}

function push(address: string, isReplacing: boolean): void {
  const { depth } = entry();
  const state: Entry = { depth: depth + 1, sheets: 0, below: path };
  if (pathOf(address) === homePath) {
    history.replaceState({ ...state, depth: 0, below: "" } satisfies Entry, "", address);
  } else if (isReplacing) history.replaceState(state, "", address);
  else history.pushState(state, "", address);
  path = location.pathname;
}

/** A sheet was opened; `close` is called when the reader goes back. Returns what to call when it is gone. */
export function openSheet(close: () => void): () => void {
  sheets.push(close);
  addEntries();
  return () => {
    const at = sheets.indexOf(close);
    if (at >= 0) sheets.splice(at, 1);
    setTimeout(dropEntries); // the next sheet may take its place
  };
}

function addEntries(): void {
  for (let count = entry().sheets; count < sheets.length; ++count) {
    history.pushState({ ...entry(), sheets: count + 1 } satisfies Entry, "");
  }
}

/** Go back over the entries of sheets that are gone. */
function dropEntries(): void {
  const surplus = entry().sheets - sheets.length;
  if (surplus > 0 && !returning) goBack(surplus);
}

function goBack(steps: number): void {
  returning = true;
  history.go(-steps);
}

function entry(): Entry {
  return (history.state as Entry | null) ?? { depth: 0, sheets: 0, below: "" };
}

addEventListener("popstate", () => {
  path = location.pathname;
  if (next !== null) {
    const address = next;
    next = null;
    returning = false;
    goTo(address);
  } else if (returning) {
    returning = false;
    addEntries(); // of a sheet that was opened meanwhile
    dropEntries();
  } else {
    while (sheets.length > entry().sheets) sheets.pop()!();
    dropEntries(); // "forward" leads to a sheet that is gone
  }
});

/** Put Home below a page that was opened by its address, once. */
export function startHistory(): void {
  if (history.state === null && currentRoute() !== null) {
    const { href, pathname } = location;
    history.replaceState({ depth: 0, sheets: 0, below: "" } satisfies Entry, "", homePath);
    history.pushState({ depth: 1, sheets: 0, below: homePath } satisfies Entry, "", href);
    path = pathname;
  }
  dropEntries(); // of sheets that were open before a reload
}
