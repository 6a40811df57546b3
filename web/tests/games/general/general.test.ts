import { beforeEach, describe, expect, test, vi } from "vitest";
import { levelName, usualLevel } from "../../../src/app/bots/levels";
import { areSealsKept } from "../../../src/app/fairness/seals";
import { setLanguage, t } from "../../../src/app/i18n.svelte";
import { findOtherGames, offeredGames } from "../../../src/app/otherGames.svelte";
import { eventSentence } from "../../../src/app/table/eventSentences";
import { todoSentence } from "../../../src/app/table/sentences";
import {
  commonFields,
  declareFields,
  fieldsOf,
  hasSecrets,
  seatFields,
} from "../../../src/games/general/fields";
import { GeneralLingering } from "../../../src/games/general/lingering.svelte";
import {
  filteredMoves,
  moveRows,
  positionAfter,
  writtenMoves,
} from "../../../src/games/general/moves";
import { moverOf, ranking, uiFrom } from "../../../src/games/general/ui";
import { hasUi, loadUi, uiOf, GAME_UIS } from "../../../src/games/registry";
import type { AnyEvent, AnyMove, TableInfo } from "../../../src/protocol";
import { bid, DICE, diceView } from "../../fixtures/dice";
import { table } from "../../fixtures/tables";

const options = { game: "hidden_dice" } as unknown as TableInfo["options"];
const info = table(["Ada", "Bea"], { options });

/** A server that has our games and this one. */
const answer = vi.fn((path: string) => {
  const texts = path.includes("language=de")
    ? DICE.texts.replace("Hidden Dice", "Verdeckte Würfel")
    : DICE.texts;
  const names = [...GAME_UIS.map(({ name }) => ({ name })), { name: DICE.name }];
  const found = path.startsWith("api/games?") ? names : { ...DICE, texts };
  return Promise.resolve(new Response(JSON.stringify(found)));
});

beforeEach(async () => {
  vi.stubGlobal("fetch", answer);
  await setLanguage("en");
  await loadUi(DICE.name);
});

describe("a game that the page was built without", () => {
  test("has an interface as soon as the server has told of it, and only then", () => {
    expect([hasUi(DICE.name), hasUi("chess")]).toEqual([true, false]);
    expect(uiOf(DICE.name).facts.seats).toEqual([2, 6]);
    expect(() => uiOf("chess")).toThrow("chess");
  });

  test("is asked for once", async () => {
    answer.mockClear();
    await Promise.all([loadUi(DICE.name), loadUi(DICE.name)]);
    expect(answer).not.toHaveBeenCalled();
  });

  test("is offered beside ours", async () => {
    await findOtherGames();
    expect(offeredGames().map(({ name }) => name)).toEqual([
      ...GAME_UIS.map(({ name }) => name),
      DICE.name,
    ]);
  });

  test("speaks the language that is chosen, and its own if the server is away", async () => {
    expect(t("hidden_dice-name")).toBe("Hidden Dice");
    await setLanguage("de");
    expect(t("hidden_dice-name")).toBe("Verdeckte Würfel");
    answer.mockRejectedValueOnce(new TypeError("offline"));
    await setLanguage("it");
    expect(t("hidden_dice-name")).toBe("Hidden Dice");
    expect(t("web-home")).not.toBe("web-home");
  });

  test("has its rules from the server", async () => {
    await expect(uiOf(DICE.name).rulesPage!("en")).resolves.toContain("Keep your dice.");
  });
});

describe("words", () => {
  const made = { type: "bid", seat: 2, count: 3, rolls: [1, 4] } as unknown as AnyEvent;

  test("of an event are the game's; numbers are listed", () => {
    const sentence = eventSentence("hidden_dice-event-bid", made, diceView(), info);
    expect(sentence).toBe("Bea bids 3 (1, 4).");
  });

  test("that are missing are replaced by what the event says", () => {
    const sentence = eventSentence("hidden_dice-event-none", made, diceView(), info);
    expect(sentence).toBe("bid: seat Bea, count 3, rolls 1, 4");
  });

  test("say what is to be done, in any phase", () => {
    expect(todoSentence(diceView(), info)).toBe("You bid.");
    expect(todoSentence(diceView({ viewer: 2 }), info)).toBe("Ada bids.");
    expect(todoSentence(diceView({ phase: "odd" }), info)).toBe("It’s your turn.");
    expect(todoSentence(diceView({ phase: "odd", viewer: 2 }), info)).toBe("It’s Ada’s turn.");
  });

  test("name the level of a bot: the game's, ours, or none", () => {
    expect(levelName("novice", DICE.name)).toBe("Novice (easy)");
    expect(levelName("owl", DICE.name)).toBe(t("level-owl"));
    expect(levelName("expert", DICE.name)).toBe("expert");
  });

  test("a level of ours is not asked of a game that lacks it", () => {
    expect([usualLevel(["lamb", "sheep"]), usualLevel(DICE.levels)]).toEqual(["sheep", null]);
  });
});

