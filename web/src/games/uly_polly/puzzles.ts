// The puzzles of Uly & Polly, as the app sees them.
import type { GamePuzzles } from "../ui";
import { levelOf, PUZZLES } from "./puzzleData";
import PuzzleBoard from "./PuzzleBoard.svelte";

export const puzzles: GamePuzzles = { levels: PUZZLES.map(levelOf), Puzzle: PuzzleBoard };
