// Checks that what was hidden in a game was not changed afterwards (docs/record.md, "Seals").
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { roomOf } from "../../games/registry";
import type { RecordEntry, SealedFact } from "../../games/room";
import type { AnyOptions } from "../../protocol";

type SealedEntry = RecordEntry & { seals?: string[]; salts?: (string | null)[] };

/** The part of a game's record that this check needs. */
export type SealRecord = {
  game: string;
  options: Omit<AnyOptions, "game">;
  entries: SealedEntry[];
};

/** Check a game that is over: each seal fits its fact, and the record has all seals that were shown. */
export function areSealsKept({ game, options, entries }: SealRecord, shown: string[]): boolean {
  const room = roomOf(game);
  const fit = entries.every(({ seals = [], salts = [], ...entry }) => {
    const facts = room.sealedFacts(entry, { ...options, game } as AnyOptions);
    if (facts.length !== seals.length || seals.length !== salts.length) return false;
    return facts.every((fact, k) => salts[k] && sealOfFact(fact, salts[k]) === seals[k]);
  });
  const recorded = new Set(entries.flatMap(({ seals }) => seals ?? []));
  return fit && shown.every((seal) => recorded.has(seal));
}

function sealOfFact(fact: SealedFact, salt: string): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(salt), utf8ToBytes(JSON.stringify(fact)))));
}
