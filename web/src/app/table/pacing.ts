// What happens is shown no faster than people can read it.
import type { Pace } from "../settings/settings.svelte";

const GLANCE_MS = 700;
const LETTER_MS = 42;
const FACTORS: Record<Pace, number> = { calm: 1.7, normal: 1, quick: 0.5 };

/** How many milliseconds it takes to see something happen and to read so many letters about it. */
export function readingTime(letters: number, pace: Pace): number {
  return FACTORS[pace] * (GLANCE_MS + letters * LETTER_MS);
}

/** Passes messages on in order, and after each waits as long as it takes to read. */
export class Pacer<Message> {
  private waiting: Message[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `show` returns for how many milliseconds nothing else should be shown. */
  constructor(private readonly show: (message: Message) => number) {}

  push(message: Message): void {
    this.waiting.push(message);
    if (this.timer === null) this.showNext();
  }

  /** Show at once whatever has been waiting. */
  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    for (const message of this.waiting.splice(0)) this.show(message);
  }

  private showNext(): void {
    this.timer = null;
    while (this.waiting.length && this.timer === null) {
      const pause = this.show(this.waiting.shift()!);
      if (pause > 0) this.timer = setTimeout(() => this.showNext(), pause);
    }
  }
}
