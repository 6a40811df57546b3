// That nobody chose the draw of a game, and that all are shown the same: what a table has of it.
import type { Frame, Sync, TableInfo } from "../../protocol";
import { CommandRefused, type Connection } from "../server/connection";
import { Contribution, type DrawProblem } from "./contribution";
import { Fingerprint } from "./fingerprint";

export class TableFairness {
  /** Players compare it, to see that all were shown the same game. */
  fingerprint = $state("");
  /** The seals of what was hidden in the game, as this page was shown them. */
  seals = $state.raw<string[]>([]);
  /** What is wrong with the draw of the game, if anything. */
  drawProblem = $state<DrawProblem | null>(null);

  private readonly shown = new Fingerprint();
  private readonly contribution = new Contribution();

  /** `send` sends a command. */
  constructor(private readonly send: Connection["do"]) {}

  sync(message: Sync): void {
    this.shown.sync(message);
    this.update();
  }

  /** Returns whether a frame is of a turn move. */
  frame(message: Frame, info: TableInfo): boolean {
    const isMove = this.shown.frame(message, info);
    this.update();
    return isMove;
  }

  /** A device that contributes too late is left out, which is no reason to complain. */
  contribute(info: TableInfo, chairs: number[]): void {
    for (const { chair, action } of this.contribution.answers(info, chairs)) {
      this.send(action, chair).catch((error: unknown) => {
        if (!(error instanceof CommandRefused)) throw error;
      });
    }
  }

  /** What is wrong with the draw, once, as soon as that is known. */
  newProblem(): DrawProblem | null {
    const { problem } = this.contribution;
    if (problem === this.drawProblem) return null;
    this.drawProblem = problem;
    return problem;
  }

  private update(): void {
    this.fingerprint = this.shown.text;
    this.seals = this.shown.seals;
  }
}
