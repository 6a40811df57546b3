// "Who is the wolf?": the table of a puzzle.
import { expect, test } from "vitest";
import {
  puzzleDeck,
  levelOf,
  PUZZLES,
  readSeen,
  viewOf,
} from "../../../src/games/wooolf/puzzleData";
import { BOX } from "../../../src/games/wooolf/facts";

test("there is one for every day of a year, of three levels", () => {
  expect(PUZZLES.length).toBeGreaterThanOrEqual(365);
  expect(new Set(PUZZLES.map(levelOf))).toEqual(new Set([1, 2, 3]));
});

test.each([
  ["2?4:whb=yes", { type: "asked", by: 2, to: 4, question: "whb", yes: true }],
  [
    "1-3l:?=dog/?",
    { type: "peeked", by: 1, owner: 3, side: "left", announced: "?", card: "dog/?", which: null },
  ],
  [
    "1-3r:wolf#0",
    { type: "peeked", by: 1, owner: 3, side: "right", announced: "wolf", card: null, which: 0 },
  ],
])("%s is read", (text, event) => {
  expect(readSeen(text)).toEqual(event);
});

test.each([5, 6])("%d play with cards of the box, two each", (seats) => {
  const deck = puzzleDeck(seats);
  expect(deck.reduce((sum, [, count]) => sum + count, 0)).toBe(2 * seats);
  for (const [card, count] of deck) expect(BOX.base[card]).toBeGreaterThanOrEqual(count);
});

test.each(PUZZLES.map((puzzle, k) => [k, puzzle] as const))(
  "puzzle %d puts everything in front of its players",
  (_, puzzle) => {
    const view = viewOf(puzzle);
    expect(view.tokens.flat().length + view.answers.flat().length).toBe(puzzle.seen.length);
    expect(puzzle.wolf).not.toBe(puzzle.viewer);
    for (const [seen] of puzzle.why) expect(seen).toBeLessThan(puzzle.seen.length);
  },
);
