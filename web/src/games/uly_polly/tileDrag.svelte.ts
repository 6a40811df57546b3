// A tile or Polly that a finger or the mouse carries over the board.

/** What is carried: from where, how many pixels away, and which place is below the pointer. */
export type Carried = { place: number; dx: number; dy: number; over: number | null };

type Board = {
  canDrag: (place: number) => boolean;
  drop: (from: number, to: number) => Promise<unknown> | void;
  /** The place below the pointer, if it is over the board. */
  placeAt: (event: PointerEvent) => number | null;
};

/** How many pixels a finger may slip before it drags. */
const SLIP = 8;

export class TileDrag {
  carried = $state.raw<Carried | null>(null);
  #held: { place: number; x: number; y: number } | null = null;
  #wasDragged = false;

  constructor(private board: Board) {}

  hold(event: PointerEvent, place: number): void {
    this.#wasDragged = false;
    const isMine = event.button === 0 && this.board.canDrag(place);
    this.#held = isMine ? { place, x: event.clientX, y: event.clientY } : null;
  }

  move(event: PointerEvent): void {
    if (!this.#held) return;
    const [dx, dy] = [event.clientX - this.#held.x, event.clientY - this.#held.y];
    if (!this.carried && Math.hypot(dx, dy) < SLIP) return;
    if (!this.carried) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#wasDragged = true;
    this.carried = { place: this.#held.place, dx, dy, over: this.board.placeAt(event) };
  }

  async release(): Promise<void> {
    const [from, to] = [this.#held?.place ?? null, this.carried?.over ?? null];
    this.#held = null;
    if (from !== null && to !== null && to !== from) await this.board.drop(from, to);
    this.carried = null;
  }

  cancel(): void {
    this.#held = this.carried = null;
  }

  /** Whether the click that follows belongs to a drag; asked once for each click. */
  tookClick(): boolean {
    const wasDragged = this.#wasDragged;
    this.#wasDragged = false;
    return wasDragged;
  }
}
