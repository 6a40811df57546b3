"""Who is connected to a table: at this node, and at others that serve the same tables."""

from collections.abc import Callable, Sequence
from typing import Protocol

Sockets = Sequence[Sequence[str]]
"""For each connection to a table, the hashes of the tokens that it holds of seats there."""


class TablePresence(Protocol):
    """Who is connected to one table at other nodes, and what others know of this one."""

    def remote_sockets(self) -> Sockets:
        """The connections at other nodes; those without a seat need not all be there."""

    def rank(self) -> int:
        """How many nodes are ahead of this one in doing what a table does by itself."""

    def remote_devices(self) -> Sockets:
        """Tokens that one connection to another node has held, told since the last call."""

    def seconds_until_known(self) -> float:
        """For how long it is not yet sure what other nodes know of this table."""

    def publish(self, sockets: Sockets, devices: Sockets = ()) -> None:
        """Publish who is connected here now, and which tokens were held by one connection."""

    def close(self) -> None:
        """This node has the table no longer."""


class Presence(Protocol):
    """The nodes that serve the same tables, as one of them knows it."""

    @property
    def is_shared(self) -> bool:
        """Whether other nodes may serve the same tables: then every room follows its log."""

    @property
    def nodes(self) -> int:
        """How many nodes there are, with this one."""

    @property
    def is_first(self) -> bool:
        """Whether this node does what only one has to do."""

    @property
    def is_cut_off(self) -> bool:
        """Whether this node cannot play, but others probably can."""

    def at(self, code: str, changed: Callable[[], None]) -> TablePresence:
        """Take part in serving a table; `changed` is called when people come or go at others."""

    async def is_anybody_at(self, code: str) -> bool:
        """Whether somebody is connected to this table at another node."""

    async def close(self) -> None:
        """This node ends."""


class NoOtherNodes:
    """A table that no other node serves."""

    def remote_sockets(self) -> Sockets:
        """Nobody."""
        return ()

    def rank(self) -> int:
        """No node is ahead of this one."""
        return 0

    def remote_devices(self) -> Sockets:
        """None."""
        return ()

    def seconds_until_known(self) -> float:
        """Nothing has to be waited for."""
        return 0.0

    def publish(self, _sockets: Sockets, _devices: Sockets = ()) -> None:
        """Nothing to do: there is no other node."""

    def close(self) -> None:
        """Nothing to do: no other node knows of this one."""


NO_OTHER_NODES = NoOtherNodes()


class Alone:
    """The only node there is."""

    is_shared = False
    nodes = 1
    is_first = True
    is_cut_off = False

    def at(self, _code: str, _changed: Callable[[], None]) -> NoOtherNodes:
        """The same for every table."""
        return NO_OTHER_NODES

    async def is_anybody_at(self, _code: str) -> bool:
        """There is no other node."""
        return False

    async def close(self) -> None:
        """Nothing to do: no other node knows of this one."""
