import { beforeEach, expect, test, vi } from "vitest";
import { setLanguage, t } from "../../../src/app/i18n.svelte";
import type { ReplayPicture } from "../../../src/app/replay/replayPictures";
import { RoundReasons } from "../../../src/app/replay/roundReasons.svelte";
import type { AnyEvent, ExplainedMove } from "../../../src/protocol";
import { meadow } from "../../fixtures/tables";

beforeEach(() => setLanguage("en"));

const settled = () => new Promise((resolve) => setTimeout(resolve));
const move = (round: number, seat: number): ExplainedMove => ({
  round,
  seat,
  move: "",
  reasons: [],
});
const picture = (round: number, events: AnyEvent[]): ReplayPicture => ({
  view: meadow({ round }),
  scene: { roundEnd: null, secret: null },
  events,
  sentences: [],
  entry: null,
  closing: false,
});
const swapped = (seat: number): AnyEvent => ({ type: "swapped", seat, a: 0, b: 1 });

test("the reasons of a round are asked for once", async () => {
  const fetched = vi.fn((round: number) => Promise.resolve([move(round, 1)]));
  const reasons = new RoundReasons(fetched);
  for (const round of [2, 2, 1]) reasons.ask(round);
  expect(reasons.of(2)).toBeNull();
  await settled();
  expect(fetched.mock.calls).toEqual([[2], [1]]);
  expect([reasons.of(2), reasons.of(3)]).toEqual([[move(2, 1)], null]);
});

test("if there are none it says why, and they can be asked for again", async () => {
  const fetched = vi.fn<() => Promise<ExplainedMove[]>>();
  fetched.mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue([]);
  const reasons = new RoundReasons(fetched);
  reasons.ask(1);
  await settled();
  expect([reasons.note, reasons.of(1)]).toEqual([t("web-no-server"), null]);
  reasons.ask(1);
  await settled();
  expect([reasons.note, reasons.of(1)]).toEqual(["", []]);
});

test("each reason stands with the picture that shows its move", async () => {
  const reasons = new RoundReasons((round) => Promise.resolve([move(round, 1), move(round, 1)]));
  const pictures = [
    picture(1, [swapped(1)]),
    picture(2, [swapped(2)]), // a person's
    picture(2, [swapped(1)]),
    picture(2, [{ type: "proposed", seat: 1, at: 3 }, swapped(1)]),
  ];
  expect(reasons.shownIn(pictures, 2)).toEqual([]);
  reasons.ask(2);
  await settled();
  const shown = reasons.shownIn(pictures, 2).map((one) => pictures.indexOf(one.picture));
  expect(shown).toEqual([2, 3]);
  expect(reasons.shownIn(pictures.slice(0, 1), 2)).toEqual([]);
});
