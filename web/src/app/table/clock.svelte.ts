// The server's time, for countdowns.
import { createSubscriber } from "svelte/reactivity";

/** How far the server's clock is ahead of ours, in seconds. */
let ahead = 0;

const ticks = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

export function setClock(now: number): void {
  ahead = now - performance.now() / 1000;
}

/** The server's time in seconds. A template that shows it is updated as time passes. */
export function serverTime(): number {
  ticks();
  return performance.now() / 1000 + ahead;
}

/** A number of seconds as a clock shows it: `1:05`. */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
