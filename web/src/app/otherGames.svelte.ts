// The games that the server has and this page was built without.
import { loadRoom, ROOMS } from "../games/registry";
import type { GameRoom } from "../games/room";
import { fetchGameNames } from "./server/api";

let others = $state.raw<GameRoom[]>([]);

/** All games that can be offered: ours, and those that were found on the server. */
export function offeredRooms(): GameRoom[] {
  return [...ROOMS, ...others];
}

/** Ask the server for its games. Without it ours are offered, and nothing can be opened anyway. */
export async function findOtherGames(): Promise<void> {
  const names = await fetchGameNames().catch(() => []);
  const unknown = names.filter(({ name }) => !ROOMS.some((room) => room.name === name));
  const found = await Promise.allSettled(unknown.map(({ name }) => loadRoom(name)));
  const rooms = found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  if (rooms.some(({ name }) => !others.some((room) => room.name === name))) others = rooms;
}
