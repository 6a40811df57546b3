// Reading aloud. The whole room hears it, so only what everyone may know is ever read.

/** Read a text aloud, after what is being read or (`interrupt`) instead of it. */
export function readAloud(text: string, language: string, interrupt: boolean): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  if (interrupt) speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
