// "Where is Uly?": the pictures of a puzzle.
import { expect, test } from "vitest";
import { levelOf, pictures, PUZZLES, swapsOf } from "../../../src/games/uly_polly/puzzleData";

test("there is one for every day of a year, of three levels", () => {
  expect(PUZZLES.length).toBeGreaterThanOrEqual(365);
  expect(new Set(PUZZLES.map(levelOf))).toEqual(new Set([1, 2, 3]));
});

test("the meadow follows the moves", () => {
  const shown = pictures({ habit: "shy", moves: "a1 b1-c2 b2 b2-c3 b2", wolf: 0, why: [] });
  expect(shown.map(({ event }) => event.type).join()).toBe(
    "started,swapped,stepped,swapped,stepped",
  );
  const { view, order } = shown.at(-1)!;
  expect([view.dog, view.turned]).toEqual([5, 2]);
  expect([view.tiles[5], view.tiles[10]]).toEqual([2, 1]); // the turned tile went to c3
  expect([order[1], order[6], order[5], order[10]]).toEqual([6, 1, 10, 5]);
});

test.each(PUZZLES.map((puzzle, k) => [k, puzzle] as const))(
  "puzzle %d ends with a swap, and its answer lies face down",
  (_, puzzle) => {
    const { view, event } = pictures(puzzle).at(-1)!;
    expect(event.type).toBe("swapped");
    expect(view.tiles[puzzle.wolf]).toBe(0);
    for (const [swap] of puzzle.why) expect(swapsOf(view)[swap]).toBeDefined();
  },
);
