import { beforeEach, expect, test } from "vitest";
import { setLanguage, t } from "../../../src/app/i18n.svelte";
import type { Cell, NoteReason } from "../../../src/games/wooolf/notebook";
import { noteSentences } from "../../../src/games/wooolf/noteSentences";
import { table } from "../../fixtures/tables";

beforeEach(() => setLanguage("en"));

const info = table(["Ada", "Bea", "Cleo", "Dora"], { options: { game: "wooolf" } });
const cell = (reasons: NoteReason[], announcers: number[] = []): Cell => ({
  verdict: null,
  reasons,
  announcers,
});
const simulated = () => t("wooolf-simulated", { seat: 5 });

test.each<[NoteReason, string]>([
  [
    { why: "own", cards: ["dog/dog", "boy/?"] },
    "These are your own cards: dog, shepherd boy (announces:\u00a0?).",
  ],
  [{ why: "saw", card: "wolf/wolf" }, "You saw this card there: wolf."],
  [{ why: "answered", question: "dog", yes: true }, "The answer was yes."],
  [{ why: "answered", question: "dog", yes: false }, "The answer was no."],
  [{ why: "announced", by: 3, clue: "?" }, "Cleo peeked at a card of Bea: Cleo"],
  [{ why: "honest", clue: "sheep" }, "Bea peeked: Bea"],
  [{ why: "lied", card: "dog/dog" }, "Bea peeked at your card, dog, and announced a wolf."],
  [
    { why: "refuted", owner: 4 },
    "Bea announced a wolf in front of Dora, who has no card like that.",
  ],
  [{ why: "believed", by: 1 }, "Ada announced a wolf here and isn’t the shepherd boy"],
  [
    { why: "here", group: { by: "image", of: "wolf", count: 2 } },
    "Cards in play with this picture: wolf (2). The others can’t have them all, so Bea must.",
  ],
  [{ why: "not-in-deck" }, "With the cards in play, nobody can be this character."],
])("%o is said of Bea", (reason, part) => {
  const [sentence, ...others] = noteSentences(2, cell([reason]), info);
  expect(sentence).toContain(part);
  expect(sentence).not.toMatch(/wooolf-|[{}]/);
  expect(others).toEqual([]);
});

test("a question mark is announced in words", () => {
  const said = (clue: "?" | "dog") =>
    noteSentences(2, cell([{ why: "announced", by: 3, clue }]), info)[0];
  expect(said("?")).toContain("Cleo says they can’t tell");
  expect(said("dog")).toContain("Cleo announces a dog");
});

test("those who must have the cards are people first, then the simulated player", () => {
  const group = { by: "card", of: "dog/dog", count: 1 } as const;
  const said = (holders: number[]) =>
    noteSentences(2, cell([{ why: "elsewhere", group, holders }]), info)[0];
  expect(said([5, 1, 3])).toBe(
    `Cards of this kind in play: dog (1). Ada and Cleo, ${simulated()} must have them, so there are too few left here.`,
  );
  expect(said([5])).toContain(` ${simulated()} must have them`);
});

test("who has announced a character is said last, and each once", () => {
  const reason: NoteReason = { why: "not-in-deck" };
  const said = noteSentences(2, cell([reason, reason], [4, 1, 4]), info);
  expect(said).toHaveLength(3);
  expect(said[2]).toBe("Announced here by Dora and Ada.");
});
