// Wooolf!!, as the app sees it.
import type { WooolfView } from "../../protocol";
import { asUi } from "../ui";
import { FACTS } from "./facts";
import { RoundTableLingering, type RoundTableScene } from "./lingering.svelte";
import { replayScenes } from "./replayScenes";
import Poster from "./Poster.svelte";
import { ranking, resultSentence } from "./result";
import { sealedFacts } from "./seals";
import { FORMATS, type WooolfEvent } from "./sentences";

function moverOf(event: WooolfEvent): number | null {
  switch (event.type) {
    case "peeked":
    case "asked":
    case "guessed":
      return event.by;
    default:
      return null;
  }
}

export const wooolf = asUi<WooolfView, WooolfEvent, RoundTableScene>({
  name: "wooolf",
  facts: FACTS,
  bots: 4,
  rounds: FACTS.facts.rounds,
  roundEnd: "sheet",
  Poster,
  screens: () => import("./screens").then(({ screens }) => screens),
  hasAdvice: true,
  puzzles: () => import("./puzzles").then(({ puzzles }) => puzzles),
  lesson: () => import("./lesson").then(({ lesson }) => lesson),
  rulePicture: () => import("./RulePicture.svelte").then((module) => module.default),
  sounds: () => import("./sounds").then(({ soundOf }) => soundOf),
  lingering: () => new RoundTableLingering(),
  replayScenes,
  known: () => import("./known").then(({ known }) => known),
  statistics: () => import("./statistics").then(({ statistics }) => statistics),
  formats: FORMATS,
  moverOf,
  ranking,
  resultSentence,
  sealedFacts,
});
