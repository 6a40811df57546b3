"""Behind nginx and Caddy, with the examples as they stand in deploy/: TLS, a path, a whole game."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from sheepfold.games.uly_polly import Options
from sheepfold.server.app import OpenTable
from sheepfold.table.entries import Settings
from sheepfold.terminal.network.address import find, open_table, root
from tests.deploy.proxies import caddy, nginx, trust
from tests.server.players import Player, finish, start_game
from tests.server.process import ServerProcess

pytestmark = pytest.mark.full

PROXIES = {"nginx": nginx, "caddy": caddy}
BODY = {"options": {"game": "uly_polly"}}
LIMITS = ("--limit", "tables_burst=2", "--limit", "tables_per_minute=0.001")


@contextmanager
def public(
    kind: str, path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[str, ServerProcess]]:
    """The public address of a server behind a proxy, without a slash at its end; and the server."""
    monkeypatch.setenv("SHEEPFOLD_PUBLIC_URL", f"https://club.example{path}/")
    options = ("--trusted-proxy", "127.0.0.1", *LIMITS)
    with ServerProcess(tmp_path / "data", options=options) as server:
        folder = tmp_path / "proxy"
        folder.mkdir()
        with PROXIES[kind](folder, server.port, path) as proxy:
            trust(proxy, monkeypatch)
            yield f"https://localhost:{proxy.port}{path}", server
        assert server.stderr() == ""


@pytest.fixture(params=["nginx /games", "nginx", "caddy /games", "caddy"])
def served(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[str, ServerProcess]]:
    kind, _, path = request.param.partition(" ")
    with public(kind, path, tmp_path, monkeypatch) as found:
        yield found


async def test_a_whole_game_is_played_through_the_proxy(served: tuple[str, ServerProcess]) -> None:
    url, _ = served

    options = Options(rows=2, columns=2, flips=1)
    address = await open_table(root(url), OpenTable(options, Settings(chairs=2)), "en")
    assert find(f"{url}/t/{address.code}", None) == address
    players = [Player(address.socket, address.code, name, 1) for name in ("Ann", "Bob")]
    await start_game(players, bots=0)
    await finish(players)
    for player in players:
        await player.leave()


def test_the_page_and_its_files_come_through_the_proxy(
    served: tuple[str, ServerProcess],
) -> None:
    url, server = served
    with httpx.Client(follow_redirects=True) as http:
        page = http.get(url)
        assert page.url.path == f"{server.path}/"
        assert f'<base href="{server.path}/" />' in page.text
        assert f'content="https://club.example{server.path}/"' in page.text
        named = re.findall(r'(?:src|href)="[.]/([^"]+)"', page.text)
        assert len(named) > 5
        for file in named:
            answer = http.get(f"{url}/{file}")
            assert answer.status_code == 200
            assert "content-security-policy" in answer.headers


def test_metrics_do_not_come_through_the_proxy(served: tuple[str, ServerProcess]) -> None:
    url, server = served
    assert httpx.get(f"{url}/metrics").status_code == 404
    assert httpx.get(f"{url}/metrics", headers={"X-Forwarded-For": ""}).status_code == 404
    assert httpx.get(f"http://127.0.0.1:{server.port}/metrics").status_code == 200


def test_limits_count_for_whoever_is_behind_the_proxy(served: tuple[str, ServerProcess]) -> None:
    url, _ = served

    def statuses(source: str, headers: dict[str, str], times: int) -> list[int]:
        transport = httpx.HTTPTransport(local_address=source)
        with httpx.Client(transport=transport, headers=headers) as http:
            return [http.post(f"{url}/api/tables", json=BODY).status_code for _ in range(times)]

    assert statuses("127.0.0.1", {}, 3) == [201, 201, 429]
    assert statuses("127.0.0.2", {}, 1) == [201]
    lie = {"X-Forwarded-For": "198.51.100.7"}
    assert statuses("127.0.0.1", lie, 1) == [429], "what a client says of itself does not count"


def test_another_name_is_refused_behind_the_proxy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with public("nginx", "/games", tmp_path, monkeypatch) as (url, _):
        assert httpx.get(f"{url}/", headers={"Host": "club.example"}).status_code == 200
        answer = httpx.get(f"{url}/", headers={"Host": "evil.example"})
        assert answer.status_code == 421
        assert "evil.example" in answer.text


async def test_players_come_back_when_the_server_behind_the_proxy_restarts(
    served: tuple[str, ServerProcess],
) -> None:
    url, server = served

    address = await open_table(root(url), OpenTable(Options(), Settings(chairs=2)), "en")
    players = [Player(address.socket, address.code, name, 1) for name in ("Ann", "Bob")]
    await start_game(players, bots=0)
    await asyncio.to_thread(server.restart)
    await finish(players)
    for player in players:
        await player.leave()
