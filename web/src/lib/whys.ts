// Why bots moved as they did. The server tells it once the round, or in Wooolf!! the game, is over.
import type { PlaceInfo, TableInfo } from "../protocol";
import { ask } from "./ask";
import { tokensOf } from "./device";
import type { GameEvent } from "./tell";

export type Because = { key: string; facts: Record<string, string | number>; text: string };
export type Why = { round: number; seat: number; move: string; reasons: Because[] };

/** Whether a bot plays for this seat, or looks after it. */
export function isBot(place: PlaceInfo | undefined): boolean {
  return place !== undefined && (place.who === "bot" || place.lent);
}

/** Whether there is anybody here who could be asked. */
export function hasBots(info: TableInfo): boolean {
  return info.places.some(isBot);
}

export function askWhy(code: string): Promise<Why[]> {
  return ask<Why[]>(code, "/why", tokensOf(code)[0] ?? null);
}

/** Whose move an event tells of, if it tells of one. */
export function mover(event: GameEvent): number | null {
  switch (event.type) {
    case "hidden":
    case "started":
    case "swapped":
    case "stepped":
      return event.seat;
    case "peeked":
    case "asked":
    case "guessed":
      return event.by;
    default:
      return null;
  }
}

/** The reasons beside the events of their round: both are in the order of play. */
export function beside(events: GameEvent[], whys: Why[]): Map<GameEvent, Why> {
  const found = new Map<GameEvent, Why>();
  let next = 0;
  for (const event of events) {
    const why = whys[next];
    if (!why || mover(event) !== why.seat) continue;
    found.set(event, why);
    next++;
  }
  return found;
}
