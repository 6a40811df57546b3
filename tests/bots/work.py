"""How much work a bot does: its moves must not tell what its seat may not know, nor its toil."""

import gc
import sys
from collections.abc import Callable
from random import Random
from typing import Any


def worked(bot: Callable[[Any, Random], Any], view: Any, seed: float = 7) -> tuple[Any, int, Any]:
    """A bot's move, how many calls it took, and where that leaves its random source."""
    calls = 0

    def count(*_: object) -> None:
        nonlocal calls
        calls += 1

    rng = Random(seed)
    gc.disable()  # what it calls back comes when it likes
    sys.setprofile(count)
    try:
        move = bot(view, rng)
    finally:
        sys.setprofile(None)
        gc.enable()
    return move, calls, rng.getstate()
