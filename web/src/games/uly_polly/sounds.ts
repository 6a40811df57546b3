// What the events of Uly & Polly sound like. What is secret makes no sound.
import { GAME_WON, type Tone } from "../../app/sound/tones";
import type { UlyPollyEvent } from "./sentences";

const SWAP: Tone[] = [
  [300, 430, 0, 0.16, 0.5],
  [430, 300, 0.1, 0.18, 0.5],
];
const STEP: Tone[] = [
  [190, 130, 0, 0.07, 0.8],
  [170, 110, 0.11, 0.07, 0.7],
];
const SHEEP: Tone[] = [
  [320, 660, 0, 0.11, 0.45],
  [660, 620, 0.11, 0.12, 0.3],
];
const WOLF: Tone[] = [
  [220, 440, 0, 0.35, 0.6],
  [440, 415, 0.33, 0.35, 0.6],
  [415, 260, 0.66, 0.4, 0.5],
];

export function soundOf(event: UlyPollyEvent): Tone[] | null {
  switch (event.type) {
    case "swapped":
      return SWAP;
    case "started":
      return STEP;
    case "stepped":
      return event.turned === "wolf" ? WOLF : event.turned ? SHEEP : STEP;
    case "round_ended":
      return event.round.found ? null : WOLF; // when it is found, the step has howled already
    case "game_ended":
      return GAME_WON;
    default:
      return null;
  }
}
