// What is printed on the cards and lies in the box. What may be done with it, the server says.
import { GAMES } from "../../facts";
import type { WooolfView } from "../../protocol";

export type Character = NonNullable<WooolfView["character"]>;
export type Card = NonNullable<WooolfView["cards"]>[number];
export type Question = WooolfView["questions"][number];

export const FACTS = GAMES.wooolf;

const { values, targets, questions, box } = FACTS.facts;

export const VALUES: Record<Character, number> = values;

/** By value, as the server counts them. */
export const CHARACTERS = (Object.keys(VALUES) as Character[]).sort(
  (one, other) => VALUES[one] - VALUES[other],
);

/** Whom each character has to find. */
export const TARGETS: Record<Character, readonly [Character, Character | null]> = targets;

/** The characters that each question is about. */
export const ASKED_ABOUT: Record<Question, readonly Character[]> = questions;

/** How many of each card lie in the box, for each variant. */
export const BOX: Record<"base" | "advanced", Partial<Record<Card, number>>> = box;

/** The usual cards for this many players, for each variant. */
const DECKS: Record<"base" | "advanced", Record<string, Partial<Record<Card, number>>>> = FACTS
  .facts.decks;

/** The cards in play, and how many there are of each. */
export function deckOf(options: WooolfView["options"], players: number): Map<Card, number> {
  if (!options.deck) {
    const cards = DECKS[options.advanced ? "advanced" : "base"][players] ?? {};
    return new Map(Object.entries(cards) as [Card, number][]);
  }
  const deck = new Map<Card, number>();
  for (const card of options.deck) deck.set(card, (deck.get(card) ?? 0) + 1);
  return deck;
}
