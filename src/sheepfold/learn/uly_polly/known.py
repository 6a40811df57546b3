"""What Polly's players could have known in Uly & Polly: where the wolf may be.

The rules alone say only that the wolf is under a tile that was not turned, and that all of those
are alike. What tells more is how the wolf swaps, so something has to be assumed about that. Here it
is what the bots reckon with when they do not know their wolf: it hides anywhere, and it is one of
five kinds, all equally likely before its first swap (`bots/uly_polly/belief.py`). It swaps at
random, walls Polly in, flees from her whenever it can, or only half of the time, or only at the
end. The players are told so in a sentence.
"""

from sheepfold.bots.uly_polly.belief import MODELS, believe
from sheepfold.bots.uly_polly.field import Floats
from sheepfold.games.contract import Seat
from sheepfold.games.uly_polly.pieces import Move, Place, Proposed, Step, meadow
from sheepfold.games.uly_polly.state import State
from sheepfold.games.uly_polly.view import view
from sheepfold.games.verify import Moment
from sheepfold.learn.game_learning import Chances, told

KINDS = tuple(MODELS.values())
EVEN = (1 / len(KINDS),) * len(KINDS)


def known(before: State | None, moment: Moment) -> tuple[Chances, ...]:
    """By seat: the probability of each place of the wolf; the wolf's own seat knows it."""
    state: State = moment.state
    if before is not None and all(isinstance(event, Proposed) for event in moment.events):
        return ()
    if state.phase == "over":
        return ()
    by_dogs = tuple(told(float(chance)) for chance in places(state))
    by_wolf = by_dogs
    if state.wolf is not None:
        by_wolf = tuple(float(place == state.wolf) for place in range(len(state.tiles)))
    return tuple(
        (by_wolf if seat == state.wolf_seat else by_dogs,) for seat in range(1, state.seats + 1)
    )


def places(state: State) -> Floats:
    """By place: the probability for those who see no more than everyone.

    >>> from random import Random
    >>> from sheepfold.games import uly_polly
    >>> options = uly_polly.Options(rows=2, columns=2, flips=2, first_wolf=1)
    >>> state = uly_polly.start(options, 2, uly_polly.deal(options, 2, Random(1)))
    >>> places(state).round(3).tolist()
    [0.25, 0.25, 0.25, 0.25]
    """
    return believe(view(state, None), KINDS, EVEN).places


def truth(state: State) -> tuple[int, ...]:
    """Where the wolf is; nothing before it has hidden."""
    return () if state.wolf is None else (state.wolf,)


def chance(before: State, seat: Seat, move: Move) -> tuple[float, float] | None:  # noqa: ARG001
    """When Polly turned a tile: how likely the wolf was there, and on the best tile in reach."""
    if not isinstance(move, Step) or before.tiles[move.to]:
        return None
    chances = places(before)
    return told(float(chances[move.to])), told(max(float(chances[p]) for p in reach(before)))


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
