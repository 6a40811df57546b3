// The games that have a room here, in the order of the home page; any other gets the general one.
import type { GameRoom } from "./room";
import { ulyPolly } from "./uly_polly/room";
import { wooolf } from "./wooolf/room";

export const ROOMS: readonly GameRoom[] = [ulyPolly, wooolf];

const rooms = new Map<string, GameRoom>(ROOMS.map((room) => [room.name, room]));
const loading = new Map<string, Promise<GameRoom>>();

/** Whether `roomOf` knows this game already. */
export function hasRoom(game: string): boolean {
  return rooms.has(game);
}

/** The room of a game that is one of ours, or that was loaded before. */
export function roomOf(game: string): GameRoom {
  const room = rooms.get(game);
  if (!room) throw new Error(`The room of the game ${game} was not loaded.`);
  return room;
}

/** The room of any game that the server has. */
export function loadRoom(game: string): Promise<GameRoom> {
  const known = rooms.get(game);
  if (known) return Promise.resolve(known);
  let room = loading.get(game);
  if (!room) {
    room = loadGeneral(game).finally(() => loading.delete(game));
    loading.set(game, room);
  }
  return room;
}

async function loadGeneral(game: string): Promise<GameRoom> {
  const { generalRoom } = await import("./general/room");
  const room = await generalRoom(game);
  rooms.set(game, room);
  return room;
}
