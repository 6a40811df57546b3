// What an eye needs to follow a game, and the present view no longer has.
import type { Peeked } from "../protocol";
import { lastBoard, type RoundEnd } from "./rounds";
import type { GameEvent, View } from "./tell";

export class Eye {
  /** The tiles of the meadow by place, each under a number of its own. */
  order = $state.raw<number[]>([]);
  /** The end of a round, until everyone has looked at it. */
  roundEnd = $state.raw<RoundEnd | null>(null);
  /** The card that one has just peeked at. */
  secret = $state.raw<Peeked | null>(null);

  /** A new game: nothing of the last one is to be seen. */
  begin(view: View | null): void {
    this.roundEnd = null;
    this.secret = null;
    this.layTiles(view);
  }

  /** Number the tiles as they lie now. */
  layTiles(view: View | null): void {
    if (view?.game === "uly_polly") this.order = view.tiles.map((_, place) => place);
  }

  /** Keep what this event leaves to be seen; `told` is its sentence, `before` and `after` the views around it. */
  follow(
    event: GameEvent,
    events: GameEvent[],
    before: View | null,
    after: View | null,
    told: string,
  ): void {
    switch (event.type) {
      case "swapped": {
        const order = [...this.order];
        [order[event.a], order[event.b]] = [order[event.b]!, order[event.a]!];
        this.order = order;
        break;
      }
      case "round_ended":
        if (before?.game === "uly_polly") {
          const view = lastBoard(before, events);
          this.roundEnd = { game: "uly_polly", view, order: this.order, round: event.round, told };
          this.layTiles(after);
        }
        break;
      case "revealed": {
        const { round, scores, errors } = event;
        this.roundEnd = {
          game: "wooolf",
          number: after?.rounds.length ?? 0,
          round,
          scores,
          errors,
          told,
        };
        this.secret = null;
        break;
      }
      case "peeked":
        if (event.by === after?.viewer && event.card) this.secret = event;
        break;
      default:
    }
  }
}
