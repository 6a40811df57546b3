import { beforeEach, expect, test, vi } from "vitest";
import { currentRoute, goTo } from "../../src/app/route.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  goTo("./");
});

test.each([
  ["./", null],
  ["t/K7QXMA", { code: "K7QXMA", page: "table" }],
  ["t/k7qxma/", { code: "K7QXMA", page: "table" }],
  ["t/K7QXMA/board", { code: "K7QXMA", page: "board" }],
  ["t/K7QXMA/replay", { code: "K7QXMA", page: "replay" }],
  ["t/K7QXMA/other", null],
  ["t/abc", null],
  ["t/K7-XMA", null],
  ["rules", null],
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
