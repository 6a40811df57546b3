// The games this device has a seat in, as the server tells of them.
import { hasUi, loadUi } from "../../games/registry";
import type { SeatSummary, TableInfo } from "../../protocol";
import { language, t } from "../i18n.svelte";
import { fetchTable, RequestRefused } from "../server/api";
import { tokensOf, visitOf } from "../storage";
import { namesOf } from "../table/names";

export type MyGame = {
  code: string;
  /** `left`: a bot plays on. `moved`: another device has the seat. `gone`: there is nothing to return to. */
  state: TableInfo["phase"] | "left" | "moved" | "gone";
  table: TableInfo | null;
  chair: number | null;
  /** Who must act now. */
  actors: number[];
  winners: number[];
  /** How many seconds ago it was the last turn, or this device was there. */
  ago: number;
};

/** Ask how a table stands, as the first of this device's seats that it still knows. Rejects without a server. */
export async function loadGame(code: string): Promise<MyGame> {
  const nothing = { code, table: null, chair: null, actors: [], winners: [], ago: agoOf(code) };
  try {
    const summary = await summaryOf(code);
    const table = summary?.table ?? (await fetchTable<TableInfo>(code, ""));
    const { game } = table.options;
    if (!hasUi(game)) await loadUi(game);
    if (!summary) return { ...nothing, table, state: lostState(code, table) };
    const { chair, actors, winners, since } = summary;
    const ago = since > 0 ? table.now - since : nothing.ago;
    return { code, state: table.phase, table, chair, actors, winners, ago };
  } catch (error) {
    if (error instanceof RequestRefused && error.status === 404)
      return { ...nothing, state: "gone" };
    throw error;
  }
}

async function summaryOf(code: string): Promise<SeatSummary | null> {
  for (const token of tokensOf(code)) {
    try {
      return await fetchTable<SeatSummary>(code, "/seat", token);
    } catch (error) {
      if (!(error instanceof RequestRefused) || error.reason !== "not-your-seat") throw error;
    }
  }
  return null;
}

/** The state of a game whose seat this device no longer has. */
function lostState(code: string, { phase, places }: TableInfo): MyGame["state"] {
  const visit = visitOf(code);
  if (visit?.phase === "left") return phase === "playing" ? "left" : "gone";
  const isTaken = visit?.chairs.some((chair) => places[chair - 1]?.who === "person");
  return isTaken ? "moved" : "gone";
}

function agoOf(code: string): number {
  const visit = visitOf(code);
  return visit ? (Date.now() - visit.time) / 1000 : 0;
}

/** Whether one can still play there; the others are past. */
export function isOpen({ state }: MyGame): boolean {
  return state !== "over" && state !== "gone";
}

const URGENCY = ["playing", "lobby", "left", "moved", "over", "gone"];

/** One's own turn first, then what goes on, then the rest; within these the last visited first. */
export function inOrder(games: MyGame[]): MyGame[] {
  const isMine = ({ chair, actors }: MyGame) => chair !== null && actors.includes(chair);
  const rank = (game: MyGame) => (isMine(game) ? -1 : URGENCY.indexOf(game.state));
  return games.toSorted((one, other) => rank(one) - rank(other));
}

/** The other players: people by name, bots by number. */
export function company({ table, chair }: MyGame): string {
  if (!table) return "";
  const seats = table.places.map((_, k) => k + 1).filter((seat) => seat !== chair);
  const people = seats.filter((seat) => table.places[seat - 1]?.who === "person");
  const bots = seats.filter((seat) => table.places[seat - 1]?.who === "bot").length;
  return [namesOf(people, table), bots ? t("web-bots", { count: bots }) : ""]
    .filter(Boolean)
    .join(", ");
}

/** How a game stands, in a few words. */
export function standing({ state, table, chair, actors, winners }: MyGame): string {
  switch (state) {
    case "playing":
      if (table?.paused) return t("table-paused");
      if (chair !== null && actors.includes(chair)) return t("phrase-your-turn");
      return table && actors.length ? t("web-game-turn", { who: namesOf(actors, table) }) : "";
    case "over":
      if (chair !== null && winners.includes(chair)) return t("web-game-won");
      return table && winners.length
        ? t("web-game-winners", { count: winners.length, who: namesOf(winners, table) })
        : t("web-game-over");
    default:
      return t(`web-game-${state}`);
  }
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was, in the reader's language. */
export function agoText(seconds: number): string {
  const [unit, length] = UNITS.find(([, long]) => seconds >= long) ?? ["second", Infinity];
  const count = unit === "second" ? 0 : Math.floor(seconds / length);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-count, unit);
}
