import { expect, test } from "vitest";
import { areNotesAllowed } from "../../../src/app/table/notes";
import { place, table } from "../../fixtures/tables";

const alone = { places: [place("Ada"), place("", { who: "bot" })] };

test("by themselves, notes are for whoever plays against bots", () => {
  expect(areNotesAllowed(table(["Ada"], alone))).toBe(true);
  expect(areNotesAllowed(table(["Ada", "Bea"]))).toBe(false);
});

test("a table may always allow them, or never", () => {
  expect(areNotesAllowed(table(["Ada", "Bea"], { settings: { notes: "always" } }))).toBe(true);
  expect(areNotesAllowed(table(["Ada"], { ...alone, settings: { notes: "never" } }))).toBe(false);
});
