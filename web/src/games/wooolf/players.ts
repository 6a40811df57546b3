// Players of Wooolf!!: those at the table, and the simulated ones that a small table adds.
import { t } from "../../app/i18n.svelte";
import { nameOf } from "../../app/table/names";
import type { TableInfo } from "../../protocol";

export function playerName(player: number, info: TableInfo): string {
  return info.places[player - 1] ? nameOf(player, info) : t("wooolf-simulated", { seat: player });
}
