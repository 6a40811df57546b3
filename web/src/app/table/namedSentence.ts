// A sentence that the server names: its key, the players in it, and its other facts.
import { uiOf } from "../../games/registry";
import type { TableInfo } from "../../protocol";
import { t, type Facts } from "../i18n.svelte";
import { nameOf } from "./names";

export type Named = {
  key: string;
  players?: Record<string, number>;
  facts?: Record<string, string | number>;
};

export function namedSentence(
  { key, players, facts }: Named,
  game: string,
  info: TableInfo,
): string {
  const { formats } = uiOf(game);
  const said: Facts = { ...facts };
  for (const [fact, player] of Object.entries(players ?? {})) {
    said[fact] = formats.seat ? formats.seat(player, null as never, info) : nameOf(player, info);
  }
  return t(key, said);
}
