"""How coroutines are run in tests: all of them here, and none for ever.

A test that is a coroutine is run by the hook in conftest.py; a fixture calls `run`.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from tests.effort import EFFORT

T = TypeVar("T")

HANGS = 600 * EFFORT
"""Seconds after which a test has hung; none takes nearly as long."""


def run(work: Coroutine[Any, Any, T], runner: asyncio.Runner | None = None) -> T:
    """What comes of it, in a loop of its own or in one that goes on."""

    async def unless_it_hangs() -> T:
        async with asyncio.timeout(HANGS):
            return await work

    if runner is not None:
        return runner.run(unless_it_hangs())
    with asyncio.Runner() as own:
        return own.run(unless_it_hangs())
