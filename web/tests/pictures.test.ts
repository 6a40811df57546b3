// The pictures are one family, small, and safe to use anywhere; icons are icons, not letters that look like some.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ICONS } from "../src/app/icons";

const SOURCE = join(import.meta.dirname, "../src");
const FOLDER = join(SOURCE, "pictures");
const PICTURES = readdirSync(FOLDER).map((name) => ({
  name,
  svg: readFileSync(join(FOLDER, name), "utf8"),
}));
const drawing = (name: string) => PICTURES.find((one) => one.name === `${name}.svg`)!.svg;
const OUTLINE = "#3b2d28";
const CAST = ["sheep", "dog", "wolf", "hunter", "boy"];

/** What is drawn inside the outermost element. */
const inside = (svg: string) => svg.replace(/^<svg[^>]*>\n|<\/svg>\n$/g, "").trim();

test("all pictures together are a small part of what a page may load", () => {
  const bytes = PICTURES.map(({ svg }) => Buffer.byteLength(svg));
  expect(Math.max(...bytes)).toBeLessThan(3000);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(40_000);
});

test.each(PICTURES)("$name scales, and brings nothing that could clash or be loaded", ({ svg }) => {
  expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+"/);
  expect(svg).not.toMatch(/\bid=|href|<style|<script|url\(|<text/);
});

test.each(CAST)("the %s has the same head as a figure and as a face", (who) => {
  const head = /<g transform="translate\(25 2\)">\n([\s\S]*)\n<\/g>/.exec(
    inside(drawing(who)),
  )?.[1];
  expect(head).toBe(inside(drawing(`${who}-face`)));
});

test.each([...CAST, "robot"])("the %s has the eyes and the outline of the family", (who) => {
  const svg = drawing(who);
  expect(svg).toContain(`stroke="${OUTLINE}" stroke-width="4"`);
  expect(svg.match(/<ellipse[^>]* rx="4.2" ry="5"/g)).toHaveLength(2);
});

test("scarves are drawn with the outline of the pictures", () => {
  expect(readFileSync(join(SOURCE, "app/palette.css"), "utf8")).toContain(`--outline: ${OUTLINE};`);
});

test.each(Object.entries(ICONS))("the icon %s stays on its grid", (_, path) => {
  expect(path).toMatch(/^M[\dMLHVQTAZCSmlhvqtazcs. -]+$/);
  for (const [, x, y] of path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(0);
    expect(Math.max(Number(x), Number(y))).toBeLessThanOrEqual(24);
  }
});

test("no component uses a letter as a picture", () => {
  const glyph =
    /[\u2190-\u21ff\u2300-\u25ff\u2600-\u27bf\u2b00-\u2bff\u2039\u203a\u22ef\u{1f300}-\u{1faff}]/u;
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".svelte"),
  );
  const found = files.flatMap((path) =>
    readFileSync(join(SOURCE, path), "utf8")
      .split("\n")
      // The title of a browser's tab has room for text alone.
      .flatMap((line, k) =>
        glyph.test(line) && !line.includes("`● ") ? [`${path}:${k + 1}`] : [],
      ),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
