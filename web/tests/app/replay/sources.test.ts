import { beforeEach, describe, expect, test, vi } from "vitest";
import { language, setLanguage, t } from "../../../src/app/i18n.svelte";
import { fileSource, tableSource } from "../../../src/app/replay/sources";
import { saveTokens } from "../../../src/app/storage";
import type { Replay, TableInfo } from "../../../src/protocol";
import { meadow, table } from "../../fixtures/tables";

const CODE = "K7QXMA";
const TABLE = `api/tables/${CODE}`;
const [ADA, BEA] = ["ada".padEnd(32, "0"), "bea".padEnd(32, "0")];
const SEATS: Record<string, number> = { [ADA]: 1, [BEA]: 2 };

/** What was asked for: the path, and whose token came with it. */
let asked: [path: string, token: string | null][];
let phase: TableInfo["phase"];
/** The tokens that the server does not know any more. */
let left: string[];

const ofTable = () => table(["Ada", "Bea"], { phase });
const replay = (viewer: number | null): Replay => ({
  viewer,
  is_open: false,
  is_over: true,
  table: ofTable(),
  view: meadow({ viewer }),
  sentences: [],
  steps: [],
});

/** A server with a table of two, which knows the seats of Ada and Bea by their tokens. */
function server(path: string, init: RequestInit): Promise<Response> {
  const headers = init.headers as Record<string, string>;
  const token = headers.authorization?.replace("Bearer ", "") ?? null;
  asked.push([path, token]);
  if (token && left.includes(token)) {
    const problem = { reason: "unknown-token", text: "" };
    return Promise.resolve(new Response(JSON.stringify(problem), { status: 403 }));
  }
  const seat = /seat[/=](\d)$/.exec(path)?.[1];
  const viewer = seat ? Number(seat) : token ? (SEATS[token] ?? null) : null;
  const answers: Record<string, unknown> = { [TABLE]: ofTable(), [`${TABLE}/record`]: { made: 1 } };
  return Promise.resolve(new Response(JSON.stringify(answers[path] ?? replay(viewer))));
}

beforeEach(async () => {
  await setLanguage("en");
  [asked, phase, left] = [[], "over", []];
  vi.stubGlobal("fetch", server);
});

const named = async (tokens: string[]) => {
  saveTokens(CODE, tokens);
  return (await tableSource(CODE).viewpoints()).map(({ name }) => name);
};
const [OWN, OPEN, WATCHING] = ["web-replay-own", "web-replay-open", "web-replay-watching"];
const as = (name: string) => t("web-replay-as", { name });

describe("the viewpoints of a game at a table", () => {
  test("that is over are one's own first, then with nothing hidden, then everyone else's", async () => {
    expect(await named([BEA])).toEqual([t(OWN), t(OPEN), as("Ada")]);
    expect(await named([BEA, ADA])).toEqual([as("Bea"), as("Ada"), t(OPEN)]);
    expect(await named([])).toEqual([t(WATCHING), t(OPEN), as("Ada"), as("Bea")]);
  });

  test("leave out a seat that this device has left", async () => {
    left = [ADA];
    expect(await named([ADA, BEA])).toEqual([as("Bea"), t(OPEN), as("Ada")]);
  });

  test("that goes on are one's own alone", async () => {
    phase = "playing";
    expect(await named([ADA])).toEqual([t(OWN)]);
    expect(await named([])).toEqual([t(WATCHING)]);
  });

  test("that goes on show no secrets where several look at one device", async () => {
    phase = "playing";
    expect(await named([ADA, BEA])).toEqual([t(WATCHING)]);
    expect(asked.map(([, token]) => token)).toEqual([null]);
  });
});

test("a game at a table is loaded through the eyes that were chosen", async () => {
  const source = tableSource(CODE);
  const load = async (token: string | null, seat: number | null, open = false) => {
    asked = [];
    const { viewer, info, pictures } = await source.load({ token, seat, open, name: "" });
    expect([info.code, pictures.length]).toEqual([CODE, 1]);
    return [viewer, ...asked[0]!];
  };
  expect(await load(BEA, 2)).toEqual([2, `${TABLE}/replay`, BEA]);
  expect(await load(null, 1)).toEqual([1, `${TABLE}/replay/seat/1`, null]);
  expect(await load(null, null)).toEqual([null, `${TABLE}/replay`, null]);
  expect(await load(null, null, true)).toEqual([null, `${TABLE}/replay/open`, null]);
});

test("a game at a table has an address for each step, and a file with its record", async () => {
  const source = tableSource(CODE);
  expect(source.addressOf(7)).toBe(`http://sheepfold.test/club/t/${CODE}/replay#step=7`);
  const { name, file } = await source.record();
  expect([name, JSON.parse(await file.text())]).toEqual([`sheepfold-${CODE}.json`, { made: 1 }]);
  expect(source.lookBack()).toMatchObject({ path: `${TABLE}/lookback` });
});

test("a record in a file is sent for everything, and no address leads to it", async () => {
  const file = new File(["{}"], "mine.json");
  const source = fileSource(file);
  const viewpoints = await source.viewpoints();
  expect(viewpoints.map(({ name }) => name)).toEqual([t(OPEN), as("Ada"), as("Bea")]);
  expect((await source.load(viewpoints[2]!)).viewer).toBe(2);
  await source.reasons(3);
  expect(asked.map(([path]) => path)).toEqual([
    "api/lookback/replay",
    "api/lookback/replay?seat=2",
    "api/lookback/why?round=3",
  ]);
  expect([source.addressOf(1), await source.record()]).toEqual([null, { name: "mine.json", file }]);
  const headers = { "accept-language": language() };
  expect(source.lookBack()).toMatchObject({ init: { method: "POST", headers, body: file } });
});
