import { beforeEach, describe, expect, test, vi } from "vitest";
import { currentRoute, goTo, openSheet, startHistory } from "../../src/app/route.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  history.replaceState(null, "", "/club/");
  dispatchEvent(new PopStateEvent("popstate"));
});

test.each([
  ["./", null],
  ["t/K7QXMA", { code: "K7QXMA", page: "table" }],
  ["t/k7qxma/", { code: "K7QXMA", page: "table" }],
  ["t/K7QXMA/board", { code: "K7QXMA", page: "board" }],
  ["t/K7QXMA/replay", { code: "K7QXMA", page: "replay" }],
  ["t/K7QXMA/other", "unknown"],
  ["lookback", { page: "lookback" }],
  ["t/abc", "unknown"],
  ["t/K7-XMA", "unknown"],
  ["rules", "unknown"],
])("%s leads to %o", (address, route) => {
  goTo(address);
  expect(currentRoute()).toEqual(route);
  expect(location.pathname).toBe(new URL(address, "http://sheepfold.test/club/").pathname);
});

test("the back button leads back", () => {
  goTo("t/K7QXMA");
  history.replaceState(null, "", "/club/t/BRC4TZ");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(currentRoute()).toEqual({ code: "BRC4TZ", page: "table" });
});

describe("going back", () => {
  /** A history of its own: the browser's, which this one has no more than a part of. */
  let entries: { state: unknown; path: string }[];
  let at = 0;

  beforeEach(() => {
    entries = [{ state: null, path: "/club/" }];
    at = 0;
    const pathOf = (address?: string | URL | null) =>
      new URL(address ?? location.pathname, document.baseURI).pathname;
    const replace = history.replaceState.bind(history);
    vi.spyOn(history, "replaceState").mockImplementation((state, _, address) => {
      entries[at] = { state, path: pathOf(address) };
      replace(state, "", entries[at]!.path);
    });
    vi.spyOn(history, "pushState").mockImplementation((state, _, address) => {
      entries = [...entries.slice(0, ++at), { state, path: pathOf(address) }];
      replace(state, "", entries[at]!.path);
    });
    vi.spyOn(history, "go").mockImplementation((steps = 0) => {
      at += steps;
      replace(entries[at]!.state, "", entries[at]!.path);
      dispatchEvent(new PopStateEvent("popstate"));
    });
    return () => vi.restoreAllMocks();
  });

  test("the button for Home leads back to it, whatever lies between", () => {
    goTo("t/K7QXMA");
    goTo("t/K7QXMA/replay");
    expect(entries).toHaveLength(3);
    goTo("./");
    expect([at, currentRoute()]).toEqual([0, null]);
  });

  test("from a replay the button for the table leads back to it", () => {
    goTo("t/K7QXMA");
    goTo("t/K7QXMA/replay");
    goTo("t/K7QXMA");
    expect([at, currentRoute()]).toEqual([1, { code: "K7QXMA", page: "table" }]);
  });

  test("below a page that was opened by its address is Home, also after a reload", () => {
    history.replaceState(null, "", "t/K7QXMA");
    dispatchEvent(new PopStateEvent("popstate"));
    startHistory();
    startHistory();
    expect(entries.map(({ path }) => path)).toEqual(["/club/", "/club/t/K7QXMA"]);
    history.go(-1);
    expect(currentRoute()).toBeNull();
  });

  test("back closes the top sheet first", () => {
    const closed: string[] = [];
    goTo("t/K7QXMA");
    openSheet(() => closed.push("menu"));
    openSheet(() => closed.push("rules"));
    history.go(-1);
    expect(closed).toEqual(["rules"]);
    history.go(-1);
    expect(closed).toEqual(["rules", "menu"]);
    expect([at, currentRoute()]).toEqual([1, { code: "K7QXMA", page: "table" }]);
  });

  test("a sheet that is closed otherwise leaves no entry", async () => {
    const gone = openSheet(() => {});
    expect(at).toBe(1);
    gone();
    await vi.waitFor(() => expect(at).toBe(0));
  });

  test("a page that is opened from a sheet takes its place", () => {
    const gone = [openSheet(() => {}), openSheet(() => {})];
    goTo("t/K7QXMA");
    gone.forEach((close) => close());
    expect(entries.slice(0, at + 1).map(({ path }) => path)).toEqual(["/club/", "/club/t/K7QXMA"]);
  });
});
