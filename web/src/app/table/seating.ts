// Sitting down and getting up, for one person or for several who share this device.
import type { TableInfo } from "../../protocol";
import type { Colour } from "../colours";
import {
  forgetTable,
  heldTokens,
  leaveSeats,
  saveColour,
  saveName,
  saveTokens,
  saveVisit,
  tokensOf,
} from "../storage";
import { language } from "../i18n.svelte";
import { Connection, newToken, type Action } from "../server/connection";
import type { Table } from "./table.svelte";

/** Take a chair; if this device has one already, for one more person who shares it. */
export function sit(
  table: Table,
  name: string,
  chair: number | null = null,
  colour: Colour | null = null,
): Promise<boolean> {
  if (!table.seated) {
    saveName(name);
    if (colour) saveColour(colour);
  }
  const token = (table.seated ? null : heldTokens(table.code)[0]) ?? newToken();
  return claim(table, token, { do: "sit", name, token, chair, colour });
}

/** Take a seat by the one-time link that this page was opened with. */
export function takeSeatByLink(table: Table, link: string): Promise<boolean> {
  const token = newToken();
  return claim(table, token, { do: "use_link", link, token });
}

/** Ask for a seat, and store its token beside those that this device has. */
async function claim(table: Table, token: string, action: Action): Promise<boolean> {
  const before = tokensOf(table.code);
  const kept = table.seated ? before : [];
  if (table.seated) {
    table.joining = true;
    table.look(null); // when the game begins, nobody's private view may be on the screen
  }
  saveTokens(table.code, [...kept, token]);
  if (await table.do(action)) return true;
  saveTokens(table.code, before);
  if (table.joining) {
    table.joining = false;
    table.look(table.shared ? null : table.me);
  }
  return false;
}

/**
 * Leave the table: everyone on this device, or some of them. A bot goes on for who leaves a game; the device
 * remembers where that was, and until the page is loaded anew the server knows whose seat it was.
 */
export async function stand(table: Table, chairs: number[] = table.chairs): Promise<boolean> {
  const stays = table.chairs.some((chair) => !chairs.includes(chair));
  const phase = table.info?.phase;
  for (const chair of [...chairs]) {
    if (!(await table.do({ do: "stand" }, chair))) return false;
  }
  if (!stays) giveUp(table.code, phase === "playing" ? chairs : null); // else a token without a seat does no harm
  return true;
}

/** The same from elsewhere, for everyone on this device. Rejects with what the server says. */
export function leaveTable(code: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let begun = false;
    const connection: Connection = new Connection(code, () => tokensOf(code), language, {
      sync: ({ chairs, table }) => {
        if (!begun) getUp(chairs, table.phase === "playing").then(resolve, reject);
        begun = true; // after a break the connection itself sends again what was not answered
      },
      frame: () => {},
      connected: () => {},
      ended: ({ text }) => reject(new Error(text)),
    });
    async function getUp(chairs: number[], isPlaying: boolean): Promise<void> {
      try {
        for (const chair of chairs) await connection.do({ do: "stand" }, chair);
        giveUp(code, isPlaying ? chairs : null);
      } finally {
        connection.close();
      }
    }
  });
}

/** Forget the seats; of a game that goes on, remember where it was. */
function giveUp(code: string, chairs: number[] | null): void {
  if (!chairs) return forgetTable(code);
  leaveSeats(code);
  saveVisit(code, chairs, "left");
}

export type Newcomer = { chair: number; name: string; agreed: number[]; by_link: boolean };

/** Who asks to take over a seat in the middle of a round, and so to see its secrets. */
export function asksToTakeOver(info: TableInfo): Newcomer | null {
  const at = info.places.findIndex((place) => place.claim?.is_asked);
  const claim = info.places[at]?.claim;
  if (!claim) return null;
  const { name, agreed, by_link = false } = claim;
  return { chair: at + 1, name, agreed, by_link };
}

/** Everyone who has not agreed to that yet, also who is away. */
export function toAnswerTakeover(info: TableInfo): number[] {
  const asking = asksToTakeOver(info);
  const people = info.places.flatMap(({ who }, k) => (who === "person" ? [k + 1] : []));
  return people.filter((chair) => chair !== asking?.chair && !asking?.agreed.includes(chair));
}

/** The seats of this device that have to answer that. */
export function mustAnswerTakeover(table: Table): number[] {
  const asking = table.info ? asksToTakeOver(table.info) : null;
  if (!asking) return [];
  return table.chairs.filter((chair) => chair !== asking.chair && !asking.agreed.includes(chair));
}

/** Answer it for everyone on this device. */
export async function answerTakeover(table: Table, yes: boolean): Promise<void> {
  const asking = table.info ? asksToTakeOver(table.info) : null;
  if (!asking) return;
  for (const chair of mustAnswerTakeover(table)) {
    if (!(await table.do({ do: "answer_takeover", of: asking.chair, yes }, chair)) || !yes) return;
  }
}

/** Say for everyone on this device whether they are ready; the host need not say so. */
export async function setReady(table: Table, ready: boolean): Promise<void> {
  for (const chair of table.chairs) {
    if (chair !== table.info?.host) await table.do({ do: "ready", ready }, chair);
  }
}

/** The seats of this device that have to answer whether a move may be taken back. */
export function mustAnswerTakeback(table: Table): number[] {
  const { asking, agreed } = table.info ?? { asking: null, agreed: [] };
  if (asking === null) return [];
  return table.chairs.filter((chair) => chair !== asking && !agreed.includes(chair));
}

/** Answer it for everyone on this device. */
export async function answerTakeback(table: Table, yes: boolean): Promise<void> {
  for (const chair of mustAnswerTakeback(table)) {
    if (!(await table.do({ do: "answer_takeback", yes }, chair)) || !yes) return;
  }
}
