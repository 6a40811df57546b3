import { beforeEach, expect, test } from "vitest";
import { forgetTable } from "../../../src/app/storage";
import { OwnMarks } from "../../../src/games/wooolf/marks.svelte";

beforeEach(() => localStorage.clear());

test("marks stay on the device for the round, and are forgotten with the table", () => {
  new OwnMarks("K7QXMA", 1, "1 1", false).set(2, "wolf", "maybe");
  expect(new OwnMarks("K7QXMA", 1, "1 1", false).at(2, "wolf")).toBe("maybe");
  expect(new OwnMarks("K7QXMA", 1, "1 2", false).at(2, "wolf")).toBe(null);
  expect(new OwnMarks("K7QXMA", 2, "1 1", false).at(2, "wolf")).toBe(null);
  expect(new OwnMarks("OTHERS", 1, "1 1", false).at(2, "wolf")).toBe(null);
  forgetTable("K7QXMA");
  expect(new OwnMarks("K7QXMA", 1, "1 1", false).at(2, "wolf")).toBe(null);
});

test("a mark can be taken away", () => {
  const marks = new OwnMarks("K7QXMA", 1, "1 1", false);
  marks.set(2, "wolf", "no");
  marks.set(2, "wolf", null);
  expect(new OwnMarks("K7QXMA", 1, "1 1", false).at(2, "wolf")).toBe(null);
});

test("on a device that several share nothing is stored, and each seat has its own marks", () => {
  new OwnMarks("SHARED", 1, "1 1", true).set(2, "wolf", "sure");
  expect(Object.keys(localStorage)).toEqual([]);
  expect(new OwnMarks("SHARED", 1, "1 1", true).at(2, "wolf")).toBe("sure");
  expect(new OwnMarks("SHARED", 2, "1 1", true).at(2, "wolf")).toBe(null);
  expect(new OwnMarks("SHARED", 1, "1 2", true).at(2, "wolf")).toBe(null);
});

test("what is damaged is ignored", () => {
  for (const stored of [
    "{",
    "null",
    "7",
    '{"of":"1 1 1"}',
    '{"of":"1 1 1","notes":{"2 wolf":7}}',
  ]) {
    localStorage.setItem("sheepfold.notes.K7QXMA", stored);
    expect(new OwnMarks("K7QXMA", 1, "1 1", false).at(2, "wolf")).toBe(null);
  }
});
