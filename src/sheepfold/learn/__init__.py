"""Learning: puzzles and lessons. Pure; it sees games and bots only."""
