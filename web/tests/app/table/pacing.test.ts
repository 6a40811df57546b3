import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacer, readingTime } from "../../../src/app/table/pacing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a longer line stays longer, and the pace counts", () => {
  expect(readingTime(40, "normal")).toBeGreaterThan(readingTime(20, "normal"));
  expect(readingTime(20, "calm")).toBeGreaterThan(readingTime(20, "normal"));
  expect(readingTime(20, "quick")).toBeLessThan(readingTime(20, "normal"));
});

test("what comes meanwhile waits, in its order", () => {
  const shown: string[] = [];
  const pacer = new Pacer<string>((text) => {
    shown.push(text);
    return text.startsWith("bot") ? 1000 : 0;
  });
  for (const text of ["bot 1", "bot 2", "person", "bot 3", "last"]) pacer.push(text);
  expect(shown).toEqual(["bot 1"]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["bot 1", "bot 2"]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["bot 1", "bot 2", "person", "bot 3"]);
  pacer.flush();
  expect(shown.at(-1)).toBe("last");
  pacer.push("at once");
  expect(shown.at(-1)).toBe("at once");
});
