"""A bar for what takes long, with an estimate of the time left."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

Progress = Callable[[int, int], None]


@contextmanager
def progress() -> Iterator[Progress]:
    """Told how much is done, and of how much, draw a bar on stderr, if that is a terminal."""
    if not (sys.stderr is not None and sys.stderr.isatty()):
        yield lambda _done, _total: None
        return
    bar = None

    def draw(done: int, total: int) -> None:
        nonlocal bar
        if bar is None:
            steps = max(1, total // 1000)
            bar = click.progressbar(
                length=total, file=sys.stderr, show_pos=True, update_min_steps=steps
            ).__enter__()
        bar.update(done - bar.pos)

    try:
        yield draw
    finally:
        if bar is not None:
            bar.render_finish()
