import { beforeEach, describe, expect, test, vi } from "vitest";
import { eventSentence } from "../../../src/app/table/eventSentences";
import { setLanguage } from "../../../src/app/i18n.svelte";
import { MeadowChoice } from "../../../src/games/uly_polly/choice.svelte";
import { MeadowLingering } from "../../../src/games/uly_polly/lingering.svelte";
import { ranking, resultSentence } from "../../../src/games/uly_polly/result";
import { placeNumber } from "../../../src/games/uly_polly/seals";
import { placeBefore, placeName, type UlyPollyEvent } from "../../../src/games/uly_polly/sentences";
import { soundOf } from "../../../src/games/uly_polly/sounds";
import type { GameTable } from "../../../src/games/ui";
import type { AnyMove, UlyPollyView } from "../../../src/protocol";
import { meadow, table as tableInfo } from "../../fixtures/tables";

beforeEach(() => setLanguage("en"));
const info = tableInfo(["Ada", "Bea"]);

test("Polly came from where she stood before her last step", () => {
  const history: UlyPollyEvent[] = [{ type: "started", seat: 2, at: 0 }];
  expect(placeBefore(history)).toBeNull();
  history.push(
    { type: "swapped", seat: 1, a: 2, b: 3 },
    { type: "stepped", seat: 2, to: 1, turned: "sheep" },
  );
  expect(placeBefore(history)).toBe(0);
});

test("places are called by a letter and a number, and found by that", () => {
  expect([0, 1, 4, 15].map((at) => placeName(at, 4))).toEqual(["a1", "b1", "a2", "d4"]);
  for (let at = 0; at < 16; at++) expect(placeNumber(placeName(at, 4), 4)).toBe(at);
});

describe("sentences", () => {
  const said = (event: UlyPollyEvent, form = "") =>
    eventSentence(`uly_polly-event-${event.type}${form}`, event, meadow(), info);

  test.each<[UlyPollyEvent, string, string]>([
    [{ type: "hidden", seat: 1, at: 3 }, "-own", "b2"],
    [{ type: "hidden", seat: 1, at: 3 }, "-open", "b2"],
    [{ type: "hidden", seat: 1, at: null }, "", "Ada"],
    [{ type: "proposed", seat: 2, at: null }, "", "Bea"],
    [{ type: "started", seat: 2, at: 0 }, "", "a1"],
    [{ type: "swapped", seat: 1, a: 0, b: 1 }, "", "b1"],
    [{ type: "stepped", seat: 2, to: 2, turned: null }, "", "a2"],
    [{ type: "game_ended", winners: [2] }, "", "Bea"],
  ])("there is one for %o%s", (event, form, part) => {
    expect(said(event, form)).toContain(part);
    expect(said(event, form)).not.toMatch(/^uly_polly-|[{}]/);
  });
});

describe("what lingers", () => {
  test("is the board at the end of a round, with the tiles where they lay", () => {
    const lingering = new MeadowLingering();
    const view = meadow({ dog: 0, turned: 1, tiles: [1, 0, 0, 0], viewer: 1, wolf: 3 });
    lingering.startRound(view);
    const around = { view, open: { ...view, viewer: null, wolf: null }, keys: [], sentence: "" };
    lingering.follow({ type: "swapped", seat: 1, a: 2, b: 3 }, around);
    expect(lingering.roundEnd).toBeNull();
    const round = { wolf_seat: 1, wolf: 2, found: false, how: "escaped" } as const;
    const open = meadow({ phase: "ended", wolf: 2, rounds: [round] });
    const keys = ["uly_polly-event-swapped"];
    const end = { view: { ...open, viewer: 1 }, open, keys, sentence: "The end" };
    lingering.follow({ type: "round_ended", round, scores: [1, 0] }, end);
    const shown = { number: 1, view: open, order: [0, 1, 3, 2], keys, sentence: "The end" };
    expect(lingering.roundEnd).toEqual(shown);
    lingering.startRound(meadow({ round: 2 }));
    expect(lingering.order).toEqual([0, 1, 2, 3]);
    expect(lingering.roundEnd).toEqual(shown);
    lingering.startGame(meadow());
    expect(lingering.roundEnd).toBeNull();
  });
});

describe("sounds", () => {
  test("what is secret makes none", () => {
    expect(soundOf({ type: "hidden", seat: 1, at: 3 })).toBeNull();
    expect(soundOf({ type: "swapped", seat: 1, a: 0, b: 1 })).not.toBeNull();
  });

  test("to win and to lose sound different, and so do the wolf found and escaped", () => {
    const ended: UlyPollyEvent = { type: "game_ended", winners: [2] };
    expect(soundOf(ended, 1)).not.toEqual(soundOf(ended, 2));
    expect(soundOf(ended, null)).toEqual(soundOf(ended, 2));
    const round = { wolf_seat: 1, wolf: 2, found: false, how: "escaped" } as const;
    const escaped = soundOf({ type: "round_ended", round, scores: [1, 0] });
    const found = soundOf({ type: "stepped", seat: 2, to: 2, turned: "wolf" });
    expect(escaped).not.toEqual(found);
  });
});

