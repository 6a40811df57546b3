"""Uly & Polly in numbers: what a row and an observation of the simulator mean.

A row is the complete state of one game, as 16-bit integers. An observation is what one seat may
know: the open part of the row, then the wolf's place if the seat knows it, then the seat.

| index | what |
|---|---|
| 0 | phase: 0 hide, 1 start, 2 swap, 3 step, 4 over |
| 1 | round, from 1 |
| 2 | the seat that acts, 0 when the game is over |
| 3, 4 | the seat of the wolf; the dog player whose step is next |
| 5 | the dog's place + 1, or 0 |
| 6, 7 | tiles turned; dog moves in a row that turned none |
| 8 | 1 + the number of the last move of this round (`actions.py`); 0 before the dog is placed |
| 9 to 13 | reward tokens by seat |
| 14 to 13+P | the tiles by place: 0 face down, k the k-th tile turned |
| 14+P | the wolf's place + 1; 0 before it hides, and for those who do not know it |
| 15+P | the seat that observes (in an observation only) |
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.games.history import whole_history
from sheepfold.games.uly_polly.pieces import (
    Event,
    Options,
    Phase,
    Place,
    Start,
    Started,
    Step,
    Stepped,
    Swap,
    Swapped,
    check,
    meadow,
    rounds_in,
)
from sheepfold.games.uly_polly.state import State, actors, choices
from sheepfold.games.uly_polly.view import View
from sheepfold.lab.actions import Actions
from sheepfold.lab.compiled import MOST, Masks, Rows
from sheepfold.lab.uly_polly.actions import actions

PHASE, ROUND, TURN, WOLF_SEAT, DOG_SEAT, DOG, TURNED, IDLE, LAST, SCORES = range(10)
TILES = 14
PHASES: tuple[Phase, ...] = ("hide", "start", "swap", "step", "over")
HIDE, START, SWAP, STEP, OVER = range(5)


class Rules(NamedTuple):
    """What the kernels need to know of the options, the number of seats and the board."""

    seats: int
    rounds: int
    places: int
    flips: int
    patience: int
    """-1 for no limit."""
    first_wolf: int
    """0 if it is drawn."""
    actions: int
    row: int
    observation: int
    pairs: NDArray[np.int64]
    """Two neighbouring places, by pair."""
    swaps: NDArray[np.int64]
    """By the dog's place: the pairs that leave its tile alone, and how many (`counts`)."""
    neighbours: NDArray[np.int64]
    """By place, as many as there are (`counts`)."""
    counts: NDArray[np.int64]
    """By phase and the dog's place: how many moves there are."""
    masks: Masks
    """By phase and the dog's place: which numbers are moves."""


@lru_cache(maxsize=64)
def rules_of(options: Options, seats: int) -> Rules:
    """The rules of a table. Raises `BadOptions`.

    >>> rules = rules_of(Options(), 4)
    >>> rules.rounds, rules.actions, rules.row, rules.observation
    (4, 90, 31, 32)
    """
    check(options, seats)
    numbered = actions(options, seats)
    field = meadow(options.rows, options.columns)
    places = options.rows * options.columns
    pairs = [move for move in numbered.moves if isinstance(move, Swap)]
    swaps = np.zeros((places, len(pairs)), np.int64)
    neighbours = np.zeros((places, 8), np.int64)
    counts = np.zeros((len(PHASES), places), np.int64)
    masks = np.zeros((len(PHASES), places, numbered.count), np.bool_)
    for dog in range(places):
        free = [number for number, pair in enumerate(pairs) if dog not in (pair.a, pair.b)]
        swaps[dog, : len(free)] = free
        neighbours[dog, : len(field.neighbours[dog])] = field.neighbours[dog]
        for phase in (HIDE, START, SWAP, STEP):
            moves = choices(options, PHASES[phase], dog if phase in (SWAP, STEP) else None).listed
            counts[phase, dog] = len(moves)
            masks[phase, dog, [numbered.numbers[move] for move in moves]] = True
    return Rules(
        seats=seats,
        rounds=rounds_in(seats),
        places=places,
        flips=options.flips,
        patience=options.patience or -1,
        first_wolf=options.first_wolf or 0,
        actions=numbered.count,
        row=TILES + places + 1,
        observation=TILES + places + 2,
        pairs=np.array([(pair.a, pair.b) for pair in pairs], np.int64),
        swaps=swaps,
        neighbours=neighbours,
        counts=counts,
        masks=masks,
    )


def row_of(state: State) -> Rows:
    """A state of the rules as a row; proposals have no place in it."""
    history = whole_history(state)
    return _numbers(state, actors(state), history, state.wolf)


def observation_of(view: View) -> Rows:
    """What a seat observes, from its view of the rules alone."""
    assert view.viewer is not None
    return np.append(_numbers(view, view.actors, view.history, view.wolf), np.int16(view.viewer))


def _numbers(
    of: State | View, actors: tuple[int, ...], history: tuple[Event, ...], wolf: Place | None
) -> Rows:
    last = _number(history[-1], actions(of.options, of.seats)) if history else 0
    return np.array(
        [
            PHASES.index(of.phase),
            of.round,
            actors[0] if actors else 0,
            of.wolf_seat,
            of.dog_seat,
            _place(of.dog),
            of.turned,
            min(of.idle, MOST),
            last,
            *of.scores,
            *[0] * (TILES - SCORES - of.seats),
            *of.tiles,
            _place(wolf),
        ],
        np.int16,
    )


def _place(place: Place | None) -> int:
    return 0 if place is None else place + 1


def _number(event: Event, numbered: Actions) -> int:  # type: ignore[type-arg]
    """1 + the number of the move that this event tells of; 0 if it is the wolf's hiding."""
    match event:
        case Started(at=at):
            return 1 + numbered.numbers[Start(at)]
        case Swapped(a=a, b=b):
            return 1 + numbered.numbers[Swap(a, b)]
        case Stepped(to=to):
            return 1 + numbered.numbers[Step(to)]
        case _:
            return 0
