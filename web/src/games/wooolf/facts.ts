// What is printed on the cards and lies in the box. What may be done with it, the server says.
import { GAMES } from "../../facts";
import type { WooolfView } from "../../protocol";

export type Character = NonNullable<WooolfView["character"]>;
export type Card = NonNullable<WooolfView["cards"]>[number];
export type Question = WooolfView["questions"][number];

export const FACTS = GAMES.wooolf;

const { values, targets, questions, box } = FACTS.facts;

export const VALUES: Record<Character, number> = values;

/** Whom each character has to find. */
export const TARGETS: Record<Character, readonly [Character, Character | null]> = targets;

/** The characters that each question is about. */
export const ASKED_ABOUT: Record<Question, readonly Character[]> = questions;

/** How many of each card lie in the box, for each variant. */
export const BOX: Record<"base" | "advanced", Partial<Record<Card, number>>> = box;
