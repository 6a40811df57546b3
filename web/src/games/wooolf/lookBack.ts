// The round table in a replay.
import type { WooolfView } from "../../protocol";
import type { LookBack } from "../room";
import type { Hands } from "./cards";
import type { RoundTableScene } from "./lingering.svelte";
import type { WooolfEvent } from "./sentences";

const sceneOf = (hands: Hands): RoundTableScene => ({ hands, roundEnd: null, secret: null });

/** The viewer's own cards; in an open replay everybody's. */
function handsIn(view: WooolfView): Hands {
  if (view.phase === "over") return view.rounds.at(-1)?.hands ?? [];
  return view.history.find((event) => event.type === "dealt")?.hands ?? [];
}

export const lookBack: LookBack<WooolfView, WooolfEvent, RoundTableScene> = {
  startRound: (view) => sceneOf(handsIn(view)),
  follow: (_, __, view) => sceneOf(handsIn(view)),
  endsRound: (event) => event.type === "revealed",
  roundEnd(before, scene, events) {
    const last = events.at(-1);
    if (last?.type !== "revealed") return { view: before, scene };
    const { scores, errors, round } = last;
    const view: WooolfView = { ...before, phase: "over", actors: [], scores, errors };
    return { view, scene: sceneOf(round.hands) };
  },
};
