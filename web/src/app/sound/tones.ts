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
  [784, 784, 0.42, 0.5, 0.25],
];
export const GAME_LOST: Tone[] = [
  [440, 436, 0, 0.22, 0.35],
  [392, 388, 0.2, 0.22, 0.35],
  [330, 294, 0.4, 0.6, 0.35],
];

/** A sheep: one tone that trembles. */
export const BLEAT: Tone[] = trembling(430, 395, 9, 0.05, 0.35);

/** A wolf: up, held, and slowly down. */
export const HOWL: Tone[] = [
  [210, 430, 0, 0.35, 0.5],
  [430, 440, 0.33, 0.5, 0.55],
  [440, 230, 0.8, 0.6, 0.45],
];

/** What the end of a game sounds like to a viewer; to those who only watch, somebody has won. */
export function endSound(winners: number[], viewer: number | null): Tone[] {
  return viewer === null || winners.includes(viewer) ? GAME_WON : GAME_LOST;
}

/** Sounds one after the other, with a breath between them. */
export function inTurn(first: Tone[], second: Tone[]): Tone[] {
  const end = Math.max(...first.map(([, , at, duration]) => at + duration));
  return [...first, ...second.map(([a, b, at, ...rest]): Tone => [a, b, at + end, ...rest])];
}

function trembling(high: number, low: number, times: number, each: number, volume: number): Tone[] {
  return Array.from({ length: times }, (_, k): Tone => {
    const sunk = 1 - 0.012 * k;
    return [high * sunk, low * sunk, k * each, each * 1.25, volume * (1 - k / (times * 1.6))];
  });
}

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
