"""The request rate of one address: faster requests are delayed first, and then refused."""

import asyncio
import math
import time

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from sheepfold.server.hosts import counted_address
from sheepfold.server.limits import TooFast
from sheepfold.server.problem import asked_language, problem_response
from sheepfold.server.rooms import Server

LONGEST_WAIT = 10.0
"""Seconds that a request may be delayed; beyond that it is refused, with a time to retry."""


class RequestLimits:
    """Middleware: lets the requests of one address pass at its rate, in order."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on when the rate allows it, or refuse it."""
        if scope["type"] != "lifespan":
            now = time.monotonic()
            bucket = self._server.requests.of(address_of(scope), now)
            wait = bucket.reserve(now, LONGEST_WAIT)
            if wait is None:
                await self._refuse(scope, receive, send, bucket.wait())
                return
            if wait:
                await asyncio.sleep(wait)
        await self._app(scope, receive, send)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, wait: float) -> None:
        language = asked_language(HTTPConnection(scope))
        as_text = "/api/" not in scope["path"]
        answer = problem_response(
            TooFast("too-fast", wait), language, str(math.ceil(wait)), as_text
        )
        answer.headers["connection"] = "close"
        await answer(scope, receive, send)


def address_of(scope: Scope) -> str:
    """The address that a request counts for."""
    return counted_address(scope["client"][0]) if scope.get("client") else ""
