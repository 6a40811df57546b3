"""Whatever is asked over HTTP, the answer is one that the OpenAPI document describes."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from sheepfold.locales import LANGUAGES, say
from sheepfold.server.app import OpenTable, TableOpened
from sheepfold.server.openapi import openapi
from sheepfold.server.problem import Problem
from tests.coroutines import run
from tests.effort import times
from tests.server.players import Player, open_table, start_game
from tests.server.process import ServerProcess

# Schemathesis leaves its connections to the garbage collector, whenever that comes.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

DOCUMENT = openapi(OpenTable, TableOpened, Problem)
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
LIMIT = 8 * 1024
SMALL: dict[str, Any] = {"rows": 2, "columns": 2, "flips": 1}
UNKNOWN = "NOSUCH"
AS_JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on which tables can be opened without end."""
    data = tmp_path_factory.mktemp("data")
    with ServerProcess(data, ("-m", "tests.server.generous")) as process:
        yield process
        assert "Traceback" not in process.stderr()


@pytest.fixture
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client
        assert client.get("/health").text == "ok\n"


def problem(answer: httpx.Response, status: int, reason: str) -> Problem:
    """The problem that this answer tells of."""
    assert answer.status_code == status, answer.text
    told = Problem(**answer.json())
    assert told.reason == reason
    assert told.text == say("en", f"refused-{reason}", **told.facts)
    return told


# What schemathesis makes of the document


