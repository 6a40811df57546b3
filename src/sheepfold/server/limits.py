"""How much one client may ask for."""

from typing import NamedTuple


class Limits(NamedTuple):
    """What a server puts up with; generous for people, tight for a flood."""

    message_bytes: int = 8 * 1024
    messages_per_second: float = 20.0
    burst: float = 60.0
    refusals: int = 200
    """How many refusals in a row before the socket is closed."""
    hello_seconds: float = 10.0
    tables_per_minute: float = 30.0
    tables_burst: float = 60.0
    looks_per_minute: float = 60.0
    """How many records, replays and reasons one address may ask for."""
    looks_burst: float = 60.0
    connections: int = 64
    """To one table."""


class Bucket:
    """Lets through a rate, and a burst above it."""

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._level = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more may pass now.

        >>> bucket = Bucket(per_second=1, burst=2, now=0)
        >>> [bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1)]
        [True, True, False, True]
        """
        self._level = min(self.burst, self._level + (now - self._at) * self.per_second)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True
