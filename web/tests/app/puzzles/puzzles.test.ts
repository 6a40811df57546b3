// The day's puzzle follows from the date, and what was answered stays on the device.
import { describe, expect, test } from "vitest";
import { laterBy, numberOn, today } from "../../../src/app/puzzles/daily";
import { resultOf, saveResult, streak } from "../../../src/app/puzzles/results";

describe("the day", () => {
  test("is that of the reader's calendar", () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
    expect(today(new Date(2026, 10, 7, 0, 1))).toBe("2026-11-07");
  });

  test.each([
    ["2026-01-05", 0],
    ["2026-01-04", 370],
    ["2026-11-17", 316], // as in tests/learn/test_puzzles.py
    ["2027-01-11", 0],
  ])("%s has puzzle %d of 371", (day, number) => {
    expect(numberOn(day, 371)).toBe(number);
  });

  test("goes on over the end of a month, and over a change of the clocks", () => {
    expect(laterBy("2026-02-28", 1)).toBe("2026-03-01");
    expect(laterBy("2026-03-29", 1)).toBe("2026-03-30");
    expect(laterBy("2026-01-01", -1)).toBe("2025-12-31");
  });
});

describe("the answers", () => {
  test("are kept by game and day, and the first one counts", () => {
    expect(resultOf("chess", "2026-01-05")).toBeNull();
    saveResult("chess", "2026-01-05", true, "2026-01-05");
    saveResult("chess", "2026-01-05", false, "2026-01-05");
    expect(resultOf("chess", "2026-01-05")).toBe(true);
    expect(resultOf("go", "2026-01-05")).toBeNull();
  });

  test("make a streak, if they were given on the day", () => {
    for (const day of ["2026-01-05", "2026-01-06", "2026-01-07"]) saveResult("go", day, true, day);
    expect(streak("go", "2026-01-07")).toBe(3);
    expect(streak("go", "2026-01-08")).toBe(3);
    expect(streak("go", "2026-01-09")).toBe(0);
    saveResult("go", "2026-01-08", true, "2026-01-09");
    expect(resultOf("go", "2026-01-08")).toBe(true);
    expect(streak("go", "2026-01-09")).toBe(0);
    saveResult("go", "2026-01-09", false, "2026-01-09");
    expect(streak("go", "2026-01-09")).toBe(0);
  });

  test.each(["", "[]", "null", "7", "{", '{"go":{"2026-01-05":4}}'])(
    "survive %j in the storage",
    (text) => {
      localStorage.setItem("sheepfold.puzzles", text);
      expect(resultOf("go", "2026-01-05")).toBeNull();
      expect(streak("go", "2026-01-05")).toBe(0);
    },
  );
});
