import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, t } from "../../../src/app/i18n.svelte";
import { FIRST_PHRASES, MORE_PHRASES, Talk } from "../../../src/app/table/talk.svelte";

beforeEach(async () => {
  await setLanguage("en");
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("what is said stands at the speaker's seat for a while, and a new word replaces the last", () => {
  const talk = new Talk();
  talk.hear({ what: "said", chair: 2, phrase: "wow" });
  vi.advanceTimersByTime(3000);
  talk.hear({ what: "wrote", chair: 2, text: "Really?" });
  vi.advanceTimersByTime(3000);
  expect([...talk.bubbles]).toEqual([[2, "Really?"]]);
  vi.advanceTimersByTime(3000);
  expect(talk.bubbles.size).toBe(0);
});

test("other news make no bubble", () => {
  const talk = new Talk();
  talk.hear({ what: "paused", yes: true });
  talk.hear({ what: "readied", chair: 1, yes: true });
  expect(talk.bubbles.size).toBe(0);
});

test("a few phrases come first, and none comes twice", () => {
  const all = [...FIRST_PHRASES, ...MORE_PHRASES];
  expect(FIRST_PHRASES.length).toBeLessThanOrEqual(6);
  expect(new Set(all).size).toBe(all.length);
  for (const phrase of all) expect(t(`phrase-${phrase}`)).not.toContain("phrase-");
});
