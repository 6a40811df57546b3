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

F = TypeVar("F", bound=Callable[..., object])

Rows = NDArray[np.int16]
"""A row for each lane: the complete state of one game, in numbers."""
Streams = NDArray[np.uint64]
"""By lane: the position of its random stream."""
Numbers = NDArray[np.int64]
Masks = NDArray[np.bool_]
Shares = NDArray[np.float64]
"""By seat: the share of the win; 1 for a sole winner."""

NUMBA_OPTIONS = {"nogil": True, "error_model": "numpy", "_nrt": False}
"""No kernel allocates memory, so Numba's reference counting is off: it would take two thirds of the
time of a move. Numba refuses to compile a kernel that does allocate."""

MOST = 2**15 - 1
"""The largest count in a row; more is not counted."""

FOLDER = Path(__file__).parent


class NoCompiler(BadContest):
    """Numba is not installed."""

    def __str__(self) -> str:
        return "The simulator needs Numba, which is not installed: pip install 'sheepfold[lab]'"


def compiled(function: F) -> F:
    """The function, compiled when it is first called, and cached for the next process.

    Raises `NoCompiler` if there is no Numba.
    """
    with _cached_by_digest():
        made: F = _numba().njit(cache=True, **NUMBA_OPTIONS)(function)
    return made


def compiled_with_arrays(function: Callable[..., Any]) -> Any:
    """Like `compiled`, for a function that allocates arrays and is not called for every move."""
    with _cached_by_digest():
        return _numba().njit(cache=True, nogil=True, error_model="numpy")(function)


def compiled_loosely(function: Callable[..., Any]) -> Any:
    """Like `compiled_with_arrays`, but sums of floats may be reordered."""
    with _cached_by_digest():
        return _numba().njit(cache=True, nogil=True, fastmath=True)(function)


def inlined(function: F) -> F:
    """The function, compiled into those that call it."""
    made: F = _numba().njit(inline="always", **NUMBA_OPTIONS)(function)
    return made


def compiled_here(function: F) -> F:
    """Like `compiled`, for a function that calls its arguments, and so cannot be cached."""
    made: F = _numba().njit(**NUMBA_OPTIONS)(function)
    return made


def _numba() -> Any:
    try:
        return import_module("numba")
    except ImportError:
        raise NoCompiler("not-installed", package="numba", extra="lab") from None


@contextmanager
def _cached_by_digest() -> Iterator[None]:
    """Cache compiled code in a folder that is named by a digest of all kernels.

    Numba only checks the file of the function itself, and would keep using stale code after a
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
