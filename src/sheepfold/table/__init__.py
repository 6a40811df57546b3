"""One match as a fold over its log: seats, turns, clocks, lent seats, takebacks; pure."""
