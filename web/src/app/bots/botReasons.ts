// Why bots moved as they did. The server answers once nothing of it is secret any more.
import { uiOf } from "../../games/registry";
import type { AnyEvent, ExplainedMove, TableInfo } from "../../protocol";
import { fetchTable } from "../server/api";
import { tokensOf } from "../storage";
import { isBot } from "../table/names";

export function hasBots(info: TableInfo): boolean {
  return info.places.some(isBot);
}

export function fetchReasons(code: string, round: number): Promise<ExplainedMove[]> {
  return fetchTable<ExplainedMove[]>(code, `/why?round=${round}`, tokensOf(code)[0] ?? null);
}

/** The seat whose move an event tells of, if it tells of one. */
export function moverOf(event: AnyEvent, game: string): number | null {
  return uiOf(game).moverOf(event);
}

/** Match a round's events with the reasons of its moves: both are in the order of play. */
export function matchReasons(
  events: AnyEvent[],
  moves: ExplainedMove[],
  game: string,
): Map<AnyEvent, ExplainedMove> {
  const matched = new Map<AnyEvent, ExplainedMove>();
  let next = 0;
  for (const event of events) {
    const move = moves[next];
    if (!move || moverOf(event, game) !== move.seat) continue;
    matched.set(event, move);
    next++;
  }
  return matched;
}
