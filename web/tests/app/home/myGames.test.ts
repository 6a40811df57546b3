import { beforeEach, expect, test, vi } from "vitest";
import {
  agoText,
  company,
  inOrder,
  loadGame,
  standing,
  type MyGame,
} from "../../../src/app/home/myGames";
import { setLanguage } from "../../../src/app/i18n.svelte";
import { saveTokens, saveVisit } from "../../../src/app/storage";
import { place, table } from "../../fixtures/tables";

const answers = vi.fn<typeof fetch>();
const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const refused = (reason: string, status: number) =>
  answer({ reason, facts: {}, text: reason }, status);

beforeEach(async () => {
  await setLanguage("en");
  answers.mockReset();
  vi.stubGlobal("fetch", answers);
});

const game = (more: Partial<MyGame>): MyGame => ({
  code: "K7QXMA",
  state: "playing",
  table: table(["Ada", "Bea"]),
  chair: 1,
  actors: [2],
  winners: [],
  ago: 0,
  ...more,
});

test("a table is asked for with the seat's own token", async () => {
  saveTokens("K7QXMA", ["old", "secret"]);
  const info = table(["Ada", "Bea"], { now: 1100 });
  answers.mockResolvedValueOnce(refused("not-your-seat", 403));
  answers.mockResolvedValueOnce(
    answer({ table: info, chair: 2, actors: [1], since: 1000, winners: [] }),
  );
  expect(await loadGame("K7QXMA")).toMatchObject({
    state: "playing",
    chair: 2,
    actors: [1],
    ago: 100,
  });
  const asked = answers.mock.calls.map(([path, init]) => [path, init?.headers]);
  expect(asked).toMatchObject([
    ["api/tables/K7QXMA/seat", { authorization: "Bearer old" }],
    ["api/tables/K7QXMA/seat", { authorization: "Bearer secret" }],
  ]);
});

test("a table that is not there any more is gone", async () => {
  saveTokens("K7QXMA", ["secret"]);
  answers.mockResolvedValue(refused("no-such-table", 404));
  expect(await loadGame("K7QXMA")).toMatchObject({ state: "gone", table: null });
});

test.each([
  ["left", "bot", "playing", "left"],
  ["left", "bot", "over", "gone"],
  ["playing", "person", "playing", "moved"],
  ["playing", "bot", "playing", "gone"],
] as const)(
  "a seat that was %s, has now a %s, in a table that is %s: %s",
  async (before, who, phase, state) => {
    if (before !== "left") saveTokens("K7QXMA", ["old"]);
    saveVisit("K7QXMA", [1], before);
    const info = table([], { phase, places: [place("Ada", { who }), place("Bea")] });
    if (before !== "left") answers.mockResolvedValueOnce(refused("not-your-seat", 403));
    answers.mockResolvedValueOnce(answer(info));
    expect((await loadGame("K7QXMA")).state).toBe(state);
  },
);

test("without a server there is no answer", async () => {
  saveTokens("K7QXMA", ["secret"]);
  answers.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(loadGame("K7QXMA")).rejects.toThrow(TypeError);
});

test("one's own turn comes first, then what goes on, then what is over", () => {
  const games = [
    game({ code: "OVER", state: "over" }),
    game({ code: "THEIRS" }),
    game({ code: "LOBBY", state: "lobby", actors: [] }),
    game({ code: "MINE", actors: [1] }),
  ];
  expect(inOrder(games).map(({ code }) => code)).toEqual(["MINE", "THEIRS", "LOBBY", "OVER"]);
});

test("who plays and how it stands is said in words", () => {
  const bot = place("", { who: "bot" });
  const places = [place("Ada"), place("Bea"), bot, bot, place("", { who: "open" })];
  expect(company(game({ table: table([], { places }) }))).toBe("Bea, 2 bots");
  expect(standing(game({}))).toBe("Bea’s turn to move");
  expect(standing(game({ actors: [1] }))).toBe("Your turn!");
  expect(standing(game({ state: "over", winners: [1] }))).toBe("You won!");
  expect(standing(game({ state: "over", winners: [2] }))).toBe("Bea won!");
});

test.each([
  [3, "now"],
  [125, "2 minutes ago"],
  [7300, "2 hours ago"],
  [90_000, "yesterday"],
])("%i seconds ago is %s", (seconds, text) => {
  expect(agoText(seconds)).toBe(text);
});
