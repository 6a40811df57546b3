import { beforeEach, expect, test } from "vitest";
import { setLanguage, t } from "../../../src/app/i18n.svelte";
import { chancesOf } from "../../../src/games/uly_polly/chances";
import { known } from "../../../src/games/uly_polly/known";
import type { Known } from "../../../src/games/ui";
import { meadow, table } from "../../fixtures/tables";

beforeEach(() => setLanguage("en"));

const info = table(["Ada", "Bea"]);

/** Ada is the wolf and knows where she is; Bea thinks it so likely on each place. */
const step = (truth: number, chances: number[]): Known => ({
  entry: 1,
  truth: [truth],
  bySeat: [[[0, 0, 0, 0].map((_, at) => (at === truth ? 1 : 0))], [chances]],
});

test("the chances are those of the players who did not know", () => {
  const one = step(3, [0.1, 0.2, 0.3, 0.4]);
  expect(chancesOf(one, meadow({ wolf_seat: 1 }))).toEqual([0.1, 0.2, 0.3, 0.4]);
  const other = { ...one, bySeat: one.bySeat.toReversed() };
  expect(chancesOf(other, meadow({ wolf_seat: 2 }))).toEqual([0.1, 0.2, 0.3, 0.4]);
});

test("the line follows the tile on which the wolf really was", () => {
  const steps = [step(3, [0.1, 0.2, 0.3, 0.4]), step(2, [0.1, 0.2, 0.3, 0.4])];
  const [row, ...others] = known.rows(steps, 2, meadow(), info);
  expect(others).toEqual([]);
  const [there, elsewhere] = row!.bands;
  expect(there).toMatchObject({
    name: t("uly_polly-web-known-there"),
    colour: "--tint-wolf",
    values: [0.4, 0.3],
  });
  expect(elsewhere).toMatchObject({ colour: "--tint-sheep", values: [0.6, 0.7] });
  expect(row).toMatchObject({ player: null, truth: 0 });
});

test.each([
  [[0.4, 0.3], 0.5], // a quarter more than the highest
  [[0.02, 0.01], 0.125], // however small it is
  [[1, 0.2], 1],
])("with the chances %o a full line is %d", (chances, full) => {
  const steps = chances.map((chance) => step(0, [chance, 0, 0, 0]));
  expect(known.rows(steps, 2, meadow(), info)[0]!.full).toBeCloseTo(full);
});

test("where nothing is known yet the line is empty", () => {
  const [row] = known.rows([{ ...step(0, []), truth: [] }], 2, meadow(), info);
  expect(row!.bands.map(({ values }) => values)).toEqual([[0], [1]]);
});
