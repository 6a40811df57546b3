"""The two bounds of a round, and how several processes work on one of them.

The dog's guarantees are the lower bound, the wolf's lots the upper one. Whatever a process finds is
valid by itself. So each starts from the same checkpoint with another seed, and what they found is
put together.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol

import msgspec

from sheepfold.lab.uly_polly.solution import solver, upper
from sheepfold.lab.uly_polly.solution.solver import LowerBound, RoundToSolve
from sheepfold.lab.uly_polly.solution.upper import UpperBound


class Moment(Protocol):
    """A bound after some time of work."""

    @property
    def seconds(self) -> float:
        """Processor time spent so far."""

    @property
    def value(self) -> float:
        """The bound then."""


class Bound(Protocol):
    """A lower or an upper bound of the value of a round."""

    what: RoundToSolve

    @property
    def growth(self) -> Sequence[Moment]:
        """How it has changed so far."""

    @property
    def value(self) -> float:
        """The bound now."""

    @property
    def is_swept(self) -> bool:
        """Whether the first pass over all states is done."""

    def improve(self, seconds: float) -> Any:
        """Work for about this many seconds of processor time."""

    def finish(self) -> None:
        """Finish work in progress that a checkpoint would lose."""

    def join(self, others: Sequence[Any]) -> None:
        """Merge the results of other bounds, which all started from a copy of this one."""

    def sow(self, seed: int) -> None:
        """Seed all random draws."""


class Side(msgspec.Struct, frozen=True):
    """How a bound is created, and how it is written to a checkpoint and read back."""

    begin: Callable[[RoundToSolve], Bound]
    pack: Callable[[Any], bytes]
    unpack: Callable[[bytes, RoundToSolve], Bound]


BOUNDS: dict[str, Side] = {
    "lower": Side(LowerBound, solver.pack, solver.unpack),
    "upper": Side(UpperBound, upper.pack, upper.unpack),
}
"""By name: the bounds that `sheepfold solve` works on in turn."""


def improve(side: str, bound: Bound, seconds: float, jobs: int) -> None:
    """Work on a bound for about this many seconds, in this many processes.

    The first pass over all states runs in one process: each state needs those that follow it.
    """
    if jobs == 1 or not bound.is_swept:
        bound.improve(seconds)
        return
    joblib = import_module("joblib")  # optional, and slow to import
    pack, unpack = BOUNDS[side].pack, BOUNDS[side].unpack
    data = pack(bound)
    seeds = [len(data) + job for job in range(joblib.effective_n_jobs(jobs))]
    work = (
        joblib.delayed(improved_checkpoint)(side, bound.what, data, seconds, seed) for seed in seeds
    )
    found = joblib.Parallel(n_jobs=jobs)(work)
    bound.join([unpack(one, bound.what) for one in found])


def improved_checkpoint(
    side: str, what: RoundToSolve, data: bytes, seconds: float, seed: int
) -> bytes:
    """Improve a checkpoint in one process, and return the new one."""
    bound = BOUNDS[side].unpack(data, what)
    bound.sow(seed)
    bound.improve(seconds)
    bound.finish()
    return BOUNDS[side].pack(bound)
