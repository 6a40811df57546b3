"""How a bot chooses, and how it says why: both from one thought, so that the reasons are its own.

A policy makes a thought of a view: all that the bot goes by before chance has its say. The thought
draws the move, and afterwards gives the reasons for it. Reasons name only what the thought holds,
and hold whatever chance said: at a table nobody keeps what a bot drew.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

Reason = tuple[str, dict[str, str | int]]
"""Why a move: the key of a sentence (`why-...` in the languages), and the facts that it names."""

MoveT = TypeVar("MoveT")
MoveT_co = TypeVar("MoveT_co", covariant=True)
ViewT = TypeVar("ViewT")


class Thought(Protocol[MoveT_co]):
    """What a bot made of a view."""

    def draw(self, rng: Random) -> MoveT_co:
        """The bot's move."""

    def why(self, move: Any) -> list[Reason]:
        """The reasons for a move; none if this thought does not lead to it."""


class Policy(Generic[ViewT, MoveT_co]):
    """A bot: call it with a view and a random source for its move.

    >>> dice = Policy(lambda sides: OneOf(range(1, sides + 1), (("random", {}),)))
    >>> dice(6, Random(1)), dice.why(6, 2), dice.why(6, 7)
    (2, [('random', {})], [])
    """

    def __init__(self, think: Callable[[ViewT], Thought[MoveT_co]]) -> None:
        self.think = think
        self.__doc__ = think.__doc__

    def __call__(self, view: ViewT, rng: Random) -> MoveT_co:
        """The bot's move."""
        return self.think(view).draw(rng)

    def why(self, view: ViewT, move: Any) -> list[Reason]:
        """The reasons for a move that was made from this view; the same ones every time."""
        return self.think(view).why(move)


class OneOf(NamedTuple, Generic[MoveT]):
    """Any of these moves, each as likely, for the same reasons."""

    moves: Sequence[MoveT]
    reasons: tuple[Reason, ...] = ()

    def draw(self, rng: Random) -> MoveT:
        """One of the moves."""
        return rng.choice(self.moves)

    def why(self, move: Any) -> list[Reason]:
        """The reasons, if it is one of the moves."""
        return list(self.reasons) if move in self.moves else []


def percent(chance: float) -> int:
    """A chance as it is told.

    >>> percent(0.1249)
    12
    """
    return round(100 * float(chance))
