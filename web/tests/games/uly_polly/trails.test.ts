import { expect, test } from "vitest";
import { originOf, trails } from "../../../src/games/uly_polly/trails";
import type { UlyPollyEvent } from "../../../src/games/uly_polly/sentences";

const swapped = (a: number, b: number): UlyPollyEvent => ({ type: "swapped", seat: 1, a, b });

test("a tile's trail goes back to where it lay when the round began", () => {
  const found = trails(4, [swapped(0, 1), swapped(1, 3)]);
  expect(found).toEqual([[1], [3], [], [0, 1]]);
  expect(found.map(originOf)).toEqual([1, 3, null, 0]);
});

test("a tile that has come back is where it was", () => {
  const found = trails(4, [swapped(0, 1), swapped(0, 1)]);
  expect(found[0]).toEqual([0, 1]);
  expect(found.map(originOf)).toEqual([null, null, null, null]);
});
