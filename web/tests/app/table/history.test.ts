import { expect, test } from "vitest";
import { HistoryKeys, publicEvents } from "../../../src/app/table/history";
import type { AnyEvent, Frame } from "../../../src/protocol";
import { meadow, sync } from "../../fixtures/tables";

const HIDDEN: AnyEvent = { type: "hidden", seat: 1, at: 3 };
const OPEN: AnyEvent = { type: "hidden", seat: 1, at: null };
const STARTED: AnyEvent = { type: "started", seat: 2, at: 0 };
const frame = (more: Partial<Frame>): Frame => ({ type: "frame", frame: 1, ...more });
const secret = { events: [HIDDEN], sentences: ["own"], public: [OPEN], public_sentences: ["open"] };
const started = { events: [STARTED], sentences: ["started"], view: meadow() };

test("what everyone may know is public, or all of it", () => {
  expect(publicEvents(frame(secret))).toEqual({ events: [OPEN], keys: ["open"] });
  expect(publicEvents(frame(started))).toEqual({ events: [STARTED], keys: ["started"] });
});

test("moves are added to what a sync had, free moves are not", () => {
  const keys = new HistoryKeys();
  const { events: _, ...told } = secret;
  keys.sync(sync({ view: meadow({ history: [HIDDEN] as never }), ...told }));
  keys.frame(frame(started), true);
  keys.frame(frame({ ...started, sentences: ["proposed"] }), false);
  expect([keys.own, keys.open]).toEqual([
    ["own", "started"],
    ["open", "started"],
  ]);
});

test("what is taken back goes, a closing round stays, and a new one begins with nothing", () => {
  const keys = new HistoryKeys();
  const ofRound = (round: number, ...history: AnyEvent[]) =>
    meadow({ round, history: history as never });
  keys.frame(frame({ news: { what: "started" }, fresh: true, view: ofRound(1) }), false);
  keys.frame(frame({ ...secret, view: ofRound(1) }), true);
  keys.frame(frame({ ...started, view: ofRound(1) }), true);
  keys.frame(frame({ news: { what: "taken_back" }, fresh: true, view: ofRound(1, OPEN) }), false);
  expect(keys.open).toEqual(["open"]);
  const sentences = ["started", "ended"];
  const closing = { fresh: true, closing: true, sentences, view: ofRound(1, OPEN, STARTED) };
  keys.frame(frame(closing), false);
  expect(keys.own).toEqual(["own", "started"]);
  keys.frame(frame({ fresh: true, view: ofRound(2) }), true);
  expect([keys.own, keys.open]).toEqual([[], []]);
});
