// What is fixed about the game. What may be done, the server says.
import { GAMES } from "../../facts";
import type { UlyPollyOptions } from "../../protocol";

export const FACTS = GAMES.uly_polly;

type Options = Required<UlyPollyOptions>;

const DEFAULTS = Object.fromEntries(
  FACTS.options.map(({ name, default: usual }) => [name, usual]),
) as Omit<Options, "game">;

/** The options of a game, also those that are not mentioned. */
export function allOptions(options: UlyPollyOptions): Options {
  return { ...DEFAULTS, ...options };
}
