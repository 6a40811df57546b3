// A replay as pictures: what lay on the table after each step, and the sentences that tell it.
import type { Replay, UlyPollyView, WooolfView } from "../protocol";
import type { Card } from "./cards";
import { lastBoard } from "./rounds";
import { tellEvent, type GameEvent, type View } from "./tell";

export type Hands = ([Card, Card] | null)[];

export type Picture = {
  view: View;
  /** The tiles of the meadow by place, each under a number of its own. */
  order: number[];
  /** The cards that can be seen, by player. */
  hands: Hands;
  /** What has just happened, and the sentences that tell it. */
  events: GameEvent[];
  told: string[];
};

/** Every picture of a replay. The end of a round is one of its own, before the next is dealt. */
export function pictures(replay: Replay): Picture[] {
  const tell = (events: GameEvent[], view: View) => ({
    events,
    told: events.map((event) => tellEvent(event, view, replay.table)),
  });
  let view: View = replay.view;
  let order = places(view);
  const reel: Picture[] = [{ view, order, hands: handsOf(view), ...tell(view.history, view) }];
  for (const { events, changed, is_free } of replay.steps) {
    const before = view;
    view = {
      ...before,
      history: is_free ? before.history : [...before.history, ...events],
      ...changed,
    } as View;
    for (const event of events) {
      if (event.type !== "swapped") continue;
      order = [...order];
      [order[event.a], order[event.b]] = [order[event.b]!, order[event.a]!];
    }
    const end =
      events.findIndex((event) => event.type === "round_ended" || event.type === "revealed") + 1;
    if (end)
      reel.push({
        ...ending(before, view, events.slice(0, end)),
        order,
        ...tell(events.slice(0, end), view),
      });
    if (end) order = places(view);
    const rest = events.slice(end);
    if (rest.length) reel.push({ view, order, hands: handsOf(view), ...tell(rest, view) });
  }
  return reel;
}

const places = (view: View) =>
  view.game === "uly_polly" ? view.tiles.map((_, place) => place) : [];

/** The table as it lay when a round ended, with everything open. */
function ending(before: View, after: View, events: GameEvent[]): { view: View; hands: Hands } {
  const last = events.at(-1)!;
  if (before.game === "uly_polly" && last.type === "round_ended") {
    const view: UlyPollyView = {
      ...lastBoard(before, events),
      viewer: before.viewer,
      phase: "over",
      wolf: last.round.wolf,
      scores: last.scores,
    };
    return { view, hands: [] };
  }
  if (before.game === "wooolf" && last.type === "revealed") {
    const view: WooolfView = {
      ...before,
      phase: "over",
      actors: [],
      scores: last.scores,
      errors: last.errors,
    };
    return { view, hands: last.round.hands };
  }
  return { view: after, hands: handsOf(after) };
}

/** One's own cards; in an open replay the deal has everybody's. */
function handsOf(view: View): Hands {
  if (view.game !== "wooolf") return [];
  if (view.phase === "over") return view.rounds.at(-1)?.hands ?? [];
  const dealt = view.history.find((event) => event.type === "dealt");
  return dealt?.type === "dealt" ? dealt.hands : [];
}
