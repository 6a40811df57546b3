"""The table as a fold: seats, turns, lent seats, clocks, takebacks."""
