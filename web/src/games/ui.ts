// What the app needs from a game. Each folder beside this file fulfils it, and the registry lists them;
// nothing else in the app names a game, or knows a move, an event or a phase of one.
import type { Component, Snippet } from "svelte";
import type { Language } from "../app/i18n.svelte";
import type { LessonScript } from "../app/lessons/script";
import type { EventLog } from "../app/table/eventLog.svelte";
import type { PlayedRound } from "../app/statistics/played";
import type { Table } from "../app/table/table.svelte";
import type { Tone } from "../app/sound/tones";
import type { AnyEvent, AnyOptions, AnyView, KnownStep, OptionField, TableInfo } from "../protocol";

/** One option of a game, as a form needs it; docs/protocol.md says what the fields mean. */
export type OptionDeclaration = Readonly<Omit<OptionField, "offers" | "below">> & {
  readonly offers?: readonly number[];
  readonly below?: readonly string[];
};

/** What a game declares about itself. */
export type GameFacts = {
  /** The fewest and the most players. */
  seats: readonly [least: number, most: number];
  /** How well its bots play, from weak to strong. */
  levels: readonly string[];
  options: readonly OptionDeclaration[];
  /** By event: the kinds of the facts that its sentence can name. */
  events: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Puts a value of a kind that only one game has into a sentence. */
export type Format<View extends AnyView = AnyView> = (
  value: unknown,
  view: View,
  info: TableInfo,
) => string;

/** What a game's screen may do at a table. */
export type GameTable = Pick<
  Table,
  | "viewer"
  | "shared"
  | "chairs"
  | "legal"
  | "free"
  | "notation"
  | "myTurn"
  | "play"
  | "whyNot"
  | "advise"
  | "do"
  | "dismissRoundEnd"
> & { log: Pick<EventLog, "lines" | "happened" | "showNote"> };

/** What a game shows beside the present view; see `Lingering`. */
export type Scene = { roundEnd: RoundEnd | null; secret: object | null };

/** The end of a round that stays on the screen; each game adds what it shows of it. */
export type RoundEnd = { number: number };

/**
 * What stays on the screen although the present view no longer has it: the end of the last round,
 * a card that one has peeked at, which tile has gone where. It is fed with each frame's events.
 */
export interface Lingering<View extends AnyView = AnyView, Event extends AnyEvent = AnyEvent> {
  /** The end of a round, until it has been looked at. */
  roundEnd: RoundEnd | null;
  /** What only the viewer has seen, until it is closed. */
  secret: object | null;
  /** A new game begins: nothing of the last one stays. */
  startGame(view: View | null): void;
  /** A round begins, or a view came without the events that led to it. */
  startRound(view: View | null): void;
  follow(event: Event, around: FrameAround<View>): void;
}

/** The frame that an event is part of. */
export type FrameAround<View extends AnyView> = {
  /** After the event, as the viewer and as everyone may see it. At the end of a round all is open. */
  view: View;
  open: View;
  /** The keys of the sentences of the history in `open`. */
  keys: string[];
  /** The sentence of the event, as the viewer knows it. */
  sentence: string;
};

/** How a replay is shown: the scene beside each view. */
export interface ReplayScenes<
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
  S extends object = Scene,
> {
  startRound(view: View): S;
  /** The scene after these events; `view` is the view after them. */
  follow(scene: S, events: Event[], view: View): S;
}

export type ScreenProps<View extends AnyView = AnyView, S extends object = Scene> = {
  table: GameTable;
  info: TableInfo;
  view: View;
  scene: S;
  /** Nothing can be done here. */
  watchOnly?: boolean;
  /** What the page adds beside the buttons. */
  foot?: Snippet | undefined;
};

/** The form of an option that needs one of its own: the choice of pieces. */
export type PiecesProps<Options extends AnyOptions = AnyOptions> = {
  options: Options;
  /** Ask the server for these pieces, or (`null`) for the usual ones; whether it agreed. */
  choose: (pieces: string[] | null) => Promise<boolean>;
};

/** The larger parts of a game, loaded when a table needs them. */
export type GameScreens<View extends AnyView = AnyView, S extends object = Scene> = {
  Screen: Component<ScreenProps<View, S>>;
  /** A seat's result after the game. */
  Score: Component<{ view: View; seat: number }>;
  /** The form of its option of the kind `pieces`, if it has one. */
  Pieces?: Component<PiecesProps<View["options"]>>;
};

/** A puzzle of the day, with its board. */
export type PuzzleProps = {
  /** Which puzzle, from 0. */
  number: number;
  /** Whether it was solved; `null` if it was not answered yet. */
  isRight: boolean | null;
  answer: (isRight: boolean) => void;
};

/** The puzzles of a game, loaded when somebody wants one. */
export type GamePuzzles = {
  /** How hard each is, from 1 to 3, in the order of the days. */
  levels: number[];
  Puzzle: Component<PuzzleProps>;
};

/** An entry of a game's record: a move in notation, and what was drawn. */
export type RecordEntry = { move?: string; outcome?: { type: string } & Record<string, unknown> };

/** A hidden fact as it was sealed. */
export type SealedFact = [name: string, value: unknown];

/** What could be known after an entry of a record, by seat, subject and possibility; and what is true. */
export type Known = Pick<KnownStep, "entry" | "truth"> & { bySeat: number[][][] };

/** One possibility over time: how likely it was. */
export type Band = {
  name: string;
  /** A colour of the palette, such as `--tint-wolf`. */
  colour: string;
  /** The address of its picture. */
  picture: string | null;
  values: number[];
};

/** A line of the chart: somebody, or something, and what it could have been. */
export type BandRow = {
  label: string;
  /** The player whose mark is shown. */
  player: number | null;
  bands: Band[];
  /** Which band came true. */
  truth: number | null;
  /** The probability that fills the line, if that is less than 1: small ones are easier to see then. */
  full?: number;
};

/** What could have been known, shown. */
export type KnownUi<View extends AnyView = AnyView> = {
  /** The chart of a round, in the eyes of a seat. */
  rows(steps: Known[], seat: number, view: View, info: TableInfo): BandRow[];
  /** What else is shown of one moment. */
  Moment?: Component<{ known: Known; view: View }>;
};

/** A role that one can have in a round. */
export type Role = { name: string; label: string; picture: string };

/** What the statistics of this device count in a game. */
export type GameStatistics<View extends AnyView = AnyView> = {
  /** In the reader's language. */
  roles(): Role[];
  /** The rounds of a game that is over, as this seat has played them. */
  roundsOf(view: View, seat: number): PlayedRound[];
};

export interface GameUi<
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
  S extends object = Scene,
> {
  readonly name: View["game"];
  readonly facts: GameFacts;
  /** How many bots are at a table of "play now". */
  readonly bots: number;
  /** How many rounds a game has, if that is fixed. */
  readonly rounds: number | null;
  /** The end of a round is shown on the board and goes by itself, or on a sheet that people close. */
  readonly roundEnd: "board" | "sheet";
  /** The picture on the home page. */
  readonly Poster: Component;
  screens(): Promise<GameScreens<View, S>>;
  /** Whether the server can give advice in this game, and its screen has a button for that. */
  readonly hasAdvice?: true;
  /** If there are any. */
  readonly puzzles?: () => Promise<GamePuzzles>;
  /** If there is one. */
  readonly lesson?: () => Promise<LessonScript>;
  /** The picture of a section of the rules, or of one of its numbered points; both count from 0 in every language. */
  rulePicture(): Promise<Component<{ section: number; step?: number }>>;
  /** The rules as Markdown, if they are not part of this page; empty if there are none. */
  rulesPage?(language: Language): Promise<string>;
  /** What an event sounds like to a viewer. */
  sounds(): Promise<(event: Event, viewer: number | null) => Tone[] | null>;
  lingering(): Lingering<View, Event> & S;
  readonly replayScenes: ReplayScenes<View, Event, S>;
  /** How to show what could have been known, if the server can tell that of this game. */
  known?(): Promise<KnownUi<View>>;
  /** What can be counted, if anything. */
  readonly statistics?: () => Promise<GameStatistics<View>>;
  /** How the kinds of facts that only this game has are put into a sentence. */
  readonly formats: Readonly<Record<string, Format<View> | undefined>>;
  /** The seat whose turn move an event tells of, if it tells of one. */
  moverOf(event: Event): number | null;
  /** The seats from best to worst, and who has won, when the game is over. */
  ranking(view: View): number[];
  resultSentence(view: View, info: TableInfo): string;
  /**
   * The hidden facts that an entry of a record fixed, in the order of their seals; `null` if this
   * page cannot tell.
   */
  sealedFacts(entry: RecordEntry, options: View["options"]): SealedFact[] | null;
}

/**
 * A game's interface as the app sees it. The app looks it up by the game that a view or a table
 * names, so it is only ever handed views and events of its own game; TypeScript cannot know that.
 */
export function asUi<View extends AnyView, Event extends AnyEvent, S extends object>(
  ui: GameUi<View, Event, S>,
): GameUi {
  return ui as unknown as GameUi;
}
