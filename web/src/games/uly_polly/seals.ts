// What is hidden in Uly & Polly and sealed: where the wolf is.
import type { UlyPollyOptions } from "../../protocol";
import type { RecordEntry, SealedFact } from "../ui";
import { allOptions } from "./facts";

export function sealedFacts({ move = "" }: RecordEntry, options: UlyPollyOptions): SealedFact[] {
  const [verb, place] = move.split(" ");
  if (verb !== "hide" || !place) return [];
  return [["wolf", placeNumber(place, allOptions(options).columns)]];
}

/** The number of a place by its name; the reverse of `placeName`. */
export function placeNumber(name: string, columns: number): number {
  return name.charCodeAt(0) - "a".charCodeAt(0) + (Number(name.slice(1)) - 1) * columns;
}
