// The outline of a band in a chart: stacked on those before it, and level within each step.
import type { BandRow } from "../../games/ui";

/** The path of a band of a row, one unit wide a step; the row is one unit high, and 0 is its upper edge. */
export function bandPath(
  { bands, full = 1 }: Pick<BandRow, "bands" | "full">,
  which: number,
): string {
  const steps = bands[which]!.values.map((value, k) => {
    const below = bands.slice(0, which).reduce((sum, { values }) => sum + values[k]!, 0);
    return [height(below / full), height((below + value) / full)] as const;
  });
  const along = steps.map(([lower], k) => `V${lower}H${k + 1}`);
  const back = steps.map(([, upper], k) => `V${upper}H${k}`).reverse();
  return `M0 ${steps[0]?.[0] ?? 1}${along.join("")}${back.join("")}Z`;
}

function height(share: number): number {
  return Math.round((1 - Math.min(1, share)) * 1e4) / 1e4;
}
