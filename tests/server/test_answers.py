"""What every answer of a real server says about itself."""

import re
import socket
from collections.abc import Iterator

import httpx
import pytest

from tests.server.process import ServerProcess

ANSWERS = [
    *(("GET", "/"), ("GET", "/t/K7QXMA"), ("GET", "/sw.js"), ("GET", "/icons/icon.svg")),
    *(("GET", "/assets/none.js"), ("GET", "/nowhere"), ("GET", "/ws"), ("GET", "/openapi.json")),
    *(("GET", "/health"), ("GET", "/metrics"), ("POST", "/health"), ("POST", "/")),
    *(("GET", "/api/tables"), ("GET", "/api/tables/NOSUCH"), ("POST", "/api/tables")),
    *(("GET", "/api/tables/NOSUCH/record"), ("GET", "/api/tables/NOSUCH/replay")),
    *(
        ("GET", "/api/tables/NOSUCH/seat"),
        ("GET", "/api/tables/NOSUCH/replay/open"),
        ("GET", "/api/tables/NOSUCH/why"),
        ("GET", "/api/tables/NOSUCH/lookback"),
        ("POST", "/api/lookback"),
    ),
]


@pytest.fixture(scope="module")
def http(strict: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=strict.url) as client:
        yield client


@pytest.mark.parametrize(("method", "path"), ANSWERS)
@pytest.mark.parametrize("host", ["localhost", "evil.example"])
def test_no_answer_may_be_guessed_at_and_none_that_moves_be_kept(
    http: httpx.Client, method: str, path: str, host: str
) -> None:
    answer = http.request(method, path, headers={"host": host})
    assert answer.headers.get_list("x-content-type-options") == ["nosniff"]
    assert answer.headers.get_list("referrer-policy") == ["no-referrer"]
    if path.startswith(("/api", "/health", "/metrics")):
        assert answer.headers.get_list("cache-control") == ["no-store"]


def test_a_table_s_answers_are_not_kept(http: httpx.Client) -> None:
    opened = http.post("/api/tables", json={"options": {"game": "uly_polly"}})
    assert (opened.status_code, opened.headers["cache-control"]) == (201, "no-store")
    told = http.get(f"/api/tables/{opened.json()['code']}")
    assert (told.status_code, told.headers["cache-control"]) == (200, "no-store")


def test_what_is_the_same_for_everyone_is_known_again(http: httpx.Client) -> None:
    first = http.get("/api/games/wooolf?language=it")
    assert first.headers["cache-control"] == "no-cache"
    known = {"if-none-match": first.headers["etag"]}
    assert http.get("/api/games/wooolf?language=it", headers=known).status_code == 304


def test_neither_is_the_answer_to_what_is_not_http(strict: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", strict.port), timeout=60) as there:
        there.sendall(b"garbage\r\n\r\n")
        answer = there.recv(65536)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"\r\nx-content-type-options: nosniff\r\n" in answer


def test_pages_let_nothing_in_from_elsewhere(http: httpx.Client) -> None:
    policy = http.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not re.search(r"unsafe|https?:|\*", policy)
