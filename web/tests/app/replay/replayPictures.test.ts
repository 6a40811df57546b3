import { beforeEach, describe, expect, test } from "vitest";
import { setLanguage } from "../../../src/app/i18n.svelte";
import { matchReasons } from "../../../src/app/bots/botReasons";
import { replayPictures } from "../../../src/app/replay/replayPictures";
import type {
  AnyEvent,
  ExplainedMove,
  Replay,
  ReplayStep,
  UlyPollyView,
  WooolfRound,
} from "../../../src/protocol";
import type { MeadowScene } from "../../../src/games/uly_polly/lingering.svelte";
import type { RoundTableScene } from "../../../src/games/wooolf/lingering.svelte";
import { meadow, roundTable, table } from "../../fixtures/tables";

beforeEach(() => setLanguage("en"));

const keys = (view: Replay["view"], events: AnyEvent[]) =>
  events.map(({ type }) => `${view.game}-event-${type}`);
const step = (
  view: Replay["view"],
  events: AnyEvent[],
  changed: object,
  more: Partial<ReplayStep> = {},
): ReplayStep => ({
  events,
  sentences: keys(view, events),
  changed: { ...changed },
  is_free: false,
  ...more,
});
function replay(view: Replay["view"], steps: ReplayStep[]): Replay {
  const info = table(["Ada", "Bea", "Cleo", "Dora"], { options: view.options });
  const sentences = keys(view, view.history);
  return { viewer: null, is_open: false, is_over: true, table: info, view, sentences, steps };
}

describe("of a meadow", () => {
  const swapped = { type: "swapped", seat: 1, a: 1, b: 2 } as const;
  const proposed = { type: "proposed", seat: 2, at: 1 } as const;
  const stepped = { type: "stepped", seat: 2, to: 1, turned: "wolf" } as const;
  const hidden: AnyEvent = { type: "hidden", seat: 2, at: null };
  const round = { wolf_seat: 1, wolf: 1, found: true, how: "found" } as const;
  const ended: AnyEvent = { type: "round_ended", round, scores: [0, 1] };
  const last: Partial<UlyPollyView> = {
    phase: "ended",
    tiles: [0, 1, 0, 0],
    dog: 1,
    wolf: 1,
    scores: [0, 1],
    history: [swapped, stepped],
  };
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
        step(meadow(), [swapped], { phase: "step" }),
        step(meadow(), [proposed], { proposals: [null, 1] }, { is_free: true }),
        step(meadow(), [stepped, ended], last, { closing: true }),
        step(meadow(), [], next),
        step(meadow(), [hidden], { phase: "start" }),
      ]),
    );

  test("there is one for the start, for each step, and for the end of a round", () => {
    expect(pictures().map(({ events }) => events.map(({ type }) => type))).toEqual([
      [],
      ["swapped"],
      ["proposed"],
      ["stepped", "round_ended"],
      ["hidden"],
    ]);
  });

  test("each tile keeps its number over a swap, and a new round begins anew", () => {
    const orders = pictures().map(({ scene }) => (scene as unknown as MeadowScene).order);
    expect(orders).toEqual([
      [0, 1, 2, 3],
      [0, 2, 1, 3],
      [0, 2, 1, 3],
      [0, 2, 1, 3],
      [0, 1, 2, 3],
    ]);
  });

  test("the end of a round shows the last board, the wolf and the new scores", () => {
    expect(pictures()[3]!.view).toMatchObject({ ...last, round: 1 });
    expect(pictures()[4]!.view).toMatchObject({ round: 2, history: [hidden] });
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
      replay(view, [
        step(view, [revealed], { phase: "ended", actors: [], rounds: [round] }, { closing: true }),
        step(view, [], { phase: "turns", round: 2, history: [] }),
      ]),
    );
    const seen = pictures.map(({ scene }) => (scene as unknown as RoundTableScene).hands);
    expect(seen).toEqual([[hands[0], null], hands]);
    expect(pictures[1]!.view).toMatchObject({
      phase: "ended",
      actors: [],
      round: 1,
    });
  });
});

describe("reasons of bots", () => {
  const moves: ExplainedMove[] = [1, 2, 1].map((seat) => ({
    round: 1,
    seat,
    move: "",
    reasons: [],
  }));
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
