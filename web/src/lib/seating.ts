// Sitting down and getting up, for one or for several who share this device.
import type { TableInfo } from "../protocol";
import type { Colour } from "./colours";
import { forgetTokens, keepColour, keepName, keepTokens, tokensOf } from "./device";
import { newToken, type Action } from "./link";
import type { Table } from "./table.svelte";

/** Take a chair; when one sits here already, for one more who shares this device. */
export function sit(
  table: Table,
  name: string,
  chair: number | null = null,
  colour: Colour | null = null,
): Promise<boolean> {
  if (!table.seated) {
    keepName(name);
    if (colour) keepColour(colour);
  }
  const token = (table.seated ? null : tokensOf(table.code)[0]) ?? newToken();
  return hold(table, token, { do: "sit", name, token, chair, colour });
}

/** Take over a seat by the one-time link that this page was opened with. */
export function useLink(table: Table, link: string): Promise<boolean> {
  const token = newToken();
  return hold(table, token, { do: "use_link", link, token });
}

/** Ask for a seat, and keep its token beside those that this device has. */
async function hold(table: Table, token: string, action: Action): Promise<boolean> {
  const before = tokensOf(table.code);
  const kept = table.seated ? before : [];
  if (table.seated) {
    table.joining = true;
    table.look(null); // nobody's view may be there when the game begins
  }
  keepTokens(table.code, [...kept, token]);
  if (await table.do(action)) return true;
  keepTokens(table.code, before);
  if (table.joining) {
    table.joining = false;
    table.look(table.shared ? null : table.me);
  }
  return false;
}

/**
 * Leave the table for good: everyone on this device, or one of them. The device forgets the tokens;
 * as long as it stays connected the server remembers whose seat it was, and lets it come back.
 */
export async function stand(table: Table, chairs: number[] = table.chairs): Promise<void> {
  const stays = table.chairs.some((chair) => !chairs.includes(chair));
  for (const chair of [...chairs]) {
    if (!(await table.do({ do: "stand" }, chair))) return;
  }
  if (!stays) forgetTokens(table.code); // else the token that is no longer good for a seat does no harm
}

export type Newcomer = { chair: number; name: string; agreed: number[]; by_link: boolean };

/** Who asks everyone to take over a seat at once, and so to see its hand. */
export function asksToTakeOver(info: TableInfo): Newcomer | null {
  const at = info.places.findIndex((place) => place.claim?.is_asked);
  const claim = info.places[at]?.claim;
  if (!claim) return null;
  const { name, agreed, by_link = false } = claim;
  return { chair: at + 1, name, agreed, by_link };
}

/** The seats of this device that are asked whether a newcomer may see a hand. */
export function mustAnswerTakeover(table: Table): number[] {
  const asking = table.info ? asksToTakeOver(table.info) : null;
  if (!asking) return [];
  return table.chairs.filter((chair) => chair !== asking.chair && !asking.agreed.includes(chair));
}

/** Answer, for everyone on this device, whether a newcomer may see a hand. */
export async function answerTakeover(table: Table, yes: boolean): Promise<void> {
  const asking = table.info ? asksToTakeOver(table.info) : null;
  if (!asking) return;
  for (const chair of mustAnswerTakeover(table)) {
    if (!(await table.do({ do: "answer_takeover", of: asking.chair, yes }, chair)) || !yes) return;
  }
}

/** Everyone on this device is ready, or is not; the host need not say so. */
export async function beReady(table: Table, ready: boolean): Promise<void> {
  for (const chair of table.chairs) {
    if (chair !== table.info?.host) await table.do({ do: "ready", ready }, chair);
  }
}

/** The seats of this device that are asked whether a move may be taken back. */
export function mustAnswer(table: Table): number[] {
  const { asking, agreed } = table.info ?? { asking: null, agreed: [] };
  if (asking === null) return [];
  return table.chairs.filter((chair) => chair !== asking && !agreed.includes(chair));
}

/** Answer, for everyone on this device, whether a move may be taken back. */
export async function answer(table: Table, yes: boolean): Promise<void> {
  for (const chair of mustAnswer(table)) {
    if (!(await table.do({ do: "answer_takeback", yes }, chair)) || !yes) return;
  }
}
