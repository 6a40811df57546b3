// "Who is the wolf?": the puzzles that python -m tools.puzzles has found, as a round table.
import type { Asked, Peeked, WooolfView } from "../../protocol";
import found from "../../../../src/sheepfold/learn/wooolf/puzzles.json?raw";
import { characterOf } from "./cards";
import type { Card, Character } from "./facts";

type Deduction = [
  /** Which observation, from 0; -1 are the viewer's own cards. */
  seen: number,
  boy: number,
  notBoy: number[],
  notWolf: number[],
  canBe: Character[],
];

export type RoundTablePuzzle = {
  seats: number;
  viewer: number;
  cards: [Card, Card];
  seen: string[];
  /** The answer. */
  wolf: number;
  why: Deduction[];
};

export type Observation = Asked | Peeked;

export const OWN_CARDS = -1;
export const PUZZLES = JSON.parse(found) as RoundTablePuzzle[];

/** The deck of a puzzle: one of each of these, and sheep for all other cards. */
const ONE_OF_EACH: Card[] = ["wolf/wolf", "boy/?", "hunter/hunter", "hunter/?", "dog/dog", "dog/?"];

/** How many of each card are in play. */
export function puzzleDeck(seats: number): [Card, number][] {
  const sheep = 2 * seats - ONE_OF_EACH.length;
  return [...ONE_OF_EACH.map((card): [Card, number] => [card, 1]), ["sheep/sheep", sheep]];
}

const ASKED = /^(\d)\?(\d):(\w+)=(yes|no)$/;
const PEEKED = /^(\d)-(\d)([lr]):(\w+|\?)(?:=([\w/?]+))?(?:#([01]))?$/;

/** An observation as it is written in the file. */
export function readSeen(text: string): Observation {
  const asked = ASKED.exec(text);
  if (asked) {
    const question = asked[3] as Asked["question"];
    const [by, to] = [Number(asked[1]), Number(asked[2])];
    return { type: "asked", by, to, question, yes: asked[4] === "yes" };
  }
  const [, by, owner, side, announced, card, which] = PEEKED.exec(text)!;
  return {
    type: "peeked",
    by: Number(by),
    owner: Number(owner),
    side: side === "l" ? "left" : "right",
    announced: announced as Peeked["announced"],
    card: (card as Card | undefined) ?? null,
    which: which === undefined ? null : (Number(which) as 0 | 1),
  };
}

/** What the seat of a puzzle sees. */
export function viewOf({ seats, viewer, cards, seen }: RoundTablePuzzle): WooolfView {
  const events = seen.map(readSeen);
  const players = Array.from({ length: seats }, (_, k) => k + 1);
  const none = players.map(() => 0);
  const peeks = events.filter((event) => event.type === "peeked");
  const asks = events.filter((event) => event.type === "asked");
  const countBy = (list: Observation[], seat: number) =>
    list.filter(({ by }) => by === seat).length;
  return {
    game: "wooolf",
    viewer,
    options: { game: "wooolf" },
    seats,
    players: seats,
    round: 1,
    phase: "turns",
    actors: [],
    scores: none,
    errors: none,
    history: events,
    rounds: [],
    result: null,
    starter: events[0]!.by,
    taken: players.map((seat) => countBy(events, seat)),
    lap: 1,
    cards,
    character: characterOf(cards),
    left: null,
    questions: [],
    guess: null,
    held: players.map((seat) => 2 - countBy(asks, seat)),
    tokens: players.map((seat) =>
      peeks.flatMap(({ by, owner, announced }) =>
        owner === seat ? [{ by, clue: announced }] : [],
      ),
    ),
    answers: players.map((seat) =>
      asks.flatMap(({ by, to, question, yes }) => (to === seat ? [{ by, question, yes }] : [])),
    ),
    early: [],
    laid: [],
    barred: [],
  };
}

/** The key of the sentence that tells the viewer of an observation. */
export function sentenceOf(event: Observation, viewer: number): string {
  if (event.type === "asked") return "wooolf-event-asked";
  if (event.by === viewer) return "wooolf-event-peeked-own";
  return event.owner === viewer ? "wooolf-event-peeked-mine" : "wooolf-event-peeked";
}

/** By how many observations it takes: two, three, or more. */
export function levelOf({ why }: RoundTablePuzzle): number {
  return Math.min(why.filter(([seen]) => seen !== OWN_CARDS).length - 1, 3);
}
