"""The HTTP API for looking back: on the last game of a table, and on uploaded records."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from msgspec.json import decode
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sheepfold.games.record import BadRecord
from sheepfold.locales import sentence
from sheepfold.server.admission import admitted
from sheepfold.server.answers import (
    COMPRESSED,
    PRIVATE,
    Handler,
    answer,
    asked_round,
    body_of,
    json_answer,
    refuse_other_than_json,
    refuse_too_fast,
    small_number,
    while_connected,
)
from sheepfold.server.look_backs import LookBackAnswer, Progress
from sheepfold.server.problem import Problem, asked_language
from sheepfold.server.reasons import Reasons, in_words
from sheepfold.server.records import LastGame, read_last_game, write_open_record
from sheepfold.server.replay import encode_replay, make_seat_replay
from sheepfold.server.request_limits import address_of
from sheepfold.server.rooms import Server
from sheepfold.server.table_loading import reading_entries
from sheepfold.server.thinking import NoAnswer
from sheepfold.server.uploads import digest_of, uploaded_reasons, uploaded_replay
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.table import Table

T = TypeVar("T")

RecordHandler = Callable[[Request, bytes], Coroutine[Any, Any, Response]]
"""Answers a request that has a record in its body."""

WORTH_DECODING = 4096
"""Of what cannot be a record, no more bytes than this are decoded to say what is wrong with it."""


def look_back_routes(server: Server) -> list[Route]:
    """All routes for looking back."""
    slices, look_backs = server.environment.slices, server.look_backs

    async def finished(began: Table) -> LastGame:
        """The last game of a table. Raises `NotAllowed` unless it is over."""
        with reading_entries():
            last = await read_last_game(server.environment.log, began, slices)
        if last.over.phase != "over":
            raise NotAllowed("not-over")
        return last

    async def of_table(request: Request) -> Response:
        room, began = await admitted(server, request, NotAllowed("not-over"))
        key, data = (room.table.code, began.version), b""
        if key not in look_backs:
            refuse_too_fast(server.report_requests.wait(address_of(request.scope)))

            async def work() -> bytes:
                return await slices.do(write_open_record(await finished(began)))

            data = await server.reports.do((request.url.path, *key), work)
        return _look_back_response(
            await look_backs.ask(key, address_of(request.scope), data), request
        )

    async def by_seat(request: Request) -> Response:
        refuse_too_fast(server.report_requests.wait(address_of(request.scope)))
        room, began = await admitted(server, request, NotAllowed("not-over"))
        seat = small_number(request.path_params["seat"])

        async def work() -> bytes:
            last = await finished(began)
            if seat is None or not 1 <= seat <= len(last.table.places):
                raise NotAllowed("no-such-chair")
            return await slices.do(encode_replay(await slices.do(make_seat_replay(last, seat))))

        made = await server.reports.do((request.url.path, room.table.version), work)
        return answer(made, PRIVATE)

    async def of_record(request: Request, data: bytes) -> Response:
        key, address = digest_of(data), address_of(request.scope)
        if key not in look_backs:
            refuse_too_fast(server.report_requests.wait(address))
        return _look_back_response(await look_backs.ask(key, address, data), request)

    async def record_replay(request: Request, data: bytes) -> Response:
        refuse_too_fast(server.report_requests.wait(address_of(request.scope)))
        text = request.query_params.get("seat", "")
        seat = small_number(text)
        if text and seat is None:
            raise NotAllowed("no-such-chair")

        async def work() -> bytes:
            return await server.environment.study(uploaded_replay, data, seat)

        made = await _in_time(server.reports.do((request.url.path, seat, digest_of(data)), work))
        return answer(made, PRIVATE)

    async def record_reasons(request: Request, data: bytes) -> Response:
        refuse_too_fast(server.report_requests.wait(address_of(request.scope)))
        wanted = asked_round(request)

        async def work() -> Reasons:
            return await server.environment.explain(uploaded_reasons, data, wanted)

        key = (request.url.path, wanted, digest_of(data))
        found = await _in_time(server.reports.do(key, work))
        return json_answer(in_words(found, asked_language(request)), headers=PRIVATE)

    def with_record(handle: RecordHandler) -> Handler:
        """An endpoint for a record in the body of the request."""

        async def answered(request: Request) -> Response:
            refuse_other_than_json(request)
            data = await body_of(request, server.limits.record_bytes)
            if _is_something_else(data):
                raise BadRecord("record-format")
            return await while_connected(lambda request: handle(request, data))(request)

        return answered

    def post(path: str, handle: RecordHandler) -> Route:
        return Route(path, with_record(handle), methods=["POST"], middleware=COMPRESSED)

    return [
        Route("/api/tables/{code}/lookback", while_connected(of_table), middleware=COMPRESSED),
        Route(
            "/api/tables/{code}/replay/seat/{seat}", while_connected(by_seat), middleware=COMPRESSED
        ),
        post("/api/lookback", of_record),
        post("/api/lookback/replay", record_replay),
        post("/api/lookback/why", record_reasons),
    ]


def _look_back_response(found: LookBackAnswer | Progress, request: Request) -> Response:
    """A look back with its problem in the reader's language, or the progress (202)."""
    if isinstance(found, Progress):
        return json_answer(found, 202, PRIVATE)
    wrong = None
    if found.wrong is not None:
        text = sentence(found.wrong, asked_language(request))
        wrong = Problem(found.wrong.reason, found.wrong.facts, text)
    body = b'{"wrong":%s,"look_back":%s}' % (msgspec.json.encode(wrong), found.body)
    return answer(body, PRIVATE)


async def _in_time(work: Awaitable[T]) -> T:
    try:
        return await work
    except NoAnswer:
        raise NotAllowed("record-too-long") from None


def _is_something_else(data: bytes) -> bool:
    """Whether this is JSON but not an object; a damaged record is read as far as it is sound.

    What may be a record is not decoded here: that would hold up the tables.
    """
    if data.lstrip()[:1] in (b"{", b""):
        return False
    if len(data) > WORTH_DECODING:
        return True
    try:
        decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True
