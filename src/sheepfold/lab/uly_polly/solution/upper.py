"""The upper bound of one round: how often any dog finds a perfect wolf, at most.

The wolf's lots (`upper_kernels.py`) are found for one belief after the other: first on every board
for a wolf that may be anywhere, last boards first; then in waves that run from the start along what
the wolf does by its lots and the dog's best steps, and back. `plan_of` makes a plan of the lots
(`bots/uly_polly/plan.py`), and `upper_check.check` says what that is worth, from the plan alone.
"""

import time
from collections.abc import Sequence

import msgspec
import numpy as np

from sheepfold.bots.uly_polly.plan import HEAVIEST
from sheepfold.lab.uly_polly.solution import checkpoint
from sheepfold.lab.uly_polly.solution.solver import RoundToSolve, backwards
from sheepfold.lab.uly_polly.solution.upper_back_up import back_up, follow
from sheepfold.lab.uly_polly.solution.upper_kernels import (
    WIDTH,
    look_again,
    look_at_all,
    worth,
)
from sheepfold.lab.uly_polly.solution.upper_lots import (
    Floats,
    add_lots,
    all_new,
    best_hiding,
    game_of,
    make_room,
    no_lots,
)

SWEEP = 3e-3
"""How exactly beliefs are covered at first, per mass."""
WAVES = (3e-3, 2e-3, 1.5e-3, 1e-3, 7e-4, 5e-4)
"""How exactly in each wave; the last holds for all that follow."""
WIDEST = {2: 2400, 3: 600}
"""How many beliefs a wave has at most for each number of idle steps, by the flips that are left:
the last moments take little time."""
OTHERWISE = 50
NEAR = 0.12
"""Steps of the dog that win less by no more than this part are followed too."""
CLOSEST = 24
"""Beliefs that are the same in parts of this are one belief."""
SOME = (0.4, 0.6, 0.8)
"""Share of the places that a weakened belief keeps (`_weakened`)."""
ALL_AGAIN = 4
"""After so many waves the lots of all boards are evaluated again: a wave looks only at the boards
it passes, and what these gain reaches the start through others too."""
EFFORT = 800
"""How many lots are tried for a belief at most."""
NEXTS = 400
"""The most beliefs that one belief leads to."""

Work = tuple[int, int, Floats | None]
"""A board, its idle steps, and the belief to cover there; `None` to look at its lots again."""


class UpperProgress(msgspec.Struct, frozen=True):
    """The bound at some moment of the work."""

    seconds: float
    """Of work by the processor, since the beginning."""
    waves: int
    lots: int
    value: float


