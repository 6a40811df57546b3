"""Why bots moved as they did.

They explain it once the round is over if its end reveals everything, else after the game: the bots
of each game declare which (`explained_after`).
"""

import asyncio
import logging
from collections import deque
from typing import NamedTuple

import msgspec

from sheepfold.bots import Reason, bots_of
from sheepfold.games.contract import Move, State, View
from sheepfold.locales import say
from sheepfold.server.records import LastGame
from sheepfold.server.slices import Slices
from sheepfold.server.thinking import NoAnswer, Offload
from sheepfold.table.entries import Level, MovePlayed
from sheepfold.table.work import Work, finish

logger = logging.getLogger("sheepfold")

MOST = 200
"""How many moves of a round are explained: each takes a while."""
KEPT = 100
"""The reasons of this many rounds are cached."""

Reasons = list[tuple[int, int, str, list[Reason]]]
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


class Question(NamedTuple):
    """A move of a bot, and what the bot saw."""

    round: int
    seat: int
    written: str
    level: Level
    view: View
    move: Move


class BotReasons:
    """Asks the bots, once for each round and one after the other, because it takes long."""

    def __init__(self, think: Offload, slices: Slices | None = None) -> None:
        self._think = think
        self._slices = slices or Slices()
        self._kept: dict[tuple[object, ...], Reasons] = {}
        self._asking = asyncio.Lock()

    async def explained(
        self, last: LastGame, language: str, round_number: int | None = None
    ) -> tuple[ExplainedMove, ...]:
        """The bots' reasons in a round, or in the last one that may be explained."""
        over = last.over
        key = (over.code, last.at, over.phase, over.state.round, round_number)
        async with self._asking:
            if key not in self._kept:
                asked = await self._slices.do(questions(last, round_number))
                self._kept[key] = await self._ask_bots(last.table.game.NAME, asked)
                if len(self._kept) > KEPT:
                    del self._kept[next(iter(self._kept))]
        return in_words(self._kept[key], language)

    async def _ask_bots(self, game: str, asked: list[Question]) -> Reasons:
        try:
            found = await self._think(explain, game, asked)
        except NoAnswer as problem:
            logger.error("the bots of %s cannot give their reasons: %s", game, problem)
            return [(one.round, one.seat, one.written, []) for one in asked]
        return found


def in_words(found: Reasons, language: str) -> tuple[ExplainedMove, ...]:
    """These reasons with their sentences."""
    return tuple(
        ExplainedMove(
            number,
            seat,
            move,
            tuple(ReasonText(key, facts, because(key, facts, language)) for key, facts in given),
        )
        for number, seat, move, given in found
    )


def reasons(last: LastGame, round_number: int | None = None) -> Reasons:
    """Why the bots moved as they did in a round, or in the last one that may be explained."""
    return explain(last.table.game.NAME, finish(questions(last, round_number)))


def questions(last: LastGame, round_number: int | None = None) -> Work[list[Question]]:
    """The bots' moves in a round that may be explained: the last ones, if there are very many.

    None for a round that is not over, or does not exist.
    """
    table = last.table
    game, state = table.game, table.state
    made: dict[int, deque[tuple[State, MovePlayed, Level]]] = {}
    for move, level, after in zip(last.played, last.levels, last.states, strict=True):
        if level is not None and not isinstance(move.move, game.FREE):
            made.setdefault(state.round, deque(maxlen=MOST)).append((state, move, level))
        state = after
        yield
    is_over = game.result(state) is not None
    opened = state.round if is_over else state.round - 1
    if bots_of(game.NAME).explained_after == "game" and not is_over:
        return []
    wanted = opened if round_number is None else round_number
    found = []
    for before, move, level in made.get(wanted, ()) if wanted <= opened else ():
        written, view = game.write(move.move, table.options), game.view(before, move.seat)
        found.append(Question(wanted, move.seat, written, level, view, move.move))
        yield
    return found


def explain(game: str, asked: list[Question]) -> Reasons:
    """What the bots answer; slow, so it runs off the event loop."""
    return [(one.round, one.seat, one.written, _reasons(game, one)) for one in asked]


def _reasons(game: str, one: Question) -> list[Reason]:
    """A bot's reasons; none if it is no longer installed, or fails."""
    bot = bots_of(game).all.get(one.level)
    try:
        given = [] if bot is None else bot.why(one.view, one.move)
        return msgspec.convert(given, list[Reason])
    except Exception:
        logger.exception("the bot %s.%s cannot give its reasons", game, one.level)
        return []


def because(key: str, facts: dict[str, str | int], language: str) -> str:
    """The sentence of a reason. A key that the languages do not have is shown as it is, so that a
    plug-in bot can give its reasons in plain words.

    >>> because("uly_polly-turned", {"place": "b3", "percent": 12}, "en")
    'I thought: the wolf is on b3, with a chance of 12 percent.'
    >>> because("It was my turn to bluff.", {}, "en")
    'It was my turn to bluff.'
    """
    try:
        return say(language, f"why-{key}", **facts)
    except KeyError:
        return key
