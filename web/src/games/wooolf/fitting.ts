/** How large what lies on the table can be. */

/** The largest of the sizes, which come in falling order, that fits; if none does, null.
 *
 * Each look lays the page out anew, so the sizes are halved. What is smaller than something that
 * fits is taken to fit too. */
export function largestThatFits(sizes: number[], fits: (size: number) => boolean): number | null {
  let [from, to] = [0, sizes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (fits(sizes[middle]!)) to = middle;
    else from = middle + 1;
  }
  return sizes[from] ?? null;
}
