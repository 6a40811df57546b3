// What a tap or a drag on the meadow means. What may be done comes from the server; of what is not
// possible, the server says why not.
import { todoSentence } from "../../app/table/sentences";
import type { Step, Swap, TableInfo, UlyPollyView } from "../../protocol";
import type { GameTable } from "../room";
import { allOptions } from "./facts";

export class MeadowChoice {
  /** The place that was chosen first, and is to be confirmed or swapped. */
  picked = $state<number | null>(null);

  constructor(
    private readonly table: () => GameTable,
    private readonly view: () => UlyPollyView,
    private readonly info: () => TableInfo,
  ) {}

  /** Whether a legal move goes on with this place. */
  fits(place: number): boolean {
    const { picked } = this;
    return this.table().legal.some((move) => {
      switch (move.type) {
        case "hide":
        case "start":
          return move.at === place;
        case "step":
          return move.to === place;
        case "swap": {
          const both = [move.a, move.b];
          if (!both.includes(place)) return false;
          return picked === null || picked === place || both.includes(picked);
        }
        default:
          return false;
      }
    });
  }

  /** Whether something here can be dragged: a tile that may be swapped, or Polly. */
  canDrag(place: number): boolean {
    const { phase, dog } = this.view();
    if (!this.table().myTurn) return false;
    return phase === "swap" ? this.fits(place) : phase === "step" && dog === place;
  }

  async drop(from: number, to: number): Promise<void> {
    this.picked = null;
    if (this.view().phase === "swap") await this.swap(from, to);
    else this.tap(to, false);
  }

  /** `again` is the second click of a double click, which confirms nothing. */
  tap(place: number, again: boolean): void {
    if (!this.table().myTurn) return this.propose(place);
    if (again && this.picked === place) return;
    const { phase, tiles } = this.view();
    switch (phase) {
      case "hide":
      case "start":
        this.pickOrConfirm(place);
        break;
      case "step":
        // A step to a turned tile shows nothing new, so it needs no second thought.
        if (!this.fits(place) || tiles[place]! > 0) this.step(place);
        else this.pickOrConfirm(place);
        break;
      case "swap":
        this.pickForSwap(place);
        break;
      case "ended":
      case "over":
    }
  }

  confirm(): void {
    const { picked } = this;
    if (picked === null) return;
    const { phase } = this.view();
    if (phase === "hide" || phase === "start") void this.table().play({ type: phase, at: picked });
    else if (phase === "step") this.step(picked);
    this.picked = null;
  }

  private pickOrConfirm(place: number): void {
    if (this.picked === place) this.confirm();
    else this.picked = place;
  }

  private pickForSwap(place: number): void {
    const { picked } = this;
    if (picked === place) this.picked = null;
    else if (picked === null && this.fits(place)) this.picked = place;
    else {
      const { columns } = allOptions(this.view().options);
      const neighbour = place % columns ? place - 1 : place + 1;
      this.picked = null;
      void this.swap(place, picked ?? neighbour);
    }
  }

  private step(to: number): void {
    void this.playOrAsk({ type: "step", to }, this.fits(to));
  }

  private swap(one: number, other: number): Promise<unknown> {
    const [a, b] = [Math.min(one, other), Math.max(one, other)];
    const isLegal = this.table().legal.some(
      (move) => move.type === "swap" && move.a === a && move.b === b,
    );
    return this.playOrAsk({ type: "swap", a, b }, isLegal);
  }

  /** Make a move, or learn why it cannot be made. */
  private playOrAsk(move: Step | Swap, isLegal: boolean): Promise<unknown> {
    return isLegal ? this.table().play(move) : this.table().whyNot(move);
  }

  /** Propose a tile to the other dog players, or take the proposal back. */
  private propose(place: number): void {
    const table = this.table();
    const proposed = table.viewer === null ? null : this.view().proposals[table.viewer - 1];
    const at = place === proposed ? null : place;
    const isFree = table.free.some((move) => move.type === "propose" && move.at === at);
    if (isFree) void table.play({ type: "propose", at });
    else table.log.showNote(todoSentence(this.view(), this.info()), true);
  }
}
