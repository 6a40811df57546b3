import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fitTable, largestThatFits } from "../../../src/games/wooolf/fitting";

const SIZES = [144, 124, 108, 92, 80, 72, 64, 56, 48, 44, 40, 36];

test.each([...SIZES, 37, 1000])("the largest that fits into %d is found", (room) => {
  expect(largestThatFits(SIZES, (size) => size <= room)).toBe(SIZES.find((size) => size <= room));
});

test("nothing may fit", () => {
  expect(largestThatFits(SIZES, () => false)).toBe(null);
  expect(largestThatFits([], () => true)).toBe(null);
});

test("few sizes are tried, for each lays out the page", () => {
  for (const room of [...SIZES, 0]) {
    let tried = 0;
    largestThatFits(SIZES, (size) => (tried++, size <= room));
    expect(tried).toBeLessThanOrEqual(4);
  }
});

describe("a table", () => {
  let watched: { callback: () => void; parts: Element[]; isOn: boolean }[];
  /** What the window leaves for it; what it needs at a size of 1, with the backs of cards or without. */
  let height: number;
  let needs: { whole: number; tight: number };

  beforeEach(() => {
    watched = [];
    class FakeObserver {
      private readonly it: (typeof watched)[number];
      constructor(callback: () => void) {
        this.it = { callback, parts: [], isOn: true };
        watched.push(this.it);
      }
      observe(part: Element): void {
        this.it.parts.push(part);
      }
      disconnect(): void {
        this.it.isOn = false;
      }
    }
    vi.stubGlobal("ResizeObserver", FakeObserver);
    needs = { whole: 10, tight: 5 };
  });
  afterEach(() => vi.unstubAllGlobals());

  const piece = (table: HTMLElement) => parseInt(table.style.getPropertyValue("--piece"));

  function laid(): HTMLElement {
    const table = document.createElement("div");
    table.append(document.createElement("p"));
    Object.defineProperty(table, "clientHeight", { get: () => height });
    Object.defineProperty(table, "scrollHeight", {
      get: () => piece(table) * (table.classList.contains("tight") ? needs.tight : needs.whole),
    });
    return table;
  }

  test.each([
    [1000, 92, false],
    [360, 36, false],
    [350, 64, true], // the backs of cards go before anything is too small
    [100, 36, true], // and then it is scrolled
  ])("%d high has pieces of %d", (available, size, isTight) => {
    height = available;
    const table = laid();
    fitTable(SIZES, false)(table);
    expect([piece(table), table.classList.contains("tight")]).toEqual([size, isTight]);
    expect(table.hasAttribute("tabindex")).toBe(false);
  });

  test("is fitted anew when its space changes, until it is gone", () => {
    height = 360;
    const table = laid();
    const stop = fitTable(SIZES, false)(table);
    const [observer] = watched;
    needs.whole = 1; // smaller contents alone are no reason
    observer!.callback();
    expect(piece(table)).toBe(36);
    height = 720;
    observer!.callback();
    expect(piece(table)).toBe(144);
    if (stop) stop();
    expect(watched.map(({ isOn }) => isOn)).toEqual([false, false]);
  });

  test("is scrolled with the keyboard by those who only watch, also if it grows later", () => {
    height = 360;
    const table = laid();
    fitTable(SIZES, true)(table);
    expect(table.tabIndex).toBe(-1);
    const growth = watched.find(({ parts }) => parts[0] === table.firstChild)!;
    needs.whole = 11;
    growth.callback();
    expect([table.tabIndex, piece(table)]).toEqual([0, 36]);
    expect(table.classList.contains("scrolls")).toBe(true);
    needs.whole = 10;
    growth.callback();
    expect(table.hasAttribute("tabindex")).toBe(false);
    expect(table.classList.contains("scrolls")).toBe(false);
  });
});
