"""How HTTP requests are answered: in JSON, in chunks if it is long, while the client is there."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from sheepfold.server.limits import TooFast
from sheepfold.server.shared_work import unless_gone
from sheepfold.table.allowed import NotAllowed

Handler = Callable[[Request], Coroutine[Any, Any, Response]]

T = TypeVar("T")

JSON = "application/json"

PIECE = 32 * 1024
"""Bytes of a chunk of a long answer."""

STEP_SECONDS = 0.05
"""The answers of `in_steps` take a multiple of this."""

PRIVATE = {"cache-control": "no-store"}
"""The answer depends on the viewer, so no cache may store it for others."""

COMPRESSED = [Middleware(GZipMiddleware, compresslevel=5)]
"""For long, repetitive answers."""


def answer(body: bytes, headers: dict[str, str]) -> Response:
    """JSON, in chunks if it is long: compressing it in one go would block the event loop."""
    if len(body) <= PIECE:
        return Response(body, headers=headers, media_type=JSON)

    async def pieces() -> AsyncIterator[bytes]:
        for at in range(0, len(body), PIECE):
            yield body[at : at + PIECE]
            await asyncio.sleep(0)

    return StreamingResponse(pieces(), headers=headers, media_type=JSON)


def json_answer(
    value: object, status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, headers, media_type=JSON)


def while_connected(handle: Handler) -> Handler:
    """The same endpoint, but its work is cancelled when the client disconnects."""

    async def answered(request: Request) -> Response:
        gone = asyncio.ensure_future(_disconnected(request))
        try:
            return await unless_gone(gone, handle(request))
        finally:
            gone.cancel()

    return answered


async def in_steps(work: Coroutine[Any, Any, T]) -> T:
    """The result of this work, or its refusal, after a multiple of `STEP_SECONDS`.

    How long the work takes may depend on what the asker must not know, for instance on how often
    others have rearranged their cards.
    """
    began = time.monotonic()

    async def wait() -> None:
        await asyncio.sleep((began - time.monotonic()) % STEP_SECONDS)

    try:
        made = await work
    except Exception:
        await wait()
        raise
    await wait()
    return made


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def refuse_other_than_json(request: Request) -> None:
    """Raise `NotAllowed` unless the body is declared as JSON: a form of another site could send any
    other content type on behalf of its reader.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise NotAllowed("not-json")


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request. Raises `NotAllowed` if it is longer than `most` bytes."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise NotAllowed("too-large")
    except ClientDisconnect:
        raise NotAllowed("not-a-message") from None
    return bytes(body)


def refuse_too_fast(wait: float) -> None:
    """Raise `TooFast` if there are still seconds to wait."""
    if wait > 0:
        raise TooFast("too-fast", wait)


def small_number(text: str) -> int | None:
    """A small number from a URL; `None` if the text is none."""
    return int(text) if text.isdecimal() and len(text) < 4 else None


def asked_round(request: Request) -> int | None:
    """The round that a URL asks about; 0, which no game has, if it is not a number."""
    text = request.query_params.get("round")
    return None if text is None else small_number(text) or 0
