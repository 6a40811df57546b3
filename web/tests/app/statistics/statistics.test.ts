// The statistics of this device: what is stored, what it comes to, and how a game gets in.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { longestStreak, saveResult, solved } from "../../../src/app/puzzles/results";
import { buckets, gamesWon, guessFigures, roundsWon } from "../../../src/app/statistics/figures";
import {
  addGame,
  forgetGames,
  playedGames,
  saveGuesses,
  type OwnGuess,
  type PlayedGame,
} from "../../../src/app/statistics/played";
import { guessesOf, recordGame } from "../../../src/app/statistics/recordGame";
import type { LookBackReport, WooolfRound } from "../../../src/protocol";
import { uiOf } from "../../../src/games/registry";
import { statistics as roundTableStatistics } from "../../../src/games/wooolf/statistics";
import { meadow, roundTable, table } from "../../fixtures/tables";

function game(more: Partial<PlayedGame> = {}): PlayedGame {
  return {
    id: "K7QXMA 1",
    game: "chess",
    day: "2026-01-05",
    outcome: "won",
    rounds: [],
    guesses: null,
    ...more,
  };
}

const guess = (chance: number, right: boolean, best = chance): OwnGuess => ({
  chance,
  best,
  right,
});

describe("what is stored", () => {
  test("counts a game once, and can be deleted", () => {
    addGame(game());
    addGame(game({ outcome: "lost" }));
    addGame(game({ id: "K7QXMA 2" }));
    expect(playedGames().map(({ outcome }) => outcome)).toEqual(["won", "won"]);
    forgetGames();
    expect(playedGames()).toEqual([]);
  });

  test("gets the guesses of a game later, unless it was deleted meanwhile", () => {
    addGame(game());
    saveGuesses("K7QXMA 1", [guess(0.5, true)]);
    saveGuesses("GONE 1", [guess(0.5, true)]);
    expect(playedGames()).toEqual([game({ guesses: [guess(0.5, true)] })]);
  });

  test.each([{ rounds: [null] }, { guesses: [null] }, { rounds: null }, null, "chess"])(
    "hides no other game, and is kept, if it is %j",
    (unsound) => {
      const old = game({ id: "OLD 1" });
      const broken = typeof unsound === "object" && unsound ? { ...old, ...unsound } : unsound;
      localStorage["sheepfold.statistics"] = JSON.stringify([broken, game()]);
      expect(playedGames()).toEqual([game()]);
      addGame(game({ id: "K7QXMA 2" }));
      saveGuesses("K7QXMA 1", [guess(0.5, true)]);
      expect(JSON.parse(localStorage.getItem("sheepfold.statistics")!)).toEqual([
        broken,
        game({ guesses: [guess(0.5, true)] }),
        game({ id: "K7QXMA 2" }),
      ]);
    },
  );

  test.each(["nonsense", "{}", "[1, null]", '[{"id": "a"}]', '[{"id":"a","rounds":[{}]}]'])(
    "is ignored if it is %s",
    (stored) => {
      localStorage["sheepfold.statistics"] = stored;
      expect(playedGames()).toEqual([]);
    },
  );
});

