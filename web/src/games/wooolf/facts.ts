// What is printed on the cards and lies in the box. What may be done with it, the server says.
import type { WooolfView } from "../../protocol";
import type { GameFacts } from "../room";

export type Character = NonNullable<WooolfView["character"]>;
export type Card = NonNullable<WooolfView["cards"]>[number];
export type Question = WooolfView["questions"][number];

export const FACTS: GameFacts = { least: 4, most: 8, bots: 4, rounds: 3 };

export const VALUES: Record<Character, number> = { sheep: 1, dog: 2, hunter: 3, boy: 4, wolf: 5 };

/** Whom each character has to find. */
export const TARGETS: Record<Character, [Character, Character | null]> = {
  sheep: ["dog", "hunter"],
  dog: ["hunter", "wolf"],
  hunter: ["dog", "wolf"],
  boy: ["wolf", "sheep"],
  wolf: ["sheep", null],
};

/** The characters that each question is about. */
export const ASKED_ABOUT: Record<Question, Character[]> = {
  whb: ["wolf", "hunter", "boy"],
  shb: ["sheep", "hunter", "boy"],
  dog: ["dog"],
  hunter: ["hunter"],
  sheep: ["sheep"],
};

/** How many of each card lie in the box, for each variant. */
export const BOX: Record<"base" | "advanced", Partial<Record<Card, number>>> = {
  base: {
    "wolf/wolf": 2,
    "boy/?": 1,
    "hunter/hunter": 2,
    "hunter/?": 1,
    "dog/dog": 2,
    "dog/?": 1,
    "sheep/sheep": 7,
  },
  advanced: {
    "wolf/wolf": 2,
    "boy/hunter": 1,
    "hunter/hunter": 2,
    "hunter/sheep": 1,
    "dog/dog": 2,
    "dog/wolf": 1,
    "sheep/sheep": 6,
    "sheep/dog": 1,
  },
};
