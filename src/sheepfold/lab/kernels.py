"""What the simulator needs from a game: its numbering, its rules as arrays, and compiled kernels.

Each game has its own in `lab/<game>/simulated.py`, which needs Numba.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from sheepfold.lab.actions import Numbering
from sheepfold.lab.compiled import Rows

Kernel = Callable[..., Any]
"""Compiled by Numba, which finds the types of its arguments itself."""


class Kernels(NamedTuple):
    """The parts of one game. Rows and rules are its own (`lab/<game>/codes.py`)."""

    actions: Numbering
    rules_of: Callable[[Any, int], Any]
    """What the kernels need to know, from options and seats. Raises `BadOptions`."""
    row_of: Callable[[Any], Rows]
    """A state of the rules in `games/` as a row."""
    observation_of: Callable[[Any], Rows]
    """What a seat observes, from its view."""

    # On one lane.
    deal: Kernel
    play: Kernel
    actor: Kernel
    write_mask: Kernel
    observe: Kernel
    write_end: Kernel

    # On all lanes.
    deal_all: Kernel
    play_all: Kernel
    show_all: Kernel
    observe_all: Kernel
    choose_all: Kernel
    random_games: Kernel
