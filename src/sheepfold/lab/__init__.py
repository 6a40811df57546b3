"""Where the games are studied: random simulation and the arena. It sees games and bots only."""
