"""A browser for all tests, a server for most, and whoever is invited, with a window each."""

import asyncio
import inspect
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from playwright.async_api import Browser

from tests.browser.chromium import launched
from tests.browser.person import Person, arrive
from tests.server.process import ServerProcess

Invite = Callable[..., Coroutine[Any, Any, Person]]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tests here are coroutines; all of them run in one loop, with one browser."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    runner = pyfuncitem.funcargs["runner"]
    assert isinstance(runner, asyncio.Runner)
    names = inspect.signature(pyfuncitem.obj).parameters
    runner.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(scope="session")
def runner() -> Iterator[asyncio.Runner]:
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
    """So that every test can be run as a coroutine."""


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
