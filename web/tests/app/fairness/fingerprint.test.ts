import { expect, test } from "vitest";
import {
  canonical,
  Fingerprint,
  firstDigest,
  nextDigest,
  readable,
} from "../../../src/app/fairness/fingerprint";
import type { AnyEvent, Frame } from "../../../src/protocol";
import { meadow, place, sync, table } from "../../fixtures/tables";

// The example of docs/record.md.
const OPTIONS = {
  game: "uly_polly",
  first_wolf: null,
  patience: 6,
  rows: 4,
  columns: 4,
  flips: 8,
} as const;
const INFO = table(["Ada", "Ben"], { options: OPTIONS });
const FIRST = "1b1d3fbefef334460c34096e62c378fb2aff49075f5db8762832f5d7bd31e896";
const HIDDEN: AnyEvent = { type: "hidden", seat: 1, at: null };
const SEAL = "5c".repeat(32);
const SECOND = "d0436e860a2c4397bcf4ffe6232fc57787220124d32cc550ecb9896c3d39ab4b";

const frame = (number: number, more: Partial<Frame>): Frame => ({
  type: "frame",
  frame: number,
  ...more,
});

test("canonical JSON has sorted keys and no spaces", () => {
  expect(canonical({ b: [1, null, true], a: "é" })).toBe('{"a":"é","b":[1,null,true]}');
});

test("the digests of the docs", () => {
  expect(firstDigest(INFO, [])).toBe(FIRST);
  expect(readable(FIRST)).toBe("3CEK-ZFQY-YCT4-C31M");
  expect(nextDigest(FIRST, [HIDDEN], [SEAL])).toBe(SECOND);
  expect(readable(SECOND)).toBe("T11P-X1GA-5H1S-FF7M");
});

test("a bot without a name has one in the digest", () => {
  const bots = table(["Ada"], { options: OPTIONS, places: [place("Ada"), place("Bot 2")] });
  const nameless = { ...bots, places: [place("Ada"), place("", { who: "bot" })] };
  expect(firstDigest(nameless, [])).toBe(firstDigest(bots, []));
});

test("a page that sees every frame computes the fingerprint by itself", () => {
  const seen = new Fingerprint();
  expect(seen.text).toBe("");
  const view = meadow();
  seen.frame(frame(1, { news: { what: "started" }, view, seals: [] }), INFO);
  expect(seen.text).toBe("3CEK-ZFQY-YCT4-C31M");
  const own: AnyEvent = { ...HIDDEN, at: 3 }; // as the wolf knows it; the rest know `public`
  const move = frame(2, { events: [own], public: [HIDDEN], moves: 1, seals: [SEAL], view });
  expect(seen.frame(move, INFO)).toBe(true);
  expect(seen.text).toBe("T11P-X1GA-5H1S-FF7M");
  expect(seen.seals).toEqual([SEAL]);
});

test("a free move is no link of the chain", () => {
  const seen = new Fingerprint();
  seen.frame(frame(1, { news: { what: "started" }, view: meadow(), seals: [] }), INFO);
  const proposed = frame(2, { events: [{ type: "proposed", seat: 2, at: 1 }], moves: 0 });
  expect(seen.frame(proposed, INFO)).toBe(false);
  expect(seen.text).toBe("3CEK-ZFQY-YCT4-C31M");
});

test("the two frames of a move that ends a round are one link of the chain", () => {
  const begun = frame(1, { news: { what: "started" }, view: meadow(), seals: [] });
  const [whole, parted] = [new Fingerprint(), new Fingerprint()];
  for (const seen of [whole, parted]) seen.frame(begun, INFO);
  const next: AnyEvent = { type: "started", seat: 2, at: 0 };
  whole.frame(frame(2, { events: [HIDDEN, next], moves: 1, seals: [SEAL] }), INFO);
  const closing = frame(2, { events: [HIDDEN], closing: true, fresh: true, moves: 0 });
  expect(parted.frame(closing, INFO)).toBe(false);
  expect(parted.text).toBe("3CEK-ZFQY-YCT4-C31M");
  expect(parted.frame(frame(3, { events: [next], moves: 1, seals: [SEAL] }), INFO)).toBe(true);
  expect(parted.text).toBe(whole.text);
});

test("a move that is taken back leaves the chain, and its seals", () => {
  const seen = new Fingerprint();
  seen.frame(frame(1, { news: { what: "started" }, view: meadow(), seals: [] }), INFO);
  seen.frame(frame(2, { events: [HIDDEN], moves: 1, seals: [SEAL] }), INFO);
  const back = frame(3, { news: { what: "taken_back" }, moves: 0, transcript: "ff".repeat(32) });
  seen.frame(back, INFO);
  expect(seen.text).toBe("3CEK-ZFQY-YCT4-C31M");
  expect(seen.seals).toEqual([]);
});

test("the server's word counts only for what the page has missed", () => {
  const seen = new Fingerprint();
  const view = meadow();
  const later = { table: INFO, view, moves: 1, transcript: SECOND, viewer: 1 };
  seen.sync(sync({ ...later, frame: 9, seals: [SEAL] }));
  expect(seen.text).toBe("T11P-X1GA-5H1S-FF7M");
  seen.sync(sync({ ...later, frame: 9, transcript: "00".repeat(32) })); // nothing new since
  expect(seen.text).toBe("T11P-X1GA-5H1S-FF7M");
  seen.sync(sync({ ...later, frame: 12, moves: 4, transcript: FIRST }));
  expect(seen.text).toBe("3CEK-ZFQY-YCT4-C31M");
});
