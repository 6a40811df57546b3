// What is fixed about the game, and the options' defaults. What may be done, the server says.
import type { GameFacts } from "../room";

export const FACTS: GameFacts = { least: 2, most: 5, bots: 1, rounds: null };

export const DEFAULTS = { rows: 4, columns: 4, flips: 8, first_wolf: null, patience: null };

/** The sizes that a side of the meadow can have. */
export const SIDES = { least: 2, most: 6 };
