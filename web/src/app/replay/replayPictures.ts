// A replay as pictures: the table after each step, and the sentences of what happened in it.
import type { Scene } from "../../games/room";
import { roomOf } from "../../games/registry";
import type { AnyEvent, AnyView, Replay } from "../../protocol";

export type ReplayPicture = {
  view: AnyView;
  /** What the game's screen shows beside the view. */
  scene: Scene;
  events: AnyEvent[];
  sentences: string[];
};

/** All pictures of a replay. The end of a round has a picture of its own, before the next deal. */
export function replayPictures(replay: Replay): ReplayPicture[] {
  const room = roomOf(replay.view.game);
  const told = (events: AnyEvent[], view: AnyView) => ({
    events,
    sentences: events.map((event) => room.eventSentence(event, view, replay.table)),
  });
  let view = replay.view;
  let scene = room.lookBack.startRound(view);
  const pictures: ReplayPicture[] = [{ view, scene, ...told(view.history, view) }];
  for (const { events, changed, is_free } of replay.steps) {
    const before = view;
    const history = is_free ? before.history : [...before.history, ...events];
    view = { ...before, history, ...changed } as AnyView;
    scene = room.lookBack.follow(scene, events, view);
    const ended = events.findIndex((event) => room.lookBack.endsRound(event)) + 1;
    if (ended) {
      const last = events.slice(0, ended);
      pictures.push({ ...room.lookBack.roundEnd(before, scene, last), ...told(last, view) });
      scene = room.lookBack.startRound(view);
    }
    const rest = events.slice(ended);
    if (rest.length) pictures.push({ view, scene, ...told(rest, view) });
  }
  return pictures;
}
