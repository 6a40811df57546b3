// What this device remembers: seats by table; name, colour and favourite bots of whoever uses it.
import type { PlaceInfo } from "../protocol";
import { COLOURS, type Colour } from "./colours";

export type Level = NonNullable<PlaceInfo["level"]>;

/** From weakest to strongest. */
export const LEVELS: Level[] = ["lamb", "sheep", "fox", "owl"];

const NAME = "sheepfold.name";
const COLOUR = "sheepfold.colour";
const LEVEL = "sheepfold.level";
const NAMES = "sheepfold.names";
const MOST = 8;
const seats = (code: string) => `sheepfold.seats.${code}`;

function texts(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((text) => typeof text === "string").slice(-MOST) : [];
  } catch {
    return [];
  }
}

export function tokensOf(code: string): string[] {
  return texts(seats(code));
}

export function keepTokens(code: string, tokens: string[]): void {
  localStorage.setItem(seats(code), JSON.stringify(tokens));
}

export function forgetTokens(code: string): void {
  localStorage.removeItem(seats(code));
}

/** Who shared this device when it was last shared. */
export function sharedNames(): string[] {
  return texts(NAMES);
}

export function keepSharedNames(names: string[]): void {
  localStorage.setItem(NAMES, JSON.stringify(names));
}

export function ownName(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}

export function ownColour(): Colour | null {
  return COLOURS.find((colour) => colour === localStorage.getItem(COLOUR)) ?? null;
}

export function keepColour(colour: Colour): void {
  localStorage.setItem(COLOUR, colour);
}

/** The level last chosen for a bot. */
export function ownLevel(): Level {
  return LEVELS.find((level) => level === localStorage.getItem(LEVEL)) ?? "fox";
}

export function keepLevel(level: Level): void {
  localStorage.setItem(LEVEL, level);
}
