"""The events of a round, kept so that a long round costs no more a move than a short one.

A tuple that grows by one event a move is copied at each. So a state has the newest events in
`history` and, in a round that lasts very long, those before in `earlier`, in blocks that are never
copied again.
"""

from itertools import chain
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from sheepfold.games.declared import redact

E = TypeVar("E", bound=Struct)

BLOCK = 256
"""How many events a block has, about; people's rounds never fill one."""


def whole_history(state: Any) -> tuple[Any, ...]:
    """All events of this round, in full."""
    if not state.earlier:
        return tuple(state.history)
    return (*chain.from_iterable(state.earlier), *state.history)


def count_history(state: Any) -> int:
    """How many events this round has had."""
    newest = len(state.history)
    return newest + sum(map(len, state.earlier)) if state.earlier else newest


def without_history(state: Any) -> Any:
    """The present alone."""
    return replace(state, earlier=(), history=())


def redacted_history(state: Any, viewer: int | None) -> tuple[Any, ...]:
    """The events of this round as this viewer saw them."""
    return redacted(whole_history(state), viewer)


def redacted(events: tuple[E, ...], viewer: int | None) -> tuple[E, ...]:
    """These events as this viewer may know them, without those it must not learn of."""
    if not events:
        return ()
    return tuple([known for event in events if (known := redact(event, viewer)) is not None])
