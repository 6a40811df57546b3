// Dragging a tile: a slip is a tap, and what is dropped elsewhere is a move.
import { expect, test, vi } from "vitest";
import { TileDrag } from "../../../src/games/uly_polly/tileDrag.svelte";

const pointer = (x: number, y: number, button = 0) =>
  ({
    clientX: x,
    clientY: y,
    button,
    pointerId: 1,
    currentTarget: { setPointerCapture: vi.fn() },
  }) as unknown as PointerEvent;

function board(canDrag = true) {
  const drop = vi.fn();
  const placeAt = ({ clientX }: PointerEvent) => (clientX < 100 ? 0 : clientX < 200 ? 1 : null);
  return { drop, drag: new TileDrag({ canDrag: () => canDrag, drop, placeAt }) };
}

test("a tile that is carried to another place is dropped there, and its click is not a tap", async () => {
  const { drop, drag } = board();
  drag.hold(pointer(50, 50), 0);
  drag.move(pointer(150, 60));
  expect(drag.carried).toEqual({ place: 0, dx: 100, dy: 10, over: 1 });
  await drag.release();
  expect(drop).toHaveBeenCalledExactlyOnceWith(0, 1);
  expect(drag.carried).toBeNull();
  expect([drag.tookClick(), drag.tookClick()]).toEqual([true, false]);
});

test.each([
  ["a finger that slips a little", true, pointer(55, 50)],
  ["a tile that cannot be dragged", false, pointer(150, 50)],
])("%s carries nothing", async (_, canDrag, to) => {
  const { drop, drag } = board(canDrag);
  drag.hold(pointer(50, 50), 0);
  drag.move(to);
  expect(drag.carried).toBeNull();
  await drag.release();
  expect(drop).not.toHaveBeenCalled();
  expect(drag.tookClick()).toBe(false);
});

test.each([
  ["outside the board", pointer(300, 50)],
  ["where it was", pointer(90, 50)],
])("a tile that is dropped %s is not moved", async (_, to) => {
  const { drop, drag } = board();
  drag.hold(pointer(50, 50), 0);
  drag.move(to);
  await drag.release();
  expect(drop).not.toHaveBeenCalled();
  expect(drag.tookClick()).toBe(true);
});

test("what the browser breaks off is not dropped", async () => {
  const { drop, drag } = board();
  drag.hold(pointer(50, 50), 0);
  drag.move(pointer(150, 50));
  drag.cancel();
  expect(drag.carried).toBeNull();
  await drag.release();
  expect(drop).not.toHaveBeenCalled();
});
