// The round table in a replay.
import type { WooolfView } from "../../protocol";
import type { LookBack } from "../room";
import type { Hands } from "./cards";
import type { RoundTableScene } from "./lingering.svelte";
import type { WooolfEvent } from "./sentences";

/** The viewer's own cards; in an open replay, and at the end of a round, everybody's. */
function handsIn({ phase, rounds, history }: WooolfView): Hands {
  if (phase === "ended" || phase === "over") return rounds.at(-1)?.hands ?? [];
  return history.find((event) => event.type === "dealt")?.hands ?? [];
}

const sceneOf = (view: WooolfView): RoundTableScene => ({
  hands: handsIn(view),
  roundEnd: null,
  secret: null,
});

export const lookBack: LookBack<WooolfView, WooolfEvent, RoundTableScene> = {
  startRound: sceneOf,
  follow: (_, __, view) => sceneOf(view),
};
