// What a table allows to help its players: notes of what a seat has seen (a notebook, the trails of tiles), and advice.
// By default only when playing against bots: the boxes contain no notepad, and remembering is part of both games.
import type { TableInfo } from "../../protocol";
import { settingsOf, type TableSettings } from "./tableSettings";

type When = TableSettings["notes"];

export function areNotesAllowed(info: TableInfo): boolean {
  return isAllowed(settingsOf(info).notes, info);
}

/** Whether the server gives advice here; it refuses it otherwise. */
export function isAdviceAllowed(info: TableInfo): boolean {
  return info.phase === "playing" && isAllowed(settingsOf(info).advice, info);
}

function isAllowed(when: When, { places }: TableInfo): boolean {
  if (when !== "bots") return when === "always";
  return places.filter(({ who }) => who === "person").length < 2;
}
