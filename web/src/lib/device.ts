// What this device remembers: seats by table; name, colour and favourite bots of whoever uses it.
import type { PlaceInfo } from "../protocol";
import { COLOURS, type Colour } from "./colours";

export type Level = NonNullable<PlaceInfo["level"]>;

/** From weakest to strongest. */
export const LEVELS: Level[] = ["lamb", "sheep", "fox", "owl"];

const NAME = "sheepfold.name";
const COLOUR = "sheepfold.colour";
const LEVEL = "sheepfold.level";
const seats = (code: string) => `sheepfold.seats.${code}`;

export function tokensOf(code: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(seats(code)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((token) => typeof token === "string") : [];
  } catch {
    return [];
  }
}

export function keepToken(code: string, token: string): void {
  localStorage.setItem(seats(code), JSON.stringify([token]));
}

export function forgetTokens(code: string): void {
  localStorage.removeItem(seats(code));
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
