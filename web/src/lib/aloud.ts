// What may be read aloud. A voice reaches the whole room, so it says only what everyone may know:
// a device in one's own hand is no more discreet than one that goes round.

/** Refusals that tell of nothing but the table: of any other, the sentence is only shown. */
const OPEN = new Set([
  "abstain-later",
  "ask-oneself",
  "ask-simulated",
  "barred",
  "dog-on-tile",
  "dog-stays",
  "first-turn",
  "game-over",
  "game-paused",
  "guess-laid",
  "no-takeback",
  "not-neighbours",
  "not-now",
  "not-your-turn",
  "own-cards",
  "points-at-oneself",
  "proposed-already",
  "stale",
  "too-far",
  "turns-over",
  "wolf-proposes",
]);

export function isOpen(reason: string): boolean {
  return OPEN.has(reason);
}

/** Say something in this language, after what is being said, or instead of it. */
export function readAloud(text: string, language: string, instead: boolean): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  if (instead) speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
