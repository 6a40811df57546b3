import { beforeEach, expect, test, vi } from "vitest";
import { readAloud } from "../../../src/app/sound/speech";

/** What is being read and what waits, as the browser keeps it. */
let queue: { text: string; lang: string }[];

beforeEach(() => {
  queue = [];
  class Utterance {
    lang = "";
    constructor(readonly text: string) {}
  }
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("speechSynthesis", {
    speak: (one: Utterance) => queue.push(one),
    cancel: () => (queue = []),
  });
});

test("texts are read one after the other, each in its language", () => {
  readAloud("Una pecora.", "it", false);
  readAloud("A wolf.", "en", false);
  expect(queue).toEqual([
    { text: "Una pecora.", lang: "it" },
    { text: "A wolf.", lang: "en" },
  ]);
});

test("one that interrupts is read alone", () => {
  readAloud("A sheep.", "en", false);
  readAloud("A wolf.", "en", true);
  expect(queue).toEqual([{ text: "A wolf.", lang: "en" }]);
});
