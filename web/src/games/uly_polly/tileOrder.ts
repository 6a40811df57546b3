// Which tile lies where: each has a number for a round, so that a swap can be shown as a movement.
import type { UlyPollyView } from "../../protocol";
import type { UlyPollyEvent } from "./sentences";

/** Number the tiles by the places where they lie now. */
export function initialOrder(view: UlyPollyView): number[] {
  return view.tiles.map((_, place) => place);
}

/** The tiles by place after an event. */
export function orderAfter(order: number[], event: UlyPollyEvent): number[] {
  if (event.type !== "swapped") return order;
  const moved = [...order];
  [moved[event.a], moved[event.b]] = [order[event.b]!, order[event.a]!];
  return moved;
}