@SCHEMA.parametrize()
@settings(
    derandomize=True,
    max_examples=times(60, 110),
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_one_that_the_document_describes(
    case: Case[Any], server: ServerProcess
) -> None:
    answer = case.call(base_url=server.url)
    while answer.status_code == 503:  # a record sent before is still being read
        time.sleep(0.1)
        answer = case.call(base_url=server.url)
    # What fits the schema may still be a meadow on which nobody can play.
    case.validate_response(answer, excluded_checks=[positive_data_acceptance])
    meant_well = case.meta is None or case.meta.generation.mode == GenerationMode.POSITIVE
    if meant_well and answer.status_code == 400:
        # To JSON Schema 4.0 is an integer; to us it is not.
        assert answer.json()["reason"] != "not-a-message" or "." in json.dumps(case.body)


def test_the_document_is_the_one_that_is_served(http: httpx.Client) -> None:
    assert http.get("/openapi.json").json() == json.loads(json.dumps(DOCUMENT))


# Tables that exist


class Tables:
    """A table in the lobby, one where a game goes on, one without spectators, one after a game."""

    def __init__(self) -> None:
        self.lobby = self.playing = self.private = self.over = ""
        self.token = self.token_of_over = ""

    async def prepare(self, url: str, ws: str) -> None:
        self.lobby = await open_table(url, "uly_polly", 2)
        self.playing = await open_table(url, "uly_polly", 2, first_wolf=1)
        self.over = await open_table(url, "uly_polly", 2, **SMALL)
        async with httpx.AsyncClient() as http:
            body = {"options": {"game": "uly_polly"}, "settings": {"spectators": False}}
            self.private = (await http.post(f"{url}/api/tables", json=body)).json()["code"]
        for code in (self.playing, self.private, self.over):
            players = [Player(ws, code, name, seed) for seed, name in enumerate(("Ann", "Bob"))]
            await start_game(players, bots=0)
            if code == self.over:
                await asyncio.gather(*(player.play() for player in players))
                self.token_of_over = players[0].token
            elif code == self.playing:
                self.token = players[0].token
            for player in players:
                await player.leave()


@pytest.fixture(scope="module")
def tables(server: ServerProcess) -> Tables:
    made = Tables()
    run(made.prepare(server.url, server.ws))
    return made


REFUSED = {
    "": {},
    "/seat": {"lobby": 403, "playing": 403, "private": 403, "over": 403},
    "/record": {"lobby": 409, "private": 403},
    "/replay": {"lobby": 409, "private": 403},
    "/replay/open": {"lobby": 409, "private": 409, "playing": 409},
    "/replay/seat/{seat}": {"lobby": 409, "private": 409, "playing": 409},
    "/lookback": {"lobby": 409, "private": 409, "playing": 409},
}
"""What is told of a table without a token: which of them are refused."""


@pytest.mark.parametrize("rest", REFUSED)
@pytest.mark.parametrize("which", ["lobby", "playing", "private", "over"])
def test_existing_tables_are_told_as_the_document_says(
    server: ServerProcess, tables: Tables, which: str, rest: str
) -> None:
    case = SCHEMA["/api/tables/{code}" + rest]["GET"].Case(
        path_parameters={"code": getattr(tables, which)} | ({"seat": 2} if "{seat}" in rest else {})
    )
    answer = case.call(base_url=server.url)
    while answer.status_code == 202:  # it is being made
        case.validate_response(answer)
        answer = case.call(base_url=server.url)
    case.validate_response(answer)
    assert answer.status_code == REFUSED[rest].get(which, 200)


def record(
    http: httpx.Client, code: str, authorization: str | bytes = "", what: str = "record"
) -> httpx.Response:
    given = authorization if isinstance(authorization, bytes) else authorization.encode()
    headers = {b"Authorization": given} if given else {}
    return http.get(f"/api/tables/{code}/{what}", headers=headers)


def test_without_a_token_the_record_is_a_spectator_s(http: httpx.Client, tables: Tables) -> None:
    seen = record(http, tables.playing).json()
    assert seen["viewer"] is None
    assert seen["view"]["wolf"] is None
    for scheme in ("Bearer", "bearer"):
        assert record(http, tables.playing, f"{scheme} {tables.token}").json()["viewer"] == 1


@pytest.mark.parametrize(
    "wrong",
    [
        "Bearer 00000000000000000000000000000000",
        "Bearer x",
        "Basic QW5uOg==",
        "Bearer " + "f" * 9000,
        b"Bearer \xff\xfe",
    ],
)
@pytest.mark.parametrize("which", ["playing", "private"])
def test_with_a_wrong_token_there_is_no_record(
    http: httpx.Client, tables: Tables, which: str, wrong: str | bytes
) -> None:
    problem(record(http, getattr(tables, which), wrong), 403, "not-your-seat")
    problem(record(http, getattr(tables, which), wrong, "replay"), 403, "not-your-seat")
    problem(record(http, getattr(tables, which), wrong, "seat"), 403, "not-your-seat")


def test_the_replay_of_a_running_game_is_one_s_own(http: httpx.Client, tables: Tables) -> None:
    watched = record(http, tables.playing, what="replay").json()
    assert watched["viewer"] is None
    own = record(http, tables.playing, f"Bearer {tables.token}", "replay").json()
    assert own["viewer"] == 1
    assert (own["is_open"], own["is_over"]) == (False, False)
    for what in ("record", "replay"):
        told = record(http, tables.playing, f"Bearer {tables.token}", what)
        assert told.headers["cache-control"] == "no-store"
    for what in ("replay/open", "replay/seat/1", "lookback"):
        told = record(http, tables.playing, f"Bearer {tables.token}", what)
        problem(told, 409, "not-over")


def test_who_has_a_seat_is_told_how_the_table_stands(http: httpx.Client, tables: Tables) -> None:
    told = record(http, tables.playing, f"Bearer {tables.token}", "seat")
    assert told.headers["cache-control"] == "no-store"
    stands = told.json()
    assert (stands["chair"], stands["actors"], stands["winners"]) == (1, [1], [])
    assert stands["table"]["phase"] == "playing"
    assert 0 < stands["since"] <= stands["table"]["now"]
    over = record(http, tables.over, f"Bearer {tables.token_of_over}", "seat").json()
    assert (over["chair"], over["actors"], over["table"]["phase"]) == (1, [], "over")
    assert over["winners"]


def test_without_spectators_there_is_no_record_for_strangers(
    http: httpx.Client, tables: Tables
) -> None:
    problem(record(http, tables.private), 403, "not-your-seat")


def test_before_a_game_there_is_no_record(http: httpx.Client, tables: Tables) -> None:
    problem(record(http, tables.lobby), 409, "not-playing")


def test_the_record_of_a_game_that_is_over_is_open_to_all(
    http: httpx.Client, tables: Tables
) -> None:
    opened = record(http, tables.over).json()
    assert opened == record(http, tables.over, "Bearer x").json()
    assert opened["entries"]


@pytest.mark.parametrize(
    "code",
    [UNKNOWN, "%00", "%FF%FE", "..%2e", "🐺", "' OR 1=1 --", "x" * 9000, "%E2%80%AE", "ß" * 16],
)
@pytest.mark.parametrize("rest", REFUSED)
def test_an_unknown_table_is_not_found(http: httpx.Client, code: str, rest: str) -> None:
    path = rest.replace("{seat}", "2")
    told = problem(http.get(f"/api/tables/{code}{path}"), 404, "no-such-table")
    assert len(str(told.facts["code"])) <= 16


# Bodies


GARBAGE = [
    b"",
    b"\x00",
    b"\xff\xfe\xfd",
    b"null",
    b"[]",
    b'"uly_polly"',
    b"{",
    b"{}",
    b'{"options":null}',
    b'{"options":{"game":"chess"}}',
    b'{"options":{"game":["uly_polly"]}}',
    b'{"options":{"game":"uly_polly","rows":NaN}}',
    b'{"options":{"game":"uly_polly","rows":1e999}}',
    b'{"options":{"game":"uly_polly","rows":' + b"9" * 5000 + b"}}",
    b'{"options":{"game":"uly_polly"},"settings":{"chairs":9}}',
    b'{"options":{"game":"uly_polly"},"settings":{"away":"\xed\xa0\x80"}}',
    b'{"options":{"game":"uly_polly"},"more":1}',
    b'{"options":{"game":"uly_polly"}}{"options":{"game":"uly_polly"}}',
    b"[" * 8000,
    b'{"options":' * 700,
    b'{"options":{"game":"wooolf","deck":' + b"[" * 3000 + b"]" * 3000 + b"}}",
]


@pytest.mark.parametrize("body", GARBAGE, ids=lambda body: repr(body[:40]))
def test_garbage_is_no_message(http: httpx.Client, body: bytes) -> None:
    problem(http.post("/api/tables", content=body, headers=AS_JSON), 400, "not-a-message")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"game": "uly_polly", "rows": 10**40}, "uly_polly-board-size"),
        ({"game": "uly_polly", "first_wolf": -(10**300)}, "uly_polly-first-wolf"),
        ({"game": "uly_polly", "flips": 2**64}, "uly_polly-flips"),
        ({"game": "uly_polly", "patience": -1}, "uly_polly-patience"),
        ({"game": "wooolf", "round_limit": 10**100}, "wooolf-round-limit"),
        ({"game": "wooolf", "deck": ["wolf/wolf"] * 400}, "wooolf-deck-size"),
    ],
)
def test_options_that_cannot_be_played_are_refused(
    http: httpx.Client, options: dict[str, Any], reason: str
) -> None:
    problem(http.post("/api/tables", json={"options": options}), 400, reason)


