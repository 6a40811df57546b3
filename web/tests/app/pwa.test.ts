import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as Pwa from "../../src/app/pwa.svelte";

let pwa: typeof Pwa;
const answer = vi.fn<typeof fetch>();
const reloaded = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  pwa = await import("../../src/app/pwa.svelte");
  answer.mockReset().mockResolvedValue(new Response("{}"));
  reloaded.mockReset();
  vi.stubGlobal("fetch", answer);
  vi.spyOn(location, "reload").mockImplementation(reloaded);
});

afterEach(() => void vi.unstubAllEnvs());

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("a file that is missing", () => {
  /** The listeners of pages that other tests have opened are gone with them. */
  let listeners = new AbortController();

  async function missing(): Promise<void> {
    dispatchEvent(new Event("vite:preloadError"));
    await settled();
  }

  beforeEach(async () => {
    listeners.abort();
    listeners = new AbortController();
    const { signal } = listeners;
    const listen = addEventListener;
    vi.stubGlobal("addEventListener", (type: string, listener: EventListener) =>
      listen(type, listener, { signal }),
    );
    await pwa.installPwa();
  });

  test("reloads the page, for it belonged to an older build", async () => {
    await missing();
    expect([answer.mock.calls[0]![0], reloaded.mock.calls.length]).toEqual(["health", 1]);
  });

  test("does so once a minute at most", async () => {
    const now = vi.spyOn(Date, "now").mockReturnValue(1_000_000_000);
    await missing();
    now.mockReturnValue(1_000_059_999);
    await missing();
    expect(reloaded).toHaveBeenCalledTimes(1);
    now.mockReturnValue(1_000_060_000);
    await missing();
    expect(reloaded).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["offline", () => Promise.reject(new TypeError("offline"))],
    ["while the server is ill", () => Promise.resolve(new Response("", { status: 503 }))],
  ])("does nothing %s, where a reload would lose the screen", async (_, health) => {
    answer.mockImplementation(health);
    await missing();
    expect(reloaded).not.toHaveBeenCalled();
    answer.mockResolvedValue(new Response("{}"));
    await missing();
    expect(reloaded).toHaveBeenCalledTimes(1); // and the failed attempt does not count
  });
});

describe("the service worker", () => {
  const update = vi.fn(() => Promise.resolve());
  const register = vi.fn(() => Promise.resolve({ update }));
  const postMessage = vi.fn();
  let worker: EventTarget & { controller: object | null };

  beforeEach(() => {
    update.mockClear();
    register.mockClear();
    postMessage.mockClear();
    const ready = Promise.resolve({ active: { postMessage } });
    worker = Object.assign(new EventTarget(), { controller: {}, register, ready });
    vi.stubGlobal("navigator", { serviceWorker: worker });
    vi.stubEnv("PROD", true);
  });

  test("is not there while the page is developed", async () => {
    vi.stubEnv("PROD", false);
    await pwa.installPwa();
    expect(register).not.toHaveBeenCalled();
  });

  test("that replaces another one is an update", async () => {
    await pwa.installPwa();
    expect(pwa.hasUpdate()).toBe(false);
    worker.dispatchEvent(new Event("controllerchange"));
    expect(pwa.hasUpdate()).toBe(true);
  });

  test("that is the first one is none", async () => {
    worker.controller = null;
    await pwa.installPwa();
    worker.dispatchEvent(new Event("controllerchange"));
    expect(pwa.hasUpdate()).toBe(false);
  });

  test("is told which files the page has loaded already", async () => {
    const loaded = [{ name: "http://sheepfold.test/club/assets/a.js?x=1" }];
    vi.spyOn(performance, "getEntriesByType").mockReturnValue(loaded as PerformanceEntry[]);
    await pwa.installPwa();
    expect(postMessage.mock.calls).toEqual([[{ keep: ["/club/assets/a.js"] }]]);
  });

  test("looks for an update when the page is looked at again", async () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await pwa.installPwa();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(update).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(update).toHaveBeenCalled();
  });
});
