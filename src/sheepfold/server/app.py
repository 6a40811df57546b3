"""The web application: a socket for play, a small HTTP API, health and metrics."""

import logging
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from sheepfold.games.codec import AnyOptions, codec, game_in
from sheepfold.games.contract import Refusal
from sheepfold.log import Log, LogFailure
from sheepfold.server.addressing import is_from_here
from sheepfold.server.admission import admitted, chair_in, viewer_in
from sheepfold.server.answers import (
    COMPRESSED,
    JSON,
    PRIVATE,
    answer,
    asked_round,
    body_of,
    in_steps,
    json_answer,
    refuse_other_than_json,
    refuse_too_fast,
    while_connected,
)
from sheepfold.server.cached_answer import CachedAnswer
from sheepfold.server.client import Client
from sheepfold.server.environment import Environment
from sheepfold.server.game_info import GameAnswers
from sheepfold.server.limits import Limits, TooFast
from sheepfold.server.look_back_api import look_back_routes
from sheepfold.server.openapi import openapi
from sheepfold.server.pages import not_found, pages
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
from sheepfold.server.shared_work import Gone
from sheepfold.server.table_info import outside_info, seat_summary, table_info
from sheepfold.server.table_loading import reading_entries, refusal_of
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.entries import Settings
from sheepfold.table.queries import may_watch

logger = logging.getLogger("sheepfold")

