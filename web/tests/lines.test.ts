// Lines can be read side by side with another file; styles included.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const LONGEST = 120;

test("no line is longer than can be read", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.(ts|svelte|css)$/.test(path) && path !== "protocol.ts", // generated
  );
  const tooLong = files.flatMap((path) =>
    readFileSync(join(SOURCE, path), "utf8")
      .split("\n")
      .flatMap((line, k) => (line.length > LONGEST ? [`${path}:${k + 1}`] : [])),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(tooLong).toEqual([]);
});
