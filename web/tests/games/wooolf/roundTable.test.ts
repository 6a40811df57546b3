import { beforeEach, describe, expect, test } from "vitest";
import { setLanguage, t } from "../../../src/app/i18n.svelte";
import { eventSentence } from "../../../src/app/table/eventSentences";
import { cardName, characterOf, characterOn, clueOn } from "../../../src/games/wooolf/cards";
import { BOX, TARGETS, VALUES } from "../../../src/games/wooolf/facts";
import { RoundTableLingering } from "../../../src/games/wooolf/lingering.svelte";
import { playerName } from "../../../src/games/wooolf/players";
import { ranking, resultSentence } from "../../../src/games/wooolf/result";
import { sealedFacts } from "../../../src/games/wooolf/seals";
import type { WooolfEvent } from "../../../src/games/wooolf/sentences";
import { soundOf } from "../../../src/games/wooolf/sounds";
import type { Peeked, WooolfRound, WooolfView } from "../../../src/protocol";
import { roundTable, table } from "../../fixtures/tables";

beforeEach(() => setLanguage("en"));
const info = table(["Ada", "Bea", "Cleo", "Dora"], { options: { game: "wooolf" } });

const PEEKED: Peeked = {
  type: "peeked",
  by: 1,
  owner: 2,
  side: "left",
  announced: "dog",
  card: "dog/dog",
};
const ROUND: WooolfRound = {
  starter: 1,
  hands: [],
  guesses: [],
  early: [],
  right: [true, false, null],
  points: [],
  bonus: [],
  fooled: [],
};
const REVEALED: WooolfEvent = {
  type: "revealed",
  round: ROUND,
  scores: [1, 0, 0, 0],
  errors: [0, 1, 0, 0],
};

describe("cards", () => {
  test("have a character and a clue", () => {
    expect([characterOn("hunter/?"), clueOn("hunter/?")]).toEqual(["hunter", "?"]);
    expect(cardName("dog/wolf")).toBe("dog/wolf");
  });

  test("two of them make the character of the higher value", () => {
    expect(characterOf(["sheep/sheep", "wolf/wolf"])).toBe("wolf");
    expect(characterOf(["boy/?", "hunter/hunter"])).toBe("boy");
    expect(characterOf(["dog/dog", "dog/dog"])).toBe("dog");
  });

  test("the facts know every character", () => {
    expect(Object.keys(TARGETS).sort()).toEqual(Object.keys(VALUES).sort());
    for (const box of Object.values(BOX)) {
      expect(Object.values(box).reduce((sum, count) => sum + count, 0)).toBe(16);
    }
  });
});

test("a player without a seat is a simulated one", () => {
  expect(playerName(2, info)).toBe("Bea");
  expect(playerName(5, info)).toBe(t("wooolf-simulated", { seat: 5 }));
});

describe("sentences", () => {
  const said = (event: WooolfEvent, form: string, view: Partial<WooolfView> = {}) =>
    eventSentence(`wooolf-event-${event.type}${form}`, event, roundTable(view), info);

  test("tell of a peek what the viewer may know", () => {
    const cards: WooolfView["cards"] = ["dog/dog", "sheep/sheep"];
    const own = said(PEEKED, "-own", { viewer: 1 });
    const mine = said({ ...PEEKED, card: null, which: 0 }, "-mine", { viewer: 2, cards });
    const open = said(PEEKED, "-open");
    const others = said({ ...PEEKED, card: null }, "");
    expect(new Set([own, mine, open, others]).size).toBe(4);
    for (const told of [own, mine, open]) expect(told).toContain("dog/dog");
    expect(others).not.toContain("dog/dog");
  });

  test("tell the viewer's own hand", () => {
    const hands: [["wolf/wolf", "dog/dog"], null] = [["wolf/wolf", "dog/dog"], null];
    const dealt: WooolfEvent = { type: "dealt", round: 1, starter: 2, hands, questions: [] };
    expect(said(dealt, "-own-wolf", { viewer: 1 })).toContain("wolf/wolf");
    expect(said(dealt, "", { viewer: 2 })).not.toContain("wolf/wolf");
  });

  test.each<[WooolfEvent, string, string]>([
    [{ type: "asked", by: 1, to: 2, question: "dog", yes: true }, "", "Bea"],
    [
      { type: "guessed", by: 3, early: false, guess: { type: "abstain" } },
      "-open-abstained",
      "Cleo",
    ],
    [{ type: "arranged", seat: 4, left: 1 }, "-open", "Dora"],
    [{ type: "turns_ended", why: "limit" }, "", ""],
    [REVEALED, "", "Ada"],
    [{ type: "game_ended", winners: [1, 2] }, "", "Ada and Bea"],
  ])("there is one for %o%s", (event, form, part) => {
    expect(said(event, form)).toContain(part);
    expect(said(event, form)).not.toMatch(/^wooolf-|[{}]/);
  });
});

describe("what lingers", () => {
  const after = roundTable({ viewer: 1, rounds: [ROUND] });
  const around = { view: after, open: after, keys: [], sentence: "The end" };

  test("is the viewer's own peek, until the round is revealed", () => {
    const lingering = new RoundTableLingering();
    lingering.follow({ ...PEEKED, by: 3, card: null }, around);
    expect(lingering.secret).toBeNull();
    lingering.follow(PEEKED, around);
    expect(lingering.secret).toEqual({ card: "dog/dog", sentence: "The end" });
    lingering.follow(REVEALED, around);
    expect(lingering.secret).toBeNull();
    expect(lingering.roundEnd).toMatchObject({ number: 1, round: ROUND, sentence: "The end" });
    lingering.startGame();
    expect(lingering.roundEnd).toBeNull();
  });
});

describe("sounds", () => {
  test("a reveal sounds wrong to those who were wrong", () => {
    expect(soundOf(REVEALED, 2)).not.toEqual(soundOf(REVEALED, 1));
    expect(soundOf(REVEALED, null)).toEqual(soundOf(REVEALED, 1));
  });

  test("what is secret makes none", () => {
    expect(soundOf({ type: "arranged", seat: 1, left: 0 }, 1)).toBeNull();
  });
});

describe("the result", () => {
  test("goes by points, and among equals by errors", () => {
    const result = { winners: [3], scores: [2, 5, 5, 0], errors: [0, 2, 1, 0] };
    const view = roundTable({ result });
    expect(ranking(view)).toEqual([3, 2, 1, 4]);
    expect(resultSentence(view, info)).toContain("Cleo");
  });
});

describe("sealed facts", () => {
  test("are guesses, the deal and a shuffle", () => {
    expect(sealedFacts({ move: "guess 2 x" })).toEqual([
      ["guess", { type: "guess", first: 2, second: null }],
    ]);
    expect(sealedFacts({ move: "abstain" })).toEqual([["guess", { type: "abstain" }]]);
    const deal = { type: "deal", hands: [1], questions: [2] };
    expect(sealedFacts({ outcome: deal })).toEqual([
      ["cards", [1]],
      ["questions", [2]],
    ]);
    expect(sealedFacts({ move: "peek 2 left" })).toEqual([]);
  });
});
