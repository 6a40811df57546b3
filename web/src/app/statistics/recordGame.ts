// Adds a finished game to the statistics and, a little later, how good its guesses were. It is independent of any
// screen, so nothing breaks when the reader has left the page in the meantime.
import { uiOf } from "../../games/registry";
import type { AnyView, LookBackReport, TableInfo } from "../../protocol";
import { today } from "../puzzles/daily";
import { tableSource } from "../replay/sources";
import { fetchLookBack, RequestRefused } from "../server/api";
import { outcomeFor } from "../table/rematch";
import { addGame, playedGame, saveGuesses, type OwnGuess } from "./played";

/** Not at once, to keep the end of the game smooth; but soon, because a rematch replaces this game. */
const GUESSES_MS = 2000;
/** The server gives up sooner. */
const PATIENCE_MS = 60_000;

/** The games whose guesses are being worked out. */
const pending = new Set<string>();

/**
 * Remember a game that is over, as the only person on this device has played it.
 *
 * Its guesses can be computed as long as it `isTheLast` game of its table.
 */
export async function recordGame(
  info: TableInfo,
  view: AnyView,
  chair: number,
  isTheLast: () => boolean,
): Promise<void> {
  const { statistics } = uiOf(view.game);
  const outcome = outcomeFor([chair], view.result?.winners ?? []);
  if (!statistics || !outcome || !view.result) return;
  const id = `${info.code} ${info.games}`;
  if (pending.has(id)) return;
  pending.add(id);
  try {
    const rounds = (await statistics()).roundsOf(view, chair);
    addGame({ id, game: view.game, day: today(), outcome, rounds, guesses: null });
    if (playedGame(id)?.guesses) return;
    await new Promise((resolve) => setTimeout(resolve, GUESSES_MS));
    if (!isTheLast()) return;
    const request = tableSource(info.code).lookBack();
    const report = await fetchLookBack(request, () => {}, AbortSignal.timeout(PATIENCE_MS));
    saveGuesses(id, guessesOf(report, chair));
  } catch (error) {
    if (!isMissed(error)) throw error;
  } finally {
    pending.delete(id);
  }
}

/** No server, a timeout, or a new game at that table: this game counts without its guesses. */
function isMissed(error: unknown): boolean {
  return (
    error instanceof RequestRefused || error instanceof TypeError || error instanceof DOMException
  );
}

/** The guesses of a seat; an abstention is none. */
export function guessesOf({ look_back }: LookBackReport, seat: number): OwnGuess[] {
  return look_back.steps.flatMap(({ by, chance, right }) => {
    if (by !== seat || !chance || typeof right !== "boolean") return [];
    return [{ chance: chance[0], best: chance[1], right }];
  });
}
