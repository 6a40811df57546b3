"""Where the games are studied: simulation, the arena, solvers, adapters for other tools."""
