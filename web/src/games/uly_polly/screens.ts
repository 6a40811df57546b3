// The parts of Uly & Polly that a table needs.
import type { UlyPollyView } from "../../protocol";
import type { GameScreens } from "../ui";
import type { MeadowScene } from "./lingering.svelte";
import MeadowScreen from "./MeadowScreen.svelte";
import Score from "./Score.svelte";

export const screens: GameScreens<UlyPollyView, MeadowScene> = {
  Screen: MeadowScreen,
  Score,
};
