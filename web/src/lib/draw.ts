// The draw that nobody chooses: what this device adds to it, and whether a game kept to it (docs/record.md, "Draw").
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { TableInfo } from "../protocol";
import { canonical } from "./fingerprint";
import type { Action } from "./link";

export type DrawInfo = NonNullable<TableInfo["draw"]>;

const BITS = 32; // bytes of a secret
const WORD = 4; // bytes of a number of the stream

/** The seal of a seed or a contribution: 256 random bits need no salt. */
export function sealOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** What this device has added to one draw after the other; a page that is loaded again still knows it. */
export class Contribution {
  private readonly sent = new Set<string>();

  /** What these chairs of this device have to do now for the draw of the next game. */
  answers(info: TableInfo, chairs: number[]): { chair: number; action: Action }[] {
    const { draw } = info;
    if (!draw || draw.seed || info.phase === "playing") return [];
    const all = draw.seals.every(Boolean);
    return draw.chairs.flatMap((chair, k) => {
      if (!chairs.includes(chair)) return [];
      const value = this.value(draw.seal, chair);
      if (!draw.seals[k]) return this.once(draw.seal, chair, { do: "seal_draw", seal: sealOf(value) });
      if (all && !draw.values[k]) return this.once(draw.seal, chair, { do: "open_draw", value });
      return [];
    });
  }

  private once(seal: string, chair: number, action: Action) {
    const key = `${seal} ${chair} ${action.do}`;
    if (this.sent.has(key)) return [];
    this.sent.add(key);
    return [{ chair, action }];
  }

  private value(seal: string, chair: number): string {
    const values = added(seal);
    const value = values[chair] ?? bytesToHex(crypto.getRandomValues(new Uint8Array(BITS)));
    sessionStorage.setItem(PREFIX + seal, JSON.stringify({ ...values, [chair]: value }));
    return value;
  }
}

const PREFIX = "draw ";

/** By chair, as they were numbered then: what this device has added to the draw with this seal. */
export function added(seal: string): Record<number, string> {
  return JSON.parse(sessionStorage.getItem(PREFIX + seal) ?? "{}");
}

/** Whether a game was drawn without what the device of these chairs adds. */
export function isMissing(draw: DrawInfo, chairs: number[]): boolean {
  const changed = Object.values(added(draw.seal)).some((value) => !draw.values.includes(value));
  return changed || chairs.some((chair) => !draw.chairs.includes(chair));
}

/** The numbers of one place in a game, one after the other. */
export function derived(key: Uint8Array, game: string, round: number, moves: number): (n: number) => number {
  let block = 0;
  let words: number[] = [];
  const word = (): number => {
    if (!words.length) {
      const bytes = hmac(sha256, key, utf8ToBytes(canonical([game, round, moves, block++])));
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      words = Array.from({ length: bytes.length / WORD }, (_, k) => view.getUint32(k * WORD));
    }
    return words.shift()!;
  };
  return (n) => {
    const limit = Math.floor(2 ** (8 * WORD) / n) * n;
    for (;;) {
      const one = word();
      if (one < limit) return one % n;
    }
  };
}

export function keyOf(seed: string, values: string[]): Uint8Array {
  return sha256(concatBytes(utf8ToBytes("sheepfold-draw"), hexToBytes(seed), ...values.map(hexToBytes)));
}

export type Drawn = { round: number; moves: number; numbers: [number, number][] };
export type DrawRecord = {
  game: string;
  draw: { seal: string; seed: string | null; contributions: { seat: number; value: string }[] } | null;
  entries: { drawn?: Drawn }[];
};

/** How many numbers were drawn in a game that is over; `null` if they do not follow from its draw. */
export function checked(record: DrawRecord, seen: DrawInfo): number | null {
  const { draw } = record;
  if (!draw?.seed || draw.seed !== seen.seed || sealOf(draw.seed) !== seen.seal) return null;
  const values = draw.contributions.map(({ value }) => value);
  if (values.join() !== seen.values.join() || values.some((value, k) => sealOf(value) !== seen.seals[k])) return null;
  const key = keyOf(draw.seed, values);
  const drawn = record.entries.flatMap((entry) => entry.drawn ?? []);
  let last = [-1, -1];
  for (const { round, moves, numbers } of drawn) {
    const isLater = moves > last[0]! || (moves === last[0] && round > last[1]!);
    if (!isLater) return null; // one place would be drawn from twice
    last = [moves, round];
    const next = derived(key, record.game, round, moves);
    if (numbers.some(([n, number]) => next(n) !== number)) return null;
  }
  return drawn.reduce((sum, { numbers }) => sum + numbers.length, 0);
}
