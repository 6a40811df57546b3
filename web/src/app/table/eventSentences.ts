// The events of a game as sentences. The server names the sentence; its facts are the fields of the event.
import { uiOf } from "../../games/registry";
import type { AnyEvent, AnyView, TableInfo } from "../../protocol";
import { hasText, t, type Facts } from "../i18n.svelte";
import { nameOf, namesOf } from "./names";

/** What stands for nothing in a sentence. */
export const NONE = "none";

/** The sentence with this key, about an event as the viewer of this view knows it. */
export function eventSentence(
  key: string,
  event: AnyEvent,
  view: AnyView,
  info: TableInfo,
): string {
  const facts = eventFacts(event, view, info);
  return key && !hasText(key) ? withoutWords(event, facts) : t(key, facts);
}

/** An event for which its game has no sentence in this language. */
function withoutWords({ type }: AnyEvent, facts: Facts): string {
  const named = Object.entries(facts).filter(([fact]) => !fact.endsWith("-count"));
  const texts = named.map(([fact, value]) => `${fact} ${value}`);
  const what = type.replaceAll("_", " ");
  return texts.length ? `${what}: ${texts.join(", ")}` : what;
}

/** The sentences of events, in order; `keys` has the key of each. */
export function eventSentences(
  keys: string[],
  events: AnyEvent[],
  view: AnyView,
  info: TableInfo,
): string[] {
  return events.map((event, k) => eventSentence(keys[k] ?? "", event, view, info));
}

/** What a sentence about an event can name. */
export function eventFacts(event: AnyEvent, view: AnyView, info: TableInfo): Facts {
  const { facts, formats } = uiOf(view.game);
  const kinds = Object.entries(facts.events[event.type] ?? {});
  const found: Facts = {};
  for (const [fact, kind] of kinds) {
    const whole = valueOf(event, fact);
    const value = kind.startsWith("own-") ? ownPart(whole, view.viewer) : whole;
    const format = formats[kind];
    if (format) found[fact] = format(value, view, info);
    else Object.assign(found, plainFacts(fact, kind, value, info));
  }
  return found;
}

/** The value of a fact: `round-how` is the field `how` of the field `round`. */
function valueOf(event: AnyEvent, fact: string): unknown {
  return fact.split("-").reduce<unknown>((value, field) => {
    return (value as Record<string, unknown> | null | undefined)?.[field] ?? null;
  }, event);
}

function ownPart(bySeat: unknown, viewer: number | null): unknown {
  return viewer === null ? null : (bySeat as unknown[])[viewer - 1];
}

/** A fact of a kind that every game may have; where seats are listed, their number goes with them. */
function plainFacts(fact: string, kind: string, value: unknown, info: TableInfo): Facts {
  if (value === null || value === undefined) return { [fact]: NONE };
  switch (kind) {
    case "seat":
      return { [fact]: nameOf(value as number, info) };
    case "seats":
      return listed(fact, value as number[], info);
    case "flags":
      return listed(fact, seatsWhere(value as (boolean | null)[]), info);
    case "yes-no":
      return { [fact]: (value as boolean) ? "yes" : "no" };
    case "number":
      return { [fact]: value as number };
    case "numbers":
      return { [fact]: (value as number[]).join(", ") };
    default:
      return { [fact]: typeof value === "object" ? (value as AnyEvent).type : (value as string) };
  }
}

function listed(fact: string, seats: number[], info: TableInfo): Facts {
  return { [fact]: namesOf(seats, info), [`${fact}-count`]: seats.length };
}

function seatsWhere(flags: (boolean | null)[]): number[] {
  return flags.flatMap((isSet, k) => (isSet ? [k + 1] : []));
}
