// The meadow in a replay.
import type { UlyPollyView } from "../../protocol";
import type { ReplayScenes } from "../ui";
import type { MeadowScene } from "./lingering.svelte";
import type { UlyPollyEvent } from "./sentences";
import { initialOrder, orderAfter } from "./tileOrder";

const sceneOf = (order: number[]): MeadowScene => ({ order, roundEnd: null, secret: null });

export const replayScenes: ReplayScenes<UlyPollyView, UlyPollyEvent, MeadowScene> = {
  startRound: (view) => sceneOf(initialOrder(view)),
  follow: ({ order }, events) => sceneOf(events.reduce(orderAfter, order)),
};
