import { beforeEach, expect, test, vi } from "vitest";
import { NotebookPosition } from "../../../src/games/wooolf/notebookPosition.svelte";

let isWide: boolean;
let isShared: boolean;
let isAllowed: boolean;
let notebook: NotebookPosition;

beforeEach(() => {
  [isWide, isShared, isAllowed] = [true, false, true];
  const query = {
    get matches() {
      return isWide;
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  vi.spyOn(window, "matchMedia").mockReturnValue(query as unknown as MediaQueryList);
  notebook = new NotebookPosition(
    () => isShared,
    () => isAllowed,
  );
});

const where = () => [notebook.isBeside, notebook.isOnSheet];
const [CLOSED, BESIDE, ON_SHEET] = [
  [false, false],
  [true, false],
  [false, true],
];

test("the notebook lies beside the table, if there is space", () => {
  expect(where()).toEqual(CLOSED);
  notebook.toggle();
  expect(where()).toEqual(BESIDE);
  isWide = false;
  expect(where()).toEqual(ON_SHEET);
  notebook.toggle();
  expect(where()).toEqual(CLOSED);
});

test("once on a sheet it stays there when the window grows, until it is closed", () => {
  isWide = false;
  notebook.toggle();
  isWide = true;
  expect(where()).toEqual(ON_SHEET);
  notebook.close();
  notebook.toggle();
  expect(where()).toEqual(BESIDE);
});

test("on a device that is shared it is on a sheet, like all secrets", () => {
  isShared = true;
  notebook.toggle();
  expect(where()).toEqual(ON_SHEET);
});

test("what may not be shown now is there again afterwards", () => {
  notebook.toggle();
  isAllowed = false;
  expect(where()).toEqual(CLOSED);
  isAllowed = true;
  expect(where()).toEqual(BESIDE);
});
