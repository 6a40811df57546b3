// The colours of the page: contrasts as docs/look.md states them, and nothing that is coloured outside the palette.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const SOURCE = join(ROOT, "src");
const PALETTE = readFileSync(join(SOURCE, "app/palette.css"), "utf8");
const LOOK = readFileSync(join(ROOT, "../docs/look.md"), "utf8");

/** WCAG 2.2 AA: text, and parts of controls. */
const LEAST = { text: 4.5, part: 3 };

type Scheme = "light" | "dark";

/** The value of a custom property in one scheme, as it is written. */
function colour(name: string, scheme: Scheme): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(PALETTE)?.[1];
  const two = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value ?? "");
  const found = two ? two[scheme === "light" ? 1 : 2] : value;
  if (!/^#[0-9a-f]{6}$/.test(found ?? ""))
    throw new Error(`--${name} is no plain colour: ${value}`);
  return found!;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const PAIRS = [
  ...LOOK.matchAll(/^\| `([a-z-]+)` \| `([a-z-]+)` \| (text|part) \| ([\d.]+) \| ([\d.]+) \|$/gm),
].map(([, front, ground, kind, light, dark]) => ({
  front: front!,
  ground: ground!,
  kind: kind as keyof typeof LEAST,
  stated: { light: light!, dark: dark! },
}));

const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), "utf8") }));

test("black and white have the contrast that WCAG gives them", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each(["light", "dark"] as const)("in the %s", (scheme) => {
  test.each(PAIRS)("$front is readable on $ground", ({ front, ground, kind, stated }) => {
    const ratio = contrast(colour(front, scheme), colour(ground, scheme));
    expect(ratio).toBeGreaterThanOrEqual(LEAST[kind]);
    expect(stated[scheme]).toBe(ratio.toFixed(1));
  });
});

test("every colour of text has a pair in docs/look.md", () => {
  const inks = [...PALETTE.matchAll(/--((?:on-[a-z]+|[a-z-]*ink(?:-soft)?)): /g)].map((m) => m[1]!);
  expect(inks.length).toBeGreaterThan(8);
  expect(inks.filter((ink) => !PAIRS.some(({ front }) => front === ink))).toEqual([]);
});

test("every colour of the palette has its meaning in docs/look.md", () => {
  const names = [...PALETTE.matchAll(/^ {2}--([a-z-]+): (?:light-dark|#|rgb)/gm)].map((m) => m[1]!);
  expect(names.filter((name) => !LOOK.includes(`\`${name}\``))).toEqual([]);
});

test("colours are named in the palette alone", () => {
  const coloured = FILES.filter(({ path }) => !path.endsWith("palette.css"))
    .map(({ path, text }) => ({
      path,
      style: path.endsWith(".css") ? text : (text.split("<style>")[1] ?? ""),
    }))
    .filter(({ style }) => /#[0-9a-f]{3,8}\b|light-dark\(/i.test(style))
    .map(({ path }) => path);
  expect(coloured).toEqual([]);
});

test("nothing follows a property of the palette that is not there", () => {
  const set = new Set(
    FILES.flatMap(({ text }) => [...text.matchAll(/(--[a-z-]+)[:=]/g)].map((m) => m[1])),
  );
  const missing = FILES.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[a-z-]+)\)/g)]
      .filter((m) => !set.has(m[1]))
      .map((m) => `${path} ${m[1]}`),
  );
  expect(missing).toEqual([]);
});
