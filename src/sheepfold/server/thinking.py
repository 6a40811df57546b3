"""Runs the bots in a process of their own, so that they never block the event loop.

The process (`bot_process`) is started when the first bot is to move, and again if it dies. It ends
with the server, even if the server crashes. Where no process can be started, bots use a thread. A
call that takes too long is given up, and the process is ended with it.
"""

import asyncio
import logging
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Protocol, TypeVar

from sheepfold.bots import bots_of, plug_in_names
from sheepfold.games.contract import BadOptions, Move, View

logger = logging.getLogger("sheepfold")

T = TypeVar("T")


class Offload(Protocol):
    """Runs a function with these arguments off the event loop."""

    def __call__(self, function: Callable[..., T], /, *arguments: object) -> Awaitable[T]:
        """The result of the function."""


BLAS = "OPENBLAS_NUM_THREADS"
"""Set to 1: a bot's matrices are small, and threads would only slow it down."""


MOVE_SECONDS = 30.0
REASONS_SECONDS = 180.0
"""How long a bot may take for a move, and for its reasons of a whole round. Ours need a fraction of
a second for a move; these limits are for bots that hang."""


class NoAnswer(Exception):
    """The process has given no answer to a call: it took too long, or it died each time."""


def choose(game: str, level: str, view: View, seed: int) -> Move:
    """The move of a bot, which gets a random source of its own.

    >>> from sheepfold.games import uly_polly
    >>> options = uly_polly.Options(first_wolf=1)
    >>> state = uly_polly.start(options, 2, uly_polly.deal(options, 2, Random(1)))
    >>> choose("uly_polly", "owl", uly_polly.view(state, 1), 7)
    Hide(at=5)
    """
    move: Move = bots_of(game).all[level](view, Random(seed))
    return move


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
    """How long to wait after thinking for this long, so that the time reveals nothing.

    The move appears after a whole multiple of the delay: once, unless the machine is too slow.

    >>> [round(thought + until_shown(thought, 1.2), 6) for thought in (0.0, 0.03, 1.1, 1.3)]
    [1.2, 1.2, 1.2, 2.4]
    """
    return (thought // delay + 1) * delay - thought


async def in_thread(function: Callable[..., T], *arguments: object) -> T:
    """Run it in a thread: simple, but it competes with the event loop for the interpreter."""
    return await asyncio.to_thread(function, *arguments)


class Thinker:
    """Runs calls in a process of its own, through a thread that talks with it."""

    def __init__(self, seconds: float = MOVE_SECONDS, yields: bool = False) -> None:
        self._seconds = seconds
        """How long a call may take."""
        self._yields = yields
        """Whether all other processes of the machine go before this one."""
        self._thread = ThreadPoolExecutor(1, "thinker")
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    async def __call__(self, function: Callable[..., T], *arguments: object) -> T:
        """The function's result. If the process dies, the call is made once more in another one.

        Raises `NoAnswer` if there is none in time, or the second process dies too.
        """
        if self._closed:
            return await in_thread(function, *arguments)
        asked = self._thread.submit(self._exchange, function, *arguments)
        return await asyncio.wrap_future(asked)

    def _exchange(self, function: Callable[..., T], *arguments: object) -> T:
        for _ in range(2):
            if self._closed:
                break
            try:
                process = self._process = self._process or _started(self._yields)
            except OSError as error:
                logger.warning("no process can be started for the bots: %s", error)
                return function(*arguments)
            late = threading.Event()
            watchdog = threading.Timer(self._seconds, _kill, (process, late))
            watchdog.start()
            try:
                given, problem = _ask(process, function, arguments)
            except Exception as gone:  # it has died, or its answer cannot be read: start another
                self._end()
                if late.is_set():
                    raise NoAnswer(f"no answer within {self._seconds:g} seconds") from None
                if not self._closed:
                    logger.warning("the bots' process is gone: %r", gone)
                continue
            finally:
                watchdog.cancel()
            if problem is not None:
                raise problem
            return given
        if not self._closed:
            raise NoAnswer("the process died twice")
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


def _ask(
    process: "subprocess.Popen[bytes]", function: Callable[..., T], arguments: tuple[object, ...]
) -> tuple[T, Exception | None]:
    """The function's result in that process, or the exception it raised."""
    assert process.stdin is not None
    assert process.stdout is not None
    pickle.dump((function, arguments), process.stdin)
    process.stdin.flush()
    given: tuple[T, Exception | None] = pickle.load(process.stdout)
    return given


def _kill(process: "subprocess.Popen[bytes]", late: threading.Event) -> None:
    """End a process that takes too long, which ends the wait for its answer."""
    late.set()
    process.kill()


def _started(yields: bool) -> "subprocess.Popen[bytes]":
    # Not forked: the server has threads and sockets that a copy must not hold.
    return subprocess.Popen(
        [sys.executable, "-m", "sheepfold.server.bot_process", *(["yields"] if yields else [])],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={BLAS: "1"} | os.environ,
    )
