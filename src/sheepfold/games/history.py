"""The events of a round, kept so that a long round costs no more a move than a short one.

A tuple that grows by one event a move is copied at each. So a state has the newest events in
`history` and, in a round that lasts very long, those before in `earlier`, in blocks that are never
copied again.
"""

from itertools import chain
from typing import Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from sheepfold.games.declared import redact

E = TypeVar("E", bound=Struct)
E_co = TypeVar("E_co", bound=Struct, covariant=True)
S = TypeVar("S", bound=Struct)

BLOCK = 256
"""How many events a block has, about; people's rounds never fill one."""


class HasHistory(Protocol[E_co]):
    """A state of a game, as far as its events are concerned."""

    @property
    def history(self) -> tuple[E_co, ...]:
        """The newest events of this round."""

    @property
    def earlier(self) -> tuple[tuple[E_co, ...], ...]:
        """Those before, in blocks."""


def whole_history(state: HasHistory[E]) -> tuple[E, ...]:
    """All events of this round, in full."""
    if not state.earlier:
        return tuple(state.history)
    return (*chain.from_iterable(state.earlier), *state.history)


def count_history(state: HasHistory[Struct]) -> int:
    """How many events this round has had."""
    newest = len(state.history)
    return newest + sum(map(len, state.earlier)) if state.earlier else newest


def without_history(state: S) -> S:
    """The present alone."""
    return replace(state, earlier=(), history=())


def redacted_history(state: HasHistory[E], viewer: int | None) -> tuple[E, ...]:
    """The events of this round as this viewer saw them."""
    return redacted(whole_history(state), viewer)


def redacted(events: tuple[E, ...], viewer: int | None) -> tuple[E, ...]:
    """These events as this viewer may know them, without those it must not learn of."""
    if not events:
        return ()
    return tuple([known for event in events if (known := redact(event, viewer)) is not None])
