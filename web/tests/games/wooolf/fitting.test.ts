import { expect, test } from "vitest";
import { largestThatFits } from "../../../src/games/wooolf/fitting";

const SIZES = [144, 124, 108, 92, 80, 72, 64, 56, 48, 44, 40, 36];

test.each([...SIZES, 37, 1000])("the largest that fits into %d is found", (room) => {
  expect(largestThatFits(SIZES, (size) => size <= room)).toBe(SIZES.find((size) => size <= room));
});

test("nothing may fit", () => {
  expect(largestThatFits(SIZES, () => false)).toBe(null);
  expect(largestThatFits([], () => true)).toBe(null);
});

test("few sizes are tried, for each lays out the page", () => {
  for (const room of [...SIZES, 0]) {
    let tried = 0;
    largestThatFits(SIZES, (size) => (tried++, size <= room));
    expect(tried).toBeLessThanOrEqual(4);
  }
});
