// How well bots play.
import { hasText, t } from "../i18n.svelte";
import { ownLevel, type Level } from "../storage";

/** The name of a level: the game's own text, else the shared one, else the level itself. */
export function levelName(level: string | null, game: string): string {
  const key = [`${game}-level-${level}`, `level-${level}`].find(hasText);
  return key ? t(key) : (level ?? "");
}

/** The level that was last chosen, if there is such a bot; else the server decides. */
export function usualLevel(bots: readonly string[]): Level | null {
  const level = ownLevel();
  return bots.includes(level) ? level : null;
}
