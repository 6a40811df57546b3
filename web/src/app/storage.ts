// What this device remembers in localStorage: seat tokens by table, when it was there, and its user's name,
// colour and bots. Of a game only the notes are stored that its player has made in this round.
// The keys are those of release 0.1.0; a change would lose people their seats.
import { LEVELS, TABLE } from "../facts";
import { COLOURS, type Colour } from "./colours";

export type Level = (typeof LEVELS)[number];

const NAME = "sheepfold.name";
const COLOUR = "sheepfold.colour";
const LEVEL = "sheepfold.level";
const SHARED_NAMES = "sheepfold.names";
const VISITS = "sheepfold.visits";
const SEATS = "sheepfold.seats.";
const NOTES = "sheepfold.notes.";
const seatsKey = (code: string) => `${SEATS}${code}`;

/** A table this device was at. */
export type Visit = {
  /** When, in milliseconds. */
  time: number;
  /** The chairs it had. */
  chairs: number[];
  /** How the table stood; `left` if its people have got up in the middle of a game. */
  phase: "lobby" | "playing" | "over" | "left";
};

/** Read a list of strings, as many as a table has seats; whatever else is stored there is ignored. */
function readTexts(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((text) => typeof text === "string").slice(-TABLE.most_chairs);
  } catch {
    return [];
  }
}

/** The secrets of this device's seats at a table. */
export function tokensOf(code: string): string[] {
  return readTexts(seatsKey(code));
}

export function saveTokens(code: string, tokens: string[]): void {
  localStorage.setItem(seatsKey(code), JSON.stringify(tokens));
}

export function forgetTokens(code: string): void {
  localStorage.removeItem(seatsKey(code));
}

/** Tokens of seats that were left. They are in memory alone: after a reload this device is a stranger there. */
const leftTokens = new Map<string, string[]>();

/** Give up the seats at a table. Until the page is reloaded, their people can return to them at once. */
export function leaveSeats(code: string): void {
  leftTokens.set(code, tokensOf(code));
  forgetTokens(code);
}

/** The tokens that this device shows the server: of its seats, and of those it has just left. */
export function heldTokens(code: string): string[] {
  const own = tokensOf(code);
  return own.length ? own : (leftTokens.get(code) ?? []);
}

/** When this device was where; whatever else is stored there is ignored. */
function visits(): Record<string, Visit> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(VISITS) ?? "{}");
    return typeof stored === "object" && stored !== null && !Array.isArray(stored)
      ? (stored as Record<string, Visit>)
      : {};
  } catch {
    return {};
  }
}

export function visitOf(code: string): Visit | null {
  const { time, chairs, phase } = visits()[code] ?? {};
  if (typeof time !== "number" || !Array.isArray(chairs) || !phase) return null;
  return { time, chairs, phase };
}

export function saveVisit(code: string, chairs: number[], phase: Visit["phase"]): void {
  const all = { ...visits(), [code]: { time: Date.now(), chairs, phase } };
  localStorage.setItem(VISITS, JSON.stringify(all));
}

/** The tables where this device has seats, or had them when it left; the last visited first. */
export function knownTables(): string[] {
  const seats = Object.keys(localStorage)
    .filter((key) => key.startsWith(SEATS))
    .map((key) => key.slice(SEATS.length))
    .filter((code) => tokensOf(code).length > 0);
  const left = Object.keys(visits()).filter((code) => visitOf(code)?.phase === "left");
  const timeOf = (code: string) => visitOf(code)?.time ?? 0;
  return [...new Set([...seats, ...left])].sort((one, other) => timeOf(other) - timeOf(one));
}

/** The notes made at a table, if they are of this seat and round; whatever else is stored there is ignored. */
export function notesAt(code: string, of: string): Record<string, string> {
  try {
    const stored = JSON.parse(localStorage.getItem(NOTES + code) ?? "null") as unknown;
    const found = stored as { of?: unknown; notes?: unknown } | null;
    if (found?.of !== of || typeof found.notes !== "object") return {};
    const notes = Object.entries(found.notes ?? {});
    return Object.fromEntries(notes.filter(([, note]) => typeof note === "string"));
  } catch {
    return {};
  }
}

/** Keep these notes instead of all others of that table. */
export function saveNotes(code: string, of: string, notes: Record<string, string>): void {
  localStorage.setItem(NOTES + code, JSON.stringify({ of, notes }));
}

/** Forget everything about a table. */
export function forgetTable(code: string): void {
  forgetTokens(code);
  localStorage.removeItem(NOTES + code);
  leftTokens.delete(code);
  const { [code]: _, ...others } = visits();
  localStorage.setItem(VISITS, JSON.stringify(others));
}

/** Who shared this device when it was last shared. */
export function sharedNames(): string[] {
  return readTexts(SHARED_NAMES);
}

export function saveSharedNames(names: string[]): void {
  localStorage.setItem(SHARED_NAMES, JSON.stringify(names));
}

export function ownName(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function saveName(name: string): void {
  localStorage.setItem(NAME, name);
}

export function ownColour(): Colour | null {
  return COLOURS.find((colour) => colour === localStorage.getItem(COLOUR)) ?? null;
}

export function saveColour(colour: Colour): void {
  localStorage.setItem(COLOUR, colour);
}

/** The level that was last chosen for a bot; `null` if none was. */
export function chosenLevel(): Level | null {
  return LEVELS.find((level) => level === localStorage.getItem(LEVEL)) ?? null;
}

/** The same; an easy one if none was chosen yet. */
export function ownLevel(): Level {
  return chosenLevel() ?? "sheep";
}

/** Remember a level for the next bot, if all our games have it. */
export function saveLevel(level: string): void {
  if (LEVELS.some((one) => one === level)) localStorage.setItem(LEVEL, level);
}
