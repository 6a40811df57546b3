import { describe, expect, test } from "vitest";
import { areSealsKept } from "../../../src/app/fairness/seals";
import { FAIR_GAMES, golden } from "../../fixtures/golden";

const others = ["uly_polly-3-version_2", "wooolf-4-version_2"];

describe.each([...FAIR_GAMES, ...others])("the seals of %s", (name) => {
  test("fit what they hide", () => {
    const record = golden(name);
    const all = record.entries.flatMap(({ seals }) => seals ?? []);
    expect(all.length).toBeGreaterThan(0);
    expect(areSealsKept(record, all)).toBe(true);
  });

  test("are all that the page was shown", () => {
    expect(areSealsKept(golden(name), ["00".repeat(32)])).toBe(false);
  });

  test("do not fit another salt, and must be opened", () => {
    for (const salt of ["00".repeat(32), null]) {
      const record = golden(name);
      record.entries.find(({ salts }) => salts?.length)!.salts![0] = salt;
      expect(areSealsKept(record, [])).toBe(false);
    }
  });

  test("cannot be left out", () => {
    const record = golden(name);
    const sealed = record.entries.find(({ seals }) => seals?.length)!;
    sealed.seals = sealed.salts = [];
    expect(areSealsKept(record, [])).toBe(false);
  });
});

test("a wolf that is found elsewhere was not hidden there", () => {
  const record = golden("uly_polly-4-fair_draw");
  const hidden = record.entries.find(({ move }) => move?.startsWith("hide"))!;
  hidden.move = hidden.move === "hide a1" ? "hide a2" : "hide a1";
  expect(areSealsKept(record, [])).toBe(false);
});
