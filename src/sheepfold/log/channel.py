"""Messages between servers of the same tables; they are never stored."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from sheepfold.log import End as End

Heard = Callable[[bytes], None]


class Channel(Protocol):
    """Messages by topic, to all who listen now. Any of them may be lost."""

    @property
    def is_connected(self) -> bool:
        """Whether others can be heard, as far as it is known."""

    @property
    def on_return(self) -> list[Callable[[], None]]:
        """Called when the connection was lost and is back."""

    async def tell(self, topic: str, data: bytes) -> None:
        """Publish to all subscribers, including this process."""

    async def hear(self, topic: str, heard: Heard) -> End:
        """Subscribe; call the result to unsubscribe."""


class MemoryChannel:
    """Between several servers in one process, for tests."""

    def __init__(self) -> None:
        self.is_connected = True
        self.on_return: list[Callable[[], None]] = []
        self._listening: dict[str, list[Heard]] = {}

    async def tell(self, topic: str, data: bytes) -> None:
        """Publish to all subscribers, in the next turn of the event loop."""
        for heard in self._listening.get(topic, ()):
            asyncio.get_running_loop().call_soon(heard, data)

    async def hear(self, topic: str, heard: Heard) -> End:
        """Subscribe; call the result to unsubscribe."""
        self._listening.setdefault(topic, []).append(heard)

        async def end() -> None:
            self._listening[topic].remove(heard)

        return end
