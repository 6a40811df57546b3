// Whether the page may keep notes of what a seat has seen: a notebook, or the trails of tiles.
// With people a table has to ask for them: no box has a pad, and to remember is part of both games.
import type { Settings, TableInfo } from "../../protocol";

type Notes = NonNullable<Settings["notes"]>;

export const NOTES: Notes[] = ["bots", "always", "never"];

/** What a table has chosen. */
export function notesOf({ notes = "bots" }: Settings): Notes {
  return notes;
}

export function areNotesAllowed({ settings, places }: TableInfo): boolean {
  const notes = notesOf(settings);
  if (notes !== "bots") return notes === "always";
  return places.filter(({ who }) => who === "person").length < 2;
}
