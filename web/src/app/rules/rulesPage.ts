// The text of a rules page as blocks. Headings, paragraphs, lists and tables are all that it has.

/** A paragraph or a point, and the ids of the rules that it states. */
export type Line = { text: string; rules: string[] };

export type Block =
  | { kind: "heading"; text: string; section: number }
  | ({ kind: "text" } & Line)
  /** Numbered points have a picture each. */
  | { kind: "list"; isNumbered: boolean; section: number; items: Line[] }
  | { kind: "table"; rows: string[][]; rules: string[] };

/** The mark of a sentence that the printed rules leave open, and that was decided by Sheepfold. */
export const RULING = "§";

/** The ids of rules at the end of a line, and whether they are a ruling. */
const IDS = /\s*\{([A-Z]{2}-[^}]*?)( R)?\}/g;

/** Parse a page. The ids of rules become part of their lines; in the text only the mark of a ruling stays. */
export function parsePage(markdown: string): Block[] {
  const blocks: Block[] = [];
  let section = -1;
  for (const part of markdown.split(/\n\s*\n/)) {
    const lines = part.trim().split("\n").filter(Boolean);
    if (!lines[0] || part.startsWith("# ")) continue; // the title is shown elsewhere
    if (lines[0].startsWith("#")) {
      const text = lines.shift()!.replace(/^#+ /, "");
      blocks.push({ kind: "heading", text, section: ++section });
      if (!lines.length) continue;
    }
    const block = parseBlock(lines, section);
    const last = blocks.at(-1);
    if (block.kind === "text" && !block.text && last?.kind === "table") last.rules = block.rules;
    else blocks.push(block);
  }
  return blocks;
}

function lineOf(text: string): Line {
  return {
    text: text.replace(IDS, (_, _ids, ruling) => (ruling ? ` ${RULING}` : "")).trim(),
    rules: [...text.matchAll(IDS)].flatMap(([, ids]) => ids!.split(" ")),
  };
}

/** The line about a rule: of all that have its id, the one with the fewest other ids; `null` if none has. */
export function lineAbout(blocks: Block[], rule: string): object | null {
  const lines = blocks.flatMap((block): { rules: string[] }[] => {
    if (block.kind === "heading") return [];
    return block.kind === "list" ? block.items : [block];
  });
  const found = lines.filter(({ rules }) => rules.includes(rule));
  return found.sort((one, other) => one.rules.length - other.rules.length)[0] ?? null;
}

/** Whether a ruling is marked in this block. */
export function hasRuling(block: Block): boolean {
  return JSON.stringify(block).includes(RULING);
}

function parseBlock(lines: string[], section: number): Block {
  if (lines[0]!.startsWith("|")) {
    const rows = lines.filter((line) => !/^\|[\s:|-]+$/.test(line));
    return { kind: "table", rows: rows.map(cellsOf), rules: [] };
  }
  const bullet = /^(-|\d+\.) /;
  if (bullet.test(lines[0]!)) {
    const isNumbered = !lines[0]!.startsWith("-");
    return {
      kind: "list",
      isNumbered,
      section,
      items: lines.map((line) => lineOf(line.replace(bullet, ""))),
    };
  }
  return { kind: "text", ...lineOf(lines.join(" ")) };
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
