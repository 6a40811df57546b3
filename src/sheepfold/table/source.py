"""Where a table's chance comes from."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple


class Source(NamedTuple):
    """Draws for a game without a fair draw, and 256 random bits for seeds and salts."""

    rng: Random
    new_salt: Callable[[], str]
