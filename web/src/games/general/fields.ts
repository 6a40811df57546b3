// What a view says, from the fields that its game declares. Labels are the texts `<game>-field-<name>`,
// and of a part of a field `<game>-field-<name>-<part>`.
import { hasText, t } from "../../app/i18n.svelte";
import { nameOf } from "../../app/table/names";
import type { AnyView, TableInfo, ViewField } from "../../protocol";

export type ShownField = {
  name: string;
  label: string;
  /** Its value in words; several if it is a list. */
  items: string[];
  isList: boolean;
  /** It is there, but not shown: nobody told the viewer, or nobody else may see it. */
  isHidden: boolean;
};

/** How fields are shown: of which view, at which table, and whether secrets are on the screen. */
export type Showing = { view: AnyView; info: TableInfo; showOwn: boolean };

const NOTHING = "–";

const declared = new Map<string, readonly ViewField[]>();

/** Keep the fields that the views of a game have. */
export function declareFields(game: string, fields: readonly ViewField[]): void {
  declared.set(game, fields);
}

export function fieldsOf(game: string): readonly ViewField[] {
  return declared.get(game) ?? [];
}

/** What concerns the whole table; what is empty is left out. */
export function commonFields(fields: readonly ViewField[], showing: Showing): ShownField[] {
  return fields.flatMap((field) => {
    const value = valueOf(showing.view, field);
    return field.by_seat || isEmpty(value) ? [] : [shown(field, value, showing)];
  });
}

/** What concerns one player. */
export function seatFields(
  fields: readonly ViewField[],
  seat: number,
  showing: Showing,
): ShownField[] {
  return fields.flatMap((field) => {
    const values = valueOf(showing.view, field);
    if (!field.by_seat || !Array.isArray(values) || seat > values.length) return [];
    return [shown(field, values[seat - 1], showing)];
  });
}

/** Whether the viewer knows anything that others, who may see the screen, must not. */
export function hasSecrets(fields: readonly ViewField[], { view }: Showing): boolean {
  return fields.some((field) => field.is_own && isKnown(valueOf(view, field)));
}

/** What a field is called: by its game, else by default, else by its name. */
export function fieldLabel(game: string, name: string, usual = ""): string {
  const key = `${game}-field-${name}`;
  if (hasText(key)) return t(key);
  return usual || name.slice(name.lastIndexOf("-") + 1).replaceAll("_", " ");
}

function valueOf(view: AnyView, { name }: ViewField): unknown {
  return (view as unknown as Record<string, unknown>)[name];
}

function shown(field: ViewField, value: unknown, { view, info, showOwn }: Showing): ShownField {
  const { name, is_own = false, by_seat = false } = field;
  const isUnknown = value === null || value === undefined;
  const isHidden = is_own && (isUnknown ? by_seat : !showOwn && !isEmpty(value));
  const isList = Array.isArray(value) && value.length > 0;
  const text = (one: unknown) => valueText(one, "", { game: view.game, field, info });
  const items = isHidden ? [] : isList ? (value as unknown[]).map(text) : [text(value)];
  return { name, label: fieldLabel(view.game, name), items, isList, isHidden };
}

type Around = { game: string; field: ViewField; info: TableInfo };

/** A value, or a part of one, in words; `path` leads to the part. */
function valueText(value: unknown, path: string, around: Around): string {
  const { game, field, info } = around;
  if (isEmpty(value)) return NOTHING;
  if (typeof value === "boolean") return t(value ? "option-yes" : "option-no");
  if (typeof value === "number" && field.kinds?.[path] === "seat") return nameOf(value, info);
  if (Array.isArray(value)) return value.map((one) => valueText(one, path, around)).join(", ");
  if (typeof value === "string" || typeof value === "number") return String(value);
  const { type, ...parts } = value as Record<string, unknown>;
  const texts = Object.entries(parts).map(([name, part]) => {
    const inner = path ? `${path}-${name}` : name;
    return `${fieldLabel(game, `${field.name}-${inner}`)} ${valueText(part, inner, around)}`;
  });
  return [...(typeof type === "string" ? [type] : []), ...texts].join(" · ");
}

function isEmpty(value: unknown): boolean {
  const isNothing = value === null || value === undefined || value === "";
  return isNothing || (Array.isArray(value) && value.length === 0);
}

function isKnown(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isKnown) : !isEmpty(value);
}
