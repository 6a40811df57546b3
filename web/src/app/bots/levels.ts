// How well bots play.
import { hasText, t } from "../i18n.svelte";

/** What a level is called; one that a plug-in brings has only its name. */
export function levelName(level: string | null): string {
  const key = `level-${level}`;
  return hasText(key) ? t(key) : (level ?? "");
}
