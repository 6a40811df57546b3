// The rule that somebody wants to read, from wherever they are: its page lies over everything else.

let wanted = $state.raw<{ game: string; rule: string } | null>(null);

/** Open the rules of a game at this rule. */
export function readRule(game: string, rule: string): void {
  wanted = { game, rule };
}

export function wantedRule(): { game: string; rule: string } | null {
  return wanted;
}

export function closeRule(): void {
  wanted = null;
}
