// Seals: what was hidden in a game was not changed afterwards (docs/record.md, "Seals").
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

type Outcome = { type: string; hands?: unknown; questions?: unknown; left?: unknown };
type Entry = { move?: string; outcome?: Outcome; seals?: string[]; salts?: (string | null)[] };
type Fact = [name: string, value: unknown];

export type SealRecord = { options: { columns?: number }; entries: Entry[] };

/** Whether the seals of a game that is over fit what they hide, and those that this page was shown are among them. */
export function areKept({ options, entries }: SealRecord, shown: string[]): boolean {
  const fit = entries.every(({ seals = [], salts = [], ...entry }) => {
    const fixed = facts(entry, options.columns ?? 0);
    if (fixed.length !== seals.length || seals.length !== salts.length) return false;
    return fixed.every((fact, k) => salts[k] && sealOf(fact, salts[k]) === seals[k]);
  });
  const all = new Set(entries.flatMap(({ seals }) => seals ?? []));
  return fit && shown.every((seal) => all.has(seal));
}

/** The hidden facts that an entry fixed, in the order of their seals. */
function facts({ move = "", outcome }: Entry, columns: number): Fact[] {
  const [verb, first = "", second] = move.split(" ");
  const fixed: Fact[] = [];
  if (verb === "hide") fixed.push(["wolf", placeOf(first, columns)]);
  else if (verb === "abstain") fixed.push(["guess", { type: verb }]);
  else if (verb === "guess") {
    fixed.push(["guess", { type: verb, first: Number(first), second: second === "x" ? null : Number(second) }]);
  }
  if (outcome?.type === "deal") fixed.push(["cards", outcome.hands], ["questions", outcome.questions]);
  else if (outcome?.type === "shuffle") fixed.push(["left", outcome.left]);
  return fixed;
}

/** The number of a place, by its name: a letter for the column, a number for the row. */
function placeOf(name: string, columns: number): number {
  return name.charCodeAt(0) - "a".charCodeAt(0) + (Number(name.slice(1)) - 1) * columns;
}

function sealOf(fact: Fact, salt: string): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(salt), utf8ToBytes(JSON.stringify(fact)))));
}
