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

/** Of a draw: it was made without this device, or changed after this device had opened its number. */
export type Wrong = "missing" | "changed";

/** The sentences for it. */
export const WRONG = { missing: "draw-wrong-missing", changed: "draw-wrong-changed" };

/**
 * What this device has added to one draw after the other; a page that is loaded again still knows it.
 *
 * A server that wants to choose could ask for the numbers and then use others, or draw again until it likes what
 * comes. So the draw in which this device has opened its number must be the one that counts, unless another device
 * was left out.
 */
export class Contribution {
  /** What is wrong with the last draw. */
  wrong: Wrong | null = null;
  private readonly sent = new Set<string>();
  /** The draw in which this device has opened its number, until a game has begun with it. */
  private opened: DrawInfo | null = null;
  private last: TableInfo | null = null;

  /** What these chairs of this device have to do now for the draw of the next game. */
  answers(info: TableInfo, chairs: number[]): { chair: number; action: Action }[] {
    this.follow(info, chairs);
    const { draw } = info;
    if (!draw || !isMade(info)) return [];
    const all = draw.seals.every(Boolean);
    return draw.chairs.flatMap((chair, k) => {
      if (!chairs.includes(chair)) return [];
      const value = this.value(draw.seal, chair);
      if (!draw.seals[k])
        return this.once(draw.seal, chair, {
          do: "seal_draw",
          draw: draw.seal,
          seal: sealOf(value),
        });
      if (!all || draw.values[k] || draw.seals[k] !== sealOf(value)) return [];
      this.opened = draw;
      return this.once(draw.seal, chair, { do: "open_draw", draw: draw.seal, value });
    });
  }

  /** See whether the draw is still the one in which this device has opened its number. */
  private follow(info: TableInfo, chairs: number[]): void {
    const { last, opened } = this;
    const draw = info.draw ?? null;
    this.last = info;
    if (draw && isMade(info)) {
      if (!last || !isMade(last)) this.wrong = null; // of another game
      if (opened && !goesOn(opened, draw, chairs)) this.wrong = "changed";
      if (opened?.seal !== draw.seal) this.opened = null;
      return;
    }
    this.opened = null;
    if (info.phase === "lobby") return;
    const mine = !draw || chairs.some((chair) => draw.chairs.includes(chair));
    if (opened && mine && !isKept(opened, draw)) this.wrong = "changed";
    const begins = last !== null && last.phase !== "playing" && info.phase === "playing";
    if (begins && draw && !this.wrong && isMissing(draw, chairs)) this.wrong = "missing";
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
  return JSON.parse(sessionStorage.getItem(PREFIX + seal) ?? "{}") as Record<number, string>;
}

/** Whether a game was drawn without what the device of these chairs adds. */
export function isMissing(draw: DrawInfo, chairs: number[]): boolean {
  const changed = Object.values(added(draw.seal)).some((value) => !draw.values.includes(value));
  return changed || chairs.some((chair) => !draw.chairs.includes(chair));
}

/** Whether the draw of the next game is being made. */
function isMade({ draw, phase }: TableInfo): boolean {
  return !!draw && !draw.seed && phase !== "playing";
}

/** Whether this is the same draw, or one that was begun anew because a chair was left out. */
function goesOn(opened: DrawInfo, draw: DrawInfo, chairs: number[]): boolean {
  if (draw.seal === opened.seal) return draw.seals.join() === opened.seals.join();
  const isLess =
    draw.chairs.length < opened.chairs.length &&
    draw.chairs.every((chair) => opened.chairs.includes(chair));
  return isLess || !chairs.some((chair) => draw.chairs.includes(chair));
}

/** Whether a game has the draw in which this device has opened its number. */
function isKept(opened: DrawInfo, draw: DrawInfo | null): boolean {
  if (draw?.seal !== opened.seal || draw.seals.join() !== opened.seals.join()) return false;
  const own = added(opened.seal);
  return opened.chairs.every((chair, k) => !own[chair] || draw.values[k] === own[chair]);
}

/** The numbers of one place in a game, one after the other. */
export function derived(
  key: Uint8Array,
  game: string,
  round: number,
  moves: number,
): (n: number) => number {
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
  return sha256(
    concatBytes(utf8ToBytes("sheepfold-draw"), hexToBytes(seed), ...values.map(hexToBytes)),
  );
}

export type Drawn = { round: number; moves: number; numbers: [number, number][] };
export type DrawRecord = {
  game: string;
  draw: {
    seal: string;
    seed: string | null;
    contributions: { seat: number; value: string }[];
  } | null;
  entries: { outcome?: unknown; drawn?: Drawn }[];
};

/** How many numbers were drawn in a game that is over; `null` if they do not follow from its draw. */
export function checked(record: DrawRecord, seen: DrawInfo): number | null {
  const { draw } = record;
  if (!draw?.seed || draw.seed !== seen.seed || sealOf(draw.seed) !== seen.seal) return null;
  const values = draw.contributions.map(({ value }) => value);
  if (
    values.join() !== seen.values.join() ||
    values.some((value, k) => sealOf(value) !== seen.seals[k])
  )
    return null;
  const key = keyOf(draw.seed, values);
  if (record.entries.some(({ outcome, drawn }) => outcome !== undefined && !drawn)) return null; // drawn otherwise
  const drawn = record.entries.flatMap((entry) => entry.drawn ?? []);
  if (drawn[0]?.round !== 0 || drawn[0].moves !== 0) return null; // the deal has the first place
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
