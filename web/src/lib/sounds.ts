// Short, soft sounds made of a few tones; there are no files. What is secret makes none.
import type { GameEvent } from "./tell";

/** Pitch at the start and at the end, when it begins, how long it lasts, and how loud it is. */
type Tone = [from: number, to: number, at: number, long: number, loud: number];

const SOUNDS = {
  swap: [
    [300, 430, 0, 0.16, 0.5],
    [430, 300, 0.1, 0.18, 0.5],
  ],
  step: [
    [190, 130, 0, 0.07, 0.8],
    [170, 110, 0.11, 0.07, 0.7],
  ],
  flip: [
    [320, 660, 0, 0.11, 0.45],
    [660, 620, 0.11, 0.12, 0.3],
  ],
  wolf: [
    [220, 440, 0, 0.35, 0.6],
    [440, 415, 0.33, 0.35, 0.6],
    [415, 260, 0.66, 0.4, 0.5],
  ],
  peek: [
    [1175, 1175, 0, 0.09, 0.25],
    [1480, 1480, 0.1, 0.14, 0.2],
  ],
  ask: [
    [440, 440, 0, 0.12, 0.4],
    [554, 660, 0.13, 0.22, 0.4],
  ],
  guess: [
    [150, 90, 0, 0.14, 0.9],
    [520, 520, 0.06, 0.12, 0.25],
  ],
  right: [
    [523, 523, 0, 0.14, 0.4],
    [659, 659, 0.12, 0.14, 0.4],
    [784, 784, 0.24, 0.3, 0.4],
  ],
  wrong: [
    [392, 380, 0, 0.2, 0.4],
    [311, 290, 0.2, 0.34, 0.4],
  ],
  win: [
    [523, 523, 0, 0.16, 0.4],
    [659, 659, 0.14, 0.16, 0.4],
    [784, 784, 0.28, 0.16, 0.4],
    [1047, 1047, 0.42, 0.5, 0.45],
  ],
  turn: [
    [659, 659, 0, 0.25, 0.35],
    [880, 880, 0.16, 0.4, 0.35],
  ],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

const VOLUME = 0.22;
let context: AudioContext | null = null;

/** Make a sound, if the browser lets this page make any yet. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  const { currentTime, state } = context;
  if (state === "suspended") void context.resume();
  for (const tone of SOUNDS[sound]) ring(context, tone, currentTime + 0.02);
}

function ring(audio: AudioContext, [from, to, at, long, loud]: Tone, now: number): void {
  const [start, end] = [now + at, now + at + long];
  const voice = new OscillatorNode(audio, { type: "triangle", frequency: from });
  const volume = new GainNode(audio, { gain: 0 });
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud * VOLUME, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(end + 0.02);
}

/** What an event sounds like to this viewer. */
export function soundOf(event: GameEvent, viewer: number | null): Sound | null {
  switch (event.type) {
    case "swapped":
      return "swap";
    case "started":
      return "step";
    case "stepped":
      return event.turned === "wolf" ? "wolf" : event.turned ? "flip" : "step";
    case "round_ended":
      return event.round.found ? null : "wolf";
    case "peeked":
      return "peek";
    case "asked":
      return "ask";
    case "guessed":
      return "guess";
    case "revealed":
      return viewer !== null && event.round.right[viewer - 1] === false ? "wrong" : "right";
    case "game_ended":
      return "win";
    default:
      return null;
  }
}
