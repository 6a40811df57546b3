/** How large what lies on the table can be. */

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
