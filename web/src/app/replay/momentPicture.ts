// A picture of the decisive moment of a game, to send to friends: a sentence, and what could be known.
import { uiOf } from "../../games/registry";
import type { BandRow } from "../../games/ui";
import type { LookBack } from "../../protocol";
import { t } from "../i18n.svelte";
import { bandPath } from "./bandPath";
import { namedSentence } from "../table/namedSentence";
import { pictureOf, roundAround } from "./lookBack.svelte";
import { percent } from "./percent";
import type { LoadedReplay } from "./sources";

const WIDTH = 1080;
const EDGE = 64;
const LINE = 56;
const ROW = 84;
const NAMES = 240;
const TRUTH = 190;

/** The picture as a PNG. The chart shows the seat through whose eyes the moment is seen best. */
export async function drawMoment(
  { game, steps, points }: LookBack,
  { info, pictures }: LoadedReplay,
  seat: number,
): Promise<Blob> {
  const point = points[0]!;
  const ui = uiOf(game);
  const { steps: around } = roundAround(steps, point.entry);
  const at = around.findIndex(({ entry }) => entry === point.entry);
  const view = pictures[pictureOf(pictures, point.entry)]!.view;
  const known = await ui.known?.();
  const rows = known?.rows(around, point.seat || seat, view, info) ?? [];
  const faces = await loadPictures(rows);
  await document.fonts.ready;

  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d")!;
  const text = wrapped(pen, namedSentence(point, game, info), WIDTH - 2 * EDGE);
  const top = EDGE + 70 + text.length * LINE + 40;
  canvas.width = WIDTH;
  canvas.height = top + rows.length * ROW + 90 + EDGE;

  const colour = paletteOf(document.documentElement);
  pen.fillStyle = colour("--print");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colour("--print-ink");
  pen.textBaseline = "middle";
  pen.font = "900 52px Nunito, sans-serif";
  pen.fillText(t(`${game}-name`), EDGE, EDGE + 20);
  pen.font = SENTENCE;
  text.forEach((line, k) => pen.fillText(line, EDGE, EDGE + 100 + k * LINE));
  rows.forEach((row, k) => drawRow(pen, row, top + k * ROW, at, colour, faces));
  pen.fillStyle = colour("--print-soft");
  pen.font = "800 34px Nunito, sans-serif";
  pen.fillText("Sheepfold", EDGE, canvas.height - EDGE);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("PNG"))), "image/png");
  });
}

const SENTENCE = "700 40px Nunito, sans-serif";

type Palette = (name: string) => string;

/** The printed colours are the same in the dark, so their values can be drawn as they are. */
function paletteOf(root: Element): Palette {
  const styles = getComputedStyle(root);
  return (name) => styles.getPropertyValue(name).trim();
}

function drawRow(
  pen: CanvasRenderingContext2D,
  row: BandRow,
  y: number,
  at: number,
  colour: Palette,
  faces: Map<string, HTMLImageElement>,
): void {
  const count = row.bands[0]!.values.length;
  const [left, width, height] = [EDGE + NAMES, WIDTH - 2 * EDGE - NAMES - TRUTH, ROW - 20];
  pen.fillStyle = colour("--print-ink");
  pen.font = "800 34px Nunito, sans-serif";
  pen.fillText(row.label, EDGE, y + height / 2, NAMES - 20);
  pen.save();
  pen.translate(left, y);
  pen.scale(width / count, height);
  for (const [k, band] of row.bands.entries()) {
    pen.fillStyle = colour(band.colour);
    pen.fill(new Path2D(bandPath(row, k)));
  }
  pen.restore();
  pen.strokeStyle = colour("--print-soft");
  pen.lineWidth = 2;
  pen.strokeRect(left, y, width, height);
  pen.strokeStyle = colour("--outline");
  pen.lineWidth = 6;
  pen.strokeRect(left + (at * width) / count, y - 3, width / count, height + 6);
  const truth = row.truth === null ? null : row.bands[row.truth];
  if (!truth) return;
  const face = truth.picture ? faces.get(truth.picture) : undefined;
  if (face) pen.drawImage(face, left + width + 14, y, height, height);
  pen.fillStyle = colour("--print-ink");
  pen.fillText(percent(truth.values[at] ?? 0), left + width + height + 26, y + height / 2);
}

async function loadPictures(rows: BandRow[]): Promise<Map<string, HTMLImageElement>> {
  const addresses = new Set(
    rows.flatMap(({ bands }) => bands.flatMap(({ picture }) => picture ?? [])),
  );
  const found = new Map<string, HTMLImageElement>();
  for (const address of addresses) {
    const image = new Image();
    image.src = address;
    await image.decode();
    found.set(address, image);
  }
  return found;
}

/** A sentence in lines that are not too long. */
function wrapped(pen: CanvasRenderingContext2D, sentence: string, width: number): string[] {
  pen.font = SENTENCE;
  const lines = [""];
  for (const word of sentence.split(" ")) {
    const longer = `${lines.at(-1)!} ${word}`.trim();
    if (pen.measureText(longer).width <= width || !lines.at(-1)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