class UpperBound:
    """The wolf's lots of one round, as they grow."""

    def __init__(self, what: RoundToSolve, seed: int = 1) -> None:
        self.what = what
        self.game = game_of(what.rows, what.columns, what.flips, what.patience)
        self.known = no_lots(self.game)
        self.changes = all_new(self.game)
        order = backwards(self.game.turned, what.patience)
        boards, idles = np.divmod(order, what.patience)
        wanted = (self.game.turned[boards] + 1 < what.flips) & (
            (self.game.turned[boards] > 0) | (idles == 0)
        )
        self.order = order[wanted]
        """The states that have lots, each after those that can follow it."""
        self.swept = 0
        """How many of these were covered for a wolf that may be anywhere."""
        self.waves = 0
        self.seconds = 0.0
        self.growth: list[UpperProgress] = []
        self.value = 1.0
        """The bound: with this probability at most, a dog wins."""
        self.reseed(seed)
        self._work: list[Work] = []
        if not len(self.order):
            self._update_value()

    @property
    def is_swept(self) -> bool:
        """Whether every state has lots, so that waves can begin."""
        return self.swept == len(self.order)

    def improve(self, seconds: float) -> UpperProgress:
        """Work for about so long, and return how far it is."""
        began = time.process_time()
        while True:
            if not self.is_swept:
                self._sweep()
            elif self._work:
                self._do(*self._work.pop())
                if not self._work:
                    self.waves += 1
                    self._update_value()
            else:
                self._work = self._wave()
            if time.process_time() - began >= seconds:
                break
        return self.spend(time.process_time() - began)

    def spend(self, seconds: float) -> UpperProgress:
        """Count work that was done, and return how far it is."""
        self.seconds += seconds
        self.growth.append(self._growth())
        return self.growth[-1]

    def worth(self, board: int, idle: int, belief: Floats) -> float:
        """What a dog can win of a belief at most."""
        weights, prices = np.zeros(self.known.lots.shape[1]), np.zeros(WIDTH)
        return float(worth(self.game, self.known, board, idle, belief, weights, prices))

    def finish(self) -> None:
        """End the wave that was begun: it works from the last boards back to the first."""
        while self._work:
            self.improve(0.0)

    def merge(self, others: Sequence["UpperBound"]) -> None:
        """Add the lots of other bounds, which all started from a copy of this one."""
        for other in others:
            add_lots(self.known, other.known)
        self.changes.looked[:] = 0
        self.waves = max(other.waves for other in others)
        self.seconds += sum(other.seconds - self.seconds for other in others)
        self._update_value()
        self.growth.append(self._growth())

    def start_from(self, other: "UpperBound") -> None:
        """Start from the lots found for another patience. Every board is still looked at: with more
        patience a dog comes to boards and catches wolves that these lots do not know."""
        add_lots(self.known, other.known)
        self.look_again()

    def look_again(self) -> None:
        """Evaluate all lots anew that something has changed for, the last boards first."""
        look_at_all(self.game, self.known, self.changes, self.order)
        self._update_value()

    def cover(self, board: int, idle: int, belief: Floats, tolerance: float, effort: int) -> None:
        """Find lots that cover a belief at less cost."""
        before = self.known.counts[board]
        back_up(self.game, self.known, board, idle, belief, tolerance, effort)
        if self.known.counts[board] > before:
            self.changed(board, idle)

    def changed(self, board: int, idle: int) -> None:
        """Remember that a board has new lots, found after so many idle steps."""
        self.changes.clock[0] += 1
        self.changes.changed[board, idle:] = self.changes.clock[0]

    def reseed(self, seed: int) -> None:
        """Seed everything that is drawn."""
        self.rng = np.random.default_rng(seed)

    def _growth(self) -> UpperProgress:
        return UpperProgress(self.seconds, self.waves, int(self.known.counts.sum()), self.value)

    def _update_value(self) -> None:
        self.value = min(self.value, best_hiding(self.game, self.known)[0])

    def _sweep(self) -> None:
        board, idle = divmod(int(self.order[self.swept]), self.what.patience)
        places = np.arange(WIDTH)
        down = (places < len(self.game.near)) & (self.game.ups[board] >> places & 1 == 0)
        look_again(self.game, self.known, self.changes, board, idle)
        self.cover(board, idle, down / down.sum(), SWEEP, EFFORT)
        self.swept += 1
        if self.is_swept:
            self._update_value()

    def _do(self, board: int, idle: int, belief: Floats | None) -> None:
        if belief is None:
            look_again(self.game, self.known, self.changes, board, idle)
        else:
            tolerance = WAVES[min(self.waves, len(WAVES) - 1)]
            self.cover(board, idle, belief, tolerance, EFFORT)

    def _wave(self) -> list[Work]:
        """What the next wave has to do, the last first: it is taken from the end."""
        what, game, rng = self.what, self.game, self.rng
        ahead: dict[tuple[int, int], _Beliefs] = {
            (turned, idle): _Beliefs()
            for turned in range(what.flips)
            for idle in range(what.patience)
        }
        hiding = best_hiding(game, self.known)[1]
        self.make_room(hiding)
        for hidden in (hiding, self._other_hiding(hiding)):
            for start in range(len(game.near)):
                belief = np.zeros(WIDTH)
                belief[game.symmetries[game.turn[start, 0]]] = hidden
                ahead[0, 0].add(int(game.number[start, 0]), belief, 1 / len(hidden))
        boards, idles = np.zeros(NEXTS, np.int64), np.zeros(NEXTS, np.int64)
        beliefs, shares = np.zeros((NEXTS, WIDTH)), np.zeros(NEXTS)
        work: list[Work] = []
        if self.waves % ALL_AGAIN == ALL_AGAIN - 1:
            states = (divmod(int(state), what.patience) for state in self.order[::-1])
            work += [(board, idle, None) for board, idle in states]
        for (turned, idle), wanted in ahead.items():
            if turned + 1 == what.flips:
                break
            chosen = wanted.some(WIDEST.get(what.flips - turned, OTHERWISE), rng)
            for board, belief, weight in chosen:
                found = follow(
                    *(game, self.known, board, idle, belief, NEAR, boards, idles, beliefs, shares)
                )
                for n in range(found):
                    there = ahead[int(game.turned[boards[n]]), int(idles[n])]
                    there.add(int(boards[n]), beliefs[n].copy(), weight * shares[n])
            for board, belief, _ in chosen:
                work.append((board, idle, belief))
                if (part := self._weakened(belief)).any():
                    work.append((board, idle, part / part.sum()))
            work += [(board, idle, None) for board in {board for board, _, _ in chosen}]
        return work

    def make_room(self, hiding: Floats) -> None:
        """Drop lots of boards that are nearly full."""
        if make_room(self.game, self.known, self.order, hiding):
            self.changes.looked[:] = 0  # what rested on a lot that was dropped may cost more

    def _other_hiding(self, hiding: Floats) -> Floats:
        """A way to hide that is as symmetric as the board, with less of some places."""
        alike = self.game.symmetries.min(axis=0)
        other: Floats = hiding * (self.rng.random(len(hiding)) ** 2)[alike]
        other /= other.sum()
        return other

    def _weakened(self, belief: Floats) -> Floats:
        """A belief like this one that has less of some places: the wolf may want to go there."""
        if self.rng.random() < 0.5:
            return belief * self.rng.random(WIDTH) ** 2
        other: Floats = belief * (self.rng.random(WIDTH) < self.rng.choice(SOME))
        return other


