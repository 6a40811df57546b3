"""One match as a fold over its log: seats, turns, clocks, caretakers, takebacks; pure."""
