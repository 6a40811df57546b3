// How large what lies on the table can be.
import type { Attachment } from "svelte/attachments";

/** The largest of the sizes, which come in falling order, that fits; if none does, null.
 *
 * Each attempt forces a layout, so this is a binary search; it assumes that anything smaller than a
 * size that fits also fits. */
export function largestThatFits(sizes: number[], fits: (size: number) => boolean): number | null {
  let [from, to] = [0, sizes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (fits(sizes[middle]!)) to = middle;
    else from = middle + 1;
  }
  return sizes[from] ?? null;
}

/**
 * Makes everything on a table as large as it can be without scrolling (`--piece`); what is too much
 * even at the last size is scrolled.
 */
export function fitTable(sizes: number[], watchOnly: boolean): Attachment<HTMLElement> {
  return (table) => {
    let space = "";
    const fitsAt = (size: number) => {
      table.style.setProperty("--piece", `${size}px`);
      return isWithin(table);
    };
    const resize = () => {
      // An observer also reports what it finds at first, and what scroll bars did meanwhile.
      if (space === spaceOf(table)) return;
      // If not all of it can be large enough, the backs of cards go.
      let found: number | null = null;
      for (const isTight of [false, true]) {
        if (found !== null) break;
        table.classList.toggle("tight", isTight);
        found = largestThatFits(sizes, fitsAt);
      }
      table.style.setProperty("--piece", `${found ?? sizes.at(-1)}px`);
      space = spaceOf(table);
      letScroll();
    };
    // It scrolls only if it has to: a bubble or a lifted card may reach over its edge for a moment.
    // Where nobody can be chosen, the keyboard could not scroll it without the focus. What stands
    // on the table may also grow later: letters are loaded, words appear.
    const letScroll = () => {
      const scrolls = table.scrollHeight > table.clientHeight + 1;
      table.classList.toggle("scrolls", scrolls);
      if (watchOnly && scrolls) table.tabIndex = 0;
      else table.removeAttribute("tabindex");
    };
    const observer = new ResizeObserver(resize);
    observer.observe(table);
    const growth = new ResizeObserver(letScroll);
    for (const part of table.children) growth.observe(part);
    resize();
    return () => {
      observer.disconnect();
      growth.disconnect();
    };
  };
}

const spaceOf = (table: HTMLElement) => `${table.clientWidth} x ${table.clientHeight}`;

/** Whether nothing has to be scrolled, neither the table nor what lies in front of a player. */
function isWithin(table: HTMLElement): boolean {
  return (
    table.scrollHeight <= table.clientHeight + 1 &&
    [...table.querySelectorAll(".front")].every((one) => one.scrollWidth <= one.clientWidth + 1)
  );
}
