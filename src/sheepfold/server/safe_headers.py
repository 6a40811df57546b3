"""Security headers of every response: no content sniffing, and no caching of what changes."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

UNCACHED = ("/api/", "/health", "/metrics")
"""Paths whose answers are private, or change, unless they have an ETag."""


class SafeHeaders:
    """The outermost middleware: adds the headers that a response does not set itself."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add the headers to its response."""

        async def send_safely(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(raw=list(message.get("headers", [])))
                headers.setdefault("x-content-type-options", "nosniff")
                headers.setdefault("referrer-policy", "no-referrer")
                is_cached = "etag" in headers  # the same for everyone, and asked for again
                if any(part in scope["path"] for part in UNCACHED) and not is_cached:
                    headers["cache-control"] = "no-store"
                message = {**message, "headers": headers.raw}
            await send(message)

        await self._app(scope, receive, send if scope["type"] == "lifespan" else send_safely)
