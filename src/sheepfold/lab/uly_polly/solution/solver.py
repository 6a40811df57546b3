"""The lower bound of one round: improves the dog's guarantees for a given time.

The work can be stopped and resumed from a checkpoint.
"""

import time
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.boards import boards_of
from sheepfold.lab.uly_polly.solution import checkpoint, trials
from sheepfold.lab.uly_polly.solution.boards import arrays_of
from sheepfold.lab.uly_polly.solution.ceiling import Ceiling, ceiling_of
from sheepfold.lab.uly_polly.solution.guarantees import (
    MOST_VECTORS,
    WIDTH,
    add_all,
    empty_guarantees,
)
from sheepfold.lab.uly_polly.solution.local_game import workspace_for
from sheepfold.lab.uly_polly.solution.opening import BestStart, open_round

POOL_SIZE = 1_500_000
"""The most vectors that all states together can have."""
STATES_PER_SLICE = 200
"""How many states are swept before the clock is checked."""
TRIALS_PER_SLICE = 10
"""How many trials are run before the clock is checked."""
EXPLORE = (0.0, 0.3, 0.7)
"""How often the dog of a trial steps where the bounds are furthest apart; drawn for each trial."""
FLOORS = (0.001, 0.02, 0.1, 0.3)
"""How much of the belief in a trial is spread evenly; drawn for each trial."""


class RoundToSolve(msgspec.Struct, frozen=True):
    """The round to solve: its board, flips and patience."""

    rows: int
    columns: int
    flips: int
    patience: int


class LowerProgress(msgspec.Struct, frozen=True):
    """The bound after some time of work."""

    seconds: float
    """Processor time spent so far."""
    trials: int
    vectors: int
    value: float


class Effort(NamedTuple):
    """How exactly local games are solved."""

    rounds: int = 80
    """Rounds of regret matching before the exact method begins."""
    looks: int = 16
    """Passes over all swaps by the exact method."""
    tolerance: float = 1e-4


USUAL = Effort()


