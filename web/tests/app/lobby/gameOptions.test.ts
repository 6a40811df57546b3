import { beforeEach, expect, test } from "vitest";
import { setLanguage } from "../../../src/app/i18n.svelte";
import { chosenValue, offeredValues, valueName } from "../../../src/app/lobby/gameOptions";
import { GAMES } from "../../../src/facts";
import type { OptionDeclaration } from "../../../src/games/ui";
import { place, table } from "../../fixtures/tables";

beforeEach(() => setLanguage("en"));

const FIELDS: readonly OptionDeclaration[] = GAMES.uly_polly.options;
const field = (name: string) => FIELDS.find((one) => one.name === name)!;
const options = { game: "uly_polly", patience: null, rows: 2, columns: 3 } as const;
const places = [place("Ada"), place("", { who: "open" }), place("Bea")];
const info = table([], { options, places });

test("what is not chosen is as usual, and no limit is a choice", () => {
  expect(chosenValue(field("flips"), info)).toBe(8);
  expect(chosenValue(field("patience"), info)).toBe(null);
});

test("a number has its offers, or all within its bounds", () => {
  expect(offeredValues(field("patience"), info)).toEqual([4, 6, 8, 12, null]);
  expect(offeredValues(field("rows"), info)).toEqual([2, 3, 4, 5, 6]);
  expect(offeredValues(field("flips"), info)).toEqual([1, 2, 3, 4, 5]); // fewer than tiles
});

test("a seat is one of those who sit there", () => {
  expect(offeredValues(field("first_wolf"), info)).toEqual([1, 2, null]);
  expect(valueName(field("first_wolf"), 2, info)).toBe("Bea");
  expect(valueName(field("first_wolf"), 4, info)).toBe("4");
  expect(valueName(field("first_wolf"), null, info)).toBe("at random");
});

test("a number is called by itself", () => {
  expect(valueName(field("patience"), 6, info)).toBe("6");
  expect(valueName(field("patience"), null, info)).toBe("no limit");
});