describe("what it comes to", () => {
  test("a shared win is a win", () => {
    const games = [game(), game({ outcome: "shared" }), game({ outcome: "lost" })];
    expect(gamesWon(games)).toEqual({ won: 2, count: 3 });
  });

  test("rounds are counted by role", () => {
    const rounds = [
      { role: "king", won: true },
      { role: "pawn", won: true },
      { role: "king", won: false },
    ];
    expect(roundsWon([game({ rounds }), game({ rounds })], "king")).toEqual({ won: 2, count: 4 });
  });

  test("guesses come true as often as they should, or not", () => {
    const found = guessFigures([guess(0.5, true), guess(0.25, false, 0.75), guess(0.25, true)]);
    expect(found).toMatchObject({ count: 3, right: 2, expected: 1 });
    expect(found.chance).toBeCloseTo(1 / 3);
    expect(found.best).toBeCloseTo(0.5);
    expect(guessFigures([])).toMatchObject({ count: 0, chance: 0, best: 0 });
  });

  test("a guess stands in the part of the scale where its chance is", () => {
    const found = buckets([guess(0, false), guess(0.2, true), guess(0.6, true), guess(1, true)]);
    expect(found.map(({ right, wrong }) => [right, wrong])).toEqual([
      [0, 1],
      [1, 0],
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  test("puzzles have a longest run, which late answers do not lengthen", () => {
    for (const day of ["2026-01-05", "2026-01-06", "2026-01-09"])
      saveResult("chess", day, true, day);
    saveResult("chess", "2026-01-07", true, "2026-01-08");
    saveResult("chess", "2026-01-08", false, "2026-01-08");
    expect(longestStreak("chess")).toBe(2);
    expect(solved("chess")).toEqual({ won: 4, count: 5 });
    expect(longestStreak("draughts")).toBe(0);
  });

  test("a round of the round table is won by whoever has most points of it", () => {
    const round = {
      hands: [
        ["wolf/wolf", "sheep/sheep"],
        ["boy/?", "dog/dog"],
      ],
      points: [2, 1],
      bonus: [0, 1],
    } as unknown as WooolfRound;
    const none = { ...round, points: [0, 0], bonus: [0, 0] };
    const view = roundTable({ rounds: [round, none] });
    expect(roundTableStatistics.roundsOf(view, 1)).toEqual([
      { role: "wolf", won: true },
      { role: "wolf", won: false },
    ]);
    expect(roundTableStatistics.roundsOf(view, 2)[0]).toEqual({ role: "boy", won: true });
  });
});

describe("a game that is over", () => {
  const info = table(["Ada", "Bea"], { phase: "over" });
  const view = meadow({
    viewer: 2,
    phase: "over",
    rounds: [
      { wolf_seat: 1, wolf: 3, found: true, how: "found" },
      { wolf_seat: 2, wolf: 0, found: false, how: "escaped" },
    ],
    result: { winners: [2], scores: [0, 2] },
  });
  const step = { entry: 1, round: 1, known: [], truth: [] };
  const report: LookBackReport = {
    wrong: null,
    look_back: {
      game: "uly_polly",
      points: [],
      steps: [
        step,
        { ...step, by: 1, chance: [0.1, 0.2], right: false },
        { ...step, by: 2, chance: [0.25, 0.5], right: true },
        { ...step, by: 2, chance: [0, 0.5], right: null },
      ],
    },
  };

  beforeEach(async () => {
    await uiOf("uly_polly").statistics!(); // its chunk is there: loading takes real time
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("counts at once, and two seconds later its guesses do", async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json(report)));
    vi.stubGlobal("fetch", fetch);
    const done = recordGame(info, view, 2, () => true);
    void recordGame(info, view, 2, () => true); // another frame of the same end
    await vi.advanceTimersByTimeAsync(1900);
    expect(fetch).not.toHaveBeenCalled();
    expect(playedGames()).toMatchObject([
      {
        id: "K7QXMA 1",
        game: "uly_polly",
        outcome: "won",
        rounds: [
          { role: "dog", won: true },
          { role: "wolf", won: true },
        ],
        guesses: null,
      },
    ]);
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(fetch).toHaveBeenCalledOnce();
    expect(playedGames()[0]!.guesses).toEqual([guess(0.25, true, 0.5)]);
    await recordGame(info, view, 2, () => true); // the page was opened again
    expect(fetch).toHaveBeenCalledOnce();
  });

  test.each([
    ["the server is gone", () => Promise.reject(new TypeError("no server"))],
    [
      "a rematch has begun",
      () => Promise.resolve(Response.json({ reason: "not-over", text: "" }, { status: 409 })),
    ],
  ])("counts without guesses if %s", async (_, answer) => {
    vi.stubGlobal("fetch", vi.fn(answer));
    const done = recordGame(info, view, 2, () => true);
    await vi.advanceTimersByTimeAsync(2100);
    await expect(done).resolves.toBeUndefined();
    expect(playedGames()[0]!.guesses).toBeNull();
  });

  test("asks for nothing once the table has gone on", async () => {
    const fetch = vi.fn();
    vi.stubGlobal("fetch", fetch);
    const done = recordGame(info, view, 2, () => false);
    await vi.advanceTimersByTimeAsync(2100);
    await done;
    expect(playedGames()).toHaveLength(1);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("has only the guesses of one's own seat", () => {
    expect(guessesOf(report, 1)).toEqual([guess(0.1, false, 0.2)]);
  });
});