class LowerBound:
    """The dog's guarantees of one round so far, and the work that improves them."""

    def __init__(self, what: RoundToSolve, seed: int = 1, effort: Effort = USUAL) -> None:
        self.what = what
        self.effort = effort
        self.boards = boards_of(what.rows, what.columns, what.flips)
        self.arrays = arrays_of(self.boards)
        self.states = self.boards.total * what.patience
        self.known = empty_guarantees(self.states, min(POOL_SIZE, self.states * MOST_VECTORS))
        self.work = workspace_for(self.arrays)
        self.order = backwards(self.boards.turned, what.patience)
        self.swept = 0
        """How many states, in that order, have their first vectors."""
        self.trials = 0
        self.seconds = 0.0
        self.growth: list[LowerProgress] = []
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Seed all random draws."""
        self.rng = np.random.default_rng(seed)
        trials.seed_draws(seed)

    @cached_property
    def ceiling(self) -> Ceiling:
        """What no dog can exceed; shows trials where a gain is still possible."""
        what = self.what
        return ceiling_of(what.rows, what.columns, what.flips, what.patience)

    @property
    def starts(self) -> NDArray[np.int64]:
        """The public states on which the dog may start."""
        starts: NDArray[np.int64] = (self.boards.turned == 0).nonzero()[0] * self.what.patience
        return starts

    def opening(self) -> tuple[BestStart, NDArray[np.int64]]:
        """The best opening with the vectors so far, and the state of each of its rows."""
        known = self.known
        counts = [int(known.used[state]) for state in self.starts]
        rows = [
            known.pool[known.slots[state, :n]] for state, n in zip(self.starts, counts, strict=True)
        ]
        return open_round(self.boards, np.concatenate(rows)), np.repeat(self.starts, counts)

    @property
    def value(self) -> float:
        """The bound: the dog wins with at least this probability."""
        return self.opening()[0].value if self.is_swept else 0.0

    @property
    def is_swept(self) -> bool:
        """Whether every state has a vector, so that trials can begin."""
        return self.swept == self.states

    def improve(self, seconds: float) -> LowerProgress:
        """Work for about this many seconds of processor time."""
        began = time.process_time()
        while time.process_time() - began < seconds:
            if self.is_swept:
                self._try()
            else:
                self._sweep()
        return self.spend(time.process_time() - began)

    def spend(self, seconds: float) -> LowerProgress:
        """Count work that was done, and record how far it is."""
        self.seconds += seconds
        return self._record_growth()

    def finish(self) -> None:
        """Nothing to do: the result of a trial is stored at once."""

    def merge(self, others: Sequence["LowerBound"]) -> None:
        """Merge the vectors of other bounds, which all started from a copy of this one."""
        for other in others:
            add_all(self.known, other.known)
        self.trials += sum(other.trials - self.trials for other in others)
        self.seconds += sum(other.seconds - self.seconds for other in others)
        self._record_growth()

    def _record_growth(self) -> LowerProgress:
        growth = LowerProgress(self.seconds, self.trials, int(self.known.used.sum()), self.value)
        self.growth.append(growth)
        return growth

    def _sweep(self) -> None:
        states = self.order[self.swept : self.swept + STATES_PER_SLICE]
        what, known, work = self.what, self.known, self.work
        trials.sweep(self.arrays, what.flips, what.patience, known, work, states, self.effort)
        self.swept += len(states)

    def _try(self) -> None:
        what, starts = self.what, self.starts
        opening, owners = self.opening()
        often = np.array([opening.starts[owners == state].sum() for state in starts])
        often = 0.8 * often / often.sum() + 0.2 / len(starts)
        belief = np.zeros(WIDTH)
        belief[: len(opening.hiding)] = opening.hiding
        for _ in range(TRIALS_PER_SLICE):
            trials.trial(
                self.arrays,
                what.flips,
                what.patience,
                self.known,
                self.work,
                self.ceiling,
                int(self.rng.choice(starts, p=often)),
                belief,
                self.effort,
                float(self.rng.choice(EXPLORE)),
                float(self.rng.choice(FLOORS)),
            )
            self.trials += 1


def backwards(turned: NDArray[np.int32], patience: int) -> NDArray[np.int64]:
    """All public states, each one after those that can follow it.

    >>> backwards(np.array([0, 1, 1], dtype=np.int32), 2).tolist()
    [5, 3, 4, 2, 1, 0]
    """
    states = np.arange(len(turned) * patience)
    ahead: NDArray[np.int64] = np.lexsort((states, states % patience, turned[states // patience]))
    return ahead[::-1]


def pack(bound: LowerBound) -> bytes:
    """All results so far, for a checkpoint."""
    known = bound.known
    used = int(known.free[0])
    facts = {
        "swept": bound.swept,
        "trials": bound.trials,
        "seconds": bound.seconds,
        "growth": bound.growth,
    }
    return checkpoint.pack(
        bound.what,
        facts,
        slots=known.slots,
        used=known.used,
        pool=known.pool[:used],
        beliefs=known.beliefs[:used].astype(np.float32),
    )


def unpack(data: bytes, what: RoundToSolve, effort: Effort = USUAL) -> LowerBound:
    """Resume from a checkpoint of this round. Raises `NotACheckpoint`."""
    with checkpoint.unpacked(data, what) as (facts, arrays):
        bound = LowerBound(what, seed=int(facts["trials"]) + 1, effort=effort)
        room = len(arrays["pool"])
        known = bound.known
        known.slots[:, : arrays["slots"].shape[1]] = arrays["slots"]
        known.used[:] = arrays["used"]
        known.pool[:room] = arrays["pool"]
        known.beliefs[:room] = arrays["beliefs"]
        known.free[0] = room
        bound.swept, bound.trials = int(facts["swept"]), int(facts["trials"])
        bound.seconds = float(facts["seconds"])
        bound.growth = msgspec.convert(facts["growth"], list[LowerProgress])
        return bound
