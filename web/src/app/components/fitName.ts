// How long a name may be. The server counts code points; a reader sees whole letters and emoji.

import { TABLE } from "../../facts";

/**
 * A text cut to the length of a name, in whole graphemes.
 *
 * A family emoji is one grapheme of seven code points, so it stays together or is left out.
 */
export function fitName(text: string): string {
  let fitting = "";
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += [...segment].length;
    if (length > TABLE.most_name) break;
    fitting += segment;
  }
  return fitting;
}
