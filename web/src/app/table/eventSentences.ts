// The events of a game as sentences.
import { roomOf } from "../../games/registry";
import type { AnyEvent, AnyView, TableInfo } from "../../protocol";

/** An event as this viewer knows it. */
export function eventSentence(event: AnyEvent, view: AnyView, info: TableInfo): string {
  return roomOf(view.game).eventSentence(event, view, info);
}

/** Events as anybody who sees the screen may read them: without the viewer's own secrets. */
export function publicSentences(events: AnyEvent[], view: AnyView, info: TableInfo): string[] {
  const room = roomOf(view.game);
  return events.flatMap((event) => {
    const open = room.withoutSecrets(event);
    return open ? [room.eventSentence(open, view, info)] : [];
  });
}
