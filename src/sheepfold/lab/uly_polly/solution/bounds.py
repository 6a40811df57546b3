"""The two bounds of a round, and how several processes work on one of them.

The dog's guarantees are the lower bound, the wolf's lots the upper one. Whatever a process finds is
valid by itself. So each starts from the same checkpoint with another seed, and what they found is
put together. Once every state was looked at, trials that use both bounds bring them together
(`meeting.py`).
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol

import msgspec

from sheepfold.lab.uly_polly.solution import solver, upper
from sheepfold.lab.uly_polly.solution.meeting import Meeting
from sheepfold.lab.uly_polly.solution.solver import LowerBound, RoundToSolve
from sheepfold.lab.uly_polly.solution.upper import UpperBound
from sheepfold.lab.uly_polly.solution.upper import pack as upper_pack
from sheepfold.lab.uly_polly.solution.upper import unpack as upper_unpack


class Progress(Protocol):
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
    def growth(self) -> Sequence[Progress]:
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

    def merge(self, others: Sequence[Any]) -> None:
        """Merge the results of other bounds, which all started from a copy of this one."""

    def reseed(self, seed: int) -> None:
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
    bound.merge([unpack(one, bound.what) for one in found])


def improved_checkpoint(
    side: str, what: RoundToSolve, data: bytes, seconds: float, seed: int
) -> bytes:
    """Improve a checkpoint in one process, and return the new one."""
    bound = BOUNDS[side].unpack(data, what)
    bound.reseed(seed)
    bound.improve(seconds)
    bound.finish()
    return BOUNDS[side].pack(bound)


def meet(lower: LowerBound, upper: UpperBound, seconds: float, jobs: int) -> None:
    """Bring both bounds together for about so long, in as many processes."""
    if not (lower.is_swept and upper.is_swept):
        return
    if jobs == 1:
        Meeting(lower, upper, seed=lower.trials).improve(seconds)
        return
    joblib = import_module("joblib")
    data = solver.pack(lower), upper_pack(upper)
    seeds = [lower.trials + job for job in range(joblib.effective_n_jobs(jobs))]
    work = (joblib.delayed(met)(lower.what, data, seconds, seed) for seed in seeds)
    found = joblib.Parallel(n_jobs=jobs)(work)
    lower.merge([solver.unpack(one, lower.what) for one, _ in found])
    upper.merge([upper_unpack(other, upper.what) for _, other in found])


def met(
    what: RoundToSolve, data: tuple[bytes, bytes], seconds: float, seed: int
) -> tuple[bytes, bytes]:
    """What becomes of the checkpoints of both bounds when one process works on them."""
    lower, upper = solver.unpack(data[0], what), upper_unpack(data[1], what)
    Meeting(lower, upper, seed).improve(seconds)
    return solver.pack(lower), upper_pack(upper)
