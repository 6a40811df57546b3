"""A channel between servers over NATS: plain messages, which no stream keeps."""

from collections.abc import Callable

from sheepfold.log.channel import OnMessage, Unsubscribe
from sheepfold.log.nats.connection import NatsConnection
from sheepfold.log.nats.messages import token


class NatsChannel:
    """Messages between the servers of one log."""

    def __init__(self, connection: NatsConnection, name: str) -> None:
        self._connection = connection
        self._name = name

    @property
    def is_connected(self) -> bool:
        """Whether a server of the cluster can be reached, as far as it is known."""
        return self._connection.is_connected

    @property
    def on_return(self) -> list[Callable[[], None]]:
        """Called when the connection was lost and is back."""
        return self._connection.on_return

    async def publish(self, topic: str, data: bytes) -> None:
        """Publish to all subscribers; what cannot be sent now is not sent later."""
        if self._connection.is_connected:
            await self._connection.broadcast(self._subject(topic), data)

    async def subscribe(self, topic: str, on_message: OnMessage) -> Unsubscribe:
        """Subscribe; call the result to unsubscribe."""

        def take(_subject: bytes, data: bytes, _headers: bytes | None) -> None:
            on_message(data)

        return await self._connection.subscribe(self._subject(topic), take)

    def _subject(self, topic: str) -> str:
        return f"{self._name}.among.{token(topic)}"
