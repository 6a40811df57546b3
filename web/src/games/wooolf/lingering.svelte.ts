// What stays on the screen of the round table although the view has gone on.
import type { Peeked, WooolfRound, WooolfView } from "../../protocol";
import type { FrameAround, Lingering } from "../room";
import type { Hands } from "./cards";
import type { WooolfEvent } from "./sentences";

export type RevealedRound = {
  number: number;
  round: WooolfRound;
  scores: number[];
  errors: number[];
  sentence: string;
};

/** What the screen shows beside the view. */
export type RoundTableScene = {
  /** The cards that lie open, by player. */
  hands: Hands;
  roundEnd: RevealedRound | null;
  /** The card that the viewer has just peeked at. */
  secret: Peeked | null;
};

export class RoundTableLingering implements RoundTableScene, Lingering<WooolfView, WooolfEvent> {
  hands: Hands = [];
  roundEnd = $state.raw<RevealedRound | null>(null);
  secret = $state.raw<Peeked | null>(null);

  startGame(): void {
    this.roundEnd = null;
    this.secret = null;
  }

  startRound(): void {}

  follow(event: WooolfEvent, { after, sentence }: FrameAround<WooolfView, WooolfEvent>): void {
    if (event.type === "revealed") {
      const { round, scores, errors } = event;
      this.roundEnd = { number: after?.rounds.length ?? 0, round, scores, errors, sentence };
      this.secret = null;
    } else if (event.type === "peeked" && event.by === after?.viewer && event.card) {
      this.secret = event;
    }
  }
}
