// The notebook: what a seat can be sure of about everybody's character, and why.
//
// It is made from the seat's view alone, and contains what a careful player with paper could conclude:
//
// - One observation at a time says which hands (pairs of cards) a player can have. One's own cards; a card that
//   one has peeked at; an answer, which is true; an announcement. A sheep, a dog, a hunter or a "?" that is
//   announced is true of a card, and except for the "?" its announcer is not the boy. A wolf is true of a card,
//   or its announcer is the boy: it counts as soon as one of the two is ruled out. One's own card that was looked
//   at is known, so a wolf that it does not announce gives the boy away.
// - Elimination: of each card, each image and each aspect there are as many as the deck has. What others hold for
//   certain, nobody else has; and what the others cannot all have is here. This is repeated until nothing changes.
//
// There is nothing else: no probabilities, no cases ("if she were the boy, then …") and no reading of guesses.
import type { Asked, Peeked, WooolfView } from "../../protocol";
import { characterOf, characterOn, clueOn } from "./cards";
import { ASKED_ABOUT, CHARACTERS, deckOf, type Card, type Character, type Question } from "./facts";

/** All that the notebook is made from. */
export type Sight = Pick<WooolfView, "viewer" | "options" | "players" | "cards" | "history">;

type Clue = Peeked["announced"];
type Hand = [Card, Card];

/** Cards that have something in common. */
export type Group = { by: "image" | "aspect" | "card"; of: string; count: number };

/** Why a player has certain hands only; the player itself is not named here. */
export type NoteReason =
  | { why: "own"; cards: Hand }
  | { why: "saw"; card: Card }
  | { why: "answered"; question: Question; yes: boolean }
  | { why: "announced"; by: number; clue: Clue }
  /** The player has announced something that the boy would not. */
  | { why: "honest"; clue: Clue }
  /** The player has announced a wolf where there is none: at the viewer's card, or at somebody else. */
  | { why: "lied"; card: Card }
  | { why: "refuted"; owner: number }
  /** A wolf was announced by somebody who is not the boy. */
  | { why: "believed"; by: number }
  /** All cards of a group are with others; or the others cannot have them all. */
  | { why: "elsewhere"; group: Group; holders: number[] }
  | { why: "here"; group: Group }
  | { why: "not-in-deck" };

export type Cell = {
  /** Whether the player is that character, if that is certain. */
  verdict: "no" | "sure" | null;
  reasons: NoteReason[];
  /** Who has announced that character here. */
  announcers: number[];
};

/** By player, from the first. */
export type Notebook = Record<Character, Cell>[];

/** What one observation or elimination says about a player. */
type NoteStep = { player: number; reason: NoteReason; allows: (hand: Hand) => boolean };

export function notebook(sight: Sight): Notebook {
  const deck = deckOf(sight.options, sight.players);
  const every = handsOf(deck);
  const pages = new Pages(every, sight.players);
  const peeks = sight.history.filter((event) => event.type === "peeked");
  for (const step of observations(sight, peeks)) pages.take(step);
  const wolves = peeks.filter((peek) => isDoubtful(peek, sight.viewer));
  const groups = groupsOf(deck);
  while ([...judgeWolves(wolves, pages), ...eliminate(groups, pages)].some(Boolean));
  return pages.steps.map((steps, k) => {
    const cells = CHARACTERS.map((character) => {
      const announcers = peeks.filter((one) => one.owner === k + 1 && one.announced === character);
      const cell = conclude(character, pages.hands[k]!, every, steps);
      return [character, { ...cell, announcers: announcers.map(({ by }) => by) }];
    });
    return Object.fromEntries(cells) as Record<Character, Cell>;
  });
}

/** What each player can still have, and the steps that led there. */
class Pages {
  readonly hands: Hand[][];
  readonly steps: NoteStep[][];

  constructor(every: Hand[], players: number) {
    this.hands = Array.from({ length: players }, () => every);
    this.steps = this.hands.map(() => []);
  }

  /** Take a step; whether it ruled anything out. */
  take(step: NoteStep): boolean {
    const before = this.hands[step.player - 1]!;
    const after = before.filter(step.allows);
    if (after.length === before.length) return false;
    this.hands[step.player - 1] = after;
    this.steps[step.player - 1]!.push(step);
    return true;
  }

  can(player: number, hand: (hand: Hand) => boolean): boolean {
    return this.hands[player - 1]!.some(hand);
  }
}

const isBoy = (hand: Hand) => characterOf(hand) === "boy";
const hasAspect = (clue: string) => (hand: Hand) => hand.some((card) => clueOn(card) === clue);

function* observations({ viewer, cards, history }: Sight, peeks: Peeked[]): Generator<NoteStep> {
  if (viewer !== null && cards) {
    const allows = (hand: Hand) => [...hand].sort().join() === [...cards].sort().join();
    yield { player: viewer, reason: { why: "own", cards }, allows };
  }
  for (const { by, owner, card } of peeks) {
    if (by !== viewer || !card) continue;
    yield { player: owner, reason: { why: "saw", card }, allows: (hand) => hand.includes(card) };
  }
  for (const event of history) if (event.type === "asked") yield answered(event);
  for (const peek of peeks) yield* heard(peek, viewer, cards);
}

