// What is printed on the cards of Wooolf!!; what may be done with them, the server says.
import type { WooolfView } from "../protocol";

export type Character = NonNullable<WooolfView["character"]>;
export type Card = NonNullable<WooolfView["cards"]>[number];
export type Question = WooolfView["questions"][number];

export const VALUES: Record<Character, number> = { sheep: 1, dog: 2, hunter: 3, boy: 4, wolf: 5 };

export const TARGETS: Record<Character, [Character, Character | null]> = {
  sheep: ["dog", "hunter"],
  dog: ["hunter", "wolf"],
  hunter: ["dog", "wolf"],
  boy: ["wolf", "sheep"],
  wolf: ["sheep", null],
};

/** Whom a question is about, for its picture. */
export const ABOUT: Record<Question, Character[]> = {
  whb: ["wolf", "hunter", "boy"],
  shb: ["sheep", "hunter", "boy"],
  dog: ["dog"],
  hunter: ["hunter"],
  sheep: ["sheep"],
};

export function image(card: Card): Character {
  return card.split("/")[0] as Character;
}

export function aspect(card: Card): string {
  return card.split("/")[1]!;
}

/** Whom two cards make their player: the card of the higher value. */
export function characterOf([one, other]: [Card, Card]): Character {
  const [a, b] = [image(one), image(other)];
  return VALUES[a] > VALUES[b] ? a : b;
}

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
