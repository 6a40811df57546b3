import { expect, test } from "vitest";
import { areNotesAllowed, isAdviceAllowed } from "../../../src/app/table/notes";
import { place, table } from "../../fixtures/tables";

const alone = { places: [place("Ada"), place("", { who: "bot" })] };

test("by themselves, notes and advice are for whoever plays against bots", () => {
  for (const isAllowed of [areNotesAllowed, isAdviceAllowed]) {
    expect(isAllowed(table(["Ada"], alone))).toBe(true);
    expect(isAllowed(table(["Ada", "Bea"]))).toBe(false);
  }
});

test("a table may always allow notes, or never", () => {
  expect(areNotesAllowed(table(["Ada", "Bea"], { settings: { notes: "always" } }))).toBe(true);
  expect(areNotesAllowed(table(["Ada"], { ...alone, settings: { notes: "never" } }))).toBe(false);
});

test("a table may always allow advice, or never", () => {
  expect(isAdviceAllowed(table(["Ada", "Bea"], { settings: { advice: "always" } }))).toBe(true);
  expect(isAdviceAllowed(table(["Ada"], { ...alone, settings: { advice: "never" } }))).toBe(false);
});

test("there is advice only while a game is being played", () => {
  expect(isAdviceAllowed(table(["Ada"], { ...alone, phase: "over" }))).toBe(false);
});
