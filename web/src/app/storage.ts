// What this device remembers in localStorage: seat tokens by table, and its user's name, colour and bots.
// The keys are those of release 0.1.0; a change would lose people their seats.
import { LEVELS } from "../facts";
import { COLOURS, type Colour } from "./colours";

export type Level = (typeof LEVELS)[number];

const NAME = "sheepfold.name";
const COLOUR = "sheepfold.colour";
const LEVEL = "sheepfold.level";
const SHARED_NAMES = "sheepfold.names";
const seatsKey = (code: string) => `sheepfold.seats.${code}`;

/** No table has more seats. */
const MOST_TEXTS = 8;

/** Read a list of strings; whatever else is stored there is ignored. */
function readTexts(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((text) => typeof text === "string").slice(-MOST_TEXTS);
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

/** The level that was last chosen for a bot. */
export function ownLevel(): Level {
  return LEVELS.find((level) => level === localStorage.getItem(LEVEL)) ?? "fox";
}

/** Remember a level for the next bot, if all our games have it. */
export function saveLevel(level: string): void {
  if (LEVELS.some((one) => one === level)) localStorage.setItem(LEVEL, level);
}
