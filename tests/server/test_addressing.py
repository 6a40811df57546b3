"""How requests are addressed: to which host, below which path, and on whose behalf."""

import re
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest

from sheepfold.games.contract import Refusal
from sheepfold.locales import LANGUAGES, say
from sheepfold.log.memory import MemoryLog
from sheepfold.server.addressing import Addressing
from sheepfold.server.app import make_app
from sheepfold.server.hosts import PublicUrl, check_proxy, own_names
from sheepfold.server.limits import Limits
from sheepfold.server.pages import BASE, BUILT, META, POLICY
from tests.server.process import ServerProcess

GAMES = PublicUrl.parse("https://club.example/games/")
PROXY = "192.0.2.10"
REMOTE = "198.51.100.7"
BODY = {"options": {"game": "uly_polly"}}


async def ask(
    path: str,
    headers: Mapping[str, str],
    peer: str = "127.0.0.1",
    method: str = "GET",
    times: int = 1,
    **serving: Any,
) -> httpx.Response:
    """What a server answers, the last time of several."""

    limits = Limits(tables_per_minute=0.001, tables_burst=1)
    app = Addressing(make_app(MemoryLog(), limits), own_names(), **serving)
    transport = httpx.ASGITransport(app, client=(peer, 40000))
    body = BODY if method == "POST" else None
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as http:
        for _ in range(times):
            answer = await http.request(method, path, headers=headers, json=body)
    return answer


# Names


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000",
        "localhost:8000",
        "LOCALHOST",
        "[::1]:8000",
        "192.168.1.20:8000",
        "[fe80::1]",
        "[2001:db8::7]:8000",
        socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local:8000",
        "club.example",
        "Club.Example:443",
        "club.example.",
    ],
)
async def test_local_addresses_own_names_and_the_public_name_are_answered(host: str) -> None:
    assert (await ask("/health", {"host": host}, public_url=GAMES)).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1.evil.example:8000",
        "localhost.evil.example",
        "club.example.evil.example",
        "evil.example:127.0.0.1",
        "",
        "[evil.example]",
        "[::1",
        "[::1:8000",
        "[::1].evil.example",
        f"{socket.gethostname().partition('.')[0]}.evil.example",
    ],
)
@pytest.mark.parametrize("path", ["/", "/health", "/metrics", "/ws", "/games/", "/nowhere"])
async def test_another_name_is_refused_with_a_sentence(host: str, path: str) -> None:
    answer = await ask(path, {"host": host}, public_url=GAMES)
    assert answer.status_code == 421
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text.startswith("This server isn’t called")
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_program_gets_the_refusal_as_a_problem(language: str) -> None:
    headers = {"host": "evil.example", "accept-language": language}
    answer = await ask("/api/tables", headers, method="POST")
    assert (answer.status_code, answer.json()["reason"]) == (421, "other-host")
    assert answer.json()["text"] == say(language, "refused-other-host", host="evil.example")


