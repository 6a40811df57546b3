// How this device has answered: kept in its storage, and nowhere else.
import { laterBy, type Day } from "./daily";

const RESULTS = "sheepfold.puzzles";

/** `late` answers were not given on the day of the puzzle, and do not count for a streak. */
export type Result = "right" | "wrong" | "late-right" | "late-wrong";

type Results = Record<string, Record<Day, Result>>;

/** All answers by game and day; whatever else is stored there is ignored. */
function results(): Results {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RESULTS) ?? "{}");
    return typeof stored === "object" && stored !== null && !Array.isArray(stored)
      ? (stored as Results)
      : {};
  } catch {
    return {};
  }
}

/** Whether the puzzle of a day was solved; `null` if it was not answered. */
export function resultOf(game: string, day: Day): boolean | null {
  const result = results()[game]?.[day];
  if (typeof result !== "string") return null;
  return result.endsWith("right");
}

/** Remember an answer. The first one counts. */
export function saveResult(game: string, day: Day, isRight: boolean, now: Day): void {
  if (resultOf(game, day) !== null) return;
  const all = results();
  const result: Result = `${day === now ? "" : "late-"}${isRight ? "right" : "wrong"}`;
  localStorage.setItem(
    RESULTS,
    JSON.stringify({ ...all, [game]: { ...all[game], [day]: result } }),
  );
}

/** How many days in a row were solved on the day; today need not be answered yet. */
export function streak(game: string, now: Day): number {
  const days = results()[game] ?? {};
  let day = days[now] === undefined ? laterBy(now, -1) : now;
  let count = 0;
  for (; days[day] === "right"; day = laterBy(day, -1)) ++count;
  return count;
}

/** The most days in a row that were ever solved on the day. */
export function longestStreak(game: string): number {
  const days = results()[game] ?? {};
  const lengths = Object.keys(days).map((day) => {
    let count = 0;
    for (; days[day] === "right"; day = laterBy(day, -1)) ++count;
    return count;
  });
  return Math.max(0, ...lengths);
}

/** How many puzzles were solved, of how many that were answered; late ones count too. */
export function solved(game: string): { won: number; count: number } {
  const all = Object.values(results()[game] ?? {}).filter((one) => typeof one === "string");
  return { won: all.filter((one) => one.endsWith("right")).length, count: all.length };
}

/** All answers, to be saved as a file. */
export function allResults(): Results {
  return results();
}

export function forgetResults(): void {
  localStorage.removeItem(RESULTS);
}
