// The parts of any game that a table needs.
import type { AnyView } from "../../protocol";
import type { GameScreens } from "../ui";
import GeneralScreen from "./GeneralScreen.svelte";
import type { GeneralScene } from "./lingering.svelte";
import Score from "./Score.svelte";

export const screens: GameScreens<AnyView, GeneralScene> = { Screen: GeneralScreen, Score };
