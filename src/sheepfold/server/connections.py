"""The open connections: the address of each, and the deadline by which it must send something.

An idle connection costs an attacker next to nothing. So there is a limit for each address and one
for all. When there are that many, a newcomer takes the place of the connection that has been idle
longest: without a request in progress, and without a table. If there is none, it takes that of
somebody who only looks at a table.
"""

import logging
import time
from collections.abc import Callable

from sheepfold.server.hosts import counted_address, plain_address
from sheepfold.server.limits import Limits

logger = logging.getLogger("sheepfold")

RESERVED_FILES = 128
"""Open files that are no connections: the database, pages, bot processes."""

LEAST_READ = 16 * 1024
"""Bytes of a long answer that a client must read in each time limit to be given more time."""

REPORT_SECONDS = 60.0
"""At most one line about connections is logged in so many seconds."""

ENDED_AT_ONCE = 50
"""How many of those who only look are ended at a time, and SECONDS_BETWEEN two such times at least:
finding them takes a look at everyone.
"""
SECONDS_BETWEEN = 0.2

WORTH_A_LINE = 20
"""How many connections must have been cut off for that line: a few are only browsers that connected
in advance.
"""


class Connection:
    """One TCP connection, from accepting it to its end."""

    __slots__ = ("_all", "_deadline", "_unread", "abort", "address", "limits", "unread")

    def __init__(self, those: "Connections", address: str) -> None:
        self._all = those
        self.limits = those.limits
        self.address = address
        self.abort: Callable[[], object] = _nothing
        """Ends it at once; set as soon as there is something to end."""
        self.unread: Callable[[], int] = _none
        """How many bytes of ours wait until they are read."""
        self.expect(self.limits.request_seconds)

    def expect(self, seconds: float) -> None:
        """It is idle now: cut it off unless something arrives within this time."""
        self._deadline: float | None = time.monotonic() + seconds
        self._unread = self.unread()
        if not self.is_over:
            self._all.waiting[self] = None

    def proceed(self) -> None:
        """A request is being answered, or somebody is at a table: there is no deadline now."""
        self._deadline = None
        self._all.waiting.pop(self, None)

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self not in self._all

    def end(self) -> None:
        """It is gone."""
        self._all.remove(self)

    def is_late(self, now: float) -> bool:
        """Whether its deadline has passed; a client that reads its answer, however slowly, gets
        more time.
        """
        if self._deadline is None or now < self._deadline:
            return False
        unread = self.unread()
        if not 0 < unread <= self._unread - LEAST_READ:
            return True
        self._deadline, self._unread = now + self.limits.answer_seconds, unread
        return False


class Connections:
    """All connections of a server."""

    def __init__(self, limits: Limits, exempt: str | None = None) -> None:
        self.limits = limits
        self.most = limits.all_connections
        self.exempt = exempt
        """The address of the trusted proxy, behind which everyone may be."""
        self.waiting: dict[Connection, None] = {}
        """The idle ones, longest first: no request in progress, and no table."""
        self.onlookers: Callable[[int], list[Connection]] = _nobody
        """At most so many who look at a table without a seat: those who should go first."""
        self.refused = 0
        """How many were refused or cut off so far."""
        self._all: set[Connection] = set()
        self._by_address: dict[str, int] = {}
        self._refused_before = 0
        self._is_reported = False
        self._next_minute = 0.0
        self._next_onlookers = 0.0

    def __len__(self) -> int:
        return len(self._all)

    def __contains__(self, one: object) -> bool:
        return one in self._all

    def admit(self, peer: str) -> Connection | None:
        """A new connection from this address, or none."""
        address = counted_address(peer)
        if plain_address(peer) != self.exempt:
            if self._by_address.get(address, 0) >= self.limits.address_connections:
                self.refused += 1
                return None
        if len(self._all) >= self.most and not self.make_room():
            self.refused += 1
            return None
        new = Connection(self, address)
        self._all.add(new)
        self.waiting[new] = None
        self._by_address[address] = self._by_address.get(address, 0) + 1
        return new

    def make_room(self) -> bool:
        """End the connection that has been idle longest, or some of those who only look."""
        oldest = next(iter(self.waiting), None)
        if oldest is not None:
            self._cut(oldest)
            return True
        now = time.monotonic()
        if now < self._next_onlookers:
            return False
        self._next_onlookers = now + SECONDS_BETWEEN
        onlookers = self.onlookers(ENDED_AT_ONCE)
        for one in onlookers:
            self._cut(one)
        return bool(onlookers)

    def remove(self, gone: Connection) -> None:
        """Count this one no longer; doing so twice does no harm."""
        if gone not in self._all:
            return
        self._all.discard(gone)
        self.waiting.pop(gone, None)
        left = self._by_address[gone.address] - 1
        if left:
            self._by_address[gone.address] = left
        else:
            del self._by_address[gone.address]

    def sweep(self, now: float) -> None:
        """Cut off those whose deadline has passed, and log that now and then."""
        for late in [one for one in self._all if one.is_late(now)]:
            self._cut(late)
        cut = self.refused - self._refused_before
        if cut >= WORTH_A_LINE and not self._is_reported:
            self._is_reported, self._next_minute = True, now + REPORT_SECONDS
            logger.warning(
                "%d connections were turned away or cut off; %d are open, from %d addresses",
                *(cut, len(self._all), len(self._by_address)),
            )
        if now >= self._next_minute:
            self._refused_before, self._is_reported = self.refused, False
            self._next_minute = now + REPORT_SECONDS

    def _cut(self, one: Connection) -> None:
        self.refused += 1
        self.remove(one)
        one.abort()


def _nothing() -> None:
    return


def _none() -> int:
    return 0


def _nobody(_: int) -> list[Connection]:
    return []


def raise_file_limit(wanted: int) -> int:
    """Raise the limit of open files, as far as allowed; returns the new limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    best = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft >= best:
        return soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (best, hard))
    except (OSError, ValueError):  # a sandboxed process may not even ask
        return soft
    return best
