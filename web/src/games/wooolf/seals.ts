// What is hidden in Wooolf!! and sealed: the deal, guesses, and how cards were shuffled.
import type { RecordEntry, SealedFact } from "../ui";

export function sealedFacts({ move = "", outcome }: RecordEntry): SealedFact[] {
  const [verb, first, second] = move.split(" ");
  const facts: SealedFact[] = [];
  if (verb === "abstain") facts.push(["guess", { type: verb }]);
  else if (verb === "guess") {
    const guess = { first: Number(first), second: second === "x" ? null : Number(second) };
    facts.push(["guess", { type: verb, ...guess }]);
  }
  if (outcome?.type === "deal") {
    facts.push(["cards", outcome.hands], ["questions", outcome.questions]);
  } else if (outcome?.type === "shuffle") facts.push(["left", outcome.left]);
  return facts;
}
