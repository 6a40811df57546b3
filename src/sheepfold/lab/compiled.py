"""Compiles the simulator's kernels with Numba, which the extra `lab` installs."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from os import W_OK as WRITE
from os import access
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from sheepfold.lab.contest import BadContest

F = TypeVar("F", bound=Callable[..., Any])

Rows = NDArray[np.int16]
"""A row for each lane: the whole truth of one game, in numbers."""
Streams = NDArray[np.uint64]
"""A number for each lane: how far its random stream has come."""
Numbers = NDArray[np.int64]
Masks = NDArray[np.bool_]
Shares = NDArray[np.float64]
"""Of a win, by seat: 1 for who wins alone, a part of it for each of those who share it."""

HOW = {"nogil": True, "error_model": "numpy", "_nrt": False}
"""No kernel allocates anything, so none has to count who uses an array: that is two thirds of the
time of a move. Numba refuses to compile one that does."""

MOST = 2**15 - 1
"""Where counts in a row stop."""

FOLDER = Path(__file__).parent


class NoCompiler(BadContest):
    """Numba is not installed."""

    def __str__(self) -> str:
        return "The simulator needs Numba, which is not installed: pip install 'sheepfold[lab]'"


def compiled(function: F) -> F:
    """The function, compiled when it is first called and kept for the next process.

    Raises `NoCompiler` if there is no Numba.
    """
    with _kept_beside_the_source():
        made: F = _numba().njit(cache=True, **HOW)(function)
    return made


def compiled_with_arrays(function: Callable[..., Any]) -> Any:
    """Like `compiled`, for one that makes arrays of its own and is not called for every move."""
    with _kept_beside_the_source():
        return _numba().njit(cache=True, nogil=True, error_model="numpy")(function)


def compiled_loosely(function: Callable[..., Any]) -> Any:
    """Like `compiled_with_arrays`, for sums of floats whose order does not matter."""
    with _kept_beside_the_source():
        return _numba().njit(cache=True, nogil=True, fastmath=True)(function)


def inlined(function: F) -> F:
    """The function, compiled into those that call it."""
    made: F = _numba().njit(inline="always", **HOW)(function)
    return made


def compiled_here(function: F) -> F:
    """Like `compiled`, for one that calls what it was given and so cannot be kept."""
    made: F = _numba().njit(**HOW)(function)
    return made


def _numba() -> Any:
    try:
        return import_module("numba")
    except ImportError:
        raise NoCompiler("not-installed", package="numba", extra="lab") from None


@contextmanager
def _kept_beside_the_source() -> Iterator[None]:
    """Keep what is compiled in a folder that is named by a digest of all kernels.

    Numba looks at the file of a function only, and would go on using what was compiled before a
    function that it calls was changed in another file.
    """
    config = _numba().config
    chosen = config.CACHE_DIR
    if not chosen and access(FOLDER, WRITE):
        config.CACHE_DIR = str(FOLDER / "__pycache__" / f"kernels-{_digest()}")
    try:
        yield
    finally:
        config.CACHE_DIR = chosen


@lru_cache(maxsize=1)
def _digest() -> str:
    sources = sorted(FOLDER.rglob("*.py"))
    return sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
