// How likely the wolf was on each place.
import type { UlyPollyView } from "../../protocol";
import type { Known } from "../ui";

/** By place, for those who did not know where the wolf was. They all know the same. */
export function chancesOf({ bySeat }: Known, { wolf_seat }: UlyPollyView): number[] {
  const dog = bySeat.findIndex((_, k) => k + 1 !== wolf_seat);
  return bySeat[dog]![0]!;
}
