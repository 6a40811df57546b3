// What stays on the screen of the meadow although the view has gone on.
import type { UlyPollyRound, UlyPollyView } from "../../protocol";
import type { FrameAround, Lingering } from "../room";
import { lastBoard } from "./lastBoard";
import type { UlyPollyEvent } from "./sentences";
import { initialOrder, orderAfter } from "./tileOrder";

export type MeadowRoundEnd = {
  /** The board as it lay then, and its tiles by place. */
  view: UlyPollyView;
  order: number[];
  round: UlyPollyRound;
  sentence: string;
};

/** What the screen shows beside the view. */
export type MeadowScene = {
  /** The tiles by place. */
  order: number[];
  roundEnd: MeadowRoundEnd | null;
  secret: null;
};

export class MeadowLingering implements MeadowScene, Lingering<UlyPollyView, UlyPollyEvent> {
  order = $state.raw<number[]>([]);
  roundEnd = $state.raw<MeadowRoundEnd | null>(null);
  secret = null;

  startGame(view: UlyPollyView | null): void {
    this.roundEnd = null;
    this.startRound(view);
  }

  startRound(view: UlyPollyView | null): void {
    if (view) this.order = initialOrder(view);
  }

  follow(event: UlyPollyEvent, around: FrameAround<UlyPollyView, UlyPollyEvent>): void {
    this.order = orderAfter(this.order, event);
    if (event.type !== "round_ended" || !around.before) return;
    const view = lastBoard(around.before, around.events);
    const { round } = event;
    this.roundEnd = { view, order: this.order, round, sentence: around.sentence };
    this.startRound(around.after);
  }
}
