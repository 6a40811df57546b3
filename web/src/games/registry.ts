// The games that have a room here, in the order of the home page.
import type { GameRoom } from "./room";
import { ulyPolly } from "./uly_polly/room";
import { wooolf } from "./wooolf/room";

export const ROOMS: readonly GameRoom[] = [ulyPolly, wooolf];

export function roomOf(game: string): GameRoom {
  const room = ROOMS.find(({ name }) => name === game);
  if (!room) throw new Error(`This page has no room for the game ${game}.`);
  return room;
}
