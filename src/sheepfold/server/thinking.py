"""Runs the bots in a process of their own, so that they never block the event loop.

The process (`bot_process`) is started when the first bot is to move, and again if it dies. It ends
with the server, even if the server crashes. Where no process can be started, bots use a thread.
"""

import asyncio
import logging
import os
import pickle
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from sheepfold.bots import bots_of, plug_in_names
from sheepfold.games.contract import BadOptions

logger = logging.getLogger("sheepfold")

Offload = Callable[..., Awaitable[Any]]
"""Runs a function with these arguments off the event loop."""

BLAS = "OPENBLAS_NUM_THREADS"
"""A bot's matrices are small: threads would only slow it down."""


def choose(game: str, level: str, view: Any, seed: int) -> Any:
    """The move of a bot, which gets a random source of its own.

    >>> from sheepfold.games import uly_polly
    >>> options = uly_polly.Options(first_wolf=1)
    >>> state = uly_polly.start(options, 2, uly_polly.deal(options, 2, Random(1)))
    >>> choose("uly_polly", "owl", uly_polly.view(state, 1), 7)
    Hide(at=5)
    """
    return bots_of(game).all[level](view, Random(seed))


def allowed_bots(names: Iterable[str]) -> frozenset[str]:
    """The plug-in bots that an operator names as `<game>.<name>`. Raises `BadOptions`."""
    known = plug_in_names()
    for name in names:
        if name not in known:
            raise BadOptions(
                "no-such-plug-in", text=name[:60], count=len(known), bots=", ".join(known)
            )
    return frozenset(names)


def until_shown(thought: float, delay: float) -> float:
    """How long to wait after this long a thought, so that the move appears at a whole multiple of
    the delay: the first, unless the machine was too slow. So the time reveals nothing.

    >>> [round(thought + until_shown(thought, 1.2), 6) for thought in (0.0, 0.03, 1.1, 1.3)]
    [1.2, 1.2, 1.2, 2.4]
    """
    return (thought // delay + 1) * delay - thought


async def in_thread(function: Callable[..., Any], *arguments: Any) -> Any:
    """Run it in a thread: simple, but it competes with the event loop for the interpreter."""
    return await asyncio.to_thread(function, *arguments)


class Thinker:
    """Runs calls in a process of its own, through a thread that talks with it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "thinker")
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    async def __call__(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """The function's result. If the process dies, another is tried, and then a thread."""
        if self._closed:
            return await in_thread(function, *arguments)
        asked = self._thread.submit(self._exchange, function, *arguments)
        return await asyncio.wrap_future(asked)

    def _exchange(self, function: Callable[..., Any], *arguments: Any) -> Any:
        for _ in range(2):
            if self._closed:
                break
            try:
                self._process = self._process or _started()
                assert self._process.stdin is not None
                assert self._process.stdout is not None
                pickle.dump((function, arguments), self._process.stdin)
                self._process.stdin.flush()
                given, problem = pickle.load(self._process.stdout)
            except Exception as gone:  # it has ended, or its answer cannot be read: start another
                if not self._closed:
                    logger.warning("the bots' process is gone: %r", gone)
                self._end()
                continue
            if problem is not None:
                raise problem
            return given
        return function(*arguments)

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()

    def close(self) -> None:
        """End the process, even in the middle of a call."""
        self._closed = True
        if self._process is not None:
            self._process.kill()
        self._thread.submit(self._end)
        self._thread.shutdown(wait=False, cancel_futures=False)


def _started() -> "subprocess.Popen[bytes]":
    # Not forked: the server has threads and sockets that a copy must not hold.
    return subprocess.Popen(
        [sys.executable, "-m", "sheepfold.server.bot_process"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={BLAS: "1"} | os.environ,
    )