class _Beliefs:
    """Beliefs of a wave for one number of face-up tiles and of idle steps."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, bytes], tuple[Floats, float]] = {}

    def add(self, board: int, belief: Floats, weight: float) -> None:
        key = board, np.round(belief * CLOSEST).astype(np.uint8).tobytes()
        before = self.known[key][1] if key in self.known else 0.0
        self.known[key] = belief, before + weight

    def some(self, most: int, rng: np.random.Generator) -> list[tuple[int, Floats, float]]:
        """Those that count most, with some chance for the others."""
        luck = np.sqrt(rng.random(len(self.known)))
        listed = [(board, *what) for (board, _), what in self.known.items()]
        order = np.argsort([-weight * luck[n] for n, (_, _, weight) in enumerate(listed)])
        return [listed[n] for n in order[:most]]


def pack(bound: UpperBound) -> bytes:
    """Everything that was found, for a checkpoint."""
    known = bound.known
    most = max(1, int(known.counts.max(initial=0)))
    facts = {
        "swept": bound.swept,
        "waves": bound.waves,
        "seconds": bound.seconds,
        "value": bound.value,
        "growth": bound.growth,
    }
    return checkpoint.pack(
        bound.what,
        facts,
        lots=np.rint(known.lots[:, :most] * HEAVIEST).astype(np.uint8),
        costs=known.costs[:, :, :most],
        counts=known.counts,
        moves=known.moves[:, :most].astype(np.uint8),
    )


def unpack(data: bytes, what: RoundToSolve) -> UpperBound:
    """Go on from a checkpoint of this round. Raises `NotACheckpoint`."""
    with checkpoint.unpacked(data, what) as (facts, arrays):
        bound = UpperBound(what, seed=int(facts["waves"]) + 2)
        known, most = bound.known, arrays["lots"].shape[1]
        known.lots[:, :most] = arrays["lots"] / HEAVIEST
        known.costs[:, :, :most] = arrays["costs"]
        known.counts[:] = arrays["counts"]
        known.moves[:, :most] = arrays["moves"]
        bound.swept, bound.waves = int(facts["swept"]), int(facts["waves"])
        bound.seconds, bound.value = float(facts["seconds"]), float(facts["value"])
        bound.growth = msgspec.convert(facts["growth"], list[UpperProgress])
        return bound
