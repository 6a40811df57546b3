"""How a bot chooses its move, and how it explains it.

A policy turns a view into a thought: everything that the bot's decision is based on, before
anything is drawn. The thought draws the move. Asked afterwards, it also gives the reasons: since
both come from the same thought, a bot cannot give reasons that it did not have. The random numbers
are not kept, so reasons must be true whatever was drawn.

A thought may also have `odds()`: the probability of each move that it can lead to; and `changed()`:
which observation changed the bot's mind most since its last move, told before its reasons.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

Reason = tuple[str, dict[str, str | int]]
"""A reason for a move: the key of a sentence (`why-<key>` in the languages) and its facts."""

MoveT = TypeVar("MoveT")
MoveT_co = TypeVar("MoveT_co", covariant=True)
ViewT = TypeVar("ViewT")


class Thought(Protocol[MoveT_co]):
    """What a bot concluded from a view. It is only asked about moves of its own game."""

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

    def why(self, view: ViewT, move: object) -> list[Reason]:
        """The reasons for a move that was made from this view; always the same ones.

        >>> class Warned(OneOf):
        ...     def changed(self):
        ...         return [("saw-smoke", {})]
        >>> Policy(lambda sides: Warned([1], (("random", {}),))).why(6, 1)
        [('saw-smoke', {}), ('random', {})]
        """
        thought = self.think(view)
        reasons = thought.why(move)
        changed = getattr(thought, "changed", None)
        return reasons if not reasons or changed is None else [*changed(), *reasons]

    def policy(self, view: ViewT, draws: int = 1000) -> dict[MoveT_co, float]:
        """The probability of each move that the bot may make from this view.

        It is exact if the bot's thoughts have `odds`, else the shares of this many draws.

        >>> dice = Policy(lambda sides: OneOf(range(1, sides + 1)))
        >>> dice.policy(2)
        {1: 0.5, 2: 0.5}
        """
        thought = self.think(view)
        odds: Callable[[], dict[MoveT_co, float]] | None = getattr(thought, "odds", None)
        if odds is not None:
            return odds()
        rng = Random(0)
        return mixed((1 / draws, [thought.draw(rng)]) for _ in range(draws))


class OneOf(NamedTuple, Generic[MoveT]):
    """One of these moves, all equally likely, and all for the same reasons."""

    moves: Sequence[MoveT]
    reasons: tuple[Reason, ...] = ()

    def draw(self, rng: Random) -> MoveT:
        """One of the moves."""
        return rng.choice(self.moves)

    def why(self, move: object) -> list[Reason]:
        """The reasons, if it is one of the moves."""
        return list(self.reasons) if move in self.moves else []

    def odds(self) -> dict[MoveT, float]:
        """All of them are equally likely."""
        return mixed([(1.0, self.moves)])


def mixed(parts: Iterable[tuple[float, Sequence[MoveT]]]) -> dict[MoveT, float]:
    """The probabilities of moves that are drawn from these lists, each with its probability.

    >>> mixed([(0.5, ["a", "b"]), (0.5, ["a"]), (0.0, ["c"])])
    {'a': 0.75, 'b': 0.25}
    """
    odds: dict[MoveT, float] = {}
    for chance, moves in parts:
        for move in moves if chance else ():
            odds[move] = odds.get(move, 0.0) + chance / len(moves)
    return odds


def percent(chance: float) -> int:
    """A probability in percent, as it is shown to people.

    >>> percent(0.1249)
    12
    """
    return round(100 * float(chance))
