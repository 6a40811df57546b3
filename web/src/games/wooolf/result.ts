// Who has won.
import { t } from "../../app/i18n.svelte";
import { namesOf } from "../../app/table/names";
import type { TableInfo, WooolfView } from "../../protocol";

/** By points, and among equals by errors. */
export function ranking({ result }: WooolfView): number[] {
  const { scores, errors } = result ?? { scores: [], errors: [] };
  const worse = (a: number, b: number) =>
    scores[b - 1]! - scores[a - 1]! || errors[a - 1]! - errors[b - 1]!;
  return scores.map((_, k) => k + 1).sort(worse);
}

export function resultSentence({ result }: WooolfView, info: TableInfo): string {
  if (!result) return "";
  const best = result.winners[0]! - 1;
  return t("wooolf-result", {
    winners: namesOf(result.winners, info),
    count: result.winners.length,
    points: t("wooolf-points", { count: result.scores[best]! }),
    errors: t("wooolf-errors", { count: result.errors[best] ?? 0 }),
  });
}
