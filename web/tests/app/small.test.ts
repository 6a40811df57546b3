// The small modules of the app.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { COLOURS, withColours } from "../../src/app/colours";
import { setLanguage } from "../../src/app/i18n.svelte";
import { clockName, graceName, range } from "../../src/app/lobby/values";
import { boldPieces, lineAbout, parsePage } from "../../src/app/rules/rulesPage";
import { changeSetting, settings } from "../../src/app/settings/settings.svelte";
import { minutes, serverTime, setClock } from "../../src/app/table/clock.svelte";
import { seatLinkAddress, takeSeatLink } from "../../src/app/table/seatLink";
import { GAME_UIS, uiOf } from "../../src/games/registry";
import { place, table } from "../fixtures/tables";

beforeEach(() => setLanguage("en"));

describe("clock", () => {
  test("counts minutes and seconds", () => {
    expect([0, 5, 65, 600, -3].map(minutes)).toEqual(["0:00", "0:05", "1:05", "10:00", "0:00"]);
  });

  test("goes on from the server's time", () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(5_000);
    setClock(1000);
    now.mockReturnValue(7_500);
    expect(serverTime()).toBe(1002.5);
  });
});

describe("colours", () => {
  test("bots get those that no person has", () => {
    const places = [
      place("", { who: "bot" }),
      place("Ada", { colour: COLOURS[0]! }),
      place("", { who: "bot" }),
      place("", { who: "open" }),
    ];
    const painted = withColours(table([], { places })).places.map(({ colour }) => colour);
    expect(painted).toEqual([COLOURS[1], COLOURS[0], COLOURS[2], null]);
  });
});

describe("settings", () => {
  test("are stored, and calm stops what moves", () => {
    changeSetting("calm", true);
    changeSetting("sounds", false);
    const stored = JSON.parse(localStorage.getItem("sheepfold.settings")!) as object;
    expect(stored).toEqual({ ...settings });
    expect(stored).toMatchObject({ calm: true, sounds: false });
    expect(document.documentElement.classList.contains("calm")).toBe(true);
    changeSetting("calm", false);
    expect(document.documentElement.classList.contains("calm")).toBe(false);
  });
});

describe("options", () => {
  test("have names for their values", () => {
    expect(range(2, 5)).toEqual([2, 3, 4, 5]);
    expect([clockName(null), clockName(60), clockName(120)]).toEqual([
      "no limit",
      "60 seconds",
      "2 minutes",
    ]);
    expect(graceName(0)).not.toBe(graceName(45));
  });
});

describe("a seat link", () => {
  const LINK = "0f".repeat(16);

  test("is in the fragment, which no server is sent", () => {
    const address = seatLinkAddress("K7QXMA", LINK);
    expect(address).toBe(`http://sheepfold.test/club/t/K7QXMA#seat=${LINK}`);
  });

  test("is taken once", () => {
    history.replaceState(null, "", `/club/t/K7QXMA#seat=${LINK}`);
    expect([takeSeatLink(), takeSeatLink()]).toEqual([LINK, null]);
    expect(location.pathname).toBe("/club/t/K7QXMA");
  });

  test.each(["#seat=short", "#other", ""])("is not %s", (hash) => {
    history.replaceState(null, "", `/club/t/K7QXMA${hash}`);
    expect(takeSeatLink()).toBeNull();
  });
});

describe("a rules page", () => {
  const PAGE = `# The game

Hello **you**, and {XX-01} you. {XX-02 R}

## One
- first {XX-03}
- second

## Two

| a | b |
|---|:-:|
| 1 | 2 |

{XX-04}

## Three
1. a step {XX-03 XX-01}`;

  test("is headings, paragraphs, lists and tables; rulings are marked", () => {
    expect(parsePage(PAGE)).toEqual([
      { kind: "text", text: "Hello **you**, and you. §", rules: ["XX-01", "XX-02"] },
      { kind: "heading", text: "One", section: 0 },
      {
        kind: "list",
        isNumbered: false,
        section: 0,
        items: [
          { text: "first", rules: ["XX-03"] },
          { text: "second", rules: [] },
        ],
      },
      { kind: "heading", text: "Two", section: 1 },
      {
        kind: "table",
        rows: [
          ["a", "b"],
          ["1", "2"],
        ],
        rules: ["XX-04"],
      },
      { kind: "heading", text: "Three", section: 2 },
      {
        kind: "list",
        isNumbered: true,
        section: 2,
        items: [{ text: "a step", rules: ["XX-03", "XX-01"] }],
      },
    ]);
  });

  test.each([
    ["XX-03", { text: "first", rules: ["XX-03"] }],
    ["XX-02", { kind: "text" }],
    ["XX-04", { kind: "table" }],
  ])("tells %s in the line that tells least else", (rule, line) => {
    expect(lineAbout(parsePage(PAGE), rule)).toMatchObject(line);
  });

  test("may not tell a rule", () => {
    expect(lineAbout(parsePage(PAGE), "XX-99")).toBeNull();
    expect(lineAbout(parsePage(PAGE), "")).toBeNull();
  });

  test("has bold words", () => {
    expect(boldPieces("Hello **you** there")).toEqual(["Hello ", "you", " there"]);
  });
});

describe("the registry", () => {
  test("finds each interface by its name, and no other", () => {
    for (const ui of GAME_UIS) expect(uiOf(ui.name)).toBe(ui);
    expect(() => uiOf("chess")).toThrow("chess");
  });

  test.each(GAME_UIS.map((ui) => [ui.name, ui] as const))("%s is whole", async (_, ui) => {
    const { bots, facts } = ui;
    const [least, most] = facts.seats;
    expect(least).toBeLessThanOrEqual(bots + 1);
    expect(bots + 1).toBeLessThanOrEqual(most);
    expect(await ui.screens()).toMatchObject({
      Screen: expect.any(Function) as unknown,
      Score: expect.any(Function) as unknown,
    });
    expect(await ui.rulePicture()).toBeTypeOf("function");
    expect(await ui.sounds()).toBeTypeOf("function");
  });
});
