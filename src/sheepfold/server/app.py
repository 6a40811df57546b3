"""The web application: a socket for play, a small HTTP API, health and metrics."""

import asyncio
import logging
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from sheepfold.games.game import Refusal, Viewer
from sheepfold.log import Log, LogFailure
from sheepfold.server import protocol
from sheepfold.server.addressing import is_from_here
from sheepfold.server.client import Client
from sheepfold.server.limits import Limits
from sheepfold.server.openapi import openapi
from sheepfold.server.pages import pages
from sheepfold.server.problem import RETRY_SECONDS, Problem, asked_language, problem_response
from sheepfold.server.reading import refusal_of, understood
from sheepfold.server.records import LastGame, last_game, open_record, seen_record
from sheepfold.server.replay import open_replay, seen_replay
from sheepfold.server.room import Setting, chair_of
from sheepfold.server.rooms import Server
from sheepfold.table.allowed import NotAllowed, hash_of
from sheepfold.table.entries import AnyOptions, Chair, Settings
from sheepfold.table.table import Table, may_watch

logger = logging.getLogger("sheepfold")

PRIVATE = {"cache-control": "no-store"}
"""At one address each viewer is told something else, so nobody may keep it for another."""

SHORTER = [Middleware(GZipMiddleware)]
"""For answers in which much is said again and again."""


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request for a new table."""

    options: AnyOptions
    settings: Settings = Settings()


class TableOpened(msgspec.Struct, frozen=True):
    """The answer: the code by which others join."""

    code: str


def make_app(log: Log, limits: Limits | None = None, **setting: Any) -> Starlette:
    """The application over this log."""
    server = Server(Setting(log, **setting), limits)

    async def open_a_table(request: Request) -> Response:
        _refuse_haste(request, server.wait_to_open(_address(request)))
        body = bytearray()
        try:
            async for chunk in request.stream():
                body += chunk
                if len(body) > server.limits.message_bytes:
                    raise NotAllowed("too-large")
            asked = msgspec.json.decode(bytes(body), type=OpenTable)
        except (ClientDisconnect, msgspec.DecodeError, UnicodeError, RecursionError):
            raise NotAllowed("not-a-message") from None
        return _json(TableOpened(await server.open(asked.options, asked.settings)), 201)

    async def table_facts(request: Request) -> Response:
        room = await server.room(request.path_params["code"])
        info = protocol.table_info if may_watch(room.table) else protocol.outside_info
        return _json(info(room.table, room.now()))

    async def played(request: Request, to_strangers: NotAllowed) -> LastGame:
        """The last game of a table, from the log alone: another process may have gone on."""
        _refuse_haste(request, server.wait_to_look(_address(request)))
        room = await server.room(request.path_params["code"])
        # Before anything is read: else the time of a refusal would tell how long the game is.
        if not may_watch(room.table) and _chair(request, room.table) is None:
            raise to_strangers
        lines = await server.setting.log.read(room.table.code)
        if not lines:  # it was deleted while this was asked
            raise NotAllowed("no-such-table", code=room.table.code)
        if room.table.games == 0:
            raise NotAllowed("not-playing")
        return await asyncio.to_thread(understood, last_game, lines)

    async def record(request: Request) -> Response:
        last = await played(request, NotAllowed("not-your-seat"))
        if last.over.phase == "over":
            made = await asyncio.to_thread(open_record, last)
            return Response(made, media_type="application/json")
        seen = await asyncio.to_thread(seen_record, last, _viewer(request, last.over))
        return Response(seen, media_type="application/json", headers=PRIVATE)

    async def replay(request: Request) -> Response:
        last = await played(request, NotAllowed("not-your-seat"))
        chair = _viewer(request, last.over)
        return _json(await asyncio.to_thread(seen_replay, last, chair), headers=PRIVATE)

    async def replay_open(request: Request) -> Response:
        last = await played(request, NotAllowed("not-over"))
        if last.over.phase != "over":
            raise NotAllowed("not-over")
        return _json(await asyncio.to_thread(open_replay, last), headers=PRIVATE)

    async def why(request: Request) -> Response:
        last = await played(request, NotAllowed("no-spectators"))
        if not may_watch(last.over) and _chair(request, last.over) is None:
            raise NotAllowed("no-spectators")
        return _json(await server.whys.tell(last, asked_language(request)))

    async def health(_: Request) -> Response:
        if server.closing:
            return PlainTextResponse("closing\n", 503, headers={"retry-after": RETRY_SECONDS})
        try:
            await server.setting.log.check()
        except LogFailure as failure:
            said = f"cannot save: {failure}\n"
            return PlainTextResponse(said, 503, headers={"retry-after": RETRY_SECONDS})
        return PlainTextResponse("ok\n")

    async def metrics(request: Request) -> Response:
        # The figures of a small server would tell of moves that nobody is shown.
        if not is_from_here(request):
            return PlainTextResponse("not found\n", 404)
        figures = {
            "sheepfold_tables_in_memory": len(server.rooms),
            "sheepfold_connections": len(server.sockets),
            "sheepfold_entries_total": server.setting.moves,
            "sheepfold_commands_total": server.commands,
            "sheepfold_refusals_total": server.refused,
            "sheepfold_messages_sent_total": server.frames_sent,
        }
        if server.setting.disk is not None:
            disk = server.setting.disk.figures()
            figures["sheepfold_disk_used_bytes"] = disk.used
            figures["sheepfold_disk_left_bytes"] = disk.left
        lines = []
        for name, value in figures.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# TYPE {name} {kind}", f"{name} {value}"]
        return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")

    async def describe(_: Request) -> Response:
        return _json(openapi(OpenTable, TableOpened, Problem))

    class Play:
        """The socket, without what Starlette would put around it: it is the hot path."""

        async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
            await Client(server, scope, receive, send).serve()

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        await server.close()

    app = Starlette(
        routes=[
            Route("/api/tables", open_a_table, methods=["POST"]),
            Route("/api/tables/{code}", table_facts),
            Route("/api/tables/{code}/record", record),
            Route("/api/tables/{code}/why", why),
            Route("/api/tables/{code}/replay", replay, middleware=SHORTER),
            Route("/api/tables/{code}/replay/open", replay_open, middleware=SHORTER),
            Route("/openapi.json", describe),
            Route("/health", health),
            Route("/metrics", metrics),
            WebSocketRoute("/ws", Play()),
            *pages(),
        ],
        lifespan=lifespan,
        exception_handlers={Refusal: _refused, LogFailure: _failed},
    )
    app.router.redirect_slashes = False  # a proxy may have taken off a part of the path
    app.state.server = server
    return app


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _viewer(request: Request, table: Table) -> Viewer:
    """Whose token the request has; without one it is a spectator, if those may see."""
    chair = _chair(request, table)
    given = " " in request.headers.get("authorization", "")
    if chair is None and (given or not may_watch(table)):
        raise NotAllowed("not-your-seat")
    return chair


def _json(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def _chair(request: Request, table: Table) -> Chair | None:
    """The chair whose token the request bears."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return chair_of(table, hash_of(token)) if kind.lower() == "bearer" and token else None


def _refuse_haste(request: Request, wait: float) -> None:
    if wait > 0:
        request.state.retry_after = str(math.ceil(wait))
        raise NotAllowed("too-fast")


async def _refused(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refusal)
    wait = getattr(request.state, "retry_after", RETRY_SECONDS)
    return problem_response(refused, asked_language(request), wait)


async def _failed(request: Request, failure: Exception) -> Response:
    logger.error("the log cannot read or write: %s", failure)
    assert isinstance(failure, LogFailure)
    return await _refused(request, refusal_of(failure, request.path_params.get("code", "")))
