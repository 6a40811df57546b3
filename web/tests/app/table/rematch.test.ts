import { expect, test } from "vitest";
import { outcomeFor, wantRematch } from "../../../src/app/table/rematch";
import { place, table } from "../../fixtures/tables";

test("a game is won, shared or lost for one's own device, and for nobody else's", () => {
  expect(outcomeFor([2], [2])).toBe("won");
  expect(outcomeFor([2], [1, 2])).toBe("shared");
  expect(outcomeFor([1], [2])).toBe("lost");
  expect([outcomeFor([], [1]), outcomeFor([1, 2], [1])]).toEqual([null, null]);
});

test("people ask for a rematch; the host and bots need not", () => {
  const places = [
    place("Ada"),
    place("Bea", { ready: false }),
    place("Cleo"),
    place("", { who: "bot" }),
  ];
  expect(wantRematch(table([], { places, phase: "over" }))).toEqual([3]);
});
