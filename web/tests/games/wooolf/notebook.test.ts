// The notebook: what follows from one observation, what from elimination, and that it is never wrong.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { characterOf } from "../../../src/games/wooolf/cards";
import { CHARACTERS, type Card } from "../../../src/games/wooolf/facts";
import { notebook, type Sight } from "../../../src/games/wooolf/notebook";
import type { Asked, Peeked } from "../../../src/protocol";
import { roundTable } from "../../fixtures/tables";

type Seen = {
  viewer: number;
  cards: [Card, Card];
  known: Record<string, Sight["history"][number]>;
};
type Round = Omit<Sight, "viewer" | "cards"> & { hands: [Card, Card][]; seats: Seen[] };

const ROUNDS = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../fixtures/wooolf-rounds.json"), "utf8"),
) as Round[];

const peeked = (more: Partial<Peeked>): Peeked => ({
  type: "peeked",
  by: 2,
  owner: 3,
  side: "left",
  announced: "sheep",
  ...more,
});
const asked = (more: Partial<Asked>): Asked => ({
  type: "asked",
  by: 2,
  to: 3,
  question: "whb",
  yes: true,
  ...more,
});

/** Player 1 of five, with a sheep and a dog, after these events. */
function seenBy1(...history: Sight["history"]) {
  return notebook(roundTable({ viewer: 1, seats: 5, cards: ["dog/dog", "sheep/sheep"], history }));
}

const verdicts = (page: ReturnType<typeof notebook>[number]) =>
  CHARACTERS.map((character) => page[character].verdict);

describe("one observation", () => {
  test("one's own cards fill one's own line", () => {
    const [own, other] = seenBy1();
    expect(verdicts(own!)).toEqual(["no", "sure", "no", "no", "no"]);
    expect(own!.wolf.reasons).toEqual([{ why: "own", cards: ["dog/dog", "sheep/sheep"] }]);
    expect(verdicts(other!)).toEqual([null, null, null, null, null]);
  });

  test("a wolf that one has seen is the wolf, and with one in the deck nobody else is", () => {
    const pages = seenBy1(peeked({ by: 1, owner: 4, announced: "wolf", card: "wolf/wolf" }));
    expect(pages[3]!.wolf.verdict).toBe("sure");
    expect(pages[3]!.wolf.reasons).toEqual([{ why: "saw", card: "wolf/wolf" }]);
    expect(pages[1]!.wolf.verdict).toBe("no");
    expect(pages[1]!.wolf.reasons).toEqual([
      { why: "elsewhere", group: { by: "image", of: "wolf", count: 1 }, holders: [4] },
    ]);
  });

  test("an answer is true; two of them can leave one character", () => {
    const no = seenBy1(asked({ question: "whb", yes: false }))[2]!;
    expect(verdicts(no)).toEqual([null, null, "no", "no", "no"]);
    const dog = seenBy1(
      asked({ question: "whb", yes: false }),
      asked({ question: "shb", yes: false }),
    )[2]!;
    expect(dog.dog.verdict).toBe("sure");
    expect(dog.dog.reasons).toEqual([
      { why: "answered", question: "whb", yes: false },
      { why: "answered", question: "shb", yes: false },
    ]);
  });

  test("who announces a hunter is not the boy, and the owner is no sheep and no dog", () => {
    const pages = seenBy1(peeked({ announced: "hunter" }));
    expect(pages[1]!.boy).toMatchObject({ verdict: "no", reasons: [{ why: "honest" }] });
    expect(verdicts(pages[2]!)).toEqual(["no", "no", null, null, null]);
    expect(pages[2]!.hunter.announcers).toEqual([2]);
  });

  test("a question mark says nothing about who announces it", () => {
    const pages = seenBy1(peeked({ announced: "?" }));
    expect(pages[1]!.boy.verdict).toBe(null);
    expect(pages[2]!.sheep.verdict).toBe("no");
  });

  test("who announces a wolf at one's own dog is the boy", () => {
    const pages = seenBy1(peeked({ owner: 1, announced: "wolf", which: 0 }));
    expect(pages[1]!.boy).toMatchObject({
      verdict: "sure",
      reasons: [{ why: "lied", card: "dog/dog" }],
    });
    expect(pages[4]!.boy.verdict).toBe("no");
  });
});

