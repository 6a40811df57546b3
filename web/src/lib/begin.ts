// From the home page into a game: a table is opened, people sit down, bots fill it.
import type { Problem, TableOpened } from "../protocol";
import { ownColour, ownLevel } from "./device";
import type { Plan } from "./intent";
import { language } from "./say.svelte";
import { sit } from "./seating";
import type { Table } from "./table.svelte";

/** Open a table on the server; its code. */
export async function openTable(game: "uly_polly" | "wooolf", chairs: number): Promise<string> {
  const answer = await fetch("api/tables", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": language() },
    body: JSON.stringify({ options: { game }, settings: { chairs } }),
  });
  if (!answer.ok) throw new Error(((await answer.json()) as Problem).text);
  return ((await answer.json()) as TableOpened).code;
}

/** Do the next part of a plan; what is left of it is for the sync that comes with a new seat. */
export async function carryOut(plan: Plan, table: Table): Promise<Plan | null> {
  if (table.info?.phase !== "lobby") return null;
  const name = plan.names[table.chairs.length];
  if (name !== undefined) {
    const colour = plan.names.length === 1 ? ownColour() : null;
    return (await sit(table, name, null, colour)) ? plan : null;
  }
  for (const [k, place] of table.info.places.entries()) {
    if (place.who !== "open") continue;
    if (!(await table.do({ do: "seat_bot", chair: k + 1, level: ownLevel() }))) return null;
  }
  await table.do({ do: "start" });
  return null;
}
