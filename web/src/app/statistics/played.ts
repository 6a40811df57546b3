// The games that were played on this device, as its statistics remember them: kept in its storage, and nowhere else.
import type { Day } from "../puzzles/daily";
import type { Outcome } from "../table/rematch";

const STORED = "sheepfold.statistics";
/** More would not be looked at, and a browser stores only so much. */
const MOST_GAMES = 1000;

/** A round: who one was, and whether one won it. */
export type PlayedRound = { role: string; won: boolean };

/** A guess: how likely it was right, how likely the best one was, and whether it came true. */
export type OwnGuess = { chance: number; best: number; right: boolean };

export type PlayedGame = {
  /** Of a table and one of its games, so that none counts twice. */
  id: string;
  game: string;
  day: Day;
  outcome: Outcome;
  rounds: PlayedRound[];
  /** `null` until they are worked out. */
  guesses: OwnGuess[] | null;
};

const OUTCOMES: unknown[] = ["won", "shared", "lost"] satisfies Outcome[];

function isObject(stored: unknown): stored is Record<string, unknown> {
  return typeof stored === "object" && stored !== null;
}

function isRound(stored: unknown): stored is PlayedRound {
  return isObject(stored) && typeof stored.role === "string" && typeof stored.won === "boolean";
}

function isGuess(stored: unknown): stored is OwnGuess {
  return (
    isObject(stored) &&
    typeof stored.chance === "number" &&
    typeof stored.best === "number" &&
    typeof stored.right === "boolean"
  );
}

function isGame(stored: unknown): stored is PlayedGame {
  if (!isObject(stored)) return false;
  const { id, game, day, outcome, rounds, guesses } = stored;
  return (
    [id, game, day].every((text) => typeof text === "string") &&
    OUTCOMES.includes(outcome) &&
    Array.isArray(rounds) &&
    rounds.every(isRound) &&
    (guesses === null || (Array.isArray(guesses) && guesses.every(isGuess)))
  );
}

/** All that is stored, the oldest first: games, and what another version may understand. */
function stored(): unknown[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** All games, the oldest first; whatever else is stored there is ignored, but kept. */
export function playedGames(): PlayedGame[] {
  return stored().filter(isGame);
}

function save(games: unknown[]): void {
  localStorage.setItem(STORED, JSON.stringify(games.slice(-MOST_GAMES)));
}

export function playedGame(id: string): PlayedGame | null {
  return playedGames().find((one) => one.id === id) ?? null;
}

/** Remember a game, once. */
export function addGame(game: PlayedGame): void {
  if (!playedGame(game.id)) save([...stored(), game]);
}

/** Remember the guesses of a game, unless it was deleted meanwhile. */
export function saveGuesses(id: string, guesses: OwnGuess[]): void {
  save(stored().map((one) => (isGame(one) && one.id === id ? { ...one, guesses } : one)));
}

export function forgetGames(): void {
  localStorage.removeItem(STORED);
}
