"""The page below a path of a site, as `--public-url https://club.example/games/` serves it."""

import asyncio
from collections.abc import Iterator
from urllib.parse import urljoin

import httpx
import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.play import SHORT, play, rival
from tests.browser.truth import table_in
from tests.server.players import open_table
from tests.server.process import ServerProcess

PUBLIC = "https://club.example/games/"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server below the path /games; the last test stops it."""
    data = tmp_path_factory.mktemp("club")
    with ServerProcess(data, options=("--public-url", PUBLIC)) as running:
        yield running
        assert running.stderr() == ""


async def test_a_whole_game_is_played_below_the_path(club: ServerProcess, invite: Invite) -> None:
    code = await open_table(club.url, "uly_polly", 2, **SHORT["uly_polly"])
    ada = await invite(club.url, "Ada")
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
    await ada.join(code)
    await ada.sit()
    async with rival(ada, code) as rolf:
        await ada.start()
        await asyncio.gather(play(ada), rolf.play())
    assert table_in(club, code).phase == "over"

    record = ada.page.get_by_role("link", name=ada.say("web-record"))
    address = await record.evaluate("link => link.href")
    assert httpx.get(address).json()["options"]["rows"] == 2
    await ada.press(ada.button(ada.say("web-replay")))
    await ada.page.wait_for_url(f"{club.url}/t/{code}/replay")
    await ada.press(ada.button(ada.say("web-to-table")))
    await ada.page.wait_for_url(f"{club.url}/t/{code}")
    await ada.reload()
    await ada.press(ada.button(ada.say("web-home")).first)
    await ada.page.wait_for_url(f"{club.url}/")
    assert f"{club.url}/ws?table={code}" in asked
    assert all(f"{address}/".startswith(f"{club.url}/") for address in asked)


async def test_the_page_can_be_installed_below_the_path(
    club: ServerProcess, invite: Invite
) -> None:
    code = await open_table(club.url, "uly_polly", 2)
    ada = await invite(club.url, "Ada")
    await ada.go_to(f"{club.url}/t/{code}/board")
    address = await ada.page.evaluate("document.querySelector('link[rel=manifest]').href")
    manifest = httpx.get(address).json()
    home = f"{club.url}/"
    assert urljoin(address, manifest["start_url"]) == urljoin(address, manifest["scope"]) == home
    for icon in manifest["icons"]:
        assert httpx.get(urljoin(address, icon["src"])).status_code == 200


async def test_who_is_invited_gets_the_public_address(club: ServerProcess, invite: Invite) -> None:
    ada = await invite(club.url, "Ada")
    code = await ada.open_table("uly_polly")
    await ada.sit()
    await ada.press(ada.button("QR"))
    await expect(ada.page.get_by_text(f"{PUBLIC}t/{code}", exact=True)).to_be_visible()
    await ada.press(ada.button(ada.about("web-more", "Ada")))
    await ada.press(ada.button(ada.say("web-pass-own")))
    await expect(ada.page.get_by_text(f"{PUBLIC}t/{code}#seat=")).to_be_visible()


async def test_the_board_has_a_page_below_the_path_and_shows_where_to_join(
    club: ServerProcess, invite: Invite
) -> None:
    code = await open_table(club.url, "wooolf", 4)
    television = await invite(club.url, "TV", size=(1280, 720))
    await television.go_to(f"{club.url}/t/{code}/board")
    await expect(television.page.get_by_text(f"{PUBLIC}t/{code}")).to_be_visible()


async def test_the_page_is_kept_on_the_device_and_nothing_beside_its_path(
    club: ServerProcess, invite: Invite
) -> None:
    ada = await invite(club.url, "Ada")
    await ada.go_home()
    scope = await ada.page.evaluate("navigator.serviceWorker.ready.then((one) => one.scope)")
    assert scope == f"{club.url}/"
    await ada.page.wait_for_function("navigator.serviceWorker.controller !== null")
    await ada.reload()
    kept = await ada.page.evaluate(
        "caches.keys().then(async ([name]) => (await (await caches.open(name)).keys())"
        ".map((request) => request.url))"
    )
    assert f"{club.url}/" in kept
    assert all(address.startswith(f"{club.url}/") for address in kept)
    club.stop()
    await ada.go_to(f"{club.url}/t/K7QXMA")
    await expect(ada.page.get_by_text(ada.say("table-reconnecting"))).to_be_visible()
