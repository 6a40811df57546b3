// A probability as people read it.

/** In percent; 0 and 100 only if it is certain. */
export function percent(chance: number): string {
  const rounded = Math.round(100 * chance);
  const shown = chance > 0 && chance < 1 ? Math.min(99, Math.max(1, rounded)) : rounded;
  return `${shown}\u202f%`;
}
