"""Why bots moved as they did, told once the round is over and all of it is open.

In Uly & Polly the end of a round opens everything (UP-15, UP-16). In Wooolf!! it opens the hands,
but not what was seen in a peek nor the questions held; so there the bots wait for the game's end.
"""

import asyncio
from collections import deque
from typing import Any, NamedTuple

import msgspec

from sheepfold.bots import EXPLAIN
from sheepfold.games import wooolf
from sheepfold.locales import say
from sheepfold.server.records import LastGame
from sheepfold.server.slices import Slices
from sheepfold.server.thinking import Offload
from sheepfold.table.entries import Level
from sheepfold.table.work import Work, finish

MOST = 200
"""How many moves of a round are explained: each takes a while."""
KEPT = 100
"""Of how many rounds the reasons are kept in memory."""

Reasons = list[tuple[int, int, str, list[tuple[str, dict[str, str | int]]]]]
"""Round, seat, move, and the keys and facts of its reasons."""


class ReasonText(msgspec.Struct, frozen=True):
    """One reason: its key, the facts, and the sentence in the language asked for."""

    key: str
    facts: dict[str, str | int]
    text: str


class ExplainedMove(msgspec.Struct, frozen=True):
    """The reasons for one move of a bot."""

    round: int
    seat: int
    move: str
    """In the game's notation."""
    reasons: tuple[ReasonText, ...]


class BotReasons:
    """Asks the bots, one question at a time and once a round: to think it all again takes long."""

    def __init__(self, think: Offload, slices: Slices | None = None) -> None:
        self._think = think
        self._slices = slices or Slices()
        self._kept: dict[tuple[Any, ...], Reasons] = {}
        self._asking = asyncio.Lock()

    async def tell(self, last: LastGame, language: str) -> tuple[ExplainedMove, ...]:
        """The bots' reasons in the last round of which everything is open."""
        over = last.over
        key = (over.code, last.at, over.phase, over.state.round)
        async with self._asking:
            if key not in self._kept:
                asked = await self._slices.do(questions(last))
                self._kept[key] = await self._think(explain, last.table.game.NAME, asked)
                if len(self._kept) > KEPT:
                    del self._kept[next(iter(self._kept))]
        return tuple(
            ExplainedMove(
                number,
                seat,
                move,
                tuple(ReasonText(k, facts, because(k, facts, language)) for k, facts in found),
            )
            for number, seat, move, found in self._kept[key]
        )


class Question(NamedTuple):
    """A move of a bot, and what the bot saw."""

    round: int
    seat: int
    written: str
    level: Level
    view: Any
    move: Any


def reasons(last: LastGame) -> Reasons:
    """Why the bots moved as they did in the last round of which everything is open."""
    return explain(last.table.game.NAME, finish(questions(last)))


def questions(last: LastGame) -> Work[list[Question]]:
    """The bots' moves that may be explained: the last ones, if there are very many."""
    table = last.table
    game, state = table.game, table.state
    made: dict[int, deque[tuple[Any, Any, Level]]] = {}
    for move, level in zip(last.played, last.levels, strict=True):
        if level is not None and not isinstance(move.move, game.FREE):
            made.setdefault(state.round, deque(maxlen=MOST)).append((state, move, level))
        state, _ = game.play(state, move.seat, move.move, move.outcome)
        yield
    is_over = game.result(state) is not None
    opened = state.round if is_over else state.round - 1
    if game.NAME == wooolf.NAME and not is_over:
        return []
    found = []
    for before, move, level in made.get(opened, ()):
        written, view = game.write(move.move, table.options), game.view(before, move.seat)
        found.append(Question(opened, move.seat, written, level, view, move.move))
        yield
    return found


def explain(game: str, asked: list[Question]) -> Reasons:
    """What the bots answer; this takes long."""
    return [
        (one.round, one.seat, one.written, EXPLAIN[game][one.level](one.view, one.move))
        for one in asked
    ]


def because(key: str, facts: dict[str, str | int], language: str) -> str:
    """The sentence of a reason.

    >>> because("turned", {"place": "b3", "percent": 12}, "en")
    'I put the chance that the wolf was on b3 at 12 percent.'
    """
    return say(language, f"why-{key}", **facts)
