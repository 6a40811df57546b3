"""Where bots think: in a process of their own, so that nobody else has to wait meanwhile.

The process is started when the first bot is to move, and again should it ever die. It ends with the
server, however that ends. Where no process can be started, bots think in a thread.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from sheepfold.bots import BOTS

logger = logging.getLogger("sheepfold")

Elsewhere = Callable[..., Awaitable[Any]]
"""Does what a function does with some arguments, without keeping the loop waiting."""

BLAS = "OPENBLAS_NUM_THREADS"
"""A bot's matrices are small: threads would only get into each other's way."""


def choose(game: str, level: str, view: Any, seed: int) -> Any:
    """The move of a bot; its random source is of its own.

    >>> from sheepfold.games import uly_polly
    >>> options = uly_polly.Options(first_wolf=1)
    >>> state = uly_polly.start(options, 2, uly_polly.deal(options, 2, Random(1)))
    >>> choose("uly_polly", "owl", uly_polly.view(state, 1), 7)
    Hide(at=5)
    """
    return BOTS[game][level](view, Random(seed))


def until_shown(thought: float, delay: float) -> float:
    """How long to wait after so long a thought, so that a move appears at a whole multiple of the
    delay: the first, unless the machine was too slow. So its time does not tell what was thought.

    >>> [round(thought + until_shown(thought, 1.2), 6) for thought in (0.0, 0.03, 1.1, 1.3)]
    [1.2, 1.2, 1.2, 2.4]
    """
    return (thought // delay + 1) * delay - thought


async def in_thread(function: Callable[..., Any], *arguments: Any) -> Any:
    """Think in a thread: simple, but the interpreter does one thing at a time."""
    return await asyncio.to_thread(function, *arguments)


class Thinker:
    """A process that bots think in."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def __call__(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """What the function gives; a process that died is replaced once, then a thread does it."""
        for _ in range(2):
            if self._closed:
                break
            try:
                pool = self._pool = self._pool or _started()
                return await asyncio.wrap_future(pool.submit(function, *arguments))
            except (BrokenProcessPool, OSError) as problem:
                logger.warning("the bots' process is gone: %s", problem)
                self._pool = None
        return await in_thread(function, *arguments)

    def close(self) -> None:
        """End the process; what is being thought in it is of no use any more."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _started() -> ProcessPoolExecutor:
    os.environ.setdefault(BLAS, "1")
    # Not forked: the server has threads and sockets that a copy must not hold.
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """Ctrl-C is for the server to handle; and without the server there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
