// Reading aloud. The whole room hears it, so only what everyone may know is ever read.

/** Refusals that tell nothing but what everyone sees at the table; those of a game are in its room. */
const PUBLIC_REASONS = [
  "game-over",
  "game-paused",
  "no-takeback",
  "not-now",
  "not-your-turn",
  "stale",
];

/** Whether the text of a refusal may be read aloud; any other is only shown. */
export function isPublicReason(reason: string, ofGame: readonly string[]): boolean {
  return PUBLIC_REASONS.includes(reason) || ofGame.includes(reason);
}

/** Read a text aloud, after what is being read or (`interrupt`) instead of it. */
export function readAloud(text: string, language: string, interrupt: boolean): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  if (interrupt) speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
