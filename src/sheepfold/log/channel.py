"""Messages between servers of the same tables; they are never stored."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from sheepfold.log import Unsubscribe as Unsubscribe

OnMessage = Callable[[bytes], None]


class Channel(Protocol):
    """Messages by topic, to all who listen now. Any of them may be lost."""

    @property
    def is_connected(self) -> bool:
        """Whether others can be heard, as far as it is known."""

    @property
    def on_return(self) -> list[Callable[[], None]]:
        """Called when the connection was lost and is back."""

    async def publish(self, topic: str, data: bytes) -> None:
        """Publish to all subscribers, including this process."""

    async def subscribe(self, topic: str, on_message: OnMessage) -> Unsubscribe:
        """Subscribe; call the result to unsubscribe."""


class MemoryChannel:
    """Between several servers in one process, for tests."""

    def __init__(self) -> None:
        self.is_connected = True
        self.on_return: list[Callable[[], None]] = []
        self._subscribers: dict[str, list[OnMessage]] = {}

    async def publish(self, topic: str, data: bytes) -> None:
        """Publish to all subscribers, in the next turn of the event loop."""
        for on_message in self._subscribers.get(topic, ()):
            asyncio.get_running_loop().call_soon(on_message, data)

    async def subscribe(self, topic: str, on_message: OnMessage) -> Unsubscribe:
        """Subscribe; call the result to unsubscribe."""
        self._subscribers.setdefault(topic, []).append(on_message)

        async def end() -> None:
            self._subscribers[topic].remove(on_message)

        return end
