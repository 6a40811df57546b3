// The games that the server has and this page was built without.
import { loadUi, GAME_UIS } from "../games/registry";
import type { GameUi } from "../games/ui";
import { fetchGameNames } from "./server/api";

let others = $state.raw<GameUi[]>([]);

/** All games that can be offered: ours, and those that were found on the server. */
export function offeredGames(): GameUi[] {
  return [...GAME_UIS, ...others];
}

/** Ask the server for its games. Without it ours are offered, and nothing can be opened anyway. */
export async function findOtherGames(): Promise<void> {
  const names = await fetchGameNames().catch(() => []);
  const unknown = names.filter(({ name }) => !GAME_UIS.some((ui) => ui.name === name));
  const found = await Promise.allSettled(unknown.map(({ name }) => loadUi(name)));
  const uis = found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  if (uis.some(({ name }) => !others.some((ui) => ui.name === name))) others = uis;
}
