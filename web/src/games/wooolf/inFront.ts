// What lies in front of a player, put together for reading.
import type { Answer, Token, WooolfView } from "../../protocol";
import type { Card } from "./facts";

/** One clue, and everyone who has announced it. */
export type Announced = { clue: Token["clue"]; by: number[] };

/** One question with its answer, which is always the same, and everyone who has asked it. */
export type EqualAnswers = { question: Answer["question"]; yes: boolean; by: number[] };

export function announced(tokens: Token[]): Announced[] {
  const found: Announced[] = [];
  for (const { clue, by } of tokens) {
    const same = found.find((one) => one.clue === clue);
    if (same) same.by.push(by);
    else found.push({ clue, by: [by] });
  }
  return found;
}

export function asked(answers: Answer[]): EqualAnswers[] {
  const found: EqualAnswers[] = [];
  for (const { question, yes, by } of answers) {
    const same = found.find((one) => one.question === question);
    if (same) same.by.push(by);
    else found.push({ question, yes, by: [by] });
  }
  return found;
}

/**
 * The cards of a player that the viewer has peeked at in this round, each kind once: whether two
 * looks at equal cards were looks at the same card, nobody can tell.
 */
export function seenCards(
  { history }: Pick<WooolfView, "history">,
  viewer: number | null,
  owner: number,
): Card[] {
  if (viewer === null) return [];
  const seen = history.flatMap((event) =>
    event.type === "peeked" && event.by === viewer && event.owner === owner && event.card
      ? [event.card]
      : [],
  );
  return [...new Set(seen)];
}
