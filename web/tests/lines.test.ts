// @vitest-environment node
// Lines can be read side by side with another file; styles included.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE = new URL("../src/", import.meta.url);
const LONGEST = 120;

test("no line is longer than can be read", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.(ts|svelte|css)$/.test(path) && path !== "protocol.ts", // generated
  );
  const tooLong = files.flatMap((path) =>
    readFileSync(new URL(path, SOURCE), "utf8")
      .split("\n")
      .flatMap((line, k) => (line.length > LONGEST ? [`${path}:${k + 1}`] : [])),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(tooLong).toEqual([]);
});
