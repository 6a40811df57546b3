// A lesson while it is taken: a replay in which the next step waits for the right move.
import type { GameUi, GameTable } from "../../games/ui";
import type { AnyMove, TableInfo } from "../../protocol";
import { t } from "../i18n.svelte";
import { inventedTable } from "../puzzles/inventedTable";
import { settings } from "../settings/settings.svelte";
import { eventSentences } from "../table/eventSentences";
import { readingTime } from "../table/pacing";
import type { LessonFrame, LessonScript, Said } from "./script";

/** How long a move of the others is shown at the quick pace. */
const QUICK_MS = 500;

/** Whether all fields of the expected move are in the other. */
export function isSame(expected: AnyMove, move: AnyMove): boolean {
  const made = move as Record<string, unknown>;
  return Object.entries(expected).every(([field, value]) => made[field] === value);
}

/** The names at the table, with the learner's own unless one of the others, who are talked about, has it. */
export function namesWith(ownName: string, { names, seat }: LessonScript): string[] {
  const isTaken = names.some((name, k) => k + 1 !== seat && isSameName(name, ownName));
  return names.map((name, k) => (k + 1 === seat && ownName && !isTaken ? ownName : name));
}

function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other.trim(), undefined, { sensitivity: "base" }) === 0;
}

export class LessonRun implements GameTable {
  /** Which frame is shown. */
  at = $state(0);
  /** Which of the sentences of this frame is said. */
  private saying = $state(0);
  /** What was wrong with the last move. */
  mistake = $state("");
  private lines = $state.raw<string[]>([]);
  readonly lingering;
  readonly info: TableInfo;
  private timer = 0;

  readonly shared = false;
  readonly free = [];
  readonly notation = [];

  constructor(
    private readonly ui: GameUi,
    private readonly script: LessonScript,
    ownName: string,
    at: number,
    private readonly save: (at: number) => void,
  ) {
    const { frames } = script;
    this.info = inventedTable(frames[0]!.view.options, namesWith(ownName, script));
    this.lingering = ui.lingering();
    this.at = at;
    this.lingering.startGame(this.frame.view);
    if (at === 0) this.showEvents(this.frame);
    this.proceed();
  }

  get frame(): LessonFrame {
    return this.script.frames[this.at]!;
  }

  get steps(): number {
    return this.script.frames.length;
  }

  get said(): Said | null {
    return this.frame.said[this.saying] ?? null;
  }

  /** The address of the picture beside what is said. */
  get picture(): string | undefined {
    return this.said ? this.script.pictures[this.said.picture] : undefined;
  }

  /** What is said now; if nothing is, what has happened. */
  get sentence(): string {
    if (this.mistake) return this.mistake;
    if (this.said) return t(`${this.ui.name}-lesson-${this.said.key}`);
    return this.lines.at(-1) ?? "";
  }

  /** Whether all instructions before the learner's move were shown. */
  private get isAllSaid(): boolean {
    return this.saying >= this.frame.said.length - 1;
  }

  /** Whether the learner goes on with a tap, and not with a move. */
  get canGoOn(): boolean {
    if (this.frame.is_last || this.lingering.roundEnd) return false;
    return !this.isAllSaid || (this.frame.expected === null && this.said !== null);
  }

  get viewer(): number {
    return this.script.seat;
  }

  get chairs(): number[] {
    return [this.script.seat];
  }

  get legal(): AnyMove[] {
    return this.frame.expected && this.isAllSaid ? this.frame.offered : [];
  }

  get myTurn(): boolean {
    return this.legal.length > 0;
  }

  get log(): GameTable["log"] {
    const { lines } = this;
    return { lines, happened: lines.at(-1) ?? "", showNote: () => this.correct() };
  }

  play(move: AnyMove): Promise<boolean> {
    const { expected } = this.frame;
    const isRight = expected !== null && this.isAllSaid && isSame(expected, move);
    if (isRight) this.show(this.at + 1);
    else this.correct();
    return Promise.resolve(isRight);
  }

  whyNot(): Promise<void> {
    this.correct();
    return Promise.resolve();
  }

  advise(): Promise<null> {
    return Promise.resolve(null); // the lesson itself says what to do
  }

  do(): Promise<boolean> {
    return Promise.resolve(false);
  }

  goOn(): void {
    if (!this.isAllSaid) ++this.saying;
    else this.show(this.at + 1);
  }

  dismissRoundEnd(): void {
    if (!this.lingering.roundEnd) return;
    this.lingering.roundEnd = null;
    if (!this.frame.is_last) this.show(this.at + 1);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Say what to do instead. Before it is the learner's turn there is nothing to say. */
  private correct(): void {
    const { mistake } = this.frame;
    this.mistake = mistake && this.isAllSaid ? t(`${this.ui.name}-lesson-${mistake}`) : "";
  }

  private show(at: number): void {
    const before = this.frame.view;
    this.at = at;
    this.saying = 0;
    this.mistake = "";
    const { view } = this.frame;
    if (view.round !== before.round) this.lingering.startRound(view);
    this.showEvents(this.frame);
    this.save(this.frame.is_last ? 0 : at);
    this.proceed();
  }

  /** Put what has happened into the log, and onto the board. */
  private showEvents({ view, open, events, sentences }: LessonFrame): void {
    const lines = eventSentences(sentences, events, view, this.info);
    this.lines = [...this.lines, ...lines];
    for (const [k, event] of events.entries()) {
      this.lingering.follow(event, { view, open, keys: [], sentence: lines[k]! });
    }
  }

  /** Where nothing is said, the others' moves follow by themselves. */
  private proceed(): void {
    clearTimeout(this.timer);
    const { said, expected, is_last } = this.frame;
    if (said.length || expected || is_last || this.lingering.roundEnd) return;
    const letters = this.lines.at(-1)?.length ?? 0;
    const time = settings.pace === "quick" ? QUICK_MS : readingTime(letters, settings.pace);
    this.timer = window.setTimeout(() => this.show(this.at + 1), time);
  }
}
