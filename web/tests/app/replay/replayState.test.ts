import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { setLanguage, t } from "../../../src/app/i18n.svelte";
import { readOnlyTable } from "../../../src/app/replay/readOnlyTable";
import type { ReplayPicture } from "../../../src/app/replay/replayPictures";
import { ReplayState } from "../../../src/app/replay/replayState.svelte";
import type { LoadedReplay, ReplaySource, Viewpoint } from "../../../src/app/replay/sources";
import { meadow, table } from "../../fixtures/tables";

beforeEach(() => setLanguage("en"));

const viewpoint = (seat: number | null, open = false): Viewpoint => ({
  token: null,
  seat,
  open,
  name: `seat ${seat}`,
});
const [ADA, BEA, OPEN] = [viewpoint(1), viewpoint(2), viewpoint(null, true)];

/** A replay of so many pictures; each but the first shows an entry. */
function loaded(count: number, viewer: number | null): LoadedReplay {
  const pictures = Array.from({ length: count }, (_, k): ReplayPicture => ({
    view: meadow(),
    scene: { roundEnd: null, secret: null },
    events: [],
    sentences: k ? [`step ${k}`] : [],
    entry: k,
    closing: false,
  }));
  return { viewer, info: table(["Ada", "Bea"]), pictures };
}

const load = vi.fn<ReplaySource["load"]>();
const viewpoints = vi.fn<ReplaySource["viewpoints"]>();
const lookBack = vi.fn<ReplaySource["lookBack"]>();
const source = { load, viewpoints, lookBack } as unknown as ReplaySource;

beforeEach(() => {
  load.mockReset().mockImplementation(({ seat }) => Promise.resolve(loaded(11, seat)));
  viewpoints.mockReset().mockResolvedValue([ADA, BEA]);
  lookBack.mockReset().mockReturnValue({ path: "api/lookback", init: {} });
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});

async function started(): Promise<ReplayState> {
  const replay = new ReplayState(() => source);
  await replay.start();
  return replay;
}

describe("a replay", () => {
  test("begins at the start, as the first viewpoint saw it", async () => {
    const replay = await started();
    expect([replay.chosen, replay.at, replay.last, replay.seat]).toEqual([ADA, 0, 10, 1]);
    expect([replay.hasOpen, lookBack.mock.calls.length]).toEqual([false, 0]);
  });

  test("of a game that is over is looked back on", async () => {
    viewpoints.mockResolvedValue([ADA, OPEN]);
    const replay = await started();
    expect([replay.chosen, replay.hasOpen, lookBack.mock.calls.length]).toEqual([ADA, true, 1]);
  });

  test("that an address leads to shows that step, with nothing hidden", async () => {
    history.replaceState(null, "", "#step=7");
    viewpoints.mockResolvedValue([ADA, OPEN]);
    const replay = await started();
    expect([replay.chosen, replay.at]).toEqual([OPEN, 7]);
    expect(replay.picture?.sentences).toEqual(["step 7"]);
  });

  test("keeps its place when somebody else's view is shown", async () => {
    const replay = await started();
    replay.at = 5;
    load.mockResolvedValue(loaded(21, 2));
    const chosen = replay.choose(BEA);
    expect(replay.loaded).toBeNull(); // what only Ada knew is gone at once
    await chosen;
    expect([replay.at, replay.last, replay.seat]).toEqual([10, 20, 2]);
  });

  test("ignores a view that comes after another was chosen", async () => {
    const replay = await started();
    let arrive = (_: LoadedReplay) => {};
    load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const late = replay.choose(BEA);
    await replay.choose(ADA);
    arrive(loaded(3, 2));
    await late;
    expect([replay.loaded?.viewer, replay.last]).toEqual([1, 10]);
  });

  test("says why it cannot be shown, until it can", async () => {
    load.mockRejectedValueOnce(new TypeError("offline"));
    const replay = await started();
    expect([replay.note, replay.picture]).toEqual([t("web-no-server"), null]);
    await replay.choose(ADA);
    expect(replay.note).toBe("");
  });

  test("that was left asks for nothing more", async () => {
    const replay = new ReplayState(() => source);
    const starting = replay.start();
    replay.stop();
    await starting;
    expect([load.mock.calls.length, lookBack.mock.calls.length]).toEqual([0, 0]);
  });
});

test("its table tells what has happened up to the picture, and does nothing", async () => {
  const replay = await started();
  const shown = readOnlyTable(replay);
  expect([shown.viewer, shown.log.lines, shown.log.happened]).toEqual([1, [], ""]);
  replay.at = 2;
  flushSync();
  expect([shown.log.lines, shown.log.happened]).toEqual([["step 1", "step 2"], "step 2"]);
  expect([shown.myTurn, shown.legal, await shown.play({ type: "step", to: 1 })]).toEqual([
    false,
    [],
    false,
  ]);
});
