// The meadow in a replay.
import type { UlyPollyView } from "../../protocol";
import type { LookBack } from "../room";
import { lastBoard } from "./lastBoard";
import type { MeadowScene } from "./lingering.svelte";
import type { UlyPollyEvent } from "./sentences";
import { initialOrder, orderAfter } from "./tileOrder";

const sceneOf = (order: number[]): MeadowScene => ({ order, roundEnd: null, secret: null });

export const lookBack: LookBack<UlyPollyView, UlyPollyEvent, MeadowScene> = {
  startRound: (view) => sceneOf(initialOrder(view)),
  follow: ({ order }, events) => sceneOf(events.reduce(orderAfter, order)),
  endsRound: (event) => event.type === "round_ended",
  roundEnd(before, scene, events) {
    const view: UlyPollyView = {
      ...lastBoard(before, events),
      viewer: before.viewer,
      phase: "over",
    };
    const last = events.at(-1);
    if (last?.type !== "round_ended") return { view, scene };
    return { view: { ...view, wolf: last.round.wolf, scores: last.scores }, scene };
  },
};
