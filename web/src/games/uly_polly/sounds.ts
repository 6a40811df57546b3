// What the events of Uly & Polly sound like. What is secret makes no sound.
import { BLEAT, endSound, HOWL, type Tone } from "../../app/sound/tones";
import type { UlyPollyEvent } from "./sentences";

const SWAP: Tone[] = [
  [300, 430, 0, 0.16, 0.5],
  [430, 300, 0.1, 0.18, 0.5],
];
const STEP: Tone[] = [
  [190, 130, 0, 0.07, 0.8],
  [170, 110, 0.11, 0.07, 0.7],
];
/** The wolf jumps up, and yelps. */
const FOUND: Tone[] = [
  [160, 620, 0, 0.22, 0.6],
  [620, 420, 0.2, 0.12, 0.5],
  [740, 1100, 0.42, 0.12, 0.45],
  [740, 1100, 0.58, 0.16, 0.45],
];

export function soundOf(event: UlyPollyEvent, viewer: number | null = null): Tone[] | null {
  switch (event.type) {
    case "swapped":
      return SWAP;
    case "started":
      return STEP;
    case "stepped":
      return event.turned === "wolf" ? FOUND : event.turned ? BLEAT : STEP;
    case "round_ended":
      return event.round.found ? null : HOWL; // when it is found, the step has told
    case "game_ended":
      return endSound(event.winners, viewer);
    default:
      return null;
  }
}
