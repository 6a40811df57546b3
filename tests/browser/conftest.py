"""A browser for all tests, a server for most, and whoever is invited, with a window each."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from playwright.async_api import Browser

from tests.browser.chromium import launched
from tests.browser.person import Person, arrive
from tests.server.process import ServerProcess

Invite = Callable[..., Coroutine[Any, Any, Person]]


@pytest.fixture(scope="session")
def runner() -> Iterator[asyncio.Runner]:
    """All tests here run in one loop, with one browser."""
    with asyncio.Runner() as running:
        yield running


@pytest.fixture(scope="session")
def browser(runner: asyncio.Runner) -> Iterator[Browser]:
    made = launched()
    yield runner.run(made.__aenter__())
    runner.run(made.__aexit__(None, None, None))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A real server with a real SQLite file; its bots do not dawdle."""
    with ServerProcess(tmp_path_factory.mktemp("data")) as running:
        yield running
        assert "Traceback" not in running.stderr()


@pytest.fixture(autouse=True)
def _loop(runner: asyncio.Runner) -> None:
    """So that every test runs in that loop."""


@pytest.fixture
def invite(runner: asyncio.Runner, browser: Browser) -> Iterator[Invite]:
    """Calls a person to a window of their own; at the end nobody's page may have complained."""
    stack = AsyncExitStack()
    invited: list[Person] = []

    async def call(url: str, name: str = "Ada", language: str = "en", **wishes: Any) -> Person:
        person = await stack.enter_async_context(arrive(browser, url, name, language, **wishes))
        invited.append(person)
        return person

    yield call
    complaints = [complaint for person in invited for complaint in person.complaints]
    runner.run(stack.aclose())
    assert not complaints