describe("a wolf that somebody announces", () => {
  const cry = peeked({ by: 2, owner: 3, announced: "wolf" });

  test("is no proof", () => {
    const pages = seenBy1(cry);
    expect(pages[2]!.wolf).toMatchObject({ verdict: null, announcers: [2] });
    expect(pages[1]!.boy.verdict).toBe(null);
  });

  test("is true if its announcer is not the boy", () => {
    const pages = seenBy1(cry, asked({ to: 2, question: "shb", yes: false }));
    expect(pages[2]!.wolf).toMatchObject({
      verdict: "sure",
      reasons: [{ why: "believed", by: 2 }],
    });
  });

  test("is the boy's if it is not true", () => {
    const pages = seenBy1(cry, asked({ to: 3, question: "whb", yes: false }));
    expect(pages[1]!.boy).toMatchObject({
      verdict: "sure",
      reasons: [{ why: "refuted", owner: 3 }],
    });
  });
});

test("a character that the deck does not have is nobody's", () => {
  const page = notebook({ ...ROUNDS.at(-1)!, viewer: null, cards: null, history: [] })[0]!;
  expect(page.boy).toMatchObject({ verdict: "no", reasons: [{ why: "not-in-deck" }] });
});

/** How many cells are filled, and those that are wrong or give no reason. */
function check(sight: Sight, hands: Round["hands"]) {
  const cells = notebook(sight).flatMap((page, k) =>
    CHARACTERS.map((character) => ({ player: k + 1, character, ...page[character] })),
  );
  const filled = cells.filter(({ verdict }) => verdict !== null);
  const wrong = filled.filter(({ player, character, verdict, reasons }) => {
    const isTrue = characterOf(hands[player - 1]!) === character;
    return isTrue !== (verdict === "sure") || reasons.length === 0;
  });
  const found = filled.filter(
    ({ player, verdict }) => verdict === "sure" && player !== sight.viewer,
  );
  return { found: found.length, wrong };
}

test.each(ROUNDS)(
  "in a whole round it is never wrong, for any seat at any moment (%#)",
  ({ hands, history, seats, ...round }) => {
    let found = 0;
    for (const { viewer, cards, known } of seats) {
      const seen = history.map((event, k) => known[k] ?? event);
      for (let length = 1; length <= seen.length; length += seats.length) {
        const sight: Sight = { ...round, viewer, cards, history: seen.slice(0, length) };
        const checked = check(sight, hands);
        expect(checked.wrong).toEqual([]);
        found += checked.found;
      }
    }
    expect(found).toBeGreaterThan(0);
  },
);

test("the terminal makes the same", () => {
  const file = join(import.meta.dirname, "../../fixtures/wooolf-notebooks.json");
  const expected: unknown = JSON.parse(readFileSync(file, "utf8")); // see tests/learn/test_notebook.py
  const sign = (verdict: string | null) => verdict?.[0] ?? ".";
  const found = ROUNDS.map(({ history, seats, hands: _, ...round }) =>
    seats.map(({ viewer, cards, known }) =>
      notebook({
        ...round,
        viewer,
        cards,
        history: history.map((event, k) => known[k] ?? event),
      }).map((page) => verdicts(page).map(sign).join("")),
    ),
  );
  expect(found).toEqual(expected);
});

test("it is made from the view alone: views that are equal for a seat have the same notebook", () => {
  const [{ seats, history, hands: _, ...round }] = ROUNDS as [Round];
  const { viewer, cards, known } = seats[0]!;
  const view = roundTable({ ...round, viewer, cards });
  const seen = history.map((event, k) => known[k] ?? event);
  const one = notebook({ ...view, history: seen });
  expect(notebook(structuredClone({ ...round, viewer, cards, history: seen }))).toEqual(one);
});
