// "Where is Uly?": the puzzles that python -m tools.puzzles has found, as pictures of the meadow.
import type { Swapped, UlyPollyView } from "../../protocol";
import found from "../../../../src/sheepfold/learn/uly_polly/puzzles.json?raw";
import type { UlyPollyEvent } from "./sentences";
import { initialOrder, orderAfter } from "./tileOrder";

/** By this swap the wolf was not at these places: there he would have done what is objected. */
type Exclusion = [swap: number, objection: string, places: number[]];

export type MeadowPuzzle = {
  habit: string;
  /** Where Polly starts, then swaps (`a1-b2`) and steps (`b2`). All tiles turned are sheep. */
  moves: string;
  /** The answer. */
  wolf: number;
  why: Exclusion[];
};

/** The meadow after a move. */
export type Picture = { view: UlyPollyView; order: number[]; event: UlyPollyEvent };

export const PUZZLES = JSON.parse(found) as MeadowPuzzle[];

const COLUMNS = 4;
const WOLF = 1;
const DOG = 2;

const placeAt = (name: string) => name.charCodeAt(0) - 97 + COLUMNS * (Number(name[1]) - 1);

/** A round before anything has happened, for whoever leads Polly. */
const EMPTY: UlyPollyView = {
  game: "uly_polly",
  viewer: DOG,
  options: { game: "uly_polly" },
  seats: 2,
  round: 1,
  phase: "start",
  actors: [],
  scores: [0, 0],
  history: [],
  rounds: [],
  result: null,
  wolf_seat: WOLF,
  dog_seat: DOG,
  tiles: Array<number>(COLUMNS * COLUMNS).fill(0),
  wolf: null,
  dog: null,
  turned: 0,
  idle: 0,
  proposals: [null, null],
};

/** The meadow after each move of a puzzle. */
export function pictures({ moves }: MeadowPuzzle): Picture[] {
  const shown: Picture[] = [];
  let view = EMPTY;
  let order = initialOrder(view);
  for (const [k, text] of moves.split(" ").entries()) {
    const [a, b] = text.split("-").map(placeAt);
    const event = eventOf(view, a!, b, k === 0);
    view = after(view, event);
    order = orderAfter(order, event);
    shown.push({ view, order, event });
  }
  return shown;
}

function eventOf(view: UlyPollyView, a: number, b: number | undefined, first: boolean) {
  if (b !== undefined) return { type: "swapped", seat: WOLF, a, b } satisfies UlyPollyEvent;
  if (first) return { type: "started", seat: DOG, at: a } satisfies UlyPollyEvent;
  const turned = view.tiles[a] === 0 ? "sheep" : null;
  return { type: "stepped", seat: DOG, to: a, turned } satisfies UlyPollyEvent;
}

function after(view: UlyPollyView, event: UlyPollyEvent): UlyPollyView {
  const history = [...view.history, event];
  const tiles = [...view.tiles];
  switch (event.type) {
    case "swapped":
      [tiles[event.a], tiles[event.b]] = [tiles[event.b]!, tiles[event.a]!];
      return { ...view, history, tiles, phase: "step" };
    case "started":
      return { ...view, history, dog: event.at, phase: "swap" };
    case "stepped": {
      const turned = view.turned + (event.turned ? 1 : 0);
      if (event.turned) tiles[event.to] = turned;
      return { ...view, history, tiles, turned, dog: event.to, phase: "swap" };
    }
    default:
      return view;
  }
}

export function swapsOf({ history }: UlyPollyView): Swapped[] {
  return history.filter((event) => event.type === "swapped");
}

/** By how many swaps it takes: two, three, or more. */
export function levelOf({ why }: MeadowPuzzle): number {
  return Math.min(new Set(why.map(([swap]) => swap)).size - 1, 3);
}
