"""A connection as its room sees it."""

import itertools
from collections.abc import Callable

from sheepfold.games.contract import Viewer
from sheepfold.table.allowed import is_secret
from sheepfold.table.entries import Chair
from sheepfold.table.queries import may_watch
from sheepfold.table.table import ChairState, Table

_NUMBERS = itertools.count()


class Watcher:
    """A connection as its room sees it: the seats it has, the one it looks at, and its outbox."""

    def __init__(
        self,
        hashes: list[str],
        send: Callable[[bytes], None],
        address: str = "",
        dismiss: Callable[[], None] = lambda: None,
    ) -> None:
        self.hashes = hashes
        self.looking: str | None = None
        self.send = send
        self.address = address
        """The address it comes from, so that connections can be shared fairly."""
        self.dismiss = dismiss
        """Closes it, to make room for another."""
        self.number = next(_NUMBERS)
        """Whoever came later has a larger one."""
        self._places: tuple[ChairState, ...] = ()
        self._viewer: Viewer = None
        self._chairs: tuple[Chair, ...] = ()

    def hold(self, hashes: list[str]) -> None:
        """Set the tokens that this connection has, as hashes."""
        self.hashes, self._places = hashes, ()

    def look(self, token: str | None) -> None:
        """Show the seat with this token, or the spectator's view."""
        self.looking, self._places = token, ()

    def viewer(self, table: Table) -> Viewer:
        """The seat whose view is shown here; `None` for a spectator's."""
        if table.places is not self._places:
            self._find(table)
        return self._viewer

    def chairs(self, table: Table) -> tuple[Chair, ...]:
        """The chairs that this connection has the tokens of."""
        if table.places is not self._places:
            self._find(table)
        return self._chairs

    def claims(self, table: Table) -> tuple[Chair, ...]:
        """The chairs that this connection will have when the next round begins."""
        chairs = enumerate(table.places, 1)
        return tuple([n for n, place in chairs if place.claim and place.claim.token in self.hashes])

    def may_see(self, table: Table) -> bool:
        """Whether the game may be shown here: to a seat, or if the table allows spectators."""
        return may_watch(table) or bool(self.chairs(table))

    def _find(self, table: Table) -> None:
        found = (chair_of(table, token) for token in self.hashes)
        self._chairs = tuple(chair for chair in found if chair is not None)
        self._viewer = chair_of(table, self.looking) if self.looking else None
        self._places = table.places


def chair_of(table: Table, token: str) -> Chair | None:
    """The chair that a token's hash belongs to."""
    for number, place in enumerate(table.places, 1):
        if is_secret(place.token, token):
            return number
    return None
