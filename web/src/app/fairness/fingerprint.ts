// The fingerprint of a game, computed from what this page was shown (docs/record.md, "Fingerprint").
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { AnyEvent, Frame, Sync, TableInfo } from "../../protocol";

/** Crockford's base 32: it leaves out letters that look like digits. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;

/** JSON in the form that is hashed: keys sorted, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(",")}}`;
}

/** The digest at the start of a game. */
export function firstDigest(info: TableInfo, seals: string[]): string {
  const names = info.places.map((place, k) => place.name || `Bot ${k + 1}`);
  const line = ["sheepfold", info.options.game, info.rules, info.options, names, seals];
  const draw = info.draw ? [[info.draw.seal, ...info.draw.values]] : [];
  return bytesToHex(sha256(utf8ToBytes(canonical([...line, ...draw]))));
}

/** The digest after one more turn move; `events` are as everyone may know them. */
export function nextDigest(digest: string, events: unknown[], seals: string[]): string {
  return bytesToHex(
    sha256(concatBytes(hexToBytes(digest), utf8ToBytes(canonical([events, seals])))),
  );
}

/** A digest as people compare it: four groups of four letters and digits. */
export function readable(digest: string): string {
  const bits = [...hexToBytes(digest)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const letters = Array.from(
    { length: LENGTH },
    (_, k) => ALPHABET[parseInt(bits.slice(5 * k, 5 * k + 5), 2)],
  );
  return letters.join("").match(/.{4}/g)!.join("-");
}

export class Fingerprint {
  private digests = new Map<number, string>();
  /** The seals that this page was shown, by the number of the move that they came with. */
  private sealsByMove = new Map<number, string[]>();
  private moves = 0;
  private games = 0;
  /** The seat through which this page watches, and the last frame that it was shown. */
  private viewer: number | null = null;
  private last = 0;
  /** The events of a move that ended a round, until the frame that counts it. */
  private closing: AnyEvent[] = [];

  /** Continue from a sync. The server's digest counts only for moves that this page has missed. */
  sync({ moves = 0, transcript = "", table, view, seals, viewer, frame }: Sync): void {
    const same = table.games === this.games && moves === this.moves;
    const missed = !same || (viewer === this.viewer && frame !== this.last);
    if (!view) this.digests = new Map();
    else if (!moves) this.digests = new Map([[0, firstDigest(table, seals)]]);
    else if (missed) this.digests = new Map([[moves, transcript]]);
    if (!view || !moves || missed) this.sealsByMove = new Map([[moves, seals]]);
    this.viewer = viewer;
    this.last = frame;
    this.moves = moves;
    this.games = view ? table.games : 0;
    this.closing = [];
  }

  /** Continue by one frame. Returns whether it was a turn move. */
  frame(
    { frame, closing, news, events = [], public: open, moves = 0, transcript, seals }: Frame,
    info: TableInfo,
  ): boolean {
    this.last = frame;
    const known = [...this.closing, ...(open ?? events)];
    this.closing = closing ? known : [];
    const last = this.digests.get(this.moves);
    const moved = !news && moves > this.moves;
    if (news?.what === "started") this.digests = new Map([[0, firstDigest(info, seals ?? [])]]);
    else if (news?.what === "taken_back") {
      if (!this.digests.has(moves) && transcript) this.digests.set(moves, transcript);
    } else if (moved && last) this.digests.set(moves, nextDigest(last, known, seals ?? []));
    if (news?.what === "started") this.sealsByMove = new Map([[0, seals ?? []]]);
    else if (moved) this.sealsByMove.set(moves, seals ?? []);
    this.moves = moves;
    this.games = info.games;
    return moved;
  }

  /** The seals that this page was shown with the moves that were not taken back. */
  get seals(): string[] {
    return [...this.sealsByMove].flatMap(([moves, seals]) => (moves <= this.moves ? seals : []));
  }

  /** The fingerprint as people compare it; empty before a game. */
  get text(): string {
    const digest = this.digests.get(this.moves);
    return digest ? readable(digest) : "";
  }
}
