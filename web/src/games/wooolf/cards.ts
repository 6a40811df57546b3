// Cards: what they show, what they announce, what they are called.
import { t } from "../../app/i18n.svelte";
import { VALUES, type Card, type Character } from "./facts";

/** The cards that can be seen, by player. */
export type Hands = ([Card, Card] | null)[];

/** The character on a card. */
export function characterOn(card: Card): Character {
  return card.split("/")[0] as Character;
}

/** The clue that a peek at this card announces. */
export function clueOn(card: Card): string {
  return card.split("/")[1]!;
}

/** Who a player with these cards is: the character of the higher value. */
export function characterOf([one, other]: [Card, Card]): Character {
  const [a, b] = [characterOn(one), characterOn(other)];
  return VALUES[a] > VALUES[b] ? a : b;
}

export function clueName(clue: string): string {
  return t(`wooolf-aspect-${clue === "?" ? "unknown" : clue}`);
}

/** The character, and what a peek at the card announces if that is something else. */
export function cardName(card: Card): string {
  const character = t(`wooolf-character-${characterOn(card)}`);
  if (clueOn(card) === characterOn(card)) return character;
  return t("wooolf-card", { character, clue: clueName(clueOn(card)) });
}
