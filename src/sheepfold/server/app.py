"""The web application: a socket for play, a small HTTP API, health and metrics."""

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from sheepfold.games.codec import AnyOptions, codec, game_in
from sheepfold.games.contract import Refusal, Viewer
from sheepfold.log import Log, LogFailure
from sheepfold.server.addressing import is_from_here
from sheepfold.server.cached_answer import CachedAnswer
from sheepfold.server.client import Client
from sheepfold.server.environment import Environment
from sheepfold.server.game_info import GameAnswers
from sheepfold.server.limits import Limits, TooFast
from sheepfold.server.openapi import openapi
from sheepfold.server.pages import nothing_here, pages
from sheepfold.server.problem import RETRY_SECONDS, Problem, asked_language, problem_response
from sheepfold.server.reasons import ExplainedMove
from sheepfold.server.records import (
    LastGame,
    read_last_game,
    write_open_record,
    write_seen_record,
)
from sheepfold.server.replay import encode_replay, make_open_replay, make_seen_replay
from sheepfold.server.request_limits import RequestLimits, address_of
from sheepfold.server.rooms import Server
from sheepfold.server.shared_work import Gone, unless_gone
from sheepfold.server.table_info import outside_info, seat_summary, table_info
from sheepfold.server.table_loading import reading_entries, refusal_of
from sheepfold.server.watcher import chair_of
from sheepfold.table.allowed import NotAllowed, hash_of
from sheepfold.table.entries import Chair, Settings
from sheepfold.table.queries import may_watch
from sheepfold.table.table import Table

logger = logging.getLogger("sheepfold")

T = TypeVar("T")
Handler = Callable[[Request], Coroutine[Any, Any, Response]]

JSON = "application/json"

PIECE = 32 * 1024
"""Bytes of a chunk of a long answer."""

PRIVATE = {"cache-control": "no-store"}
"""The answer depends on the viewer, so no cache may store it for others."""

