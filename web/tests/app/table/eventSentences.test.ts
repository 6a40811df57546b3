import { beforeEach, expect, test } from "vitest";
import { setLanguage } from "../../../src/app/i18n.svelte";
import { eventFacts, eventSentence, eventSentences } from "../../../src/app/table/eventSentences";
import type { AnyEvent, WooolfRound } from "../../../src/protocol";
import { meadow, roundTable, table } from "../../fixtures/tables";

beforeEach(() => setLanguage("en"));
const info = table(["Ada", "Bea", "Cleo", "Dora"]);

test("a seat is a name, a place has the name of the board", () => {
  const swapped: AnyEvent = { type: "swapped", seat: 1, a: 0, b: 3 };
  expect(eventFacts(swapped, meadow(), info)).toEqual({ seat: "Ada", a: "a1", b: "b2" });
  expect(eventSentence("uly_polly-event-swapped", swapped, meadow(), info)).toBe(
    "Ada swaps a1 and b2.",
  );
});

test("what is not there is called so", () => {
  const stepped: AnyEvent = { type: "stepped", seat: 2, to: 1, turned: null };
  expect(eventFacts(stepped, meadow(), info)).toEqual({ seat: "Bea", to: "b1", turned: "none" });
  const hidden: AnyEvent = { type: "hidden", seat: 1 };
  expect(eventFacts(hidden, meadow(), info)).toEqual({ seat: "Ada", at: "none" });
});

test("the fields of an object follow its name, and seats are listed with their number", () => {
  const round: WooolfRound = {
    starter: 3,
    hands: [],
    guesses: [],
    early: [],
    right: [true, false, null, true],
    points: [2, 0, 0, 1],
    bonus: [],
    fooled: [2],
  };
  const revealed: AnyEvent = { type: "revealed", round, scores: [], errors: [] };
  expect(eventFacts(revealed, roundTable(), info)).toMatchObject({
    "round-starter": "Cleo",
    "round-early": "",
    "round-early-count": 0,
    "round-right": "Ada and Dora",
    "round-right-count": 2,
    "round-points": "2, 0, 0, 1",
    "round-fooled": "Bea",
    "round-fooled-count": 1,
  });
});

test("an object stands for its type, and a simulated player has a name too", () => {
  const guess = { type: "guess", first: 5, second: null } as const;
  const guessed: AnyEvent = { type: "guessed", by: 5, early: true, guess };
  expect(eventFacts(guessed, roundTable(), info)).toEqual({
    by: "Simulated player\xa05",
    early: "yes",
    guess: "guess",
    "guess-first": "Simulated player\xa05",
    "guess-second": "X",
  });
  const abstained: AnyEvent = { ...guessed, by: 1, early: false, guess: { type: "abstain" } };
  const facts = eventFacts(abstained, roundTable(), info);
  expect(facts).toMatchObject({ by: "Ada", early: "no", guess: "abstain" });
  const nobody: AnyEvent = { ...guessed, guess: { type: "guess", first: 0, second: 2 } };
  expect(eventFacts(nobody, roundTable(), info)).toMatchObject({
    "guess-first": "nobody",
    "guess-second": "Bea",
  });
});

test("of what is everyone's own, the viewer's is told", () => {
  const hands: [null, ["dog/?", "wolf/wolf"]] = [null, ["dog/?", "wolf/wolf"]];
  const dealt: AnyEvent = { type: "dealt", round: 2, starter: 1, hands, questions: [] };
  const facts = { round: 2, starter: "Ada", hands: "dog (announces:\u00a0?), wolf" };
  expect(eventFacts(dealt, roundTable({ viewer: 2 }), info)).toEqual(facts);
  expect(eventFacts(dealt, roundTable(), info)).toEqual({ ...facts, hands: "" });
});

test("one's own card is named, and of another's only which it is", () => {
  const arranged: AnyEvent = { type: "arranged", seat: 1, left: 1 };
  const cards: ["dog/?", "wolf/wolf"] = ["dog/?", "wolf/wolf"];
  const own = roundTable({ viewer: 1, cards });
  expect(eventFacts(arranged, own, info)).toMatchObject({ left: "wolf" });
  expect(eventFacts(arranged, roundTable(), info)).toMatchObject({ left: "second" });
});

test("an event that this page does not know has no facts, and is called what it is", () => {
  const odd = { type: "barked" } as unknown as AnyEvent;
  expect(eventSentences(["odd-key"], [odd], meadow(), info)).toEqual(["barked"]);
});
