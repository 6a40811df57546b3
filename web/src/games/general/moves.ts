// The possible moves as a list to choose from: each by its notation, in rows that belong together.
import type { AnyMove } from "../../protocol";

export type WrittenMove = { move: AnyMove; text: string };

/** More moves of one kind than this are put into rows. */
const MOST_IN_A_ROW = 8;

/** Each move with its notation; one without is shown as what it is. */
export function writtenMoves(moves: AnyMove[], notation: string[]): WrittenMove[] {
  return moves.map((move, k) => ({ move, text: notation[k] ?? JSON.stringify(move) }));
}

/** The moves in rows: by their kind, the rarest first; many of a kind by the first of their fields. */
export function moveRows(moves: WrittenMove[]): WrittenMove[][] {
  const kinds = [...groupedBy(moves, "type").values()].sort((a, b) => a.length - b.length);
  return kinds.flatMap((kind) => {
    if (kind.length <= MOST_IN_A_ROW) return [kind];
    const names = Object.keys(kind[0]!.move).filter((name) => name !== "type");
    for (const name of names) {
      const rows = [...groupedBy(kind, name).values()];
      if (rows.length > 1 && rows.length < kind.length) return rows;
    }
    return [kind];
  });
}

function groupedBy(moves: WrittenMove[], name: string): Map<string, WrittenMove[]> {
  const groups = new Map<string, WrittenMove[]>();
  for (const one of moves) {
    const key = JSON.stringify((one.move as unknown as Record<string, unknown>)[name]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** The moves whose notation has this text in it, however it is spaced. */
export function filteredMoves(moves: WrittenMove[], wanted: string): WrittenMove[] {
  const bare = (text: string) => text.toLowerCase().replaceAll(/\s/g, "");
  return moves.filter(({ text }) => bare(text).includes(bare(wanted)));
}

/** Where an arrow key leads from a position in these rows; `null` if it is not such a key. */
export function positionAfter(
  key: string,
  rows: WrittenMove[][],
  [row, at]: [row: number, at: number],
): [row: number, at: number] | null {
  const last = (k: number) => rows[k]!.length - 1;
  switch (key) {
    case "ArrowRight":
      if (at < last(row)) return [row, at + 1];
      return row + 1 < rows.length ? [row + 1, 0] : [row, at];
    case "ArrowLeft":
      if (at > 0) return [row, at - 1];
      return row > 0 ? [row - 1, last(row - 1)] : [row, at];
    case "ArrowDown":
      return row + 1 < rows.length ? [row + 1, Math.min(at, last(row + 1))] : [row, at];
    case "ArrowUp":
      return row > 0 ? [row - 1, Math.min(at, last(row - 1))] : [row, at];
    case "Home":
      return [0, 0];
    case "End":
      return [rows.length - 1, last(rows.length - 1)];
    default:
      return null;
  }
}
