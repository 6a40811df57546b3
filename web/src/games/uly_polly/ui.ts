// Uly & Polly, as the app sees it.
import type { UlyPollyView } from "../../protocol";
import { asUi } from "../ui";
import { FACTS } from "./facts";
import { MeadowLingering, type MeadowScene } from "./lingering.svelte";
import { replayScenes } from "./replayScenes";
import Poster from "./Poster.svelte";
import { ranking, resultSentence } from "./result";
import { sealedFacts } from "./seals";
import { FORMATS, type UlyPollyEvent } from "./sentences";

function moverOf(event: UlyPollyEvent): number | null {
  switch (event.type) {
    case "hidden":
    case "started":
    case "swapped":
    case "stepped":
      return event.seat;
    default:
      return null;
  }
}

export const ulyPolly = asUi<UlyPollyView, UlyPollyEvent, MeadowScene>({
  name: "uly_polly",
  facts: FACTS,
  bots: 1,
  rounds: null,
  roundEnd: "board",
  Poster,
  screens: () => import("./screens").then(({ screens }) => screens),
  hasAdvice: true,
  puzzles: () => import("./puzzles").then(({ puzzles }) => puzzles),
  lesson: () => import("./lesson").then(({ lesson }) => lesson),
  rulePicture: () => import("./RulePicture.svelte").then((module) => module.default),
  sounds: () => import("./sounds").then(({ soundOf }) => soundOf),
  lingering: () => new MeadowLingering(),
  replayScenes,
  known: () => import("./known").then(({ known }) => known),
  statistics: () => import("./statistics").then(({ statistics }) => statistics),
  formats: FORMATS,
  moverOf,
  ranking,
  resultSentence,
  sealedFacts,
});
