"""Which commands a table has carried out, so that one that is sent again is not done again."""

import hashlib
from functools import lru_cache

import msgspec

CHUNK = 64


class Commands(msgspec.Struct, frozen=True):
    """A set that only grows, cheap to extend and to copy: all commands of the running game.

    The newest are in a tuple; when there are enough of them they become a set, and sets of like
    size are put together, so that there are never more than a few. Of a command only a number is
    kept, 64 bits of its digest: a snapshot of a table with very many of them is then still short.

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
        """These and one more."""
        newest = (*self.newest, _number(command))
        if len(newest) < CHUNK:
            return Commands(newest, self.older)
        older, chunk = self.older, frozenset(newest)
        while older and len(older[-1]) <= len(chunk):
            older, chunk = older[:-1], older[-1] | chunk
        return Commands((), (*older, chunk))


@lru_cache(256)  # asked for twice: whether it was done already, and then to add it
def _number(command: str) -> int:
    return int.from_bytes(hashlib.blake2b(command.encode(), digest_size=8).digest(), "big")
