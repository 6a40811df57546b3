import { beforeEach, describe, expect, test, vi } from "vitest";
import { setLanguage } from "../../../src/app/i18n.svelte";
import { bandPath } from "../../../src/app/replay/bandPath";
import { entryOf, pictureOf, roundAround } from "../../../src/app/replay/lookBack.svelte";
import { namedSentence } from "../../../src/app/table/namedSentence";
import { percent } from "../../../src/app/replay/percent";
import type { ReplayPicture } from "../../../src/app/replay/replayPictures";
import { fetchLookBack } from "../../../src/app/server/api";
import type { KnownStep } from "../../../src/protocol";
import { table } from "../../fixtures/tables";

beforeEach(() => setLanguage("en"));

test("only what is certain is 0 or 100 percent", () => {
  const shown = [0, 0.001, 0.5, 0.999, 1].map(percent);
  expect(shown).toEqual(["0\u202f%", "1\u202f%", "50\u202f%", "99\u202f%", "100\u202f%"]);
});

describe("a band", () => {
  const bands = [
    [0.25, 0.5],
    [0.75, 0.5],
  ].map((values) => ({
    name: "",
    colour: "",
    picture: null,
    values,
  }));

  test("stands on those before it", () => {
    expect(bandPath({ bands }, 0)).toBe("M0 1V1H1V1H2V0.5H1V0.75H0Z");
    expect(bandPath({ bands }, 1)).toBe("M0 0.75V0.75H1V0.5H2V0H1V0H0Z");
  });

  test("is cut off where the line is full", () => {
    expect(bandPath({ bands, full: 0.5 }, 0)).toBe("M0 1V1H1V1H2V0H1V0.5H0Z");
    expect(bandPath({ bands, full: 0.5 }, 1)).toBe("M0 0.5V0.5H1V0H2V0H1V0H0Z");
  });
});

describe("the steps of a round", () => {
  const step = (entry: number, round: number, known: number | null): KnownStep => ({
    entry,
    round,
    known: known === null ? [] : [[[known]]],
    truth: [0],
    chance: null,
  });
  const steps = [step(0, 1, 0.1), step(1, 1, null), step(2, 1, 0.3), step(3, 2, 0.4)];

  test("each have what could be known, even if it was not new", () => {
    const { round, steps: found } = roundAround(steps, 1);
    expect(round).toBe(1);
    expect(found.map(({ entry, bySeat }) => [entry, bySeat[0]![0]![0]])).toEqual([
      [0, 0.1],
      [1, 0.1],
      [2, 0.3],
    ]);
    expect(roundAround(steps, 3).steps.map(({ entry }) => entry)).toEqual([3]);
  });
});

describe("pictures and entries", () => {
  const picture = (entry: number, closing = false) => ({ entry, closing }) as ReplayPicture;
  const pictures = [picture(0), picture(1), picture(3, true), picture(3), picture(5)];

  test("the end of a round shows what could be known before it", () => {
    expect(pictures.map(entryOf)).toEqual([0, 1, 2, 3, 5]);
  });

  test("an entry that was not seen is shown by the last picture before it", () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((entry) => pictureOf(pictures, entry))).toEqual([
      0, 1, 2, 3, 3, 4, 4,
    ]);
    expect(pictureOf([], 3)).toBe(0);
  });
});

test("a turning point is told with the names of the players, simulated ones too", () => {
  const info = table(["Ada", "Bea", "Cleo", "Dora"]);
  const point = {
    entry: 3,
    kind: "told",
    seat: 1,
    key: "wooolf-moment-told-peek",
    players: { by: 1, owner: 5 },
    facts: { character: "wolf", before: 10, after: 90 },
  };
  expect(namedSentence(point, "wooolf", info)).toBe(
    "The peek that told most: for Ada, the chance that Simulated player\xa05 is a wolf rose from 10 to 90 percent.",
  );
});

describe("asking for a look back", () => {
  const request = { path: "api/lookback", init: {} };
  const answer = vi.fn<typeof fetch>();
  const respond = (body: object, status: number) =>
    answer.mockResolvedValueOnce(
      new Response(JSON.stringify(body), { status, headers: { "retry-after": "0.001" } }),
    );

  beforeEach(() => {
    answer.mockReset();
    vi.stubGlobal("fetch", answer);
  });

  test("goes on until it is ready, and tells how far it is", async () => {
    respond({ done: 0.25 }, 202);
    respond({ reason: "server-busy", facts: {}, text: "" }, 503);
    respond({ done: 0.75 }, 202);
    respond({ wrong: null, look_back: { points: [] } }, 200);
    const told: number[] = [];
    const { signal } = new AbortController();
    const found = await fetchLookBack(request, (done) => told.push(done), signal);
    expect(found.wrong).toBeNull();
    expect(told).toEqual([0.25, 0.75]);
  });

  test("ends with the server's refusal", async () => {
    respond({ reason: "not-over", facts: {}, text: "Not yet." }, 409);
    const { signal } = new AbortController();
    await expect(fetchLookBack(request, () => {}, signal)).rejects.toThrow("Not yet.");
  });

  test("ends when nobody wants it any more", async () => {
    answer.mockResolvedValue(
      new Response("{}", { status: 503, headers: { "retry-after": "1000" } }),
    );
    const stop = new AbortController();
    const asked = fetchLookBack(request, () => {}, stop.signal);
    setTimeout(() => stop.abort(new Error("gone")), 5);
    await expect(asked).rejects.toThrow("gone");
  });
});
