import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setLanguage, t } from "../../../src/app/i18n.svelte";
import { drawMoment } from "../../../src/app/replay/momentPicture";
import { replayPictures } from "../../../src/app/replay/replayPictures";
import type { KnownStep, LookBack, TurningPoint } from "../../../src/protocol";
import { uiOf } from "../../../src/games/registry";
import type { BandRow, KnownUi } from "../../../src/games/ui";
import { meadow, table } from "../../fixtures/tables";

/** What was drawn: the texts, the filled bands, the framed rectangles, and the faces. */
let texts: { text: string; y: number }[];
let bands: { colour: string; path: string }[];
let frames: { width: number; left: number; across: number }[];
let faces: string[];
let canvas: { width: number; height: number };

/** A pen that writes every letter 20 wide. */
class FakePen {
  fillStyle = "";
  lineWidth = 0;
  font = "";
  fillText = (text: string, _: number, y: number) => texts.push({ text, y });
  fillRect = () => {};
  fill = (path: { path: string }) => bands.push({ colour: this.fillStyle, path: path.path });
  strokeRect = (left: number, _: number, across: number) =>
    frames.push({ width: this.lineWidth, left, across });
  drawImage = ({ src }: { src: string }) => faces.push(src);
  measureText = (text: string) => ({ width: 20 * text.length });
  save = () => {};
  restore = () => {};
  translate = () => {};
  scale = () => {};
}

const SENTENCE = "Ada swapped two tiles and gave away where the wolf was hiding all along";
const info = table(["Ada", "Bea"]);
const step = (entry: number, round: number): KnownStep => ({
  entry,
  round,
  known: [],
  truth: [],
});
const point: TurningPoint = {
  entry: 3,
  kind: "gave-away",
  seat: 0,
  key: SENTENCE,
  players: {},
  facts: {},
};
const lookBack: LookBack = {
  game: "uly_polly",
  steps: [step(0, 1), step(1, 1), step(2, 2), step(3, 2), step(4, 2), step(5, 2)],
  points: [point, { ...point, entry: 1, key: "another" }],
};
const rows = vi.fn<KnownUi["rows"]>();
const band = (name: string, picture: string | null, values: number[]) => ({
  name,
  colour: `--${name}`,
  picture,
  values,
});
const row = (label: string, truth: number | null): BandRow => ({
  label,
  player: null,
  bands: [band("there", "wolf.svg", [0, 0.25, 0.5, 1]), band("not", null, [1, 0.75, 0.5, 0])],
  truth,
});

beforeEach(async () => {
  await setLanguage("en");
  [texts, bands, frames, faces] = [[], [], [], []];
  canvas = { width: 0, height: 0 };
  rows.mockReset().mockReturnValue([row("Bea’s guess", 0), row("nobody knows", null)]);
  vi.spyOn(uiOf("uly_polly"), "known").mockResolvedValue({ rows });
  vi.stubGlobal(
    "Path2D",
    class {
      constructor(readonly path: string) {}
    },
  );
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      decode = () => Promise.resolve();
    },
  );
  vi.spyOn(document, "createElement").mockReturnValue(
    Object.assign(canvas, {
      getContext: () => new FakePen(),
      toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob(["png"], { type })),
    }) as unknown as HTMLElement,
  );
  // The pretended browser has no fonts to load.
  Object.defineProperty(document, "fonts", {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
  document.documentElement.style.setProperty("--there", "brown");
  document.documentElement.style.setProperty("--not", "white");
});
afterEach(() => document.documentElement.removeAttribute("style"));

async function drawn(seat = 2): Promise<Blob> {
  const view = meadow();
  const replay = { is_open: true, is_over: true, table: info, sentences: [], steps: [] };
  const pictures = replayPictures({ ...replay, viewer: null, view });
  return drawMoment(lookBack, { viewer: null, info, pictures }, seat);
}

describe("the picture of a moment", () => {
  test("is a PNG with the game, the sentence of the first turning point, and the lines", async () => {
    expect((await drawn()).type).toBe("image/png");
    const all = texts.map(({ text }) => text);
    expect(all[0]).toBe(t("uly_polly-name"));
    expect(all).toContain("Bea’s guess");
    expect(all).not.toContain("another");
    expect(all.at(-1)).toBe("Sheepfold");
  });

  test("breaks the sentence between words, so that each line fits", async () => {
    await drawn();
    const lines = texts.slice(
      1,
      texts.findIndex(({ text }) => text === "Bea’s guess"),
    );
    expect(lines.map(({ text }) => text).join(" ")).toBe(SENTENCE);
    expect(lines.length).toBeGreaterThan(1);
    for (const { text } of lines) expect(20 * text.length).toBeLessThanOrEqual(canvas.width - 128);
    expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(canvas.height);
  });

  test("shows the round of that moment through the eyes that are asked for", async () => {
    await drawn(1);
    const [steps, seat] = rows.mock.calls[0]!;
    expect([steps.map(({ entry }) => entry), seat]).toEqual([[2, 3, 4, 5], 1]);
  });

  test("of somebody’s own mistake it is through theirs", async () => {
    lookBack.points[0] = { ...point, seat: 2 };
    await drawn(1);
    expect(rows.mock.calls[0]![1]).toBe(2);
    lookBack.points[0] = point;
  });

  test("fills every band in its colour of the page", async () => {
    await drawn();
    expect(bands.map(({ colour }) => colour)).toEqual(["brown", "white", "brown", "white"]);
    expect(bands[0]!.path).not.toBe(bands[1]!.path);
  });

  test("frames the moment, and says how likely the truth was then", async () => {
    await drawn();
    const [line, moment] = frames;
    expect(moment!.across).toBeCloseTo(line!.across / 4);
    expect(moment!.left).toBeCloseTo(line!.left + line!.across / 4); // the second of four steps
    expect(texts.map(({ text }) => text)).toContain("25\u202f%");
    expect(faces).toEqual(["wolf.svg"]); // and nothing where the truth is not known
  });
});
