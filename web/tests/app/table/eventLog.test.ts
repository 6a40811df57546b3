import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../../../src/app/i18n.svelte";
import { EventLog } from "../../../src/app/table/eventLog.svelte";
import type { AnyEvent, Frame, UlyPollyView } from "../../../src/protocol";
import { meadow, sync, table } from "../../fixtures/tables";

const info = table(["Ada", "Bea"]);
const HIDDEN = { type: "hidden", seat: 1, at: 3 } as const;
const STARTED = { type: "started", seat: 2, at: 0 } as const;
const SWAPPED = { type: "swapped", seat: 1, a: 1, b: 3 } as const;
const PROPOSED = { type: "proposed", seat: 2, at: 1 } as const;

const keys = (events: AnyEvent[]) => events.map(({ type }) => `uly_polly-event-${type}`);

const frame = (events: AnyEvent[], more: Partial<Frame> = {}): Frame => ({
  type: "frame",
  frame: 1,
  events,
  sentences: keys(events),
  view: meadow(),
  ...more,
});
const withHistory = (...history: UlyPollyView["history"]) =>
  sync({ table: info, view: meadow({ viewer: 1, history }), sentences: keys(history) });

let log: EventLog;
beforeEach(async () => {
  await setLanguage("en");
  vi.useFakeTimers();
  log = new EventLog();
});
afterEach(() => vi.useRealTimers());

test("a frame adds a line for each event, and is read aloud", () => {
  log.addFrame(frame([STARTED, SWAPPED]), info, true);
  expect(log.lines).toHaveLength(2);
  expect(log.lines[1]).toContain("Ada");
  expect(log.spoken.text).toBe(log.lines.join(" "));
});

test("the viewer's own secrets are not in it", () => {
  const open = { public: [{ ...HIDDEN, at: null }], public_sentences: keys([HIDDEN]) };
  const sentences = ["uly_polly-event-hidden-own"];
  log.addFrame(frame([HIDDEN], { sentences, ...open }), info, true);
  expect(log.lines).toHaveLength(1);
  log.addSync({ ...withHistory(HIDDEN), sentences, ...open });
  expect(log.lines).toHaveLength(1);
  log = new EventLog();
  log.addSync({ ...withHistory(HIDDEN), sentences, ...open });
  expect(log.lines).toHaveLength(1);
  expect(log.lines[0]).toContain("Ada");
  expect(log.lines[0]).not.toMatch(/\bb2\b/);
});

test("after a sync only what is new is added", () => {
  log.addSync(withHistory(HIDDEN));
  log.addFrame(frame([STARTED]), info, true);
  log.addFrame(frame([PROPOSED]), info, false); // no part of the history
  log.addSync(withHistory(HIDDEN, STARTED, SWAPPED));
  expect(log.lines).toHaveLength(4);
  log.addSync(withHistory(HIDDEN, STARTED, SWAPPED));
  expect(log.lines).toHaveLength(4);
});

test("another round is logged from its start", () => {
  log.addSync(withHistory(HIDDEN, STARTED));
  log.addSync(sync({ table: info, view: meadow({ round: 2, history: [HIDDEN] }) }));
  expect(log.lines).toHaveLength(3);
});

test("a fresh frame brings its own history", () => {
  const view = meadow({ history: [HIDDEN] });
  log.addFrame(frame([], { fresh: true, view }), info, false);
  log.addSync(withHistory(HIDDEN, STARTED));
  expect(log.lines).toHaveLength(1);
});

test("the end of a round is told once, also to those who have missed it", () => {
  const round = { wolf_seat: 1, wolf: 3, found: true, how: "found" } as const;
  const ended: AnyEvent = { type: "round_ended", round, scores: [0, 1] };
  const view = meadow({ round: 2 });
  const next = sync({ table: info, view, ending: [ended], ending_sentences: keys([ended]) });
  log.addSync(withHistory(HIDDEN));
  log.addFrame(frame([ended], { fresh: true, closing: true }), info, false);
  log.addSync(next);
  expect(log.lines).toHaveLength(2);
  log = new EventLog();
  log.addSync(withHistory(HIDDEN));
  log.addSync(next);
  log.addSync(next);
  expect(log.lines).toHaveLength(2);
  expect(log.lines[1]).toContain("b2");
});

test("news come before the events that they led to", () => {
  const news = { what: "wrote", chair: 2, text: "Now!" };
  log.addFrame(frame([STARTED], { news }), info, true);
  expect(log.lines[0]).toBe("Bea: Now!");
});

test("only the last lines are kept, and the very last are read aloud", () => {
  const many = Array.from({ length: 70 }, () => STARTED);
  log.addSync(withHistory(...many));
  expect(log.lines).toHaveLength(60);
  expect(log.spoken.text).toBe(log.lines.slice(-3).join(" "));
});

test("a note goes away by itself, and only a public one is read aloud", () => {
  log.showNote("Your wolf is there", false);
  expect([log.note, log.spoken.text]).toEqual(["Your wolf is there", ""]);
  vi.advanceTimersByTime(5_000);
  log.showNote("Not your turn", true);
  vi.advanceTimersByTime(5_000);
  expect([log.note, log.spoken.text]).toEqual(["Not your turn", "Not your turn"]);
  vi.advanceTimersByTime(1_000);
  expect(log.note).toBe("");
});