function answered({ to, question, yes }: Asked): NoteStep {
  const about = ASKED_ABOUT[question];
  const allows = (hand: Hand) => {
    const shown = about.length > 1 ? [characterOf(hand)] : hand.map(characterOn);
    return shown.some((character) => about.includes(character)) === yes;
  };
  return { player: to, reason: { why: "answered", question, yes }, allows };
}

function* heard(peek: Peeked, viewer: number | null, cards: Hand | null): Generator<NoteStep> {
  const { by, owner, announced: clue, which } = peek;
  if (clue !== "wolf") {
    const reason: NoteReason = { why: "announced", by, clue };
    yield { player: owner, reason, allows: hasAspect(clue) };
    if (clue !== "?") {
      const honest: NoteReason = { why: "honest", clue };
      yield { player: by, reason: honest, allows: (hand) => !isBoy(hand) };
    }
  } else if (owner === viewer && cards && typeof which === "number") {
    const card = cards[which];
    if (clueOn(card) !== "wolf") yield { player: by, reason: { why: "lied", card }, allows: isBoy };
  }
}

/** Whether this announces a wolf that may be the boy's; one's own peeks and cards are known. */
function isDoubtful({ by, owner, announced }: Peeked, viewer: number | null): boolean {
  return announced === "wolf" && by !== viewer && owner !== viewer;
}

function judgeWolves(wolves: Peeked[], pages: Pages): boolean[] {
  return wolves.flatMap(({ by, owner }) => {
    const taken = [];
    if (!pages.can(by, isBoy)) {
      const reason: NoteReason = { why: "believed", by };
      taken.push(pages.take({ player: owner, reason, allows: hasAspect("wolf") }));
    }
    if (!pages.can(owner, hasAspect("wolf"))) {
      taken.push(pages.take({ player: by, reason: { why: "refuted", owner }, allows: isBoy }));
    }
    return taken;
  });
}

/** How many cards of a group are in a hand. */
function amount({ by, of }: Group, hand: Hand): number {
  const sign = { image: characterOn, aspect: clueOn, card: (card: Card) => card }[by];
  return hand.filter((card) => sign(card) === of).length;
}

function eliminate(groups: Group[], pages: Pages): boolean[] {
  return groups.flatMap((group) => {
    const amounts = pages.hands.map((hands) => hands.map((hand) => amount(group, hand)));
    const least = amounts.map((all) => Math.min(...all));
    const most = amounts.map((all) => Math.max(...all));
    return pages.hands.flatMap((_, k) => {
      const others = (all: number[]) => all.reduce((sum, one, j) => (j === k ? sum : sum + one), 0);
      const [atMost, atLeast] = [group.count - others(least), group.count - others(most)];
      const holders = least.flatMap((one, j) => (j !== k && one > 0 ? [j + 1] : []));
      const elsewhere: NoteReason = { why: "elsewhere", group, holders };
      const here: NoteReason = { why: "here", group };
      const player = k + 1;
      return [
        pages.take({ player, reason: elsewhere, allows: (hand) => amount(group, hand) <= atMost }),
        pages.take({ player, reason: here, allows: (hand) => amount(group, hand) >= atLeast }),
      ];
    });
  });
}

function conclude(
  character: Character,
  hands: Hand[],
  every: Hand[],
  steps: NoteStep[],
): Omit<Cell, "announcers"> {
  const fits = (hand: Hand) => characterOf(hand) === character;
  if (!every.some(fits)) return { verdict: "no", reasons: [{ why: "not-in-deck" }] };
  if (!hands.some(fits)) return { verdict: "no", reasons: needed(steps, every.filter(fits)) };
  if (!hands.every(fits)) return { verdict: null, reasons: [] };
  const others = every.filter((hand) => !fits(hand));
  return { verdict: "sure", reasons: needed(steps, others) };
}

/** Reasons enough to rule out these hands: one if it does alone, else as few as can be left. */
function needed(steps: NoteStep[], hands: Hand[]): NoteReason[] {
  const suffice = (some: NoteStep[]) =>
    hands.every((hand) => some.some((step) => !step.allows(hand)));
  const alone = steps.find((step) => suffice([step]));
  if (alone) return [alone.reason];
  let kept = steps;
  for (const step of [...steps].reverse()) {
    const fewer = kept.filter((one) => one !== step);
    if (suffice(fewer)) kept = fewer;
  }
  return kept.map(({ reason }) => reason);
}

function handsOf(deck: Map<Card, number>): Hand[] {
  const kinds = [...deck.keys()];
  return kinds.flatMap((one, k) =>
    kinds
      .slice(k)
      .filter((other) => other !== one || deck.get(one)! > 1)
      .map((other): Hand => [one, other]),
  );
}

function groupsOf(deck: Map<Card, number>): Group[] {
  const grouped = (by: Group["by"], sign: (card: Card) => string): Group[] =>
    [...new Set([...deck.keys()].map(sign))].map((of) => {
      const cards = [...deck].filter(([card]) => sign(card) === of);
      return { by, of, count: cards.reduce((sum, [, copies]) => sum + copies, 0) };
    });
  return [
    ...grouped("image", characterOn),
    ...grouped("aspect", clueOn),
    ...grouped("card", (card) => card),
  ];
}