describe("the fields of a view", () => {
  declareFields(DICE.name, DICE.view);
  const fields = fieldsOf(DICE.name);
  const texts = (shown: { label: string; items: string[]; isHidden: boolean }[]) =>
    shown.map(({ label, items, isHidden }) => [label, isHidden ? "hidden" : items.join(" ")]);

  test("of the whole table have names for seats; what is empty is left out", () => {
    const showing = { view: diceView(), info, showOwn: false };
    expect(texts(commonFields(fields, showing))).toEqual([
      ["starter", "Bea"],
      ["Last bid", "by Bea · count 3"],
    ]);
  });

  test("of a seat are shown to its player only while that is wanted", () => {
    const showing = { view: diceView(), info, showOwn: false };
    expect(texts(seatFields(fields, 1, showing))).toEqual([["dice", "hidden"]]);
    expect(texts(seatFields(fields, 1, { ...showing, showOwn: true }))).toEqual([["dice", "1 4"]]);
  });

  test("that nobody told the viewer stay hidden", () => {
    const showing = { view: diceView(), info, showOwn: true };
    expect(texts(seatFields(fields, 2, showing))).toEqual([["dice", "hidden"]]);
  });

  test("that only the viewer knows are hidden also where they concern the table", () => {
    const showing = { view: diceView({ note: "red" }), info, showOwn: false };
    expect(texts(commonFields(fields, showing)).at(-1)).toEqual(["note", "hidden"]);
  });

  test("with nothing in them are no secrets", () => {
    const empty = diceView({ dice: [[], null] });
    expect(hasSecrets(fields, { view: empty, info, showOwn: false })).toBe(false);
    expect(texts(seatFields(fields, 1, { view: empty, info, showOwn: false }))).toEqual([
      ["dice", "–"],
    ]);
    expect(hasSecrets(fields, { view: diceView(), info, showOwn: false })).toBe(true);
  });
});

describe("the moves", () => {
  const doubt = { type: "doubt" } as unknown as AnyMove;
  const bids = [1, 2, 3].flatMap((count) => [1, 2, 3, 4].map((face) => bid(count, face)));
  const notation = [1, 2, 3].flatMap((count) => [1, 2, 3, 4].map((face) => `${count}x${face}`));
  const moves = writtenMoves([...bids, doubt], [...notation, "doubt"]);

  test("are in rows that belong together, the rarest kind first", () => {
    const rows = moveRows(moves).map((row) => row.map(({ text }) => text));
    expect(rows).toEqual([
      ["doubt"],
      ["1x1", "1x2", "1x3", "1x4"],
      ["2x1", "2x2", "2x3", "2x4"],
      ["3x1", "3x2", "3x3", "3x4"],
    ]);
  });

  test("stay in one row if they are few, or if no field tells them apart in groups", () => {
    expect(moveRows(moves.slice(0, 4))).toHaveLength(1);
    const places = Array.from({ length: 20 }, (_, at) => ({ type: "go", at }) as never);
    expect(moveRows(writtenMoves(places, []))).toHaveLength(1);
  });

  test("without a notation are shown as they are", () => {
    expect(writtenMoves([doubt], [])[0]!.text).toBe('{"type":"doubt"}');
  });

  test("are found by what is typed", () => {
    expect(filteredMoves(moves, " 2 X").map(({ text }) => text)).toEqual(notation.slice(4, 8));
    expect(filteredMoves(moves, "")).toHaveLength(13);
  });

  test.each([
    ["ArrowRight", [0, 0], [1, 0]],
    ["ArrowLeft", [1, 0], [0, 0]],
    ["ArrowLeft", [0, 0], [0, 0]],
    ["ArrowDown", [1, 3], [2, 3]],
    ["ArrowUp", [1, 3], [0, 0]],
    ["ArrowDown", [3, 1], [3, 1]],
    ["Home", [2, 2], [0, 0]],
    ["End", [0, 0], [3, 3]],
    ["Enter", [0, 0], null],
  ] as const)("%s leads from %j to %j", (key, from, to) => {
    expect(positionAfter(key, moveRows(moves), [...from])).toEqual(to);
  });
});

describe("the end of a round", () => {
  const around = (sentence: string, view = diceView()) => ({
    view,
    open: { ...view, viewer: null },
    keys: ["hidden_dice-event-bid"],
    sentence,
  });
  const doubted = { type: "doubted" } as unknown as AnyEvent;
  const ended = { type: "ended", loser: 2 } as unknown as AnyEvent;

  test("stays with what led to it, until the next game", () => {
    const lingering = new GeneralLingering(DICE.round_ends);
    lingering.follow(doubted, around("Before."));
    expect(lingering.roundEnd).toBeNull();
    const closing = diceView({ phase: "ended" });
    lingering.follow(doubted, around("Ada doubts.", closing));
    lingering.follow(ended, around("Bea loses.", closing));
    expect(lingering.roundEnd?.sentences).toEqual(["Ada doubts.", "Bea loses."]);
    expect(lingering.roundEnd?.view).toMatchObject({ phase: "ended", viewer: null });
    lingering.startRound();
    expect(lingering.roundEnd).not.toBeNull();
    lingering.startGame();
    expect(lingering.roundEnd).toBeNull();
  });
});

describe("the result", () => {
  const ui = uiFrom(DICE, () => Promise.resolve(""));
  const over = diceView({ seats: 3, result: { winners: [2], scores: [4, 3, 5] } });

  test("has the winners first, whatever scores mean", () => {
    expect(ranking(over)).toEqual([2, 3, 1]);
    expect(ui.resultSentence(over, info)).toBe("Bea wins!");
  });

  test("an event tells of the move of the seat in it", () => {
    expect(moverOf({ type: "bid", seat: 2 } as unknown as AnyEvent)).toBe(2);
    expect(moverOf({ type: "rolled", starter: 1 } as unknown as AnyEvent)).toBeNull();
  });

  test("its seals are not called kept by a page that cannot tell", () => {
    const entries = [{ seals: ["aa"], salts: ["bb"] }];
    const record = { game: DICE.name, options: {}, entries };
    expect(areSealsKept(record, ["aa"])).toBeNull();
    expect(areSealsKept(record, ["cc"])).toBe(false);
  });
});
