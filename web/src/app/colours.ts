// The players' marks: each colour has a shape of its own, for those who cannot tell colours apart.
import type { PlaceInfo, TableInfo } from "../protocol";

export type Colour = NonNullable<PlaceInfo["colour"]>;

export const MARKS: Record<Colour, [fill: string, shape: string]> = {
  red: ["#d8412f", "M16 3a13 13 0 1 0 0 26a13 13 0 1 0 0-26z"],
  orange: ["#ef8b22", "M7 4h18q3 0 3 3v18q0 3-3 3H7q-3 0-3-3V7q0-3 3-3z"],
  yellow: ["#f0c419", "M16 3q2 0 3 2l11 19q2 5-3 5H5q-5 0-3-5L13 5q1-2 3-2z"],
  green: [
    "#4f9d3a",
    "M16 2q1.5 0 3 1.5l9.5 10q2 2.5 0 5l-9.5 10q-3 3-6 0l-9.5-10q-2-2.5 0-5l9.5-10q1.5-1.5 3-1.5z",
  ],
  teal: ["#1a9e96", "M16 2.5L29.5 12.5L24.5 28.5H7.5L2.5 12.5z"],
  blue: ["#3b78d8", "M9 4h14l7 12l-7 12H9L2 16z"],
  purple: [
    "#8a54c9",
    "M16 2l4.2 8.9l9.8 1.3l-7.2 6.7l1.9 9.7L16 23.8l-8.7 4.8l1.9-9.7L2 12.2l9.8-1.3z",
  ],
  pink: [
    "#e0609a",
    "M16 29C6 22 2 17 2 11.5C2 7 5.5 4 9 4c3 0 5.5 1.7 7 4.5C17.5 5.7 20 4 23 4c3.5 0 7 3 7 7.5C30 17 26 22 16 29z",
  ],
};

export const COLOURS = Object.keys(MARKS) as Colour[];

/** The same table with a colour for each bot: one that no person has chosen. */
export function withColours(info: TableInfo): TableInfo {
  const left = COLOURS.filter((colour) => !info.places.some((place) => place.colour === colour));
  const places = info.places.map((place) =>
    place.who === "bot" && place.colour === null
      ? { ...place, colour: left.shift() ?? null }
      : place,
  );
  return { ...info, places };
}
