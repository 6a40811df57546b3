// The end of a round, which stays on the screen although the next one has begun.
import type { UlyPollyRound, UlyPollyView, WooolfRound } from "../protocol";
import { discreet, type GameEvent } from "./tell";

export type RoundEnd =
  | { game: "uly_polly"; view: UlyPollyView; order: number[]; round: UlyPollyRound; told: string }
  | {
      game: "wooolf";
      number: number;
      round: WooolfRound;
      scores: number[];
      errors: number[];
      told: string;
    };

/** The meadow as it lay when the round ended, and as everyone may see it. */
export function lastBoard(before: UlyPollyView, events: GameEvent[]): UlyPollyView {
  const tiles = [...before.tiles];
  let { dog, turned } = before;
  for (const event of events) {
    if (event.type !== "stepped") continue;
    dog = event.to;
    if (event.turned) tiles[event.to] = ++turned;
  }
  const history = [...before.history, ...events].flatMap(
    (event) => discreet(event) ?? [],
  ) as UlyPollyView["history"];
  const open = {
    viewer: null,
    wolf: null,
    history,
    actors: [],
    proposals: before.proposals.map(() => null),
  };
  return { ...before, tiles, dog, turned, ...open };
}
