// Checks that what was hidden in a game was not changed afterwards (docs/record.md, "Seals").
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { uiOf } from "../../games/registry";
import type { RecordEntry, SealedFact } from "../../games/ui";
import type { AnyOptions } from "../../protocol";

type SealedEntry = RecordEntry & { seals?: string[]; salts?: (string | null)[] };

/** The part of a game's record that this check needs. */
export type SealRecord = {
  game: string;
  options: Omit<AnyOptions, "game">;
  entries: SealedEntry[];
};

/**
 * Check a game that is over: each seal fits its fact, and the record has all seals that were shown.
 * `null`: this page does not know what the game hides.
 */
export function areSealsKept(
  { game, options, entries }: SealRecord,
  shown: string[],
): boolean | null {
  const ui = uiOf(game);
  const all = { ...options, game } as AnyOptions;
  const fit = entries.every(({ seals = [], salts = [], ...entry }) => {
    const facts = ui.sealedFacts(entry, all);
    if (facts === null) return seals.length === salts.length;
    if (facts.length !== seals.length || seals.length !== salts.length) return false;
    return facts.every((fact, k) => salts[k] && sealOfFact(fact, salts[k]) === seals[k]);
  });
  const recorded = new Set(entries.flatMap(({ seals }) => seals ?? []));
  if (!fit || !shown.every((seal) => recorded.has(seal))) return false;
  const isKnown = entries.every((entry) => ui.sealedFacts(entry, all) !== null);
  return isKnown ? true : null;
}

function sealOfFact(fact: SealedFact, salt: string): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(salt), utf8ToBytes(JSON.stringify(fact)))));
}
