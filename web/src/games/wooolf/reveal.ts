// The reveal of a round: who pointed at whom, and what came of it.
import { t } from "../../app/i18n.svelte";
import { namesOf } from "../../app/table/names";
import type { TableInfo, WooolfRound } from "../../protocol";
import { characterOf } from "./cards";
import { TARGETS } from "./facts";
import type { RevealedRound } from "./lingering.svelte";

/** Whom the guess of a seat points at, for each of its targets. */
export function pointers(round: WooolfRound, seat: number): { target: string; at: number }[] {
  const laid = round.guesses[seat - 1];
  if (!laid || laid.type === "abstain") return [];
  const [first, second] = TARGETS[characterOf(round.hands[seat - 1]!)];
  return [
    { target: first, at: laid.first },
    ...(second && laid.second !== null ? [{ target: second, at: laid.second }] : []),
  ];
}

export function verdict(round: WooolfRound, seat: number): string {
  const right = round.right[seat - 1] ?? null;
  const when = round.early.includes(seat) ? "early" : "final";
  const word = right === null ? "abstained" : `${right ? "right" : "wrong"}-${when}`;
  return t("wooolf-verdict", { verdict: word });
}

/** That the boy has fooled somebody, if he has. */
export function fooledSentence({ bonus, fooled }: WooolfRound, info: TableInfo): string {
  const boy = bonus.findIndex((points) => points > 0) + 1;
  if (!boy) return "";
  const facts = { boy: namesOf([boy], info), fooled: namesOf(fooled, info) };
  return t("wooolf-web-fooled", { ...facts, count: bonus[boy - 1]! });
}

/** Why the game is over after this round; empty if it is not. */
export function overSentence({ isLast, errors }: RevealedRound, info: TableInfo): string {
  if (!isLast) return "";
  const most = errors.flatMap((count, k) => (count > 1 ? [k + 1] : []));
  if (!most.length) return t("wooolf-web-over-rounds");
  return t("wooolf-web-over-errors", { names: namesOf(most, info), count: most.length });
}
