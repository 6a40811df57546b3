// Events as sentences, as their viewer knows them. The key is the tag of the event and its form:
// `-own` speaks to the one who did it, `-mine` to the one it was done to, `-open` to everyone after.
import type { Frame, News, PlaceInfo, TableInfo, UlyPollyView, WooolfView } from "../protocol";
import { image, type Card } from "./cards";
import { minutes, serverTime } from "./clock.svelte";
import { say, type Facts } from "./say.svelte";

export type View = UlyPollyView | WooolfView;
export type GameEvent = NonNullable<Frame["events"]>[number];

/** `a1` is the first place; columns are letters, rows are numbers. */
export function placeName(at: number, columns: number): string {
  return `${String.fromCharCode(97 + (at % columns))}${Math.floor(at / columns) + 1}`;
}

export function nameOf(player: number, table: TableInfo): string {
  const place = table.places[player - 1];
  if (!place) return say("wooolf-simulated", { seat: player });
  return place.name || (place.who === "bot" ? say("terminal-bot", { chair: player }) : "");
}

/** What is to be said of someone who is away, or whose seat a bot looks after. */
export function absence(place: PlaceInfo, table: TableInfo): string {
  if (place.lent) return say("terminal-lent");
  if (place.away_since === null) return "";
  if (table.phase !== "playing" || table.settings.away === "wait") return say("terminal-away");
  const left = place.away_since + (table.settings.grace ?? 0) - serverTime();
  return say("terminal-away-until", { left: minutes(left) });
}

/** Names before which the Spanish "and" is another: "Ana e Inés", but "Ana y Hielo". */
const SOUNDS_LIKE_I = /^h?[ií](?![aeouáéóú])/i;

export function namesOf(players: number[], table: TableInfo): string {
  const called = players.map((player) => nameOf(player, table));
  if (called.length < 2) return called.join("");
  const names = { others: called.slice(0, -1).join(", "), last: called.at(-1)! };
  return SOUNDS_LIKE_I.test(names.last) ? say("names-and-i", names) : say("names-and", names);
}

export function clueName(clue: string): string {
  return say(`wooolf-aspect-${clue === "?" ? "unknown" : clue}`);
}

export function cardName(card: Card): string {
  const [shown, aspect] = card.split("/") as [string, string];
  return `${say(`wooolf-character-${shown}`)}/${clueName(aspect)}`;
}

/** What anyone looking over a shoulder may read: one's own secrets are shown on demand only. */
export function discreet(event: GameEvent): GameEvent | null {
  switch (event.type) {
    case "hidden":
      return { ...event, at: null };
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

export function tellEvent(event: GameEvent, view: View, table: TableInfo): string {
  const [form, facts] =
    view.game === "uly_polly" ? meadow(event, view, table) : circle(event, view, table);
  return say(`${view.game}-event-${event.type}${form}`, facts);
}

/** The sentences of what happened, as they may stand on the screen for a while. */
export function tellAll(events: GameEvent[], view: View, info: TableInfo): string[] {
  return events.flatMap((event) => {
    const open = discreet(event);
    return open ? [tellEvent(open, view, info)] : [];
  });
}

export function tellNews(news: News, table: TableInfo): string {
  const who = news.chair ? nameOf(news.chair, table) || news.name || "" : news.name || "nobody";
  if (news.what === "said" && news.phrase) return `${who}: ${say(`phrase-${news.phrase}`)}`;
  if (news.what === "wrote") return `${who}: ${news.text ?? ""}`;
  const name = newcomerName(news.name ?? "", news.by_link);
  return say(`news-${news.what}`, { who, name, yes: news.yes ? "yes" : "no" });
}

/** What a newcomer is called; one that came with the host's link is not taken for the person. */
export function newcomerName(name: string, byLink = false): string {
  return byLink ? say("claim-by-link", { name }) : name;
}

/** Whose turn it is to do what. */
export function tellTodo(view: View, table: TableInfo): string {
  const own = view.viewer !== null && view.actors.includes(view.viewer);
  if (view.phase === "over") return "";
  const key = `${view.game}-todo-${view.phase}`;
  return own ? say(`${key}-own`) : say(key, { who: namesOf(view.actors, table) });
}

function meadow(event: GameEvent, view: UlyPollyView, table: TableInfo): [string, Facts] {
  const who = (seat: number) => nameOf(seat, table);
  const place = (at: number | null | undefined) =>
    at === null || at === undefined ? "none" : placeName(at, view.options.columns ?? 4);
  switch (event.type) {
    case "hidden": {
      const known = event.at !== null && event.at !== undefined;
      const form = !known ? "" : event.seat === view.viewer ? "-own" : "-open";
      return [form, { who: who(event.seat), place: place(event.at) }];
    }
    case "proposed":
    case "started":
      return ["", { who: who(event.seat), place: place(event.at) }];
    case "swapped":
      return ["", { who: who(event.seat), a: place(event.a), b: place(event.b) }];
    case "stepped":
      return [
        "",
        { who: who(event.seat), place: place(event.to), turned: event.turned ?? "nothing" },
      ];
    case "round_ended": {
      const { wolf_seat, wolf, how } = event.round;
      return ["", { who: who(wolf_seat), place: place(wolf), how }];
    }
    case "game_ended":
      return ["", { winners: namesOf(event.winners, table), count: event.winners.length }];
    default:
      return ["", {}];
  }
}

function circle(event: GameEvent, view: WooolfView, table: TableInfo): [string, Facts] {
  const who = (player: number) => nameOf(player, table);
  switch (event.type) {
    case "dealt": {
      const facts = { round: event.round, starter: who(event.starter) };
      const own = view.viewer === null ? null : event.hands[view.viewer - 1];
      if (!own) return ["", facts];
      return ["-own", { ...facts, character: image(own[0]), cards: own.map(cardName).join(", ") }];
    }
    case "peeked": {
      const { side, announced } = event;
      const facts = { who: who(event.by), whom: who(event.owner), side, announced };
      if (typeof event.which === "number" && event.owner === view.viewer && view.cards) {
        return ["-mine", { ...facts, card: cardName(view.cards[event.which]) }];
      }
      if (!event.card) return ["", facts];
      return [
        event.by === view.viewer ? "-own" : "-open",
        { ...facts, card: cardName(event.card) },
      ];
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
      return [
        form,
        { ...facts, first: String(first), second: second === null ? "X" : String(second) },
      ];
    }
    case "arranged":
      if (event.seat === view.viewer && view.cards) {
        return ["", { card: event.left === null ? "none" : cardName(view.cards[event.left]) }];
      }
      return [
        "-open",
        {
          who: who(event.seat),
          which: event.left === null ? "none" : ["first", "second"][event.left]!,
        },
      ];
    case "turns_ended":
      return ["", { why: event.why }];
    case "revealed": {
      const right = event.round.right.flatMap((was, k) => (was ? [k + 1] : []));
      return ["", { round: view.rounds.length, count: right.length, right: namesOf(right, table) }];
    }
    case "game_ended":
      return ["", { winners: namesOf(event.winners, table), count: event.winners.length }];
    default:
      return ["", {}];
  }
}
