// The games that have an interface of their own here, in the order of the home page; any other
// gets the general one.
import type { GameUi } from "./ui";
import { ulyPolly } from "./uly_polly/ui";
import { wooolf } from "./wooolf/ui";

export const GAME_UIS: readonly GameUi[] = [ulyPolly, wooolf];

const uis = new Map<string, GameUi>(GAME_UIS.map((ui) => [ui.name, ui]));
const loading = new Map<string, Promise<GameUi>>();

/** Whether `uiOf` knows this game already. */
export function hasUi(game: string): boolean {
  return uis.has(game);
}

/** The interface of a game that is one of ours, or that was loaded before. */
export function uiOf(game: string): GameUi {
  const ui = uis.get(game);
  if (!ui) throw new Error(`The interface of the game ${game} was not loaded.`);
  return ui;
}

/** The interface of any game that the server has. */
export function loadUi(game: string): Promise<GameUi> {
  const known = uis.get(game);
  if (known) return Promise.resolve(known);
  let ui = loading.get(game);
  if (!ui) {
    ui = loadGeneral(game).finally(() => loading.delete(game));
    loading.set(game, ui);
  }
  return ui;
}

async function loadGeneral(game: string): Promise<GameUi> {
  const { generalUi } = await import("./general/ui");
  const ui = await generalUi(game);
  uis.set(game, ui);
  return ui;
}