SHORTER = [Middleware(GZipMiddleware, compresslevel=5)]
"""For answers in which much is said again and again."""


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request for a new table."""

    options: AnyOptions
    settings: Settings = Settings()


class TableOpened(msgspec.Struct, frozen=True):
    """The answer: the code by which others join."""

    code: str


def make_app(log: Log, limits: Limits | None = None, **environment: Any) -> Starlette:
    """The application over this log."""
    server = Server(Environment(log, **environment), limits)

    async def open_a_table(request: Request) -> Response:
        # A form of another site could send any other content type on behalf of its reader.
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise NotAllowed("not-json")
        _refuse_too_fast(server.openers.wait(address_of(request.scope)))
        body = bytearray()
        try:
            async for chunk in request.stream():
                body += chunk
                if len(body) > server.limits.message_bytes:
                    raise NotAllowed("too-large")
            asked = msgspec.json.decode(bytes(body), type=OpenTable)
            options = codec(game_in(asked.options)).options(asked.options)
        except (ClientDisconnect, msgspec.DecodeError, UnicodeError, RecursionError):
            raise NotAllowed("not-a-message") from None
        return _json(TableOpened(await server.open(options, asked.settings)), 201)

    async def table_facts(request: Request) -> Response:
        room = await server.find(request.path_params["code"], address_of(request.scope))
        info = table_info if may_watch(room.table) else outside_info
        return _json(info(room.table, room.now(), server.environment.bots))

    async def seat(request: Request) -> Response:
        room = await server.find(request.path_params["code"], address_of(request.scope))
        chair = _chair(request, room.table)
        if chair is None:
            raise NotAllowed("not-your-seat")
        return _json(seat_summary(room.table, chair, room.now()), headers=PRIVATE)

    slices = server.environment.slices

    async def look(
        request: Request, to_strangers: NotAllowed, make: Callable[[LastGame], Awaitable[T]]
    ) -> T:
        """Something that is made of a table's last game; concurrent requests for the same share the
        work.
        """
        _refuse_too_fast(server.report_requests.wait(address_of(request.scope)))
        room = await server.find(request.path_params["code"], address_of(request.scope))
        # Before anything is read: the time that a refusal takes must not reveal a game's length.
        if not may_watch(room.table) and _chair(request, room.table) is None:
            raise to_strangers
        began = room.began
        if began is None:
            raise NotAllowed("not-playing")

        async def work() -> T:
            with reading_entries():
                last = await read_last_game(server.environment.log, began, slices)
            return await make(last)

        asker = (request.headers.get("authorization", ""), asked_language(request))
        made: T = await server.reports.do((request.url.path, room.table.version, *asker), work)
        return made

    async def record(request: Request) -> Response:
        async def make(last: LastGame) -> tuple[bytes, dict[str, str]]:
            if last.over.phase == "over":
                return await slices.do(write_open_record(last)), {}
            viewer = _viewer(request, last.over)
            return await slices.do(write_seen_record(last, viewer)), PRIVATE

        return _answer(*await look(request, NotAllowed("not-your-seat"), make))

    async def replay(request: Request) -> Response:
        async def make(last: LastGame) -> bytes:
            viewer = _viewer(request, last.over)
            return await slices.do(encode_replay(await slices.do(make_seen_replay(last, viewer))))

        return _answer(await look(request, NotAllowed("not-your-seat"), make), PRIVATE)

    async def replay_open(request: Request) -> Response:
        async def make(last: LastGame) -> bytes:
            if last.over.phase != "over":
                raise NotAllowed("not-over")
            return await slices.do(encode_replay(await slices.do(make_open_replay(last))))

        return _answer(await look(request, NotAllowed("not-over"), make), PRIVATE)

    async def why(request: Request) -> Response:
        async def make(last: LastGame) -> list[ExplainedMove]:
            chair, since = _chair(request, last.over), 0
            if not may_watch(last.over):
                if chair is None:
                    raise NotAllowed("no-spectators")
                # Whoever took over a seat may not see the rounds before.
                since = last.over.places[chair - 1].since
            told = await server.reasons.explained(last, asked_language(request))
            return [why for why in told if why.round >= since]

        return _json(await look(request, NotAllowed("no-spectators"), make))

    async def health(_: Request) -> Response:
        if server.closing:
            return PlainTextResponse("closing\n", 503, headers={"retry-after": RETRY_SECONDS})
        try:
            await server.environment.log.check()
        except LogFailure as failure:
            said = f"cannot save: {failure}\n"
            return PlainTextResponse(said, 503, headers={"retry-after": RETRY_SECONDS})
        return PlainTextResponse("ok\n")

    async def metrics(request: Request) -> Response:
        # On a small server these figures would reveal moves that are hidden.
        if not is_from_here(request):
            return PlainTextResponse("not found\n", 404)
        figures = {
            "sheepfold_tables_in_memory": len(server.rooms),
            "sheepfold_connections": len(server.sockets),
            "sheepfold_connections_cut_total": server.connections.refused,
            "sheepfold_entries_total": server.environment.moves,
            "sheepfold_commands_total": server.commands,
            "sheepfold_refusals_total": server.refused,
            "sheepfold_messages_sent_total": server.frames_sent,
        }
        if server.environment.disk is not None:
            disk = server.environment.disk.figures()
            figures["sheepfold_disk_used_bytes"] = disk.used
            figures["sheepfold_disk_left_bytes"] = disk.left
        lines = []
        for name, value in figures.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# TYPE {name} {kind}", f"{name} {value}"]
        return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")

    class Play:
        """The socket, without what Starlette would put around it: it is the hot path."""

        async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
            await Client(server, scope, receive, send).serve()

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        await server.close()

    described = msgspec.json.encode(openapi(OpenTable, TableOpened, Problem))

    games = GameAnswers(server.environment.bots)

    app = Starlette(
        routes=[
            Route("/api/games", games.all),
            Route("/api/games/{name}", games.one),
            Route("/api/tables", open_a_table, methods=["POST"]),
            Route("/api/tables/{code}", while_there(table_facts)),
            Route("/api/tables/{code}/seat", while_there(seat)),
            Route("/api/tables/{code}/record", while_there(record)),
            Route("/api/tables/{code}/why", while_there(why)),
            Route("/api/tables/{code}/replay", while_there(replay), middleware=SHORTER),
            Route("/api/tables/{code}/replay/open", while_there(replay_open), middleware=SHORTER),
            Route("/openapi.json", CachedAnswer(described, JSON).answer),
            Route("/health", health),
            Route("/metrics", metrics),
            WebSocketRoute("/ws", Play()),
            *pages(),
        ],
        middleware=[Middleware(RequestLimits, server=server)],
        lifespan=lifespan,
        exception_handlers={
            Refusal: _refused,
            LogFailure: _failed,
            Gone: _nobody,
            404: nothing_here(),
        },
    )
    app.router.redirect_slashes = False  # a proxy may have taken off a part of the path
    app.state.server = server
    return app


def while_there(handle: Handler) -> Handler:
    """The same endpoint, but its work is cancelled when the client disconnects."""

    async def answer(request: Request) -> Response:
        gone = asyncio.ensure_future(_disconnected(request))
        try:
            return await unless_gone(gone, handle(request))
        finally:
            gone.cancel()

    return answer


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _nobody(_: Request, __: Exception) -> Response:
    return Response(status_code=499)  # as nginx calls it; nobody reads this


def _answer(body: bytes, headers: dict[str, str]) -> Response:
    """JSON, in chunks if it is long: compressing it in one go would block the event loop."""
    if len(body) <= PIECE:
        return Response(body, headers=headers, media_type=JSON)

    async def pieces() -> AsyncIterator[bytes]:
        for at in range(0, len(body), PIECE):
            yield body[at : at + PIECE]
            await asyncio.sleep(0)

    return StreamingResponse(pieces(), headers=headers, media_type=JSON)


def _viewer(request: Request, table: Table) -> Viewer:
    """The seat whose token the request bears; without one a spectator, if the table allows them."""
    chair = _chair(request, table)
    given = " " in request.headers.get("authorization", "")
    if chair is None and (given or not may_watch(table)):
        raise NotAllowed("not-your-seat")
    return chair


def _json(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers, media_type=JSON)


def _chair(request: Request, table: Table) -> Chair | None:
    """The chair whose token the request bears."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return chair_of(table, hash_of(token)) if kind.lower() == "bearer" and token else None


def _refuse_too_fast(wait: float) -> None:
    if wait > 0:
        raise TooFast("too-fast", wait)


async def _refused(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refusal)
    wait = str(math.ceil(refused.wait)) if isinstance(refused, TooFast) else RETRY_SECONDS
    answer = problem_response(refused, asked_language(request), wait)
    if refused.reason == "too-large":  # the rest of it will not be read
        answer.headers["connection"] = "close"
    return answer


async def _failed(request: Request, failure: Exception) -> Response:
    logger.error("the log cannot read or write: %s", failure)
    assert isinstance(failure, LogFailure)
    return await _refused(request, refusal_of(failure, request.path_params.get("code", "")))
