// How long a name may be. The server counts code points; a reader sees whole letters and emoji.

const MOST = 20;

/**
 * As much of a text as a name may have, in whole signs.
 *
 * A family of four is one sign of seven code points, so it stays together or is left out.
 */
export function fitName(text: string): string {
  let fitting = "";
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += [...segment].length;
    if (length > MOST) break;
    fitting += segment;
  }
  return fitting;
}
