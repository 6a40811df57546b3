// After a game: the outcome for the people on this device, and who would like another one.
import type { TableInfo } from "../../protocol";

export type Outcome = "won" | "shared" | "lost";

/** The outcome for the owner of this device; `null` if several share it, or it only watches. */
export function outcomeFor(chairs: number[], winners: number[]): Outcome | null {
  const [own, ...others] = chairs;
  if (own === undefined || others.length) return null;
  if (!winners.includes(own)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

/** The people who have asked for a rematch; bots are always ready, and the host just begins. */
export function wantRematch({ places, host }: TableInfo): number[] {
  return places.flatMap(({ who, ready }, k) =>
    who === "person" && ready && k + 1 !== host ? [k + 1] : [],
  );
}
