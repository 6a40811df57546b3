// The round table in a replay.
import type { WooolfView } from "../../protocol";
import type { ReplayScenes } from "../ui";
import type { Hands } from "./cards";
import type { RoundTableScene } from "./lingering.svelte";
import { momentOf, type Moment } from "./moments";
import type { WooolfEvent } from "./sentences";

/** The viewer's own cards; in an open replay, and at the end of a round, everybody's. */
function handsIn({ phase, rounds, history }: WooolfView): Hands {
  if (phase === "ended" || phase === "over") return rounds.at(-1)?.hands ?? [];
  return history.find((event) => event.type === "dealt")?.hands ?? [];
}

const sceneOf = (view: WooolfView, moment: Moment | null = null): RoundTableScene => ({
  hands: handsIn(view),
  roundEnd: null,
  secret: null,
  moment,
});

export const replayScenes: ReplayScenes<WooolfView, WooolfEvent, RoundTableScene> = {
  startRound: (view) => sceneOf(view),
  follow: (_, events, view) => sceneOf(view, events.map(momentOf).find(Boolean) ?? null),
};
