// Checks that all chance of a game follows from its draw (docs/record.md, "Draw").
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { DrawInfo } from "../../protocol";
import { sealOf } from "./contribution";
import { canonical } from "./fingerprint";

const WORD_BYTES = 4;

/** The numbers that were drawn at one point of a game: each below its limit. */
export type DrawnNumbers = {
  round: number;
  moves: number;
  numbers: [limit: number, drawn: number][];
};

/** The part of a game's record that this check needs. */
export type DrawRecord = {
  game: string;
  draw: {
    seal: string;
    seed: string | null;
    contributions: { seat: number; value: string }[];
  } | null;
  entries: { outcome?: unknown; drawn?: DrawnNumbers }[];
};

/** The key from which all chance of a game is derived. */
export function drawKey(seed: string, values: string[]): Uint8Array {
  const parts = [utf8ToBytes("sheepfold-draw"), hexToBytes(seed), ...values.map(hexToBytes)];
  return sha256(concatBytes(...parts));
}

/** Draws the numbers of one point of a game, one after the other. */
export function numbersAt(
  key: Uint8Array,
  game: string,
  round: number,
  moves: number,
): (limit: number) => number {
  let block = 0;
  let words: number[] = [];
  const nextWord = (): number => {
    if (!words.length) {
      const bytes = hmac(sha256, key, utf8ToBytes(canonical([game, round, moves, block++])));
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      const count = bytes.length / WORD_BYTES;
      words = Array.from({ length: count }, (_, k) => view.getUint32(k * WORD_BYTES));
    }
    return words.shift()!;
  };
  return (limit) => {
    // Words beyond the last multiple of the limit would favour small numbers.
    const bound = Math.floor(2 ** (8 * WORD_BYTES) / limit) * limit;
    for (;;) {
      const word = nextWord();
      if (word < bound) return word % limit;
    }
  };
}

/** Check a game that is over. Returns how many numbers were drawn, or `null` if one is wrong. */
export function checkDraw(record: DrawRecord, seen: DrawInfo): number | null {
  const { draw } = record;
  if (!draw?.seed || draw.seed !== seen.seed || sealOf(draw.seed) !== seen.seal) return null;
  const values = draw.contributions.map(({ value }) => value);
  if (values.join() !== seen.values.join()) return null;
  if (values.some((value, k) => sealOf(value) !== seen.seals[k])) return null;
  const isDerived = record.entries.every(({ outcome, drawn }) => outcome === undefined || drawn);
  if (!isDerived) return null;
  const key = drawKey(draw.seed, values);
  const drawn = record.entries.flatMap((entry) => entry.drawn ?? []);
  if (drawn[0]?.round !== 0 || drawn[0].moves !== 0) return null; // the deal comes first
  let [lastMoves, lastRound] = [-1, -1];
  for (const { round, moves, numbers } of drawn) {
    const isLater = moves > lastMoves || (moves === lastMoves && round > lastRound);
    if (!isLater) return null; // the same numbers would be drawn twice
    [lastMoves, lastRound] = [moves, round];
    const next = numbersAt(key, record.game, round, moves);
    if (numbers.some(([limit, number]) => next(limit) !== number)) return null;
  }
  return drawn.reduce((sum, { numbers }) => sum + numbers.length, 0);
}
