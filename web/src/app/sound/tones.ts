// Short, soft sounds made of a few tones; there are no sound files.

/** Pitch at the start and at the end, when it begins, how long it lasts, and how loud it is. */
export type Tone = [from: number, to: number, at: number, duration: number, volume: number];

export const YOUR_TURN: Tone[] = [
  [659, 659, 0, 0.25, 0.35],
  [880, 880, 0.16, 0.4, 0.35],
];
export const GAME_WON: Tone[] = [
  [523, 523, 0, 0.16, 0.4],
  [659, 659, 0.14, 0.16, 0.4],
  [784, 784, 0.28, 0.16, 0.4],
  [1047, 1047, 0.42, 0.5, 0.45],
];

const VOLUME = 0.22;
let context: AudioContext | null = null;

/** Play tones, if the browser lets this page make sounds yet. */
export function play(tones: Tone[]): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const { currentTime, state } = context;
  if (state === "suspended") void context.resume();
  for (const tone of tones) schedule(context, tone, currentTime + 0.02);
}

function schedule(audio: AudioContext, [from, to, at, duration, volume]: Tone, now: number): void {
  const [start, end] = [now + at, now + at + duration];
  const oscillator = new OscillatorNode(audio, { type: "triangle", frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * VOLUME, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end + 0.02);
}
