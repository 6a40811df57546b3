"""A bar for what takes long, with an estimate of the time left."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
from click._termui_impl import ProgressBar

Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""

QUICK = 1.0
"""Seconds; shorter work has no bar."""

OFTEN = 0.1
"""Seconds between two updates of a bar."""


@contextmanager
def progress() -> Iterator[Progress]:
    """Draws a bar on stderr, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    began = time.time()
    due = began + QUICK
    bar: ProgressBar[int] | None = None

    def draw(done: int, total: int) -> None:
        nonlocal bar, due
        if (now := time.time()) < due:
            return
        due = now + OFTEN
        if bar is None:
            bar = click.progressbar(length=total, file=sys.stderr)
            bar.start = began
        bar.update(done - bar.pos)

    try:
        yield draw
    finally:
        if bar is not None:
            bar.render_finish()
