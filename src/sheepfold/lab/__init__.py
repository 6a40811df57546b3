"""Where the games are studied: simulation; it sees the games and the bots only."""
