// Things that players do, as everyone may know them: to be shown where they happen, one after the other.
import { t } from "../../app/i18n.svelte";
import type { Asked, Peeked, TableInfo, WooolfView } from "../../protocol";
import { playerName } from "./players";
import type { WooolfEvent } from "./sentences";

/** `at` is the player in front of whom it happens. */
export type Moment =
  | { what: "peek"; at: number; by: number; side: Peeked["side"]; clue: Peeked["announced"] }
  | { what: "ask"; at: number; by: number; question: Asked["question"]; yes: boolean }
  | { what: "guess"; at: number; by: number; early: boolean }
  | { what: "hello"; at: number; by: number };

/** What there is to see of an event, if there is anything; what is not for everyone stays behind. */
export function momentOf(event: WooolfEvent): Moment | null {
  switch (event.type) {
    case "peeked": {
      const { by, owner, side, announced } = event;
      return { what: "peek", at: owner, by, side, clue: announced };
    }
    case "asked": {
      const { by, to, question, yes } = event;
      return { what: "ask", at: to, by, question, yes };
    }
    case "guessed":
      return { what: "guess", at: event.by, by: event.by, early: event.early };
    default:
      return null;
  }
}

/** The simulated player is introduced when a game begins. */
export function helloOf(view: WooolfView): Moment | null {
  const isStart = view.round === 1 && view.history.every((event) => event.type === "dealt");
  if (!isStart || view.players === view.seats) return null;
  return { what: "hello", at: view.players, by: view.players };
}

/** What happened, in words, to this viewer. */
export function momentSentence(moment: Moment, viewer: number | null, info: TableInfo): string {
  const by = playerName(moment.by, info);
  const whom = playerName(moment.at, info);
  switch (moment.what) {
    case "peek": {
      const { side, clue } = moment;
      if (moment.at === viewer) return t("wooolf-web-peeked-you", { by, side });
      return t("wooolf-event-peeked", { by, side, owner: whom, announced: clue });
    }
    case "ask": {
      const { question, yes } = moment;
      return t("wooolf-event-asked", { by, to: whom, question, yes: yes ? "yes" : "no" });
    }
    case "guess":
      return t(moment.early ? "wooolf-event-guessed-early" : "wooolf-event-guessed-final", { by });
    case "hello":
      return t("wooolf-web-hello", { seat: moment.at });
  }
}

/** Since the viewer's own last turn: who looked at its cards, who asked it, who guessed early. */
export function concerns({ history }: WooolfView, viewer: number | null): Moment[] {
  if (viewer === null) return [];
  const moments = history.flatMap((event) => momentOf(event) ?? []);
  const last = moments.findLastIndex((moment) => moment.by === viewer);
  return moments
    .slice(last + 1)
    .filter((one) => one.at === viewer || (one.what === "guess" && one.early));
}

/** The same as `momentSentence`, in short. */
export function concernSentence(moment: Moment, viewer: number | null, info: TableInfo): string {
  if (moment.what === "ask") return t("wooolf-web-asked-you", { by: playerName(moment.by, info) });
  return momentSentence(moment, viewer, info);
}
