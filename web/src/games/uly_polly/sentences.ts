// Events as sentences. The key ends in the form that the viewer may know: `-own` speaks to the wolf who
// hid, `-open` to everyone when the wolf is known.
import { t, type Facts } from "../../app/i18n.svelte";
import { nameOf, namesOf } from "../../app/table/names";
import type { TableInfo, UlyPollyView } from "../../protocol";
import { DEFAULTS } from "./facts";

export type UlyPollyEvent = UlyPollyView["history"][number];

/** The name of a place: columns are letters, rows are numbers, `a1` is the first. */
export function placeName(at: number, columns: number): string {
  return `${String.fromCharCode(97 + (at % columns))}${Math.floor(at / columns) + 1}`;
}

/** What others may read on the viewer's screen: own secrets are shown on demand only. */
export function withoutSecrets(event: UlyPollyEvent): UlyPollyEvent {
  return event.type === "hidden" ? { ...event, at: null } : event;
}

export function eventSentence(event: UlyPollyEvent, view: UlyPollyView, info: TableInfo): string {
  const [form, facts] = formOf(event, view, info);
  return t(`uly_polly-event-${event.type}${form}`, facts);
}

function formOf(event: UlyPollyEvent, view: UlyPollyView, info: TableInfo): [string, Facts] {
  const who = (seat: number) => nameOf(seat, info);
  const columns = view.options.columns ?? DEFAULTS.columns;
  const place = (at: number | null) => (at === null ? "none" : placeName(at, columns));
  switch (event.type) {
    case "hidden": {
      const at = event.at ?? null;
      const form = at === null ? "" : event.seat === view.viewer ? "-own" : "-open";
      return [form, { who: who(event.seat), place: place(at) }];
    }
    case "proposed":
    case "started":
      return ["", { who: who(event.seat), place: place(event.at) }];
    case "swapped":
      return ["", { who: who(event.seat), a: place(event.a), b: place(event.b) }];
    case "stepped": {
      const turned = event.turned ?? "nothing";
      return ["", { who: who(event.seat), place: place(event.to), turned }];
    }
    case "round_ended": {
      const { wolf_seat, wolf, how } = event.round;
      return ["", { who: who(wolf_seat), place: place(wolf), how }];
    }
    case "game_ended":
      return ["", { winners: namesOf(event.winners, info), count: event.winners.length }];
  }
}
