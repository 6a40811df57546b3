// The parts of Wooolf!! that a table needs.
import type { WooolfView } from "../../protocol";
import type { GameScreens } from "../ui";
import DeckField from "./DeckField.svelte";
import type { RoundTableScene } from "./lingering.svelte";
import RoundTableScreen from "./RoundTableScreen.svelte";
import Score from "./Score.svelte";

export const screens: GameScreens<WooolfView, RoundTableScene> = {
  Screen: RoundTableScreen,
  Score,
  Pieces: DeckField,
};