describe("the result", () => {
  test("has the best first, and names the winners", () => {
    const view = meadow({ result: { winners: [2], scores: [1, 3] } });
    expect(ranking(view)).toEqual([2, 1]);
    expect(resultSentence(view, info)).toContain("Bea");
    expect([ranking(meadow()), resultSentence(meadow(), info)]).toEqual([[], ""]);
  });
});

describe("a tap", () => {
  const play = vi.fn(() => Promise.resolve(true));
  const whyNot = vi.fn(() => Promise.resolve());
  const showNote = vi.fn();
  let view: UlyPollyView;
  let table: GameTable;
  let choice: MeadowChoice;

  function given(phase: UlyPollyView["phase"], legal: AnyMove[], free: AnyMove[] = []): void {
    view = meadow({ phase, viewer: 1 });
    table = {
      viewer: 1,
      shared: false,
      chairs: [1],
      legal,
      free,
      notation: [],
      myTurn: legal.length > 0,
      play,
      whyNot,
      advise: () => Promise.resolve(null),
      do: play,
      dismissRoundEnd: () => {},
      log: { lines: [], happened: "", showNote },
    };
    choice = new MeadowChoice(
      () => table,
      () => view,
      () => info,
    );
  }

  beforeEach(() => {
    play.mockClear();
    whyNot.mockClear();
    showNote.mockClear();
  });

  test.each<[UlyPollyView["phase"], AnyMove]>([
    ["hide", { type: "hide", at: 2 }],
    ["start", { type: "start", at: 2 }],
    ["step", { type: "step", to: 2 }],
  ])("makes the move at once (%s), and a double click makes it once", (phase, move) => {
    given(phase, [move]);
    choice.tap(2, false);
    choice.tap(2, true);
    expect(play.mock.calls).toEqual([[move]]);
  });

  test.each<[UlyPollyView["phase"], AnyMove, number, AnyMove]>([
    ["step", { type: "step", to: 1 }, 3, { type: "step", to: 3 }],
    ["swap", { type: "swap", a: 1, b: 3 }, 0, { type: "swap", a: 0, b: 1 }],
  ])("in front of everyone asks why an illegal %s cannot be", (phase, move, place, other) => {
    given(phase, [move]);
    table = { ...table, viewer: null };
    view = { ...view, viewer: null, actors: [2] };
    choice.tap(place, false);
    expect(play).not.toHaveBeenCalled();
    expect(whyNot.mock.calls).toEqual([[other]]);
    choice.tap(1, false);
    choice.tap(3, false);
    expect(play).toHaveBeenCalledWith(move);
  });

  test("of two tiles swaps them, and of one twice lets it go", () => {
    given("swap", [{ type: "swap", a: 1, b: 3 }]);
    choice.tap(3, false);
    choice.tap(3, false);
    expect(choice.picked).toBeNull();
    choice.tap(3, false);
    expect([0, 1, 2].map((place) => choice.fits(place))).toEqual([false, true, false]);
    choice.tap(1, false);
    expect(play).toHaveBeenCalledWith({ type: "swap", a: 1, b: 3 });
  });

  test("on a tile that cannot be swapped asks the server why", () => {
    given("swap", [{ type: "swap", a: 1, b: 3 }]);
    choice.tap(0, false);
    expect(whyNot).toHaveBeenCalledWith({ type: "swap", a: 0, b: 1 });
    given("step", [{ type: "step", to: 1 }]);
    choice.tap(3, false);
    expect(whyNot).toHaveBeenCalledWith({ type: "step", to: 3 });
    expect(play).not.toHaveBeenCalled();
  });

  test("out of turn proposes a tile, or says whose turn it is", () => {
    given("step", [], [{ type: "propose", at: 2 }]);
    choice.tap(2, false);
    expect(play).toHaveBeenCalledWith({ type: "propose", at: 2 });
    choice.tap(1, false);
    expect(showNote).toHaveBeenCalledOnce();
    expect(showNote.mock.calls[0]![1]).toBe(true);
  });

  test("and a drag moves a tile or Polly", async () => {
    given("swap", [{ type: "swap", a: 1, b: 3 }]);
    expect([0, 1].map((place) => choice.canDrag(place))).toEqual([false, true]);
    await choice.drop(3, 1);
    expect(play).toHaveBeenCalledWith({ type: "swap", a: 1, b: 3 });
    given("step", [{ type: "step", to: 1 }]);
    expect([0, 1].map((place) => choice.canDrag(place))).toEqual([true, false]);
    await choice.drop(0, 1);
    expect(play).toHaveBeenLastCalledWith({ type: "step", to: 1 });
  });
});
