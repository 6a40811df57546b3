"""The table as a fold: seats, turns, caretakers, clocks, takebacks."""
