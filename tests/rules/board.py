"""Games of Uly & Polly set up and played in notation, so that a test reads like the rulebook.

A move is made by whoever must act, unless the text names a seat: `"3: propose b2"`.
"""

from random import Random
from typing import Any

import msgspec
import pytest

from sheepfold.games.contract import BadOptions, IllegalMove, Viewer
from sheepfold.games.uly_polly import (
    Event,
    Move,
    Options,
    Outcome,
    State,
    View,
    actors,
    check,
    deal,
    free,
    legal,
    moves,
    parse,
    play,
    refusal,
    start,
    view,
    write,
)
from sheepfold.games.uly_polly.notation import parse_place, place_name
from sheepfold.games.uly_polly.pieces import Swap

PLACES = tuple(f"{column}{row}" for row in "1234" for column in "abcd")

NOTATIONS = (
    *(f"hide {place}" for place in PLACES),
    *(f"start {place}" for place in PLACES),
    *(f"{one}-{other}" for one in PLACES for other in PLACES if one <= other),
    *PLACES,
    *(f"propose {place}" for place in PLACES),
    "propose none",
)
"""Every move that can be written."""

TABLES = tuple((seats, wolf) for seats in (2, 3, 4, 5) for wolf in range(1, seats + 1))
"""Every number of seats, with every first wolf."""

ROUNDS = {2: 4, 3: 6, 4: 4, 5: 5}
"""The rounds of a game, by the number of seats (UP-18)."""

FOUND = ("hide a1", "start b2", "c3-d3", "a1")
"""A round in which the dog finds the wolf with its first step."""

EIGHT_SHEEP = ("c4", "b4", "b3", "c3", "d3", "d2", "c2", "b2")
"""The steps of a dog that was put on d4 and does not come near a1."""


def begin(seats: int = 3, wolf: int = 1, **choices: Any) -> State:
    """A game about to begin, with this seat as the first wolf."""
    return start(Options(first_wolf=wolf, **choices), seats, Outcome(wolf))


def on_turn(state: State) -> int:
    """The seat that must act."""
    (seat,) = actors(state)
    return seat


def choices(state: State) -> set[str]:
    """What the seat that must act may do, in notation."""
    seat = on_turn(state)
    listed = legal(view(state, seat))
    assert moves(state, seat) == listed
    return {write(move, state.options) for move in listed}


def events_of(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """One move: the next state and what happened."""
    seat, move = _read(state, text)
    return play(state, seat, move)


def play_out(state: State, *texts: str) -> State:
    """These moves, one after the other."""
    for text in texts:
        state, _ = events_of(state, text)
    return state


def walk(state: State, *steps: str) -> State:
    """The dog's steps; before each the wolf swaps two tiles that nobody could tell apart."""
    for step in steps:
        state = play_out(state, quiet_swap(state), step)
    return state


def quiet_swap(state: State) -> str:
    """A swap of two sheep, both face down or both face up."""
    for swap in legal(view(state, state.wolf_seat)):
        assert isinstance(swap, Swap)
        down = [state.tiles[place] == 0 for place in (swap.a, swap.b)]
        if down[0] == down[1] and state.wolf not in (swap.a, swap.b):
            return f"{name(swap.a)}-{name(swap.b)}"
    raise AssertionError("no quiet swap")


def finish_round(state: State, how: str) -> State:
    """A whole round, from the hiding of the wolf in a1 to this end."""
    if how == "found":
        return play_out(state, *FOUND)
    state = play_out(state, "hide a1", "start d4")
    if how == "escaped":
        return walk(state, *EIGHT_SHEEP)
    return walk(state, "c4", "c3", "c4", "c3", "c4", "c3", "c4", "c3")  # slipped-away


def whole_game(seats: int, wolf: int, *hows: str) -> State:
    """A game whose rounds end like this."""
    state = begin(seats, wolf)
    for how in hows:
        state = finish_round(state, how)
    return state


def bad_options(options: Options, seats: int) -> tuple[str, dict[str, str | int]]:
    """The reason and the facts with which a game is refused, however it is set up."""
    with pytest.raises(BadOptions):
        deal(options, seats, Random(1))
    with pytest.raises(BadOptions):
        start(options, seats, Outcome(1))
    with pytest.raises(BadOptions) as caught:
        check(options, seats)
    return caught.value.reason, caught.value.facts


def refused(state: State, text: str) -> tuple[str, dict[str, str | int]]:
    """The reason and the facts with which a move is refused; that must change nothing."""
    seat, move = _read(state, text)
    return refused_move(state, seat, move)


def refused_move(state: State, seat: int, move: Move) -> tuple[str, dict[str, str | int]]:
    """The same for a move that has no notation."""
    before = encoded(state)
    seen = view(state, seat)
    with pytest.raises(IllegalMove) as caught:
        play(state, seat, move)
    assert encoded(state) == before
    assert view(state, seat) == seen
    assert move not in legal(seen)
    assert move not in free(seen)
    foretold = refusal(seen, move)
    assert foretold is not None
    assert (foretold.reason, foretold.facts) == (caught.value.reason, caught.value.facts)
    return caught.value.reason, caught.value.facts


def at(text: str) -> int:
    """The number of a place of the 4x4 meadow."""
    return parse_place(text, Options())


def name(place: int) -> str:
    """The name of a place of the 4x4 meadow."""
    return place_name(place, 4)


def face_up(board: State | View) -> set[str]:
    """The names of the places whose tile lies face up."""
    return {name(place) for place, tile in enumerate(board.tiles) if tile}


def touch(one: str, other: str) -> bool:
    """Whether two different places share a side or a corner, read off their names."""
    across, along = (abs(ord(a) - ord(b)) for a, b in zip(one, other, strict=True))
    return one != other and across <= 1 and along <= 1


def viewers(state: State) -> tuple[Viewer, ...]:
    """Every seat, and a spectator."""
    return (*range(1, state.seats + 1), None)


def others(state: State) -> tuple[Viewer, ...]:
    """Every viewer but the wolf."""
    return tuple(viewer for viewer in viewers(state) if viewer != state.wolf_seat)


def encoded(value: object) -> bytes:
    """The value as it would go over the wire."""
    return msgspec.json.encode(value)


def _read(state: State, text: str) -> tuple[int, Move]:
    seat, _, move = text.rpartition(": ")
    return int(seat) if seat else on_turn(state), parse(move, state.options)
