// Who has won.
import { t } from "../../app/i18n.svelte";
import { namesOf } from "../../app/table/names";
import type { TableInfo, UlyPollyView } from "../../protocol";

export function ranking({ result }: UlyPollyView): number[] {
  const scores = result?.scores ?? [];
  return scores.map((_, k) => k + 1).sort((a, b) => scores[b - 1]! - scores[a - 1]!);
}

export function resultSentence({ result }: UlyPollyView, info: TableInfo): string {
  if (!result) return "";
  const { winners, scores } = result;
  const bones = t("uly_polly-bones", { count: scores[winners[0]! - 1]! });
  return t("uly_polly-result", { winners: namesOf(winners, info), count: winners.length, bones });
}
