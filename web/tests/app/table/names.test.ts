import { beforeEach, expect, test } from "vitest";
import { setLanguage } from "../../../src/app/i18n.svelte";
import { setClock } from "../../../src/app/table/clock.svelte";
import {
  absence,
  isAbsent,
  isBot,
  nameOf,
  namesOf,
  newcomerName,
  plainName,
} from "../../../src/app/table/names";
import { place, table } from "../../fixtures/tables";

beforeEach(() => setLanguage("en"));

test("people have their names, bots have numbers", () => {
  const info = table([], { places: [place("Ada"), place("", { who: "bot" })] });
  expect(nameOf(1, info)).toBe("Ada");
  expect(nameOf(2, info)).toBe("Bot\xa02");
});

test("where a bot plays for somebody, the name says so", () => {
  const lent = place("Ada", { lent: true });
  const info = table([], { places: [lent, place("", { who: "bot" }), place("Bea")] });
  expect(nameOf(1, info)).toBe("Ada (bot)");
  expect(plainName(1, info)).toBe("Ada");
  expect(info.places.map(isBot)).toEqual([true, true, false]);
});

test("where somebody has left their seat to a bot, the name says so too", () => {
  const left = place("Ada", { who: "bot" });
  const info = table([], { places: [left, place("", { who: "bot" })] });
  expect(nameOf(1, info)).toBe("Ada (bot)");
  expect(absence(left, info)).toBe("a bot is playing");
  expect(info.places.map(isAbsent)).toEqual([true, false]);
});

test("several names are one list", async () => {
  const info = table(["Ada", "Bea", "Inés"]);
  expect(namesOf([], info)).toBe("");
  expect(namesOf([2], info)).toBe("Bea");
  expect(namesOf([1, 2, 3], info)).toBe("Ada, Bea and Inés");
  await setLanguage("es");
  expect(namesOf([1, 2], info)).toBe("Ada y Bea");
  expect(namesOf([1, 3], info)).toBe("Ada e Inés");
});

test("a newcomer with the host's link may be anybody", () => {
  expect(newcomerName("Zoe")).toBe("Zoe");
  expect(newcomerName("Zoe", true)).not.toBe("Zoe");
});

test("who is away is said to be away, and for how long", () => {
  setClock(100);
  const away = place("Ada", { away_since: 90 });
  const info = table(["Ada"], { settings: { grace: 45 } });
  expect(absence(place("Ada"), info)).toBe("");
  expect(absence(place("Ada", { lent: true }), info)).toBe("a bot is playing");
  expect(absence(away, info)).toBe("away, a bot takes over in 0:35");
  expect(absence(away, { ...info, settings: { ...info.settings, away: "wait" } })).toBe(
    "away, we’re waiting",
  );
  expect(absence(away, { ...info, phase: "lobby" })).toBe("away");
});
