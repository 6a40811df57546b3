"""Headers that every answer has: no guessing what it is, and nothing kept that moves."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOVING = ("/api/", "/health", "/metrics")
"""Where answers are somebody's own, or different the next moment."""


class SafeHeaders:
    """Around everything else: adds what an answer does not say itself."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add to its answer."""

        async def send_safely(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(raw=list(message.get("headers", [])))
                headers.setdefault("x-content-type-options", "nosniff")
                headers.setdefault("referrer-policy", "no-referrer")
                if any(part in scope["path"] for part in MOVING):
                    headers["cache-control"] = "no-store"
                message = {**message, "headers": headers.raw}
            await send(message)

        await self._app(scope, receive, send if scope["type"] == "lifespan" else send_safely)