def test_a_socket_for_another_name_is_refused(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        answers = {name: handshake(server, name) for name in ("localhost", "evil.example")}
        assert server.stderr() == ""
    assert answers["localhost"].startswith("HTTP/1.1 101 ")
    assert answers["evil.example"].startswith("HTTP/1.1 421 ")
    assert "This server isn’t called" in answers["evil.example"]


def handshake(server: ServerProcess, host: str, header: str = "") -> str:
    """What a server answers to a WebSocket that wants this host."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as there:
        there.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{header}\r\n".encode()
        )
        answer = there.recv(65536)
        if b" 101 " not in answer:
            while more := there.recv(65536):
                answer += more
        return answer.decode()


# Pages elsewhere


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("127.0.0.1:8000", None),
        ("127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("localhost:8000", "http://localhost:8000"),
        ("127.0.0.1:8000", "http://localhost:5173"),
        ("[::1]:8000", "http://[::1]:8000"),
        ("192.168.1.20:8000", "http://192.168.1.20:8000"),
        ("club.example", "https://club.example"),
        ("127.0.0.1:8000", "https://club.example"),
        ("club.example:443", "https://club.example"),
        ("club.example", "http://club.example"),
        ("club.example:8443", "https://club.example:8443"),
        ("[2001:db8::7]:8000", "http://[2001:db8::7]:8000"),
    ],
)
async def test_our_own_pages_and_programs_may_ask(host: str, origin: str | None) -> None:
    headers = {"host": host} | ({"origin": origin} if origin else {})
    answer = await ask("/api/tables", headers, method="POST", public_url=GAMES)
    assert answer.status_code == 201


FOREIGN = [
    "https://evil.example",
    "http://evil.example:8000",
    "https://club.example.evil.example",
    "http://127.0.0.1.evil.example",
    "http://192.168.1.21:8000",
    "null",
    "",
    "http://[",
    "file://",
]


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("host", ["127.0.0.1:8000", "192.168.1.20:8000", "club.example"])
async def test_a_page_of_another_site_may_not_ask(host: str, origin: str) -> None:
    headers = {"host": host, "origin": origin}
    answer = await ask("/api/tables", headers, method="POST", public_url=GAMES)
    assert (answer.status_code, answer.json()["reason"]) == (403, "other-origin")


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("192.168.1.20:8000", "http://192.168.1.20"),
        ("192.168.1.20:8000", "http://192.168.1.20:9000"),
        ("192.168.1.20:8000", "http://192.168.1.20:port"),
        ("192.168.1.20", "http://192.168.1.20:9000"),
        ("club.example", "https://club.example:8443"),
        ("127.0.0.1:8000", "https://club.example:8443"),
        ("127.0.0.1:8000", "http://192.168.1.20:8000"),
        (f"{socket.gethostname()}:8000", f"http://{socket.gethostname()}:9000"),
    ],
)
async def test_a_page_on_another_port_of_the_same_host_may_not_ask(host: str, origin: str) -> None:
    headers = {"host": host, "origin": origin}
    answer = await ask("/api/tables", headers, method="POST", public_url=GAMES)
    assert (answer.status_code, answer.json()["reason"]) == (403, "other-origin")


async def test_the_public_address_may_have_a_port_that_the_proxy_leaves_out() -> None:
    public = PublicUrl.parse("https://club.example:8443/")
    for host in ("club.example", "127.0.0.1:8000", "club.example:8443"):
        headers = {"host": host, "origin": "https://club.example:8443"}
        answer = await ask("/api/tables", headers, method="POST", public_url=public)
        assert answer.status_code == 201


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_told_so_in_words(language: str) -> None:
    headers = {"origin": "https://evil.example", "accept-language": language}
    answer = await ask("/api/tables", headers, method="POST")
    assert answer.json()["text"] == say(language, "refused-other-origin")


def test_a_page_of_another_site_gets_no_socket(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        own = handshake(server, "localhost", "Origin: http://localhost\r\n")
        foreign = handshake(server, "localhost", "Origin: https://evil.example\r\n")
        assert server.stderr() == ""
    assert own.startswith("HTTP/1.1 101 ")
    assert foreign.startswith("HTTP/1.1 403 ")
    assert say("en", "refused-other-origin") in foreign
    assert "x-content-type-options: nosniff" in foreign.lower()


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "x"],
)
async def test_a_form_opens_no_table(kind: str) -> None:
    answer = await ask("/api/tables", {"content-type": kind}, method="POST")
    assert (answer.status_code, answer.json()["reason"]) == (415, "not-json")


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8"])
async def test_json_opens_a_table(kind: str) -> None:
    assert (await ask("/api/tables", {"content-type": kind}, method="POST")).status_code == 201


# The path


@pytest.mark.parametrize("path", ["", "/games"])
@pytest.mark.parametrize(
    "rest",
    [
        *("/", "/t/K7QXMA", "/t/K7QXMA/", "/t/K7QXMA/board", "/t/K7QXMA/replay", "/sw.js"),
        *("/manifest.webmanifest", "/icons/icon.svg", "/openapi.json", "/health", "/metrics"),
    ],
)
async def test_everything_is_below_the_path_whether_or_not_a_proxy_took_it_off(
    path: str, rest: str
) -> None:
    answer = await ask(path + rest, {}, public_url=GAMES)
    assert answer.status_code == 200
    if answer.headers["content-type"].startswith("text/html"):
        assert '<base href="/games/" />' in answer.text
        assert '<meta name="public-url" content="https://club.example/games/" />' in answer.text
        assert answer.headers["content-security-policy"] == POLICY


@pytest.mark.parametrize("path", ["", "/games"])
async def test_the_files_that_the_page_names_are_there(path: str) -> None:
    page = (await ask(f"{path}/", {}, public_url=GAMES)).text
    named = re.findall(r'(?:src|href)="[.]/([^"]+)"', page)
    assert len(named) > 5
    for file in named:
        assert (await ask(f"{path}/{file}", {}, public_url=GAMES)).status_code == 200, file


async def test_the_path_without_its_slash_leads_to_the_home_page() -> None:
    answer = await ask("/games", {"host": "club.example"}, public_url=GAMES)
    assert (answer.status_code, answer.headers["location"]) == (307, "/games/")
    assert (await ask("/gamesx/", {}, public_url=GAMES)).status_code == 404


def test_the_built_page_leaves_room_for_path_and_address() -> None:
    page = (BUILT / "index.html").read_bytes()
    assert page.count(BASE) == page.count(META) == 1
    assert page.index(BASE) < page.index(b"<link"), "a base counts for what comes after it"


async def test_on_a_network_the_page_tells_phones_where_to_go() -> None:
    """Whoever has the page from 127.0.0.1 could not invite anyone; others have a good address."""
    lan = "http://192.168.1.20:8000/"
    meta = f'<meta name="public-url" content="{lan}" />'
    assert meta in (await ask("/", {"host": "localhost:8000"}, lan_url=lan)).text
    assert META.decode() in (await ask("/", {"host": "192.168.1.21:8000"}, lan_url=lan)).text


# Who asks


async def address_counts(forwarded: list[str], peer: str, trusted: str | None) -> bool:
    """Whether a request counts for the forwarded address, not for the peer."""

    limits = Limits(tables_per_minute=0.001, tables_burst=1)
    app = Addressing(make_app(MemoryLog(), limits), own_names(), trusted_proxy=trusted)
    transport = httpx.ASGITransport(app, client=(peer, 40000))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        first = await http.post("/api/tables", json=BODY)
        headers = [("x-forwarded-for", value) for value in forwarded]
        second = await http.post("/api/tables", json=BODY, headers=headers)
        assert first.status_code == 201
        return second.status_code == 201


async def test_the_trusted_proxy_says_who_asks() -> None:
    assert await address_counts([REMOTE], PROXY, trusted=PROXY)
    assert await address_counts([f"203.0.113.9, {REMOTE}"], PROXY, trusted=PROXY)
    assert await address_counts(["2001:db8::1"], "::ffff:192.0.2.10", trusted=PROXY)


@pytest.mark.parametrize("trusted", [None, "192.0.2.11"])
@pytest.mark.parametrize("peer", [PROXY, "127.0.0.1", "::1"])
async def test_nobody_else_is_believed(peer: str, trusted: str | None) -> None:
    assert not (await address_counts([REMOTE], peer, trusted))


@pytest.mark.parametrize(
    "forwarded", [[f"{REMOTE}, {PROXY}"], [REMOTE, PROXY], ["unknown"], [""], [f"{REMOTE},"]]
)
async def test_only_what_the_proxy_itself_added_counts(forwarded: list[str]) -> None:
    """What stands before it was said by the one who asks, who may say anything."""
    assert not (await address_counts(forwarded, PROXY, trusted=PROXY))


# Metrics


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost", "[::1]:8000"])
@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
async def test_metrics_are_for_this_machine(host: str, peer: str) -> None:
    answer = await ask(
        "/metrics", {"host": host}, peer, public_url=GAMES, trusted_proxy="127.0.0.1"
    )
    assert answer.status_code == 200
    assert "sheepfold_connections" in answer.text


@pytest.mark.parametrize(
    ("headers", "peer", "trusted"),
    [
        ({}, REMOTE, None),
        ({"x-forwarded-for": "127.0.0.1"}, REMOTE, None),
        ({"x-forwarded-for": "127.0.0.1"}, PROXY, PROXY),
        ({"x-forwarded-for": "127.0.0.1"}, "127.0.0.1", "127.0.0.1"),
        ({"x-forwarded-for": REMOTE}, "127.0.0.1", "127.0.0.1"),
        ({"x-forwarded-for": REMOTE}, "127.0.0.1", None),
        ({"x-real-ip": REMOTE}, "127.0.0.1", None),
        ({"forwarded": f"for={REMOTE}"}, "127.0.0.1", None),
        ({"via": "1.1 proxy"}, "127.0.0.1", None),
        ({"host": "club.example"}, "127.0.0.1", None),
        ({"host": "192.168.1.20:8000"}, "127.0.0.1", None),
        ({"origin": "https://evil.example"}, "127.0.0.1", None),
        ({"origin": "null"}, "127.0.0.1", None),
    ],
)
async def test_metrics_are_for_nobody_else_nor_by_way_of_a_proxy(
    headers: dict[str, str], peer: str, trusted: str | None
) -> None:
    for path in ("/metrics", "/games/metrics"):
        answer = await ask(path, headers, peer, public_url=GAMES, trusted_proxy=trusted)
        assert answer.status_code == 404


# What an operator writes


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("https://club.example", "https://club.example/"),
        ("https://club.example/", "https://club.example/"),
        ("HTTPS://Club.Example/Games", "https://club.example/Games/"),
        ("http://192.168.1.20:8000/a/b/", "http://192.168.1.20:8000/a/b/"),
        ("http://[2001:db8::7]:8000", "http://[2001:db8::7]:8000/"),
    ],
)
def test_a_public_address_is_read(text: str, means: str) -> None:
    assert str(PublicUrl.parse(text)) == means


@pytest.mark.parametrize(
    "text",
    [
        *("", "club.example", "/games/", "ftp://club.example/", "https://", "https:///games/"),
        *("https://ann:secret@club.example/", "https://club.example/?a", "https://club.example/#a"),
        *("https://club.example//games/", "https://club.example/../x/", "https://club.example/a b"),
        *("https://club.example:port/", 'https://club.example/"x/', " https://club.example/"),
    ],
)
def test_what_is_no_public_address_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        PublicUrl.parse(text)
    assert refused.value.reason == "bad-public-url"


def test_a_proxy_is_an_ip_address() -> None:
    assert check_proxy("::ffff:192.0.2.10") == PROXY
    for text in ("", "proxy.example", "192.0.2.0/24", "*"):
        with pytest.raises(Refusal):
            check_proxy(text)
