// A replay as pictures: the table after each step, and the sentences of what happened in it.
import type { Scene } from "../../games/ui";
import { uiOf } from "../../games/registry";
import type { AnyEvent, AnyView, Replay } from "../../protocol";
import { eventSentences } from "../table/eventSentences";

export type ReplayPicture = {
  view: AnyView;
  /** What the game's screen shows beside the view. */
  scene: Scene;
  events: AnyEvent[];
  sentences: string[];
  /** Which entry of the record this shows, if nothing of the game is hidden any more. */
  entry: number | null;
  /** It shows how a round ended. */
  closing: boolean;
};

/** All pictures of a replay. The end of a round has a picture of its own, before the next deal. */
export function replayPictures(replay: Replay): ReplayPicture[] {
  const { replayScenes } = uiOf(replay.view.game);
  const shown = (keys: string[], events: AnyEvent[], view: AnyView) => ({
    events,
    sentences: eventSentences(keys, events, view, replay.table),
  });
  let view = replay.view;
  let scene = replayScenes.startRound(view);
  const first = shown(replay.sentences, view.history, view);
  const pictures: ReplayPicture[] = [{ view, scene, ...first, entry: 0, closing: false }];
  for (const {
    events,
    sentences,
    changed,
    is_free,
    entry = null,
    closing = false,
  } of replay.steps) {
    const { round } = view;
    const history = is_free ? view.history : [...view.history, ...events];
    view = { ...view, history, ...changed } as AnyView;
    scene =
      view.round === round
        ? replayScenes.follow(scene, events, view)
        : replayScenes.startRound(view);
    if (!events.length) continue;
    pictures.push({ view, scene, ...shown(sentences, events, view), entry, closing });
  }
  return pictures;
}
