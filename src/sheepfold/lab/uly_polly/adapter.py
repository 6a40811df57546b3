"""Uly & Polly for other tools: views as numbers, as text and as a picture."""

import numpy as np

from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Phase, Place, Stepped, Swapped, rounds_in
from sheepfold.games.uly_polly.view import View
from sheepfold.lab.adapter import Adapter, Axes, Numbers, one_hot, share
from sheepfold.lab.uly_polly.actions import actions

PHASES: tuple[Phase, ...] = ("hide", "start", "swap", "step", "over")


def observe(view: View) -> Numbers:
    """A view as numbers from 0 to 1.

    By place, in five rows: face down, when it was turned (the k-th of all flips), the dog, the wolf
    as far as the viewer knows, and the places of the last swap or step. Then the phase; by seat:
    the viewer, the wolf's, the next dog player's; what was turned, the patience used, the round,
    and the tokens by seat.

    >>> from sheepfold.games import uly_polly
    >>> options = uly_polly.Options(first_wolf=1)
    >>> state = uly_polly.start(options, 2, uly_polly.Outcome(1))
    >>> observe(uly_polly.view(state, 1)).shape
    (96,)
    """
    options, seats = view.options, tuple(range(1, view.seats + 1))
    places = range(len(view.tiles))
    moved = _last(view)
    rounds = rounds_in(view.seats)
    patience = options.patience or 1000
    numbers = [
        *[float(not tile) for tile in view.tiles],
        *[tile / options.flips for tile in view.tiles],
        *[float(place == view.dog) for place in places],
        *[float(place == view.wolf) for place in places],
        *[float(place in moved) for place in places],
        *one_hot(PHASES, view.phase),
        *one_hot(seats, view.viewer),
        *one_hot(seats, view.wolf_seat),
        *one_hot(seats, view.dog_seat),
        view.turned / options.flips,
        share(view.idle, patience),
        view.round / rounds,
        *[share(score, rounds) for score in view.scores],
    ]
    return np.array(numbers, dtype=np.float32)


def _last(view: View) -> tuple[Place, ...]:
    """The places of the last swap or step of this round."""
    last = view.history[-1] if view.history else None
    if isinstance(last, Swapped):
        return (last.a, last.b)
    return (last.to,) if isinstance(last, Stepped) else ()


def text(view: View) -> str:
    """The meadow: `.` lies face down, numbers were turned, `D` is the dog, `W` the wolf if known.

    >>> from sheepfold.games import uly_polly
    >>> options = uly_polly.Options(rows=2, columns=2, flips=2, first_wolf=1)
    >>> state = uly_polly.start(options, 2, uly_polly.Outcome(1))
    >>> for seat, word in [(1, "hide a1"), (2, "start b2"), (1, "a1-b1"), (2, "a1")]:
    ...     state, _ = uly_polly.play(state, seat, uly_polly.parse(word, options))
    >>> print(text(uly_polly.view(state, 1)))
       a   b
    1  1D  .W
    2  .   .
    round 1, swap, seats (1,), turned 1 of 2, idle 0, tokens (0, 0)
    """
    columns, rows = view.options.columns, view.options.rows
    lines = ["   " + "   ".join(place_name(column, columns)[0] for column in range(columns))]
    for row in range(rows):
        tiles = [_tile(view, row * columns + column).ljust(3) for column in range(columns)]
        lines.append(f"{row + 1}  {' '.join(tiles)}".rstrip())
    return "\n".join([*lines, caption(view)])


def caption(view: View) -> str:
    """The phase, and the state of the round and the game."""
    return (
        f"round {view.round}, {view.phase}, seats {view.actors}, turned {view.turned} of "
        f"{view.options.flips}, idle {view.idle}, tokens {view.scores}"
    )


def _tile(view: View, place: Place) -> str:
    tile = str(view.tiles[place] or ".")
    return tile + "D" * (place == view.dog) + "W" * (place == view.wolf)


def draw(view: View, axes: Axes) -> None:
    """Draw the meadow: green lies face down, white was turned; D is the dog, W the wolf."""
    columns, rows = view.options.columns, view.options.rows
    axes.set_xlim(-0.5, columns - 0.5)
    axes.set_ylim(rows - 0.5, -0.5)
    axes.set_aspect("equal")
    axes.set_title(caption(view), fontsize=6)
    for place, tile in enumerate(view.tiles):
        x, y = place % columns, place // columns
        color = "whitesmoke" if tile else "mediumseagreen"
        axes.plot(x, y, "s", markersize=200 / max(rows, columns), color=color, mec="darkgreen")
        axes.text(x, y, _tile(view, place), ha="center", va="center", fontsize=16)


ADAPTER = Adapter(actions, observe, text, draw)
