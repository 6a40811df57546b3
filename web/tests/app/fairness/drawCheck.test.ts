import { describe, expect, test } from "vitest";
import { checkDraw, type DrawnNumbers } from "../../../src/app/fairness/drawCheck";
import { drawSeen, FAIR_GAMES, golden } from "../../fixtures/golden";

describe.each(FAIR_GAMES)("the draw of %s", (name) => {
  const seen = drawSeen(golden(name));

  test("leads to every number that was drawn", () => {
    const record = golden(name);
    const drawn = record.entries.flatMap((entry) => entry.drawn?.numbers ?? []);
    expect(drawn.length).toBeGreaterThan(0);
    expect(checkDraw(record, seen)).toBe(drawn.length);
  });

  test("does not lead to another number", () => {
    const record = golden(name);
    const [first] = record.entries.flatMap((entry) => entry.drawn ?? []);
    const [limit, number] = first!.numbers[0]!;
    first!.numbers[0] = [limit, (number + 1) % limit];
    expect(checkDraw(record, seen)).toBeNull();
  });

  test("must be the one that was seen", () => {
    const record = golden(name);
    const other = "00".repeat(32);
    expect(checkDraw(record, { ...seen, seed: other })).toBeNull();
    expect(checkDraw(record, { ...seen, seal: other })).toBeNull();
    expect(checkDraw(record, { ...seen, values: [...seen.values].reverse() })).toBeNull();
    expect(checkDraw(record, { ...seen, seals: seen.seals.map(() => other) })).toBeNull();
    expect(checkDraw({ ...record, draw: null }, seen)).toBeNull();
  });

  test("must be behind every outcome", () => {
    const record = golden(name);
    delete record.entries.find((entry) => entry.drawn)!.drawn;
    expect(checkDraw(record, seen)).toBeNull();
  });

  test("is used once at each point of the game", () => {
    const record = golden(name);
    const twice = record.entries[0]!.drawn as DrawnNumbers;
    const entries = [record.entries[0]!, { outcome: {}, drawn: twice }, ...record.entries.slice(1)];
    expect(checkDraw({ ...record, entries }, seen)).toBeNull();
  });
});
