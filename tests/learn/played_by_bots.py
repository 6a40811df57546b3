"""The record of a game that bots of all levels have played."""

from random import Random
from typing import Any

from sheepfold.bots import bots_of
from sheepfold.games import GAMES
from sheepfold.games.record import Record, Writer


def played_by_bots(name: str, levels: tuple[str, ...], seed: int = 1, **options: Any) -> Record:
    """A game at a table with a bot of each of these levels."""
    game, rng = GAMES[name], Random(seed)
    chosen, seats = game.Options(**options), len(levels)
    writer: Any = Writer(
        game,
        chosen,
        tuple(f"Bot {seat}" for seat in range(1, seats + 1)),
        game.deal(chosen, seats, rng),
        lambda: "5a" * 32,
        bots=levels,
    )
    while actors := game.actors(writer.state):
        seat = rng.choice(actors)
        level = levels[seat - 1]
        move = bots_of(name).levels[level](game.view(writer.state, seat), rng)
        writer.play(seat, move, game.chance(writer.state, seat, move, rng), bot=level)
    record: Record = writer.record()
    return record
