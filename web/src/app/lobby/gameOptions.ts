// The options of a game, as it declares them.
import type { OptionDeclaration } from "../../games/ui";
import type { SetOption, TableInfo } from "../../protocol";
import { hasText, t } from "../i18n.svelte";
import { nameOf } from "../table/names";
import { range } from "./values";

export type OptionValue = SetOption["value"];

/** The title of an option; a game of another package may have no text for it. */
export function optionTitle(game: string, name: string): string {
  const key = `${game}-option-${name}`;
  return hasText(key) ? t(key) : name.replaceAll("_", " ");
}

export function optionAbout(game: string, name: string): string {
  const key = `${game}-option-${name}-about`;
  return hasText(key) ? t(key) : "";
}

/** What is chosen at a table. */
export function chosenValue({ name, default: usual }: OptionDeclaration, { options }: TableInfo) {
  const value = (options as Record<string, unknown>)[name];
  return (value === undefined ? usual : value) as OptionValue;
}

/** What a form offers of a number or a seat while the other options are these. */
export function offeredValues(field: OptionDeclaration, info: TableInfo): (number | null)[] {
  const values =
    field.kind === "seat"
      ? seated(info).map((_, k) => k + 1)
      : (field.offers ?? range(field.least ?? 0, limit(field, info)));
  return field.is_optional ? [...values, null] : [...values];
}

/** The largest number while the other options are these. */
function limit({ most = 0, below }: OptionDeclaration, { options }: TableInfo): number {
  if (!below) return most;
  const factors = below.map((name) => (options as Record<string, unknown>)[name] as number);
  return Math.min(most, factors.reduce((product, factor) => product * factor, 1) - 1);
}

export function valueName(field: OptionDeclaration, value: number | null, info: TableInfo): string {
  if (value === null) return t(field.kind === "seat" ? "option-random" : "option-no-limit");
  const chair = field.kind === "seat" ? seated(info)[value - 1] : undefined;
  return chair === undefined ? String(value) : nameOf(chair, info);
}

/** Empty chairs are removed when the game begins, so seats are numbered among occupied chairs. */
function seated({ places }: TableInfo): number[] {
  return places.flatMap(({ who }, k) => (who === "person" || who === "bot" ? [k + 1] : []));
}
