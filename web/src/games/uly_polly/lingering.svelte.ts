// What stays on the screen of the meadow although the view has gone on.
import type { UlyPollyView } from "../../protocol";
import type { FrameAround, Lingering, RoundEnd } from "../ui";
import type { UlyPollyEvent } from "./sentences";
import { initialOrder, orderAfter } from "./tileOrder";

export type MeadowRoundEnd = RoundEnd & {
  /** The board as it lay then, as everyone may see it, and its tiles by place. */
  view: UlyPollyView;
  order: number[];
  /** The keys of the sentences of its history. */
  keys: string[];
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

  follow(event: UlyPollyEvent, { open, keys, sentence }: FrameAround<UlyPollyView>): void {
    this.order = orderAfter(this.order, event);
    if (event.type !== "round_ended") return;
    this.roundEnd = { number: open.round, view: open, order: this.order, keys, sentence };
  }
}
