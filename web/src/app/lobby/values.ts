// Values of options, and what they are called.
import { t } from "../i18n.svelte";
import { minutes } from "../table/clock.svelte";

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, k) => from + k);
}

/** How long a turn may take. */
export function clockName(seconds: number | null): string {
  if (seconds === null) return t("option-no-limit");
  if (seconds < 120) return t("web-seconds", { count: seconds });
  return t("web-minutes", { count: seconds / 60 });
}

/** What is done about somebody who is away: 0 is to wait for them. */
export function graceName(seconds: number): string {
  return seconds === 0 ? t("web-away-wait") : t("web-away-bot", { time: minutes(seconds) });
}
