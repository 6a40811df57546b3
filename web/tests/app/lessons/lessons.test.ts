// A lesson goes on with the right move only, says what was wrong with any other, and can be taken up again.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setLanguage, t } from "../../../src/app/i18n.svelte";
import { LessonRun, namesWith } from "../../../src/app/lessons/lessonRun.svelte";
import { progressIn, saveProgress } from "../../../src/app/lessons/progress";
import { GAME_UIS } from "../../../src/games/registry";
import type { AnyMove } from "../../../src/protocol";

beforeEach(async () => {
  await setLanguage("en");
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const uis = GAME_UIS.filter((ui) => ui.lesson !== undefined);

async function begin(ui: (typeof uis)[number], at = 0) {
  const script = await ui.lesson!();
  const saved: number[] = [];
  const run = new LessonRun(ui, script, "", at, (now) => saved.push(now));
  return { run, saved };
}

/** Whatever can be done without a move; returns whether a move is expected. */
function untilMove(run: LessonRun): boolean {
  for (let k = 0; k < 100 && !run.myTurn && !run.frame.is_last; ++k) {
    if (run.lingering.roundEnd) run.dismissRoundEnd();
    else if (run.canGoOn) run.goOn();
    else vi.runOnlyPendingTimers();
  }
  return run.myTurn;
}

test.each([
  ["Zoe", ["Ada", "Zoe"]],
  ["", ["Ada", "Bo"]],
  ["ada ", ["Ada", "Bo"]],
  ["Bo", ["Ada", "Bo"]],
])("%j has no name that somebody else in the lesson has", (own, names) => {
  expect(namesWith(own, { names: ["Ada", "Bo"], seat: 2, frames: [], pictures: {} })).toEqual(
    names,
  );
});

describe.each(uis.map((ui) => [ui.name, ui] as const))("the lesson of %s", (_, ui) => {
  test("is played to its end", async () => {
    const { run, saved } = await begin(ui);
    let moves = 0;
    for (; untilMove(run); ++moves) {
      expect(run.sentence).not.toContain("-lesson-");
      expect(run.sentence).not.toBe("");
      const { expected } = run.frame;
      expect(run.legal).toContainEqual(expected);
      expect(await run.play({ ...expected } as AnyMove)).toBe(true);
    }
    expect(moves).toBeGreaterThan(2);
    expect(run.frame.is_last).toBe(true);
    expect(run.lingering.roundEnd).not.toBeNull();
    run.dismissRoundEnd();
    expect(run.canGoOn).toBe(false);
    expect(saved.at(-1)).toBe(0);
  });

  test("has every picture that it names", async () => {
    const { frames, pictures } = await ui.lesson!();
    const named = frames.flatMap(({ said }) => said.map(({ picture }) => picture));
    expect(named).not.toHaveLength(0);
    expect(Object.keys(pictures)).toEqual(expect.arrayContaining(named));
  });

  test("explains a mistake, and stays where it is", async () => {
    const { run } = await begin(ui);
    untilMove(run);
    const { at, sentence } = run;
    const other = { ...run.frame.expected, type: "abstain" } as AnyMove;
    expect(await run.play(other)).toBe(false);
    expect(run.at).toBe(at);
    expect(run.sentence).toBe(t(`${ui.name}-lesson-${run.frame.mistake}`));
    expect(run.sentence).not.toBe(sentence);
    expect(await run.play(run.frame.expected!)).toBe(true);
    expect(run.mistake).toBe("");
  });

  test("is taken up where it was left", async () => {
    const { run, saved } = await begin(ui);
    untilMove(run);
    await run.play(run.frame.expected!);
    untilMove(run);
    const left = saved.at(-1)!;
    expect(left).toBeGreaterThan(0);
    const later = (await begin(ui, left)).run;
    expect(later.frame.view).toEqual(run.frame.view);
    untilMove(later);
    expect(later.frame.expected).toEqual(run.frame.expected);
  });
});

test.each(["", "[]", "null", "7", "{", '{"go":"4"}', '{"go":-1}', '{"go":99}', '{"go":1.5}'])(
  "progress survives %j in the storage",
  (text) => {
    localStorage.setItem("sheepfold.lessons", text);
    expect(progressIn("go", 20)).toBe(0);
    saveProgress("go", 4);
    expect(progressIn("go", 20)).toBe(4);
  },
);
