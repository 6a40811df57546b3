import { expect, test } from "vitest";
import { isFirstSight, markSeen } from "../../src/app/firstSight";

test("a game is seen at first sight once, and each for itself", () => {
  expect([isFirstSight("dice"), isFirstSight("cards")]).toEqual([true, true]);
  markSeen("dice");
  expect([isFirstSight("dice"), isFirstSight("cards")]).toEqual([false, true]);
  markSeen("cards");
  expect([isFirstSight("dice"), isFirstSight("cards")]).toEqual([false, false]);
});

test("a name that is part of another is another game", () => {
  markSeen("liars_dice");
  expect([isFirstSight("dice"), isFirstSight("liars_dice")]).toEqual([true, false]);
});

test("what is stored does not grow when a game is seen again", () => {
  for (let k = 0; k < 3; k++) markSeen("dice");
  expect(localStorage.getItem("sheepfold.seen")).toBe("dice");
});
