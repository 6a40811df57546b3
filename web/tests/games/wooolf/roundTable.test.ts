import { beforeEach, describe, expect, test, vi } from "vitest";
import { setLanguage, t } from "../../../src/app/i18n.svelte";
import { eventSentence } from "../../../src/app/table/eventSentences";
import { cardName, characterOf, characterOn, clueOn } from "../../../src/games/wooolf/cards";
import { BOX, TARGETS, VALUES } from "../../../src/games/wooolf/facts";
import { RoundTableLingering } from "../../../src/games/wooolf/lingering.svelte";
import { announced, asked, seenCards } from "../../../src/games/wooolf/inFront";
import { concerns, concernSentence, momentOf } from "../../../src/games/wooolf/moments";
import { readingTime } from "../../../src/app/table/pacing";
import { playerName } from "../../../src/games/wooolf/players";
import { ranking, resultSentence } from "../../../src/games/wooolf/result";
import { fooledSentence, overSentence, pointers } from "../../../src/games/wooolf/reveal";
import { sealedFacts } from "../../../src/games/wooolf/seals";
import { cells, clockwise, seating } from "../../../src/games/wooolf/seating";
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
    expect(cardName("dog/dog")).toBe("dog");
    expect(cardName("dog/wolf")).toBe("dog (announces:\u00a0wolf)");
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
    expect(own).toContain(": dog. You announce");
    expect(mine).toMatch(/your \w+ card: dog\. /);
    expect(open).toContain(": dog. ");
    expect(others).not.toContain("card:");
  });

  test("tell the viewer's own hand", () => {
    const hands: [["wolf/wolf", "dog/dog"], null] = [["wolf/wolf", "dog/dog"], null];
    const dealt: WooolfEvent = { type: "dealt", round: 1, starter: 2, hands, questions: [] };
    expect(said(dealt, "-own-wolf", { viewer: 1 })).toContain("wolf, dog");
    expect(said(dealt, "", { viewer: 2 })).not.toContain("wolf");
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

describe("moments", () => {
  const ASKED: WooolfEvent = { type: "asked", by: 3, to: 1, question: "dog", yes: true };
  const after = roundTable({ viewer: 1 });
  const around = { view: after, open: after, keys: [], sentence: "x".repeat(100) };

  test("have nothing that is not for everyone", () => {
    const moment = momentOf({ ...PEEKED, which: 0 });
    expect(moment).toEqual({ what: "peek", at: 2, by: 1, side: "left", clue: "dog" });
    const guess = { type: "guess", first: 2, second: 3 } as const;
    const laid = momentOf({ type: "guessed", by: 2, early: true, guess });
    expect(laid).toEqual({ what: "guess", at: 2, by: 2, early: true });
    expect(momentOf({ type: "arranged", seat: 1, left: 0 })).toBeNull();
  });

  test("are shown one after the other, each long enough to be read", () => {
    vi.useFakeTimers();
    const lingering = new RoundTableLingering();
    lingering.follow({ ...PEEKED, by: 2, owner: 3, card: null }, around);
    lingering.follow(ASKED, around);
    expect(lingering.moment).toMatchObject({ what: "peek", at: 3 });
    vi.advanceTimersByTime(readingTime(100, "normal") - 1);
    expect(lingering.moment).toMatchObject({ what: "peek" });
    vi.advanceTimersByTime(1);
    expect(lingering.moment).toMatchObject({ what: "ask", at: 1 });
    vi.runAllTimers();
    expect(lingering.moment).toBeNull();
    vi.useRealTimers();
  });

  test("are shown for a shorter time when more is waiting", () => {
    vi.useFakeTimers();
    const lingering = new RoundTableLingering();
    for (const owner of [2, 3, 4])
      lingering.follow({ ...PEEKED, by: 1, owner, card: null }, around);
    vi.advanceTimersByTime(readingTime(100, "normal"));
    expect(lingering.moment).toMatchObject({ at: 3 });
    vi.advanceTimersByTime(readingTime(100, "normal") - 1);
    expect(lingering.moment).toMatchObject({ at: 4 });
    vi.useRealTimers();
  });

  test("of the simulated player there is one, when a game of four begins", () => {
    const lingering = new RoundTableLingering();
    lingering.startRound(after);
    expect(lingering.moment).toEqual({ what: "hello", at: 5, by: 5 });
    for (const later of [{ round: 2 }, { players: 4 }, { history: [ASKED] }]) {
      lingering.startRound(roundTable(later));
      expect(lingering.moment).toBeNull();
    }
  });

  test("concern a viewer since its own last turn", () => {
    const history: WooolfEvent[] = [
      { ...PEEKED, by: 4, owner: 1, card: null, which: 0 },
      PEEKED,
      { ...PEEKED, by: 2, owner: 1, card: null, which: 1 },
      ASKED,
      { ...PEEKED, by: 4, owner: 3, card: null },
      { type: "guessed", by: 4, early: true },
    ];
    const found = concerns(roundTable({ history }), 1);
    expect(found.map((moment) => concernSentence(moment, 1, info))).toEqual([
      "Bea looked at your left card.",
      "Cleo asked you a question.",
      "Dora guesses early.",
    ]);
    expect(concerns(roundTable({ history }), null)).toEqual([]);
  });
});

describe("in front of a player", () => {
  test("equal clues and equal questions lie together", () => {
    const tokens = [
      { clue: "dog", by: 1 },
      { clue: "?", by: 2 },
      { clue: "dog", by: 3 },
    ] as const;
    expect(announced([...tokens])).toEqual([
      { clue: "dog", by: [1, 3] },
      { clue: "?", by: [2] },
    ]);
    const answer = { question: "dog", yes: true } as const;
    expect(
      asked([
        { ...answer, by: 1 },
        { ...answer, by: 4 },
      ]),
    ).toEqual([{ ...answer, by: [1, 4] }]);
  });

  test("cards stay that the viewer has seen, and no others", () => {
    const history: WooolfEvent[] = [PEEKED, PEEKED, { ...PEEKED, by: 3, card: null }];
    expect(seenCards({ history }, 1, 2)).toEqual(["dog/dog"]);
    expect(seenCards({ history }, 1, 3)).toEqual([]);
    expect(seenCards({ history }, 3, 2)).toEqual([]);
    expect(seenCards({ history }, null, 2)).toEqual([]);
  });
});

describe("seats", () => {
  test("go clockwise from the viewer's left", () => {
    expect(clockwise(5, 2)).toEqual([3, 4, 5, 1]);
    expect(clockwise(4, null)).toEqual([1, 2, 3, 4]);
    expect(seating([3, 4, 5, 1], true)).toEqual({ left: [3], top: [4, 5], right: [1], bottom: [] });
  });

  test.each([4, 5, 6, 7, 8])("of %i have a cell each", (count) => {
    for (const viewer of [1, null]) {
      const players = clockwise(Math.max(count, 5), viewer);
      const found = cells(seating(players, viewer !== null));
      expect([...found.keys()].sort()).toEqual([...players].sort());
      expect(new Set(found.values()).size).toBe(players.length);
    }
  });
});

describe("the reveal", () => {
  const round: WooolfRound = {
    ...ROUND,
    hands: [
      ["wolf/wolf", "dog/dog"],
      ["boy/?", "sheep/sheep"],
      ["dog/dog", "dog/?"],
    ],
    guesses: [
      { type: "guess", first: 3, second: null },
      { type: "abstain" },
      { type: "guess", first: 0, second: 2 },
    ],
    bonus: [0, 1, 0],
    fooled: [3],
  };
  const reveal = { number: 2, round, scores: [], errors: [0, 2, 1], sentence: "", isLast: true };

  test("tells whom each pointed at", () => {
    expect(pointers(round, 1)).toEqual([{ target: "sheep", at: 3 }]);
    expect(pointers(round, 2)).toEqual([]);
    expect(pointers(round, 3)).toEqual([
      { target: "hunter", at: 0 },
      { target: "wolf", at: 2 },
    ]);
  });

  test("tells whom the boy has fooled", () => {
    expect(fooledSentence(round, info)).toContain("Bea cried wolf, and Cleo fell for it: 1 point");
    expect(fooledSentence({ ...round, bonus: [0, 0, 0] }, info)).toBe("");
  });

  test("says why the game is over", () => {
    expect(overSentence(reveal, info)).toContain("Bea has two error tokens");
    expect(overSentence({ ...reveal, errors: [1, 1, 0] }, info)).toContain("last round");
    expect(overSentence({ ...reveal, isLast: false }, info)).toBe("");
  });
});

describe("sounds", () => {
  test("a reveal sounds wrong to those who were wrong", () => {
    expect(soundOf(REVEALED, 2)).not.toEqual(soundOf(REVEALED, 1));
    expect(soundOf(REVEALED, null)).toEqual(soundOf(REVEALED, 1));
  });

  test("the end of a game sounds different to those who lost", () => {
    const ended: WooolfEvent = { type: "game_ended", winners: [2] };
    expect(soundOf(ended, 1)).not.toEqual(soundOf(ended, 2));
    expect(soundOf(ended, null)).toEqual(soundOf(ended, 2));
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
