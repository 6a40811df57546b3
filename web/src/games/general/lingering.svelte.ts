// What stays on the screen of any game: the end of the last round, with all of it that is open.
import type { AnyEvent, AnyView } from "../../protocol";
import type { FrameAround, Lingering, RoundEnd } from "../ui";

export type GeneralRoundEnd = RoundEnd & {
  /** The table as the round ended, as everyone may see it. */
  view: AnyView;
  /** The keys of the sentences of its history. */
  keys: string[];
  /** What led to the end. */
  sentences: string[];
};

export type GeneralScene = { roundEnd: GeneralRoundEnd | null; secret: null };

export class GeneralLingering implements GeneralScene, Lingering {
  roundEnd = $state.raw<GeneralRoundEnd | null>(null);
  secret = null;
  /** The sentences of the frame that is being followed, which is known by its view. */
  private frame: { view: AnyView | null; sentences: string[] } = { view: null, sentences: [] };

  /** The events that end a round, by their types. */
  constructor(private readonly roundEnds: readonly string[]) {}

  startGame(): void {
    this.roundEnd = null;
  }

  startRound(): void {}

  follow(event: AnyEvent, { view, open, keys, sentence }: FrameAround<AnyView>): void {
    if (this.frame.view !== view) this.frame = { view, sentences: [] };
    this.frame.sentences.push(sentence);
    if (!this.roundEnds.includes(event.type)) return;
    this.roundEnd = { number: open.round, view: open, keys, sentences: [...this.frame.sentences] };
  }
}
