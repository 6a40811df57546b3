import { expect, test } from "vitest";
import { fitName } from "../../../src/app/components/fitName";

const FAMILY = "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}"; // seven code points

test.each([
  ["Ada", "Ada"],
  ["", ""],
  ["x".repeat(25), "x".repeat(20)],
  ["\u{1f411}".repeat(20), "\u{1f411}".repeat(20)],
  ["\u{1f411}".repeat(21), "\u{1f411}".repeat(20)],
  [`${"x".repeat(13)}${FAMILY}`, `${"x".repeat(13)}${FAMILY}`],
  [`${"x".repeat(14)}${FAMILY}`, "x".repeat(14)],
  ["e\u0301".repeat(11), "e\u0301".repeat(10)],
])("of %j a name has %j", (text, name) => {
  expect(fitName(text)).toBe(name);
  expect([...fitName(text)].length).toBeLessThanOrEqual(20);
});
