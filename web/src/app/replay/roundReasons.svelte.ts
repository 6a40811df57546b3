// Why the bots of a replay moved as they did: fetched when a round is first asked about.
import { SvelteMap } from "svelte/reactivity";
import type { ExplainedMove } from "../../protocol";
import { matchReasons } from "../bots/botReasons";
import { errorText } from "../server/api";
import type { ReplayPicture } from "./replayPictures";
import type { ReplaySource } from "./sources";

/** A move of a bot, and the picture that shows it. */
export type ExplainedPicture = { picture: ReplayPicture; move: ExplainedMove };

export class RoundReasons {
  /** Why there are no reasons, in words. */
  note = $state("");
  readonly #fetched = new SvelteMap<number, ExplainedMove[]>();
  /** The rounds that were requested. Not reactive, so that a failure is not retried at once. */
  #asked: number[] = [];
  readonly #fetch: ReplaySource["reasons"];

  constructor(fetch: ReplaySource["reasons"]) {
    this.#fetch = fetch;
  }

  /** The bots' moves in a round; `null` until they are there. */
  of(round: number): ExplainedMove[] | null {
    return this.#fetched.get(round) ?? null;
  }

  ask(round: number): void {
    if (this.#asked.includes(round)) return;
    this.#asked.push(round);
    this.#fetch(round).then(
      (moves) => {
        this.#fetched.set(round, moves);
        this.note = "";
      },
      (error: unknown) => {
        this.#asked = this.#asked.filter((asked) => asked !== round);
        this.note = errorText(error);
      },
    );
  }

  /** The bots' moves in a round, each with its picture. */
  shownIn(pictures: ReplayPicture[], round: number): ExplainedPicture[] {
    const moves = this.of(round);
    const ofRound = pictures.filter(({ view }) => view.round === round);
    if (!moves || !ofRound.length) return [];
    const events = ofRound.flatMap((picture) => picture.events);
    const matched = matchReasons(events, moves, ofRound[0]!.view.game);
    return ofRound.flatMap((picture) =>
      picture.events.flatMap((event) => {
        const move = matched.get(event);
        return move ? [{ picture, move }] : [];
      }),
    );
  }
}
