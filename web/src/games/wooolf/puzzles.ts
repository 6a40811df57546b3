// The puzzles of Wooolf!!, as the app sees them.
import type { GamePuzzles } from "../ui";
import { levelOf, PUZZLES } from "./puzzleData";
import PuzzleTable from "./PuzzleTable.svelte";

export const puzzles: GamePuzzles = { levels: PUZZLES.map(levelOf), Puzzle: PuzzleTable };
