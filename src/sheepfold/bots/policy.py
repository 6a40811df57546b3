"""How a bot chooses its move, and how it explains it.

A policy turns a view into a thought: everything that the bot's decision is based on, before
anything is drawn. The thought draws the move. Asked afterwards, it also gives the reasons: since
both come from the same thought, a bot cannot give reasons that it did not have. The random numbers
are not kept, so reasons must be true whatever was drawn.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

Reason = tuple[str, dict[str, str | int]]
"""A reason for a move: the key of a sentence (`why-<key>` in the languages) and its facts."""

MoveT = TypeVar("MoveT")
MoveT_co = TypeVar("MoveT_co", covariant=True)
ViewT = TypeVar("ViewT")


class Thought(Protocol[MoveT_co]):
    """What a bot concluded from a view."""

    def draw(self, rng: Random) -> MoveT_co:
        """The bot's move."""

    def why(self, move: Any) -> list[Reason]:
        """The reasons for a move; none if this thought cannot lead to it."""


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
        """The reasons for a move that was made from this view; always the same ones."""
        return self.think(view).why(move)


class OneOf(NamedTuple, Generic[MoveT]):
    """One of these moves, all equally likely, and all for the same reasons."""

    moves: Sequence[MoveT]
    reasons: tuple[Reason, ...] = ()

    def draw(self, rng: Random) -> MoveT:
        """One of the moves."""
        return rng.choice(self.moves)

    def why(self, move: Any) -> list[Reason]:
        """The reasons, if it is one of the moves."""
        return list(self.reasons) if move in self.moves else []


def percent(chance: float) -> int:
    """A probability in percent, as it is shown to people.

    >>> percent(0.1249)
    12
    """
    return round(100 * float(chance))
