"""The server's clock."""

import time
from collections.abc import Callable


class SteadyClock:
    """Seconds since 1970 that never jump, even if the clock of the machine is set.

    >>> clock = SteadyClock(wall=lambda: 1000.0, steady=iter([7.0, 8.5]).__next__)
    >>> clock()
    1001.5
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._steady = steady
        self._start = wall() - steady()

    def __call__(self) -> float:
        """The wall-clock time at the start, plus the monotonic time since."""
        return self._start + self._steady()
