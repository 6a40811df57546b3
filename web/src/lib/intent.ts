// What was asked for on the home page, to be done once the table is there.

/** Who sits down on this device; bots take the other chairs, and the game begins. */
export type Plan = { names: string[] };

let wanted: { code: string; plan: Plan } | null = null;

export function want(code: string, plan: Plan): void {
  wanted = { code, plan };
}

export function planFor(code: string): Plan | null {
  const plan = wanted?.code === code ? wanted.plan : null;
  wanted = null;
  return plan;
}
