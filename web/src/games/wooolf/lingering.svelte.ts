// What stays on the screen of the round table although the view has gone on.
import { settings } from "../../app/settings/settings.svelte";
import { readingTime } from "../../app/table/pacing";
import type { WooolfRound, WooolfView } from "../../protocol";
import type { FrameAround, Lingering, RoundEnd } from "../ui";
import type { Hands } from "./cards";
import type { Card } from "./facts";
import { helloOf, momentOf, type Moment } from "./moments";
import type { WooolfEvent } from "./sentences";

export type RevealedRound = RoundEnd & {
  round: WooolfRound;
  scores: number[];
  errors: number[];
  sentence: string;
  /** The game is over with this round. */
  isLast: boolean;
};

/** A card that the viewer has just peeked at. */
export type PeekedCard = { card: Card; sentence: string };

/** What the screen shows beside the view. */
export type RoundTableScene = {
  /** The cards that lie open, by player. */
  hands: Hands;
  roundEnd: RevealedRound | null;
  secret: PeekedCard | null;
  /** What is being shown where it happened. */
  moment: Moment | null;
};

/** If more is waiting, somebody has been away for long, and only the last of it is shown. */
const MOST_WAITING = 6;

/** About as many as introduce the simulated player. */
const HELLO_LETTERS = 90;

export class RoundTableLingering implements RoundTableScene, Lingering<WooolfView, WooolfEvent> {
  hands: Hands = [];
  roundEnd = $state.raw<RevealedRound | null>(null);
  secret = $state.raw<PeekedCard | null>(null);
  moment = $state.raw<Moment | null>(null);

  private waiting: { moment: Moment; letters: number }[] = [];
  private timer = 0;

  startGame(): void {
    this.roundEnd = null;
    this.secret = null;
    this.forgetMoments();
  }

  startRound(view: WooolfView | null): void {
    this.forgetMoments();
    const hello = view && helloOf(view);
    if (hello) this.show(hello, HELLO_LETTERS);
  }

  follow(event: WooolfEvent, { view, sentence }: FrameAround<WooolfView>): void {
    const moment = momentOf(event);
    if (moment) this.show(moment, sentence.length);
    if (event.type === "revealed") {
      const { round, scores, errors } = event;
      const isLast = view.phase === "over";
      this.roundEnd = { number: view.rounds.length, round, scores, errors, sentence, isLast };
      this.secret = null;
      this.forgetMoments();
    } else if (event.type === "peeked" && event.by === view.viewer && event.card) {
      this.secret = { card: event.card, sentence };
    }
  }

  private show(moment: Moment, letters: number): void {
    this.waiting = [...this.waiting, { moment, letters }].slice(-MOST_WAITING);
    if (!this.moment) this.next();
  }

  private next(): void {
    const shown = this.waiting.shift();
    this.moment = shown?.moment ?? null;
    if (!shown) return;
    // The more is waiting, the shorter each of them is shown.
    const lasts = readingTime(shown.letters, settings.pace) / (1 + this.waiting.length / 2);
    this.timer = window.setTimeout(() => this.next(), lasts);
  }

  private forgetMoments(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.moment = null;
  }
}
