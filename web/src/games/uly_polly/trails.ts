// The trails of tiles: where each one lay before the wolf swapped it.
import type { UlyPollyEvent } from "./sentences";

/** By place: where the tile that lies there has been since the round began, first the place it came from. */
export function trails(places: number, history: UlyPollyEvent[]): number[][] {
  const been: number[][] = Array.from({ length: places }, () => []);
  for (const event of history) {
    if (event.type !== "swapped") continue;
    const { a, b } = event;
    [been[a], been[b]] = [
      [...been[b]!, b],
      [...been[a]!, a],
    ];
  }
  return been;
}

/** Where a tile came from that is not where it was when the round began. */
export function originOf(trail: number[] | undefined, place: number): number | null {
  const origin = trail?.[0] ?? place;
  return origin === place ? null : origin;
}
