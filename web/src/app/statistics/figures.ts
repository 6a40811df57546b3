// Totals over the games of this device.
import type { OwnGuess, PlayedGame } from "./played";

/** How often something was won. */
export type Tally = { won: number; count: number };

/** How many games were won; a shared win is one too. */
export function gamesWon(games: PlayedGame[]): Tally {
  return { won: games.filter(({ outcome }) => outcome !== "lost").length, count: games.length };
}

/** How many rounds were won in a role. */
export function roundsWon(games: PlayedGame[], role: string): Tally {
  const rounds = games.flatMap((game) => game.rounds).filter((round) => round.role === role);
  return { won: rounds.filter(({ won }) => won).length, count: rounds.length };
}

export function allGuesses(games: PlayedGame[]): OwnGuess[] {
  return games.flatMap(({ guesses }) => guesses ?? []);
}

/** How many guesses came true, how many were to be expected, and how likely they and the best ones were. */
export type GuessFigures = {
  count: number;
  right: number;
  expected: number;
  chance: number;
  best: number;
};

export function guessFigures(guesses: OwnGuess[]): GuessFigures {
  const count = guesses.length;
  const sum = (of: (guess: OwnGuess) => number) =>
    guesses.reduce((total, one) => total + of(one), 0);
  const expected = sum(({ chance }) => chance);
  return {
    count,
    right: guesses.filter(({ right }) => right).length,
    expected,
    chance: count ? expected / count : 0,
    best: count ? sum(({ best }) => best) / count : 0,
  };
}

/** The guesses of a part of the scale from 0 to 1. */
export type Bucket = { from: number; to: number; right: number; wrong: number };

/** The guesses by how likely they were; the last part has the certain ones too. */
export function buckets(guesses: OwnGuess[], parts = 5): Bucket[] {
  return Array.from({ length: parts }, (_, k) => {
    const own = guesses.filter(
      ({ chance }) => Math.min(parts - 1, Math.floor(chance * parts + 1e-9)) === k,
    );
    const right = own.filter((one) => one.right).length;
    return { from: k / parts, to: (k + 1) / parts, right, wrong: own.length - right };
  });
}
