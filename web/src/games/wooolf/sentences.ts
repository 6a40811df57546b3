// Events as sentences. The key ends in the form that the viewer may know: `-own` speaks to the one who
// did it, `-mine` to the one it was done to, `-open` to everyone when the cards are open.
import { t, type Facts } from "../../app/i18n.svelte";
import { namesOf } from "../../app/table/names";
import type { TableInfo, WooolfView } from "../../protocol";
import { cardName, characterOn } from "./cards";
import { playerName } from "./players";

export type WooolfEvent = WooolfView["history"][number];

/** What others may read on the viewer's screen: own secrets are shown on demand only. */
export function withoutSecrets(event: WooolfEvent): WooolfEvent | null {
  switch (event.type) {
    case "dealt":
      return { ...event, hands: event.hands.map(() => null) };
    case "peeked":
      return { ...event, card: null, which: null };
    case "guessed":
      return { ...event, guess: null };
    case "arranged":
      return null;
    default:
      return event;
  }
}

export function eventSentence(event: WooolfEvent, view: WooolfView, info: TableInfo): string {
  const [form, facts] = formOf(event, view, info);
  return t(`wooolf-event-${event.type}${form}`, facts);
}

function formOf(event: WooolfEvent, view: WooolfView, info: TableInfo): [string, Facts] {
  const who = (player: number) => playerName(player, info);
  switch (event.type) {
    case "dealt": {
      const facts = { round: event.round, starter: who(event.starter) };
      const own = view.viewer === null ? null : event.hands[view.viewer - 1];
      if (!own) return ["", facts];
      const cards = own.map(cardName).join(", ");
      return ["-own", { ...facts, character: characterOn(own[0]), cards }];
    }
    case "peeked": {
      const { side, announced } = event;
      const facts = { who: who(event.by), whom: who(event.owner), side, announced };
      if (typeof event.which === "number" && event.owner === view.viewer && view.cards) {
        return ["-mine", { ...facts, card: cardName(view.cards[event.which]) }];
      }
      if (!event.card) return ["", facts];
      const form = event.by === view.viewer ? "-own" : "-open";
      return [form, { ...facts, card: cardName(event.card) }];
    }
    case "asked": {
      const facts = { who: who(event.by), whom: who(event.to), question: event.question };
      return ["", { ...facts, answer: event.yes ? "yes" : "no" }];
    }
    case "guessed": {
      const facts = { who: who(event.by), when: event.early ? "early" : "final" };
      if (!event.guess) return ["", facts];
      const form = event.by === view.viewer ? "-own" : "-open";
      if (event.guess.type === "abstain") {
        return [form, { ...facts, when: "abstained", first: "X", second: "X" }];
      }
      const { first, second } = event.guess;
      const pointers = { first: String(first), second: second === null ? "X" : String(second) };
      return [form, { ...facts, ...pointers }];
    }
    case "arranged": {
      if (event.seat === view.viewer && view.cards) {
        return ["", { card: event.left === null ? "none" : cardName(view.cards[event.left]) }];
      }
      const which = event.left === null ? "none" : ["first", "second"][event.left]!;
      return ["-open", { who: who(event.seat), which }];
    }
    case "turns_ended":
      return ["", { why: event.why }];
    case "revealed": {
      const right = event.round.right.flatMap((was, k) => (was ? [k + 1] : []));
      const facts = { count: right.length, right: namesOf(right, info) };
      return ["", { round: view.rounds.length, ...facts }];
    }
    case "game_ended":
      return ["", { winners: namesOf(event.winners, info), count: event.winners.length }];
  }
}
