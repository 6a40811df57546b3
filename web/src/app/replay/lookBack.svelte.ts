// What could have been known in a game, and what turned it: fetched once for a replay.
import type { Known } from "../../games/ui";
import type { KnownStep, LookBackReport } from "../../protocol";
import { errorText, fetchLookBack, type LookBackRequest } from "../server/api";
import type { ReplayPicture } from "./replayPictures";

export class LookBackState {
  report = $state.raw<LookBackReport | null>(null);
  /** How far the work is, from 0 to 1. */
  done = $state(0);
  note = $state("");

  /** Fetch it; the returned function gives it up. */
  load(request: LookBackRequest): () => void {
    const stop = new AbortController();
    fetchLookBack(request, (done) => (this.done = done), stop.signal).then(
      (report) => (this.report = report),
      (error: unknown) => {
        if (!stop.signal.aborted) this.note = errorText(error);
      },
    );
    return () => stop.abort();
  }
}

/** The steps of a round up to its end, each with what could be known then. */
export type KnownRound = { round: number; steps: Known[] };

/** The round in which an entry lies. */
export function roundAround(steps: KnownStep[], entry: number): KnownRound {
  const round = steps[entry]?.round ?? 1;
  let bySeat: Known["bySeat"] = [];
  const found: Known[] = [];
  for (const step of steps) {
    if (step.known.length) bySeat = step.known;
    if (step.round === round) found.push({ entry: step.entry, truth: step.truth, bySeat });
  }
  return { round, steps: found };
}

/** The entry after which things stood as a picture shows them; before the reveal at the end of a round. */
export function entryOf({ entry, closing }: ReplayPicture): number {
  return closing ? (entry ?? 1) - 1 : (entry ?? 0);
}

/** The picture that shows this entry, or the last one before it. */
export function pictureOf(pictures: ReplayPicture[], entry: number): number {
  const at = pictures.findLastIndex((one) => one.entry !== null && entryOf(one) <= entry);
  return Math.max(0, at);
}
