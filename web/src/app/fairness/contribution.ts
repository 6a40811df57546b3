// What this device adds to the draw of a game, so that nobody can choose it (docs/record.md, "Draw").
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { DrawInfo, TableInfo } from "../../protocol";
import type { Action } from "../server/connection";

const SECRET_BYTES = 32;
const STORED = "draw ";

/** The seal of a seed or a contribution: 256 random bits need no salt. */
export function sealOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** A draw was made without this device, or changed after this device had opened its number. */
export type DrawProblem = "missing" | "changed";

/** The keys of the sentences for it. */
export const DRAW_PROBLEMS = { missing: "draw-wrong-missing", changed: "draw-wrong-changed" };

/**
 * Answers the server's requests for this device's contributions, and checks that they are used.
 *
 * A server that wants to choose could ask for the numbers and then use others, or draw again until
 * it likes the result. So the draw in which this device has opened its number must be the one that
 * counts, unless another device was left out.
 */
export class Contribution {
  /** What is wrong with the last draw. */
  problem: DrawProblem | null = null;
  private readonly sent = new Set<string>();
  /** The draw in which this device has opened its number, until a game has begun with it. */
  private opened: DrawInfo | null = null;
  private last: TableInfo | null = null;

  /** What these chairs of this device have to do now for the draw of the next game. */
  answers(info: TableInfo, chairs: number[]): { chair: number; action: Action }[] {
    this.check(info, chairs);
    const { draw } = info;
    if (!draw || !isBeingMade(info)) return [];
    const allSealed = draw.seals.every(Boolean);
    return draw.chairs.flatMap((chair, k) => {
      if (!chairs.includes(chair)) return [];
      const value = this.value(draw.seal, chair);
      if (!draw.seals[k]) {
        const seal = sealOf(value);
        return this.once(draw.seal, chair, { do: "seal_draw", draw: draw.seal, seal });
      }
      if (!allSealed || draw.values[k] || draw.seals[k] !== sealOf(value)) return [];
      this.opened = draw;
      return this.once(draw.seal, chair, { do: "open_draw", draw: draw.seal, value });
    });
  }

  /** Check that the draw is still the one in which this device has opened its number. */
  private check(info: TableInfo, chairs: number[]): void {
    const { last, opened } = this;
    const draw = info.draw ?? null;
    this.last = info;
    if (draw && isBeingMade(info)) {
      if (!last || !isBeingMade(last)) this.problem = null; // that was another game's
      if (opened && !continues(opened, draw, chairs)) this.problem = "changed";
      if (opened?.seal !== draw.seal) this.opened = null;
      return;
    }
    this.opened = null;
    if (info.phase === "lobby") return;
    const isOurs = !draw || chairs.some((chair) => draw.chairs.includes(chair));
    if (opened && isOurs && !isUsed(opened, draw)) this.problem = "changed";
    const begins = last !== null && last.phase !== "playing" && info.phase === "playing";
    if (begins && draw && !this.problem && isMissing(draw, chairs)) this.problem = "missing";
  }

  private once(seal: string, chair: number, action: Action) {
    const key = `${seal} ${chair} ${action.do}`;
    if (this.sent.has(key)) return [];
    this.sent.add(key);
    return [{ chair, action }];
  }

  /** The number of a chair; it is stored, so that a page that is loaded again still knows it. */
  private value(seal: string, chair: number): string {
    const values = contributions(seal);
    const value = values[chair] ?? bytesToHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
    sessionStorage.setItem(STORED + seal, JSON.stringify({ ...values, [chair]: value }));
    return value;
  }
}

/** What this device has added to the draw with this seal, by chair as they were numbered then. */
export function contributions(seal: string): Record<number, string> {
  return JSON.parse(sessionStorage.getItem(STORED + seal) ?? "{}") as Record<number, string>;
}

/** Whether a game was drawn without the contributions of these chairs of this device. */
export function isMissing(draw: DrawInfo, chairs: number[]): boolean {
  const own = Object.values(contributions(draw.seal));
  const isReplaced = own.some((value) => !draw.values.includes(value));
  return isReplaced || chairs.some((chair) => !draw.chairs.includes(chair));
}

/** Whether the draw of the next game is being made. */
function isBeingMade({ draw, phase }: TableInfo): boolean {
  return !!draw && !draw.seed && phase !== "playing";
}

/** Whether this is the same draw, or one that was begun again because a chair was left out. */
function continues(opened: DrawInfo, draw: DrawInfo, chairs: number[]): boolean {
  if (draw.seal === opened.seal) return draw.seals.join() === opened.seals.join();
  const isSmaller =
    draw.chairs.length < opened.chairs.length &&
    draw.chairs.every((chair) => opened.chairs.includes(chair));
  return isSmaller || !chairs.some((chair) => draw.chairs.includes(chair));
}

/** Whether a game has the draw in which this device has opened its number. */
function isUsed(opened: DrawInfo, draw: DrawInfo | null): boolean {
  if (draw?.seal !== opened.seal || draw.seals.join() !== opened.seals.join()) return false;
  const own = contributions(opened.seal);
  return opened.chairs.every((chair, k) => !own[chair] || draw.values[k] === own[chair]);
}
