import { beforeEach, expect, test } from "vitest";
import { setLanguage, t } from "../../../src/app/i18n.svelte";
import { VALUES, type Character } from "../../../src/games/wooolf/facts";
import { known } from "../../../src/games/wooolf/known";
import type { Known } from "../../../src/games/ui";
import { roundTable, table } from "../../fixtures/tables";

beforeEach(() => setLanguage("en"));

const info = table(["Ada", "Bea", "Cleo", "Dora"], { options: { game: "wooolf" } });
const PLAYERS = [1, 2, 3, 4, 5];

/** What each seat knows of each player: so many hundredths for each character, all different. */
const step = (entry: number, truth: number[]): Known => ({
  entry,
  truth,
  bySeat: [1, 2, 3, 4].map((seat) =>
    PLAYERS.map((player) =>
      [0, 1, 2, 3, 4].map((k) => 1000 * entry + 100 * seat + 10 * player + k),
    ),
  ),
});
const steps = [step(1, [0, 0, 0, 0, 0]), step(2, [4, 3, 2, 1, 0])];
const rows = () => known.rows(steps, 2, roundTable(), info);

test("there is a line for everybody else, also for the simulated player", () => {
  expect(rows().map(({ player }) => player)).toEqual([1, 3, 4, 5]);
  const simulated = t("wooolf-simulated", { seat: 5 });
  expect(rows().map(({ label }) => label)).toEqual(["Ada", "Cleo", "Dora", simulated]);
});

test("it has what this seat knew of that player, at each step", () => {
  expect(rows()[1]!.bands.map(({ values }) => values)).toEqual(
    [0, 1, 2, 3, 4].map((k) => [1230 + k, 2230 + k]),
  );
});

test("characters come by value, as the server counts them, and each has its colour", () => {
  const colours = rows()[0]!.bands.map(({ colour }) => colour);
  const values = colours.map((colour) => VALUES[colour.replace("--tint-", "") as Character]);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(new Set(colours).size).toBe(Object.keys(VALUES).length);
  expect(rows()[0]!.bands.at(-1)!.name).toBe(t(`wooolf-character-${colours.at(-1)!.slice(7)}`));
});

test("what came true is what was true at the end of the round", () => {
  expect(rows().map(({ truth }) => truth)).toEqual([4, 2, 1, 0]);
  expect(known.rows([], 2, roundTable(), info).map(({ truth }) => truth)).toEqual(
    Array(4).fill(null),
  );
});
