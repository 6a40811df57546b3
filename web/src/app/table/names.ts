// The names of people at a table, and whether they are there.
import type { PlaceInfo, TableInfo } from "../../protocol";
import { t } from "../i18n.svelte";
import { minutes, serverTime } from "./clock.svelte";
import { settingsOf } from "./tableSettings";

/** The name of a player, with a note if a bot plays for them. */
export function nameOf(seat: number, info: TableInfo): string {
  const name = plainName(seat, info);
  return isStandIn(info.places[seat - 1]) ? t("web-name-lent", { name }) : name;
}

/** The name alone. */
export function plainName(seat: number, info: TableInfo): string {
  const place = info.places[seat - 1];
  if (!place) return t("player", { seat });
  return place.name || (place.who === "bot" ? t("player-bot", { chair: seat }) : "");
}

/** Names before which the Spanish "and" changes: "Ana e Inés", but "Ana y Hielo". */
const SOUNDS_LIKE_I = /^h?[ií](?![aeouáéóú])/i;

export function namesOf(seats: number[], info: TableInfo): string {
  const names = seats.map((seat) => nameOf(seat, info));
  const last = names.pop() ?? "";
  if (!names.length) return last;
  const facts = { others: names.join(", "), last };
  return SOUNDS_LIKE_I.test(last) ? t("names-and-i", facts) : t("names-and", facts);
}

/** The name of somebody who wants a seat; with the host's link it may be anybody's name. */
export function newcomerName(name: string, byLink = false): string {
  return byLink ? t("claim-by-link", { name }) : name;
}

/** Whether a bot makes the moves of this place. */
export function isBot(place: PlaceInfo | undefined): boolean {
  return place?.who === "bot" || (place?.lent ?? false);
}

/** Whether a bot plays for somebody who is away or has left; a bot of the table's own has no name. */
function isStandIn(place: PlaceInfo | undefined): boolean {
  return (place?.lent ?? false) || (place?.who === "bot" && place.name !== "");
}

/** Whether the one who sat down here is not there now. */
export function isAbsent(place: PlaceInfo | undefined): boolean {
  return isStandIn(place) || typeof place?.away_since === "number";
}

/** That somebody is away, or that a bot plays for somebody; empty for everybody else. */
export function absence(place: PlaceInfo, info: TableInfo): string {
  if (isStandIn(place)) return t("chair-lent");
  if (place.away_since === null) return "";
  if (info.phase !== "playing") return t("chair-away");
  const { away, grace } = settingsOf(info);
  if (away === "wait") return t("web-chair-waits");
  return t("chair-away-until", { left: minutes(place.away_since + grace - serverTime()) });
}
