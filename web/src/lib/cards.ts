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
