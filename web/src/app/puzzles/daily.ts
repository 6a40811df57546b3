// Which puzzle a day has: from the date alone, so that everyone has the same. The terminal counts alike
// (src/sheepfold/learn/puzzles/daily.py).
import { PUZZLES } from "../../facts";

/** A day of the calendar as `2026-01-05`, which can be compared and stored. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The day on the reader's calendar. */
export function today(now = new Date()): Day {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day that is so many days later. */
export function laterBy(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of a day's puzzle, of so many. After the last one the first comes again. */
export function numberOn(day: Day, count: number): number {
  const days = (Date.parse(day) - Date.parse(PUZZLES.epoch)) / DAY_MS;
  return ((days % count) + count) % count;
}