T = TypeVar("T")


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
        refuse_other_than_json(request)
        refuse_too_fast(server.openers.wait(address_of(request.scope)))
        try:
            body = await body_of(request, server.limits.message_bytes)
            asked = msgspec.json.decode(body, type=OpenTable)
            options = codec(game_in(asked.options)).options(asked.options)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise NotAllowed("not-a-message") from None
        return json_answer(TableOpened(await server.open(options, asked.settings)), 201)

    async def table_facts(request: Request) -> Response:
        room = await server.find(request.path_params["code"], address_of(request.scope))
        info = table_info if may_watch(room.table) else outside_info
        return json_answer(info(room.table, room.now(), server.environment.bots))

    async def seat(request: Request) -> Response:
        room = await server.find(request.path_params["code"], address_of(request.scope))
        chair = chair_in(request, room.table)
        if chair is None:
            raise NotAllowed("not-your-seat")
        return json_answer(seat_summary(room.table, chair, room.now()), headers=PRIVATE)

    slices = server.environment.slices

    async def look(
        request: Request, to_strangers: NotAllowed, make: Callable[[LastGame], Awaitable[T]]
    ) -> T:
        """Make something from a table's last game, once for concurrent requests."""
        refuse_too_fast(server.report_requests.wait(address_of(request.scope)))
        room, began = await admitted(server, request, to_strangers)

        async def work() -> T:
            with reading_entries():
                last = await read_last_game(server.environment.log, began, slices)
            return await make(last)

        asker = (request.headers.get("authorization", ""), asked_language(request))
        wanted = (request.url.path, asked_round(request), room.table.version, *asker)
        doing = server.reports.do(wanted, work)
        made: T = await (doing if room.table.phase == "over" else in_steps(doing))
        return made

    async def record(request: Request) -> Response:
        async def make(last: LastGame) -> tuple[bytes, dict[str, str]]:
            if last.over.phase == "over":
                return await slices.do(write_open_record(last)), {}
            viewer = viewer_in(request, last.over)
            return await slices.do(write_seen_record(last, viewer)), PRIVATE

        return answer(*await look(request, NotAllowed("not-your-seat"), make))

    async def replay(request: Request) -> Response:
        async def make(last: LastGame) -> bytes:
            viewer = viewer_in(request, last.over)
            return await slices.do(encode_replay(await slices.do(make_seen_replay(last, viewer))))

        return answer(await look(request, NotAllowed("not-your-seat"), make), PRIVATE)

    async def replay_open(request: Request) -> Response:
        async def make(last: LastGame) -> bytes:
            if last.over.phase != "over":
                raise NotAllowed("not-over")
            return await slices.do(encode_replay(await slices.do(make_open_replay(last))))

        return answer(await look(request, NotAllowed("not-over"), make), PRIVATE)

    async def why(request: Request) -> Response:
        async def make(last: LastGame) -> list[ExplainedMove]:
            chair, since = chair_in(request, last.over), 0
            if not may_watch(last.over):
                if chair is None:
                    raise NotAllowed("no-spectators")
                # Whoever took over a seat may not see the rounds before.
                since = last.over.places[chair - 1].since
            language, wanted = asked_language(request), asked_round(request)
            explained = await server.reasons.explained(last, language, wanted)
            return [why for why in explained if why.round >= since]

        return json_answer(await look(request, NotAllowed("no-spectators"), make))

    async def health(_: Request) -> Response:
        if server.closing:
            return PlainTextResponse("closing\n", 503, headers={"retry-after": RETRY_SECONDS})
        try:
            await server.environment.log.check()
        except LogFailure as failure:
            said = f"cannot save: {failure}\n"
            return PlainTextResponse(said, 503, headers={"retry-after": RETRY_SECONDS})
        # A balancer must not take a server away because of a table that no server can read.
        damaged = f", but damaged tables: {len(server.damaged)}" if server.damaged else ""
        return PlainTextResponse(f"ok{damaged}\n")

    async def metrics(request: Request) -> Response:
        # On a small server these figures would reveal hidden moves.
        if not is_from_here(request):
            return PlainTextResponse("not found\n", 404)
        figures = {
            "sheepfold_tables_in_memory": len(server.rooms),
            "sheepfold_tables_damaged": len(server.damaged),
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

    class TableSocket:
        """The socket, without what Starlette would put around it: it is the hot path."""

        async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
            if server.environment.presence.is_cut_off:
                # A load balancer that sees this status tries another node.
                refused = NotAllowed("cannot-write")
                language = asked_language(HTTPConnection(scope))
                await problem_response(refused, language)(scope, receive, send)
                return
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
            Route("/api/tables/{code}", while_connected(table_facts)),
            Route("/api/tables/{code}/seat", while_connected(seat)),
            Route("/api/tables/{code}/record", while_connected(record)),
            Route("/api/tables/{code}/why", while_connected(why)),
            Route("/api/tables/{code}/replay", while_connected(replay), middleware=COMPRESSED),
            Route(
                "/api/tables/{code}/replay/open",
                while_connected(replay_open),
                middleware=COMPRESSED,
            ),
            *look_back_routes(server),
            Route("/openapi.json", CachedAnswer(described, JSON).answer),
            Route("/health", health),
            Route("/metrics", metrics),
            WebSocketRoute("/ws", TableSocket()),
            *pages(),
        ],
        middleware=[Middleware(RequestLimits, server=server)],
        lifespan=lifespan,
        exception_handlers={
            Refusal: _refused,
            LogFailure: _failed,
            Gone: _client_gone,
            404: not_found(),
        },
    )
    app.router.redirect_slashes = False  # a proxy may have stripped a part of the path
    app.state.server = server
    return app


async def _client_gone(_: Request, __: Exception) -> Response:
    return Response(status_code=499)  # nginx uses this code; nobody reads the response


async def _refused(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refusal)
    wait = str(math.ceil(refused.wait)) if isinstance(refused, TooFast) else RETRY_SECONDS
    answer = problem_response(refused, asked_language(request), wait)
    if refused.reason == "too-large":  # the rest of the body will not be read
        answer.headers["connection"] = "close"
    return answer


async def _failed(request: Request, failure: Exception) -> Response:
    logger.error("the log cannot read or write: %s", failure)
    assert isinstance(failure, LogFailure)
    return await _refused(request, refusal_of(failure, request.path_params.get("code", "")))
