// A table at which nothing can be done: a game's screen shows a replay there.
import type { GameTable } from "../../games/ui";
import type { ReplayState } from "./replayState.svelte";

export function readOnlyTable(replay: ReplayState): GameTable {
  return {
    get viewer() {
      return replay.loaded?.viewer ?? null;
    },
    log: {
      get lines() {
        const shown = replay.loaded?.pictures.slice(0, replay.at + 1) ?? [];
        return shown.flatMap(({ sentences }) => sentences);
      },
      get happened() {
        return replay.loaded?.pictures[replay.at]?.sentences.at(-1) ?? "";
      },
      showNote: () => {},
    },
    shared: false,
    chairs: [],
    legal: [],
    free: [],
    notation: [],
    myTurn: false,
    play: () => Promise.resolve(false),
    whyNot: () => Promise.resolve(),
    advise: () => Promise.resolve(null),
    do: () => Promise.resolve(false),
    dismissRoundEnd: () => {},
  };
}
