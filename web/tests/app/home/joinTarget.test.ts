import { expect, test } from "vitest";
import { readTarget } from "../../../src/app/home/joinTarget";

const SEAT = `#seat=${"0a".repeat(16)}`;

test.each([
  ["k7qxma", "t/K7QXMA"],
  [" K7Q-XMA ", "t/K7QXMA"],
  ["t/K7QXMA", "t/K7QXMA"],
  ["http://sheepfold.test/club/t/k7qxma", "t/K7QXMA"],
  ["http://sheepfold.test/club/t/K7QXMA/replay", "t/K7QXMA/replay"],
  [`http://sheepfold.test/club/t/K7QXMA${SEAT}`, `t/K7QXMA${SEAT}`],
  ["Come and play: http://sheepfold.test/club/t/K7QXMA", "t/K7QXMA"],
  ["sheepfold.test/club/t/K7QXMA", "t/K7QXMA"],
])("%s is a table of this server", (text, path) => {
  expect(readTarget(text)).toEqual({ code: "K7QXMA", path, otherServer: null });
});

test("a link to another server leads there", () => {
  const link = `https://elsewhere.test/t/BRC4TZ${SEAT}`;
  expect(readTarget(link)?.otherServer).toBe(link);
});

test.each(["", "abc", "javascript:alert(1)", "https://elsewhere.test/", "x".repeat(17)])(
  "%j is neither a code nor a link",
  (text) => expect(readTarget(text)).toBeNull(),
);