def pieces(size: int) -> Iterator[bytes]:
    """A body whose size nobody knows before it ends."""
    for _ in range(size // 1024):
        yield b" " * 1024


@pytest.mark.parametrize("size", [LIMIT + 1024, 2**20, 2**25])
def test_a_body_that_is_too_long_is_not_read_to_the_end(
    server: ServerProcess, http: httpx.Client, size: int
) -> None:
    before = server.rss_kb()
    problem(http.post("/api/tables", content=pieces(size), headers=AS_JSON), 413, "too-large")
    problem(http.post("/api/tables", content=b" " * size, headers=AS_JSON), 413, "too-large")
    assert server.rss_kb() - before < 20 * 1024


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables"),
        ("DELETE", "/api/tables"),
        ("POST", f"/api/tables/{UNKNOWN}"),
        ("PUT", f"/api/tables/{UNKNOWN}/record"),
        ("POST", "/health"),
        ("PATCH", "/metrics"),
        ("TRACE", "/openapi.json"),
        ("BREW", "/health"),
    ],
)
def test_another_method_is_not_allowed(http: httpx.Client, method: str, path: str) -> None:
    answer = http.request(method, path)
    assert answer.status_code == 405
    assert method not in answer.headers["allow"]


@pytest.mark.parametrize("path", ["/ws", "/nowhere", "/api", "/api/tables/A/B/C", "/%2e%2e/x"])
def test_there_is_nothing_elsewhere(http: httpx.Client, path: str) -> None:
    assert http.get(path).status_code == 404


@pytest.mark.parametrize(
    "sent",
    [
        b"\x00\xff garbage \r\n\r\n",
        b"GET / HTTP/99\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"GET /health HTTP/1.1\r\nHost: a\r\nX: " + b"y" * 2**20,
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{",
        b"GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
    ids=lambda sent: repr(sent[:40]),
)
def test_what_is_not_http_is_refused_and_closed(
    server: ServerProcess, http: httpx.Client, sent: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as there:
        answer = b""
        try:
            there.sendall(sent)
            with suppress(OSError):  # closed already
                there.shutdown(socket.SHUT_WR)
            while more := there.recv(65536):
                answer += more
        except ConnectionError:
            pass  # closed before all was sent
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4")


# Languages and floods


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_comes_in_the_reader_s_language(http: httpx.Client, language: str) -> None:
    for wanted in (language, f"{language}-XX,en;q=0.5", language.upper()):
        answer = http.get(f"/api/tables/{UNKNOWN}", headers={"Accept-Language": wanted})
        assert answer.json()["text"] == say(language, "refused-no-such-table", code=UNKNOWN)


@pytest.mark.parametrize("wanted", ["", "*", "xx", "zh-CN", "\xff\xfe", ";q=1", "de" * 4000])
def test_without_a_language_of_ours_the_reason_comes_in_english(
    http: httpx.Client, wanted: str
) -> None:
    headers = {b"Accept-Language": wanted.encode("latin-1")}
    answer = http.get(f"/api/tables/{UNKNOWN}", headers=headers)
    language = "de" if wanted.startswith("de") else "en"
    assert answer.json()["text"] == say(language, "refused-no-such-table", code=UNKNOWN)


def test_who_opens_too_many_tables_must_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    body = {"options": {"game": "uly_polly"}}
    with (
        ServerProcess(tmp_path_factory.mktemp("data")) as strict,
        httpx.Client(base_url=strict.url) as http,
    ):
        for _ in range(1000):
            answer = http.post("/api/tables", json=body)
            if answer.status_code != 201:
                break
        problem(answer, 429, "too-fast")
        for language in LANGUAGES:
            answer = http.post("/api/tables", json=body, headers={"Accept-Language": language})
            assert answer.status_code in (201, 429)
            if answer.status_code == 429:
                assert answer.json()["text"] == say(language, "refused-too-fast")
        assert http.get(f"/api/tables/{UNKNOWN}").status_code == 404
        assert strict.stderr() == ""
