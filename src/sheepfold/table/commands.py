"""The commands that a table has carried out, so that a retry is not carried out twice."""

import hashlib
from functools import lru_cache

import msgspec

CHUNK = 64


class Commands(msgspec.Struct, frozen=True):
    """A set that only grows, cheap to extend and to copy: all commands of the running game.

    The newest are in a tuple; a full tuple becomes a set, and sets of equal size are merged, so
    that there are never more than a few. A command is stored as 64 bits of its digest, to keep
    snapshots short.

    >>> done = Commands()
    >>> for number in range(1000):
    ...     done = done.with_one(f"command {number}")
    >>> "command 0" in done, "command 999" in done, "command 1000" in done
    (True, True, False)
    >>> [len(chunk) for chunk in done.older]
    [512, 256, 128, 64]
    """

    newest: tuple[int, ...] = ()
    older: tuple[frozenset[int], ...] = ()

    def __contains__(self, command: str) -> bool:
        number = _number(command)
        return number in self.newest or any([number in chunk for chunk in self.older])

    def with_one(self, command: str) -> "Commands":
        """A new version with this command added."""
        newest = (*self.newest, _number(command))
        if len(newest) < CHUNK:
            return Commands(newest, self.older)
        older, chunk = self.older, frozenset(newest)
        while older and len(older[-1]) <= len(chunk):
            older, chunk = older[:-1], older[-1] | chunk
        return Commands((), (*older, chunk))


@lru_cache(256)  # computed twice for each command: to look it up, then to add it
def _number(command: str) -> int:
    return int.from_bytes(hashlib.blake2b(command.encode(), digest_size=8).digest(), "big")
