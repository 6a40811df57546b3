"""In the browser: twin games that differ only in what V may not know look the same to V.

The same messages, byte for byte, the same page at every step, and the same things kept.
"""

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from playwright.async_api import Browser

from sheepfold.games.contract import Viewer
from sheepfold.server import frames
from sheepfold.table.entries import EntryBody, GameStarted
from tests.browser.evidence import Evidence
from tests.browser.person import PHONE, arrive
from tests.browser.stage import CODE, Stage, staged
from tests.games.random_play import CASES, case_name
from tests.server.twin_tables import hide_commitments, pair_of_logs, token

Case = tuple[str, int, dict[str, Any]]
QUICK = ("uly_polly-3-rows=3-columns=2-flips=3-patience=2", "wooolf-5")
"""Which of the cases are compared every time; the bytes of all are, in tests/server."""

COUNT = """
window.heard = 0;
window.WebSocket = class extends WebSocket {
    constructor(address) {
        super(address);
        this.addEventListener("message", ({ data }) => { heard++; });
    }
};
"""
"""How many messages have reached the page; told apart from its own doing."""

FETCHED = "performance.getEntriesByType('resource').length"
"""How many files the page has fetched."""
QUIET = 0.5
"""Seconds without another file after which a page has all it needs."""

BEGIN = 1_800_000_000
STEP = 300
"""Pages have a clock of their own, in milliseconds: it goes on by as much after each message,
however busy the machine is, so that what goes away after a while does so on both pages."""

DRAWN = """async () => {
    for (let frame = 0; frame < 2; frame++) {
        await new Promise((done) => {
            const observer = new ResizeObserver(() => { observer.disconnect(); done(); });
            observer.observe(document.body);
        });
    }
}"""
"""The browser has drawn the page, and again after what was fitted into its room then. That does not
follow the page's own clock, as its animation frames do."""

GOSSIP = COUNT.replace("heard++", "heard++; sessionStorage.heard = data")
"""The same in a page that keeps what it was told."""


@pytest.fixture(autouse=True)
def _no_seals(monkeypatch: pytest.MonkeyPatch) -> None:
    hide_commitments(monkeypatch)


VISITED = re.compile(r'(?<=time\\":)\d+')
"""When the page came to the table, which it keeps."""


class Seen(NamedTuple):
    """What a browser was sent over its socket, showed and kept, and was sent over HTTP."""

    frames: list[str]
    screens: list[str]
    bodies: dict[str, bytes]
    caches: dict[str, str]


async def seen(
    browser: Browser, data: Path, log: list[EntryBody], viewer: Viewer, script: str = COUNT
) -> Seen:
    """All that this viewer's browser is given and shows, from the lobby on."""
    data.mkdir()
    start = next(n for n, what in enumerate(log) if isinstance(what, GameStarted))
    async with (
        staged(data, log) as stage,
        arrive(browser, stage.url, "V", size=PHONE) as person,
    ):
        evidence = Evidence(person.page)
        await person.page.emulate_media(reduced_motion="reduce")
        await person.page.clock.install(time=BEGIN)
        await person.page.clock.pause_at(BEGIN + 1)
        await person.page.add_init_script(script)
        if viewer is not None:
            kept = f'localStorage.setItem("sheepfold.seats.{CODE}", \'["{token(viewer)}"]\')'
            await person.page.add_init_script(kept)
        await person.visit(CODE)
        await caught_up(evidence, stage, is_first=True)
        for what in log[start:]:
            before = stage.sent
            await stage.happen(what)
            if stage.sent > before:
                await caught_up(evidence, stage)
        assert not person.complaints
        port = stage.url.rsplit(":", 1)[1]
        screens = [VISITED.sub("TIME", screen.replace(port, "PORT")) for screen in evidence.screens]
        return Seen(evidence.frames, screens, await evidence.bodies(), await evidence.caches())


async def caught_up(evidence: Evidence, stage: Stage, is_first: bool = False) -> None:
    """Look at the page once it has heard everything."""
    number = max(1, stage.sent)  # at first it may not have said hello yet
    await evidence.page.wait_for_function("number => heard === number", arg=number, polling=10)
    if is_first:  # now it fetches the game's screens: when they come has nothing to do with secrets
        fetched = None
        while fetched != (fetched := await evidence.page.evaluate(FETCHED)):
            await asyncio.sleep(QUIET)
    await evidence.page.clock.run_for(STEP)
    await evidence.page.evaluate(DRAWN)
    await evidence.look()


def twins(case: Case, viewer: Viewer, rng: Random) -> tuple[list[EntryBody], list[EntryBody]]:
    """Two tables that do differ, but not in what this viewer may know."""
    while True:
        one, two = pair_of_logs(case, viewer, rng)
        if one != two:
            return one, two


def assert_alike(one: dict[str, Any], two: dict[str, Any]) -> None:
    """The same under every address; when files are fetched is the service worker's business."""
    assert {path: one[path] for path in one if path in two} == {
        path: two[path] for path in two if path in one
    }


def marks(case: Case) -> list[pytest.MarkDecorator]:
    return [] if case_name(case) in QUICK else [pytest.mark.full]


def test_both_games_are_compared_every_time() -> None:
    assert {case[0] for case in CASES if not marks(case)} == {case[0] for case in CASES}


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case_name(case), marks=marks(case)) for case in CASES]
)
async def test_twin_tables_look_the_same(
    browser: Browser, tmp_path: Path, case: Case, effort: int
) -> None:
    rng = Random(f"browser {case}")
    for number in range(min(effort, 5)):
        viewer: Viewer = rng.randint(0, case[1]) or None
        one, two = twins(case, viewer, rng)
        first = await seen(browser, tmp_path / f"{number}-one", one, viewer)
        second = await seen(browser, tmp_path / f"{number}-two", two, viewer)
        assert len(first.frames) > 1
        assert first.frames == second.frames
        assert first.screens == second.screens
        assert_alike(first.bodies, second.bodies)
        assert_alike(first.caches, second.caches)


async def test_a_leak_is_noticed(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that tells everyone what the mover knows, and a page that repeats all it hears."""
    true_frames = frames.frames

    def leaky(before: Any, after: Any, what: Any, events: Any, *rest: Any) -> Any:
        shown = true_frames(before, after, what, events, *rest)
        told = shown(getattr(what, "seat", None))
        return lambda viewer: tuple(
            replace(frame, events=all_told.events, own=all_told.own)
            for frame, all_told in zip(shown(viewer), told, strict=True)
        )

    monkeypatch.setattr(frames, "frames", leaky)
    one, two = twins(CASES[5], None, Random("leak"))
    first = await seen(browser, tmp_path / "one", one, None, GOSSIP)
    second = await seen(browser, tmp_path / "two", two, None, GOSSIP)
    assert first.frames != second.frames
    assert first.screens != second.screens
