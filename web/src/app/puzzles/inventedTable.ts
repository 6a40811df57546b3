// The table of a puzzle or a lesson: nobody real sits there, but the boards need names and colours.
import { PUZZLES } from "../../facts";
import type { AnyOptions, TableInfo } from "../../protocol";
import { COLOURS } from "../colours";
import type { TableSettings } from "../table/tableSettings";

/** By seat; the terminal has the same names. */
export const NAMES = PUZZLES.names;

export function inventedTable(options: AnyOptions, names: readonly string[]): TableInfo {
  return {
    code: "",
    rules: 1,
    options,
    settings: settingsFor(names.length),
    places: names.map((name, k) => ({
      who: "person",
      name,
      colour: COLOURS[k] ?? null,
      ready: true,
      level: null,
      lent: false,
      away_since: null,
      wins: 0,
    })),
    host: null,
    phase: "playing",
    games: 1,
    paused: false,
    takeback: null,
    asking: null,
    agreed: [],
    now: 0,
    due: null,
  };
}

/** Nobody joins, leaves or thinks for too long; and the puzzle or lesson says what to do. */
function settingsFor(chairs: number): TableSettings {
  return {
    chairs,
    spectators: false,
    free_text: false,
    grace: 0,
    away: "wait",
    clock: null,
    notes: "never",
    advice: "never",
  };
}

/** Several texts as a list in a sentence. */
export function listed(texts: string[], and: (facts: { others: string; last: string }) => string) {
  const last = texts.at(-1) ?? "";
  return texts.length > 1 ? and({ others: texts.slice(0, -1).join(", "), last }) : last;
}
