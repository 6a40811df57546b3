// What a tap or a drag on the meadow means. The legal moves come from the server, and so does the
// reason why anything else is not possible.
import { todoSentence } from "../../app/table/sentences";
import type { Step, Swap, TableInfo, UlyPollyView } from "../../protocol";
import type { GameTable } from "../ui";
import { allOptions } from "./facts";

export class MeadowChoice {
  /** The place whose tile is to be swapped with another. */
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

  /** `again` is the second click of a double click, which means nothing. */
  tap(place: number, again: boolean): void {
    if (again) return;
    if (!this.table().myTurn) return this.propose(place);
    switch (this.view().phase) {
      case "hide":
        void this.table().play({ type: "hide", at: place });
        break;
      case "start":
        void this.table().play({ type: "start", at: place });
        break;
      case "step":
        void this.playOrAsk({ type: "step", to: place }, this.fits(place));
        break;
      case "swap":
        this.pickForSwap(place);
        break;
      case "ended":
      case "over":
    }
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

  private swap(one: number, other: number): Promise<unknown> {
    const [a, b] = [Math.min(one, other), Math.max(one, other)];
    const isLegal = this.table().legal.some(
      (move) => move.type === "swap" && move.a === a && move.b === b,
    );
    return this.playOrAsk({ type: "swap", a, b }, isLegal);
  }

  /** Make a move, or learn why it cannot be made. */
  private playOrAsk(move: Step | Swap, isLegal: boolean): Promise<unknown> {
    const table = this.table();
    return isLegal ? table.play(move) : table.whyNot(move);
  }

  private sayTodo(rule: string): void {
    this.table().log.showNote(todoSentence(this.view(), this.info()), true, rule);
  }

  /** Propose a tile to the other dog players, or take the proposal back. */
  private propose(place: number): void {
    const table = this.table();
    const proposed = table.viewer === null ? null : this.view().proposals[table.viewer - 1];
    const at = place === proposed ? null : place;
    const isFree = table.free.some((move) => move.type === "propose" && move.at === at);
    if (isFree) void table.play({ type: "propose", at });
    else this.sayTodo("UP-07");
  }
}
