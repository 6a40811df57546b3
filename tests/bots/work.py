"""Measures a bot's work, which must not depend on what its seat may not know."""

import gc
import sys
from collections.abc import Callable
from random import Random
from typing import Any


def worked(bot: Callable[[Any, Random], Any], view: Any, seed: float = 7) -> tuple[Any, int, Any]:
    """A bot's move, how many calls it took, and the state of its random source afterwards."""
    calls = 0

    def count(*_: object) -> None:
        nonlocal calls
        calls += 1

    rng = Random(seed)
    gc.disable()  # it would call back at arbitrary times
    sys.setprofile(count)
    try:
        move = bot(view, rng)
    finally:
        sys.setprofile(None)
        gc.enable()
    return move, calls, rng.getstate()
