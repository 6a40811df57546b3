"""The part of looking back that each game defines, and the types of the result."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple

import msgspec

from sheepfold.games.contract import MoveT, Seat, StateT
from sheepfold.games.verify import Moment

Chances = tuple[tuple[float, ...], ...]
"""What one seat could know: by subject (a player, a wolf), the probability of each possibility."""

SURE = 1e-9
"""A probability this close to 0 or 1 differs from it only by rounding."""

DECIMALS = 4
"""How many decimals of a probability are shown."""


class KnownStep(msgspec.Struct, frozen=True):
    """An entry of a record, and what could be known after it."""

    entry: int
    round: int
    known: tuple[Chances, ...]
    """By seat; empty if nobody learned anything with this entry."""
    truth: tuple[int, ...]
    """By subject: which possibility is true; empty while nothing is hidden yet."""
    chance: tuple[float, float] | None = None
    """If the move was a guess: how likely it was right, as far as its player could know, and how
    likely the best guess was."""
    by: Seat | None = None
    """Who made the move; nobody at the deal."""
    right: bool | None = None
    """If the move was a guess: whether it was right. An abstention is neither."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment that mattered, and the sentence that names it."""

    entry: int
    kind: str
    seat: Seat
    """The seat from whose view it is best shown."""
    key: str
    """Of the sentence."""
    players: dict[str, int]
    """Facts of the sentence that are players."""
    facts: dict[str, str | int]
    """The other facts."""


class Weighed(NamedTuple):
    """A turning point, and how much it mattered compared with others of its game."""

    weight: float
    point: TurningPoint


class GameLearning(NamedTuple, Generic[StateT, MoveT]):
    """How one game is looked back on. States and moves are those of that game."""

    known: Callable[[StateT | None, Moment[StateT]], tuple[Chances, ...]]
    """From the state before (`None` at the beginning) and a moment: what each seat could know then;
    empty if it is the same as before."""
    truth: Callable[[StateT], tuple[int, ...]]
    chance: Callable[[StateT, Seat, MoveT], tuple[float, float] | None]
    right: Callable[[StateT, Seat, MoveT], bool | None]
    """Both from the state before a move, the seat and the move: see `KnownStep`."""
    turning_points: Callable[[Sequence[Moment[StateT]], Sequence[KnownStep]], list[Weighed]]
    """`known` of these steps is never empty."""


AnyLearning = GameLearning[Any, Any]
"""Looking back on a game that is not known here; it is given only states and moves of its own
game.
"""


def rounded(chance: float) -> float:
    """A probability as it is shown: rounded, but to 0 or 1 only if that is certain.

    >>> rounded(1 / 3), rounded(1 - 1e-6), rounded(1e-7), rounded(1 - 1e-12)
    (0.3333, 0.9999, 0.0001, 1.0)
    """
    if chance < SURE:
        return 0.0
    if chance > 1 - SURE:
        return 1.0
    least = 10.0**-DECIMALS
    return float(min(max(round(float(chance), DECIMALS), least), 1 - least))


def percent_unless_certain(chance: float) -> int:
    """A probability in a sentence; 0 and 100 only if that is certain.

    >>> percent_unless_certain(0.999), percent_unless_certain(0.001), percent_unless_certain(0.5)
    (99, 1, 50)
    """
    if SURE < chance < 1 - SURE:
        return min(max(round(100 * chance), 1), 99)
    return round(100 * chance)
