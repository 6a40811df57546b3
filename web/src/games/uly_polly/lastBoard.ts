// The meadow as it lay when a round ended; the view that comes with it is already the next round's.
import type { UlyPollyView } from "../../protocol";
import { withoutSecrets, type UlyPollyEvent } from "./sentences";

/** The board after the last events of a round, as everyone may see it. */
export function lastBoard(before: UlyPollyView, events: UlyPollyEvent[]): UlyPollyView {
  const tiles = [...before.tiles];
  let { dog, turned } = before;
  for (const event of events) {
    if (event.type !== "stepped") continue;
    dog = event.to;
    if (event.turned) tiles[event.to] = ++turned;
  }
  const history = [...before.history, ...events].map(withoutSecrets);
  const proposals = before.proposals.map(() => null);
  return {
    ...before,
    tiles,
    dog,
    turned,
    viewer: null,
    wolf: null,
    history,
    actors: [],
    proposals,
  };
}
