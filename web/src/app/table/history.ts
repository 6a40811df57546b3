// The keys of the sentences of a round's history. Only a sync has them all; frames bring those of new events.
import type { AnyEvent, Frame, Sync } from "../../protocol";

export type EventsWithKeys = { events: AnyEvent[]; keys: string[] };

/** What has just happened, as everyone may know it. */
export function publicEvents({ events, sentences, ...frame }: Frame): EventsWithKeys {
  if (frame.public) return { events: frame.public, keys: frame.public_sentences ?? [] };
  return { events: events ?? [], keys: sentences ?? [] };
}

/** The history of the round, as everyone may know it. */
export function publicHistory({ view, sentences, ...sync }: Sync): EventsWithKeys {
  if (sync.public) return { events: sync.public, keys: sync.public_sentences ?? [] };
  return { events: view?.history ?? [], keys: sentences ?? [] };
}

/** The keys that go with the history of the present view, event by event. */
export class HistoryKeys {
  /** For the viewer, and for everyone. */
  own: string[] = [];
  open: string[] = [];
  private round = 0;

  sync(message: Sync): void {
    this.own = message.sentences ?? [];
    this.open = publicHistory(message).keys;
    this.round = message.view?.round ?? 0;
  }

  /** Continue by one frame; only turn moves (`isMove`) become part of the history. */
  frame(message: Frame, isMove: boolean): void {
    const { view, own, fresh, news } = message;
    if (!view) return;
    const isNew = news?.what === "started" || view.round !== this.round;
    this.round = view.round;
    if (!fresh && !isMove) return;
    const [ownBefore, openBefore] = isNew ? [[], []] : [this.own, this.open];
    this.own = [...ownBefore, ...(message.sentences ?? [])];
    this.open = [...openBefore, ...publicEvents(message).keys];
    if (!fresh) return;
    // The end of a round is not part of its history, and what was taken back is not any more.
    const { history = view.history } = (own ?? {}) as { history?: AnyEvent[] };
    this.own = this.own.slice(0, history.length);
    this.open = this.open.slice(0, view.history.length);
  }
}
