// What is told of the meadow.
import { NONE } from "../../app/table/eventSentences";
import type { UlyPollyView } from "../../protocol";
import type { Format } from "../ui";
import { allOptions } from "./facts";

export type UlyPollyEvent = UlyPollyView["history"][number];

/** The name of a place: columns are letters, rows are numbers, `a1` is the first. */
export function placeName(at: number, columns: number): string {
  return `${String.fromCharCode(97 + (at % columns))}${Math.floor(at / columns) + 1}`;
}

/** How the kinds of facts that only this game has are put into a sentence. */
export const FORMATS: Record<string, Format<UlyPollyView>> = {
  place: (at, { options }) =>
    at === null ? NONE : placeName(at as number, allOptions(options).columns),
};

/** Where Polly stood before her last step. */
export function placeBefore(history: UlyPollyEvent[]): number | null {
  const places = history.flatMap((event) => {
    if (event.type === "started") return [event.at];
    return event.type === "stepped" ? [event.to] : [];
  });
  return places.at(-2) ?? null;
}
