// After a game: what it was to the people on this device, and who would like another one.
import type { TableInfo } from "../../protocol";

export type Outcome = "won" | "shared" | "lost";

/** For one's own device. A device that several share, or that only watches, is glad with whoever has won. */
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
