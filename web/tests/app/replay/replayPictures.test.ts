import { beforeEach, describe, expect, test } from "vitest";
import { setLanguage } from "../../../src/app/i18n.svelte";
import { matchReasons, type MoveReasons } from "../../../src/app/bots/botReasons";
import { replayPictures } from "../../../src/app/replay/replayPictures";
import type {
  AnyEvent,
  Replay,
  ReplayStep,
  UlyPollyView,
  WooolfRound,
} from "../../../src/protocol";
import type { MeadowScene } from "../../../src/games/uly_polly/lingering.svelte";
import type { RoundTableScene } from "../../../src/games/wooolf/lingering.svelte";
import { meadow, roundTable, table } from "../../fixtures/tables";

beforeEach(() => setLanguage("en"));

const step = (events: ReplayStep["events"], changed: object, is_free = false): ReplayStep => ({
  events,
  changed: { ...changed },
  is_free,
});
function replay(view: Replay["view"], steps: ReplayStep[]): Replay {
  const info = table(["Ada", "Bea", "Cleo", "Dora"], { options: view.options });
  return { viewer: null, is_open: false, is_over: true, table: info, view, steps };
}

describe("of a meadow", () => {
  const swapped = { type: "swapped", seat: 1, a: 1, b: 2 } as const;
  const proposed = { type: "proposed", seat: 2, at: 1 } as const;
  const stepped = { type: "stepped", seat: 2, to: 1, turned: "wolf" } as const;
  const round = { wolf_seat: 1, wolf: 1, found: true, how: "found" } as const;
  const ended: AnyEvent = { type: "round_ended", round, scores: [0, 1] };
  const next: Partial<UlyPollyView> = {
    round: 2,
    phase: "hide",
    wolf_seat: 2,
    tiles: [0, 0, 0, 0],
    dog: null,
    history: [],
    scores: [0, 1],
  };
  const pictures = () =>
    replayPictures(
      replay(meadow(), [
        step([swapped], { phase: "step" }),
        step([proposed], { proposals: [null, 1] }, true),
        step([stepped, ended], next),
      ]),
    );

  test("there is one for the start, for each step, and for the end of a round", () => {
    expect(pictures().map(({ events }) => events.map(({ type }) => type))).toEqual([
      [],
      ["swapped"],
      ["proposed"],
      ["stepped", "round_ended"],
    ]);
  });

  test("each tile keeps its number over a swap, and a new round begins anew", () => {
    const orders = pictures().map(({ scene }) => (scene as unknown as MeadowScene).order);
    expect(orders).toEqual([
      [0, 1, 2, 3],
      [0, 2, 1, 3],
      [0, 2, 1, 3],
      [0, 2, 1, 3],
    ]);
  });

  test("the end of a round shows the last board, the wolf and the new scores", () => {
    const last = pictures().at(-1)!.view as UlyPollyView;
    expect(last).toMatchObject({ phase: "over", dog: 1, wolf: 1, scores: [0, 1], round: 1 });
    expect(last.tiles).toEqual([0, 1, 0, 0]);
  });

  test("a free move is no part of the history", () => {
    expect(pictures()[2]!.view.history).toEqual([swapped]);
    expect(pictures()[2]!.view).toMatchObject({ proposals: [null, 1] });
  });

  test("what happened is told in sentences", () => {
    expect(pictures()[0]!.sentences).toEqual([]);
    for (const { events, sentences } of pictures()) expect(sentences).toHaveLength(events.length);
    expect(pictures()[1]!.sentences[0]).toContain("Ada");
  });
});

describe("of a round table", () => {
  const hands: WooolfRound["hands"] = [
    ["wolf/wolf", "sheep/sheep"],
    ["dog/dog", "sheep/sheep"],
  ];
  const dealt = {
    type: "dealt",
    round: 1,
    starter: 1,
    hands: [hands[0]!, null],
    questions: [],
  } as const;
  const round = {
    starter: 1,
    hands,
    guesses: [],
    early: [],
    right: [true, false],
    points: [1, 0],
    bonus: [0, 0],
    fooled: [],
  };
  const revealed: AnyEvent = { type: "revealed", round, scores: [1, 0], errors: [0, 1] };

  test("the cards that the viewer knows lie open, and at the end all of them", () => {
    const view = roundTable({ history: [{ ...dealt, hands: [...dealt.hands], questions: [] }] });
    const pictures = replayPictures(
      replay(view, [step([revealed], { round: 2, rounds: [round], history: [] })]),
    );
    const seen = pictures.map(({ scene }) => (scene as unknown as RoundTableScene).hands);
    expect(seen).toEqual([[hands[0], null], hands]);
    expect(pictures[1]!.view).toMatchObject({
      phase: "over",
      actors: [],
      scores: [1, 0],
      round: 1,
    });
  });
});

describe("reasons of bots", () => {
  const moves: MoveReasons[] = [1, 2, 1].map((seat) => ({ round: 1, seat, move: "", reasons: [] }));
  const swapped = (a: number) => ({ type: "swapped", seat: 1, a, b: 3 }) as const;
  const proposed = { type: "proposed", seat: 2, at: 1 } as const;
  const stepped = { type: "stepped", seat: 2, to: 1, turned: null } as const;

  test("stand beside the events of their moves", () => {
    const events = [swapped(0), proposed, stepped, swapped(2)];
    const matched = matchReasons(events, moves, "uly_polly");
    expect([...matched]).toEqual([
      [events[0], moves[0]],
      [events[2], moves[1]],
      [events[3], moves[2]],
    ]);
  });
});
