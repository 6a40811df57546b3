"""Why bots moved as they did, told once the round is over and all of it is open.

In Uly & Polly the end of a round opens everything (UP-15, UP-16). In Wooolf!! it opens the hands,
but not what was seen in a peek nor the questions held; so there the bots wait for the game's end.
"""

from typing import Any

import msgspec

from sheepfold.bots import EXPLAIN
from sheepfold.games import wooolf
from sheepfold.locales import say
from sheepfold.server.records import last_game
from sheepfold.table.entries import decode
from sheepfold.table.table import bot_seats, fold


class Because(msgspec.Struct, frozen=True):
    """One reason: its key, the facts, and the sentence in the language asked for."""

    key: str
    facts: dict[str, str | int]
    text: str


class Why(msgspec.Struct, frozen=True):
    """The reasons for one move of a bot."""

    round: int
    seat: int
    move: str
    """In the game's notation."""
    reasons: tuple[Because, ...]


def whys(lines: list[bytes], language: str) -> tuple[Why, ...]:
    """The bots' reasons in the last round of which everything is open; lines are a table's log."""
    bots = bot_seats(fold(map(decode, lines)))
    played = last_game(lines)
    table = played.table
    game, state = table.game, table.state
    made: list[tuple[Any, Any]] = []
    for move in played.played:
        made.append((state, move))
        state, _ = game.play(state, move.seat, move.move, move.outcome)
    is_over = game.result(state) is not None
    last = state.round if is_over else state.round - 1
    if game.NAME == wooolf.NAME and not is_over:
        return ()
    return tuple(
        Why(
            last,
            move.seat,
            game.write(move.move, table.options),
            tuple(
                Because(key, facts, because(key, facts, language))
                for key, facts in EXPLAIN[game.NAME](game.view(before, move.seat), move.move)
            ),
        )
        for before, move in made
        if before.round == last and move.seat in bots and not isinstance(move.move, game.FREE)
    )


def because(key: str, facts: dict[str, str | int], language: str) -> str:
    """The sentence of a reason.

    >>> because("turned", {"place": "b3", "percent": 12}, "en")
    'As far as the dog could tell, the chance that the wolf was under b3 was 12 percent.'
    """
    return say(language, f"why-{key}", **facts)
