// What the events of Wooolf!! sound like. What is secret makes no sound.
import { endSound, type Tone } from "../../app/sound/tones";
import type { WooolfEvent } from "./sentences";

const PEEK: Tone[] = [
  [1175, 1175, 0, 0.09, 0.25],
  [1480, 1480, 0.1, 0.14, 0.2],
];
const ASK: Tone[] = [
  [440, 440, 0, 0.12, 0.4],
  [554, 660, 0.13, 0.22, 0.4],
];
const GUESS: Tone[] = [
  [150, 90, 0, 0.14, 0.9],
  [520, 520, 0.06, 0.12, 0.25],
];
const RIGHT: Tone[] = [
  [523, 523, 0, 0.14, 0.4],
  [659, 659, 0.12, 0.14, 0.4],
  [784, 784, 0.24, 0.3, 0.4],
];
const WRONG: Tone[] = [
  [392, 380, 0, 0.2, 0.4],
  [311, 290, 0.2, 0.34, 0.4],
];

export function soundOf(event: WooolfEvent, viewer: number | null): Tone[] | null {
  switch (event.type) {
    case "peeked":
      return PEEK;
    case "asked":
      return ASK;
    case "guessed":
      return GUESS;
    case "revealed":
      return viewer !== null && event.round.right[viewer - 1] === false ? WRONG : RIGHT;
    case "game_ended":
      return endSound(event.winners, viewer);
    default:
      return null;
  }
}
