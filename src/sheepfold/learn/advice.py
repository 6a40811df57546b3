"""Advice for a seat whose game is being played, made from the seat's view alone.

It says how likely everything is that the seat cannot see and, if it is the seat's turn, gives a
hint and says what the strongest bot would do, and why. `registry.py` has the part of each game.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, NamedTuple

import msgspec

from sheepfold.bots import Reason, bots_of
from sheepfold.games.contract import MoveT, View, ViewT
from sheepfold.learn.game_learning import Chances


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """The key of a sentence, and its facts."""

    key: str
    players: dict[str, int] = {}
    """Facts that are players."""
    facts: dict[str, str | int] = {}
    """The other facts."""


class Suggestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said, and what it points at."""

    sentences: tuple[Sentence, ...]
    at: tuple[int, ...] = ()
    """What it points at, as moves name it: places on the board, or players."""


class TurnAdvice(msgspec.Struct, frozen=True):
    """Advice for the seat's own turn."""

    hint: Suggestion
    """A nudge that leaves the choice to the player."""
    bot: Suggestion
    """What the strongest bot would do, and why."""


class Advice(msgspec.Struct, frozen=True):
    """All that a seat is told when it asks for advice."""

    known: Chances
    """By subject: the probability of each possibility, as in a look back."""
    about: str
    """The key of the sentence that says what these probabilities follow from."""
    turn: TurnAdvice | None
    """`None` if it is not the seat's turn."""


class GameAdvice(NamedTuple, Generic[ViewT, MoveT]):
    """The part of advice that each game defines. Views are those of a seat."""

    known: Callable[[ViewT], Chances]
    about: Callable[[ViewT], str]
    turn: Callable[[ViewT, MoveT, Sequence[Reason]], TurnAdvice]
    """From a view, a move of the strongest bot there, and the bot's reasons."""


AnyAdvice = GameAdvice[Any, Any]
"""Advice whose game is not known here; it is given only views and moves of its own game."""


def advise(game: str, own: AnyAdvice, view: View, seed: int) -> Advice:
    """Advice for the seat that has this view; the seed is for the bot's random choices.

    >>> from sheepfold.games import uly_polly
    >>> from sheepfold.learn.registry import ADVICE
    >>> options = uly_polly.Options(rows=2, columns=2, flips=2, first_wolf=1)
    >>> state = uly_polly.start(options, 2, uly_polly.deal(options, 2, Random(1)))
    >>> given = advise("uly_polly", ADVICE["uly_polly"], uly_polly.view(state, 1), 7)
    >>> given.known, given.turn.bot.sentences[0].key
    (((0.25, 0.25, 0.25, 0.25),), 'uly_polly-advice-hide')
    """
    turn = None
    if view.viewer in view.actors:
        bots = bots_of(game)
        thought = bots.levels[bots.strongest].think(view)
        move = thought.draw(Random(seed))
        turn = own.turn(view, move, thought.why(move))
    return Advice(own.known(view), own.about(view), turn)
