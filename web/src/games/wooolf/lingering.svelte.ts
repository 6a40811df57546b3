// What stays on the screen of the round table although the view has gone on.
import type { WooolfRound, WooolfView } from "../../protocol";
import type { FrameAround, Lingering } from "../room";
import type { Hands } from "./cards";
import type { Card } from "./facts";
import type { WooolfEvent } from "./sentences";

export type RevealedRound = {
  number: number;
  round: WooolfRound;
  scores: number[];
  errors: number[];
  sentence: string;
};

/** A card that the viewer has just peeked at. */
export type PeekedCard = { card: Card; sentence: string };

/** What the screen shows beside the view. */
export type RoundTableScene = {
  /** The cards that lie open, by player. */
  hands: Hands;
  roundEnd: RevealedRound | null;
  secret: PeekedCard | null;
};

export class RoundTableLingering implements RoundTableScene, Lingering<WooolfView, WooolfEvent> {
  hands: Hands = [];
  roundEnd = $state.raw<RevealedRound | null>(null);
  secret = $state.raw<PeekedCard | null>(null);

  startGame(): void {
    this.roundEnd = null;
    this.secret = null;
  }

  startRound(): void {}

  follow(event: WooolfEvent, { view, sentence }: FrameAround<WooolfView>): void {
    if (event.type === "revealed") {
      const { round, scores, errors } = event;
      this.roundEnd = { number: view.rounds.length, round, scores, errors, sentence };
      this.secret = null;
    } else if (event.type === "peeked" && event.by === view.viewer && event.card) {
      this.secret = { card: event.card, sentence };
    }
  }
}
