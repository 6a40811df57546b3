"""What Polly's players could have known in Uly & Polly: where the wolf may be.

By the rules alone the wolf is under a face-down tile, and all of those are equally likely. To learn
more from its swaps, something must be assumed about how the wolf swaps. This uses the assumption of
the bots against an unknown wolf: it hides anywhere, and it is one of five kinds, all equally likely
before its first swap (`bots/uly_polly/belief.py`). It swaps at random, walls Polly in, flees from
her whenever it can, or only half of the time, or only at the end. A sentence tells the players so.
"""

from sheepfold.bots.uly_polly.belief import MODELS, believe
from sheepfold.bots.uly_polly.field import Floats
from sheepfold.games.contract import Seat
from sheepfold.games.uly_polly.pieces import Move, Place, Proposed, Step, meadow
from sheepfold.games.uly_polly.state import State
from sheepfold.games.uly_polly.view import view
from sheepfold.games.verify import Moment
from sheepfold.learn.game_learning import Chances, rounded

KINDS = tuple(MODELS.values())
EVEN = (1 / len(KINDS),) * len(KINDS)


def known(before: State | None, moment: Moment[State]) -> tuple[Chances, ...]:
    """By seat: the probability of each place of the wolf; the wolf's own seat knows it."""
    state: State = moment.state
    if before is not None and all(isinstance(event, Proposed) for event in moment.events):
        return ()
    if state.phase == "over":
        return ()
    by_dogs = tuple(rounded(float(chance)) for chance in places(state))
    by_wolf = by_dogs
    if state.wolf is not None:
        by_wolf = tuple(float(place == state.wolf) for place in range(len(state.tiles)))
    return tuple(
        (by_wolf if seat == state.wolf_seat else by_dogs,) for seat in range(1, state.seats + 1)
    )


def places(state: State) -> Floats:
    """By place: the probability from public knowledge.

    >>> from random import Random
    >>> from sheepfold.games import uly_polly
    >>> options = uly_polly.Options(rows=2, columns=2, flips=2, first_wolf=1)
    >>> state = uly_polly.start(options, 2, uly_polly.deal(options, 2, Random(1)))
    >>> places(state).round(3).tolist()
    [0.25, 0.25, 0.25, 0.25]
    """
    return believe(view(state, None), KINDS, EVEN).places


def truth(state: State) -> tuple[int, ...]:
    """Where the wolf is; empty before it has hidden."""
    return () if state.wolf is None else (state.wolf,)


def chance(before: State, seat: Seat, move: Move) -> tuple[float, float] | None:  # noqa: ARG001
    """When Polly turned a tile: how likely the wolf was there, and on the best tile in reach."""
    if not isinstance(move, Step) or before.tiles[move.to]:
        return None
    chances = places(before)
    return rounded(float(chances[move.to])), rounded(max(float(chances[p]) for p in reach(before)))


def right(before: State, seat: Seat, move: Move) -> bool | None:  # noqa: ARG001
    """When Polly turned a tile: whether it was the wolf."""
    if not isinstance(move, Step) or before.tiles[move.to]:
        return None
    return before.wolf == move.to


def reach(state: State) -> list[Place]:
    """The face-down tiles that Polly can turn with her next step."""
    assert state.dog is not None
    near = meadow(state.options.rows, state.options.columns).neighbours[state.dog]
    return [place for place in near if not state.tiles[place]]
