// The text of a rules page as blocks. Headings, paragraphs, lists and tables are all that it has.

export type Block =
  | { kind: "heading"; text: string; section: number }
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; rows: string[][] };

/** The mark of a sentence that the printed rules leave open, and that was decided by Sheepfold. */
export const RULING = "§";

/** Parse a page. Rule ids are left out; of those only the mark of a ruling stays. */
export function parsePage(markdown: string): Block[] {
  const text = markdown.replace(/\s*\{[A-Z]{2}-[^}]*?( R)?\}/g, (_, ruling) =>
    ruling ? ` ${RULING}` : "",
  );
  let section = 0;
  return text.split(/\n\s*\n/).flatMap((part): Block[] => {
    const lines = part.trim().split("\n").filter(Boolean);
    if (!lines[0] || part.startsWith("# ")) return []; // the title is shown elsewhere
    if (!lines[0].startsWith("#")) return [parseBlock(lines)];
    const heading = lines.shift()!.replace(/^#+ /, "");
    const blocks: Block[] = [{ kind: "heading", text: heading, section: section++ }];
    if (lines.length) blocks.push(parseBlock(lines));
    return blocks;
  });
}

/** Whether a ruling is marked in this block. */
export function hasRuling(block: Block): boolean {
  return JSON.stringify(block).includes(RULING);
}

function parseBlock(lines: string[]): Block {
  if (lines[0]!.startsWith("|")) {
    const rows = lines.filter((line) => !/^\|[\s:|-]+$/.test(line));
    return { kind: "table", rows: rows.map(cellsOf) };
  }
  const bullet = /^(-|\d+\.) /;
  if (bullet.test(lines[0]!)) {
    return { kind: "list", items: lines.map((line) => line.replace(bullet, "")) };
  }
  return { kind: "text", text: lines.join(" ") };
}

function cellsOf(row: string): string[] {
  return row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** A line in pieces: every second one is bold. */
export function boldPieces(text: string): string[] {
  return text.split("**");
}
