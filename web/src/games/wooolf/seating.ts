// Who sits where around the table: to the left, at the top, to the right and at the bottom.

export type Sides = { left: number[]; top: number[]; right: number[]; bottom: number[] };

/**
 * The players in the order in which they sit, clockwise from the viewer's left. A viewer has the
 * bottom to itself, and is not among them; without one the players sit at all four sides.
 */
export function seating(players: number[], hasViewer: boolean): Sides {
  const count = players.length;
  const side = hasViewer && count > 5 ? 2 : 1;
  const below = hasViewer ? 0 : Math.floor((count - 2) / 2);
  const above = count - 2 * side - below;
  const from = [0, side, side + above, 2 * side + above] as const;
  const part = (k: 0 | 1 | 2 | 3) => players.slice(from[k], from[(k + 1) as 1 | 2 | 3]);
  return {
    left: part(0).reverse(), // from top to bottom
    top: part(1),
    right: part(2),
    bottom: part(3).reverse(), // from left to right
  };
}

/** The cell of each player in a grid of 12 columns, as the style of the table understands it. */
export function cells({ left, top, right, bottom }: Sides): Map<number, string> {
  const found = new Map<number, string>();
  const across = (players: number[], row: number) =>
    players.forEach((player, k) => {
      const span = 12 / players.length;
      found.set(player, `${row} / ${1 + k * span} / span 1 / span ${span}`);
    });
  across(top, 1);
  left.forEach((player, k) => found.set(player, `${2 + k} / 1 / span 1 / span 4`));
  right.forEach((player, k) => found.set(player, `${2 + k} / 9 / span 1 / span 4`));
  across(bottom, 2 + left.length);
  return found;
}

/** The players clockwise, beginning left of the viewer; or with the first, if nobody looks. */
export function clockwise(players: number, viewer: number | null): number[] {
  if (viewer === null) return Array.from({ length: players }, (_, k) => k + 1);
  return Array.from({ length: players - 1 }, (_, k) => ((viewer + k) % players) + 1);
}
