// A start planned on the home page: people sit down, bots fill the table, the game begins.
import { usualLevel } from "../bots/levels";
import { ownColour, type Level } from "../storage";
import { sit } from "./seating";
import type { Table } from "./table.svelte";

/** The names of those who sit down on this device; bots, of this level, take the other chairs. */
export type StartPlan = { names: string[]; level?: string };

let planned: { code: string; plan: StartPlan } | null = null;

/** Plan the start of a game at a table that is about to be opened on this page. */
export function planStart(code: string, plan: StartPlan): void {
  planned = { code, plan };
}

/** The plan for this table, once. */
export function takePlan(code: string): StartPlan | null {
  const plan = planned?.code === code ? planned.plan : null;
  planned = null;
  return plan;
}

/** Do the next step of a plan. Returns the rest, to continue with when the step is confirmed. */
export async function carryOut(plan: StartPlan, table: Table): Promise<StartPlan | null> {
  if (table.info?.phase !== "lobby") return null;
  const name = plan.names[table.chairs.length];
  if (name !== undefined) {
    const colour = plan.names.length === 1 ? ownColour() : null;
    return (await sit(table, name, null, colour)) ? plan : null;
  }
  const level = (plan.level as Level | undefined) ?? usualLevel(table.info.bots ?? []);
  for (const [k, place] of table.info.places.entries()) {
    if (place.who !== "open") continue;
    if (!(await table.do({ do: "seat_bot", chair: k + 1, level }))) return null;
  }
  await table.do({ do: "start" });
  return null;
}
