// How a table is run.
import type { TableInfo } from "../../protocol";

export type TableSettings = Required<TableInfo["settings"]>;

/** The server sends all settings of a table; only those who change them may leave some out. */
export function settingsOf({ settings }: TableInfo): TableSettings {
  return settings as TableSettings;
}
