// What a table allows to help its players: notes of what a seat has seen (a notebook, the trails of tiles), and advice.
// By default only when playing against bots: the boxes contain no notepad, and remembering is part of both games.
import type { Settings, TableInfo } from "../../protocol";

export type When = NonNullable<Settings["notes"]>;

export const WHEN: When[] = ["bots", "always", "never"];

/** What a table has chosen. */
export function notesOf({ notes = "bots" }: Settings): When {
  return notes;
}

export function adviceOf({ advice = "bots" }: Settings): When {
  return advice;
}

export function areNotesAllowed(info: TableInfo): boolean {
  return isAllowed(notesOf(info.settings), info);
}

/** Whether the server gives advice here; it refuses it otherwise. */
export function isAdviceAllowed(info: TableInfo): boolean {
  return info.phase === "playing" && isAllowed(adviceOf(info.settings), info);
}

function isAllowed(when: When, { places }: TableInfo): boolean {
  if (when !== "bots") return when === "always";
  return places.filter(({ who }) => who === "person").length < 2;
}
