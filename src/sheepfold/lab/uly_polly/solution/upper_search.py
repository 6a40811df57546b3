"""Lowers the tables where it matters: along what both sides would play by them.

In each round of the search, a wave runs from the start of the game to its end. It solves the joint
program (`upper_joint.py`) of every set that the wolf would come to if the dog takes its best steps,
and notes how often that happens. Then a wave runs back, and solves again whatever rests on a bound
that has become lower.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.lab.uly_polly.solution.boards import Arrays, arrays_of
from sheepfold.lab.uly_polly.solution.upper_joint import all_costs, joint
from sheepfold.lab.uly_polly.solution.upper_kernels import (
    face_down,
    newest,
    next_sets,
    split_row,
)
from sheepfold.lab.uly_polly.solution.upper_plan import Known, Part, Parts
from sheepfold.lab.uly_polly.solution.upper_tables import Tables, moments

LOWER = 1e-5
"""A bound is changed if it becomes lower by more than this."""
NEAR = 0.1
"""Steps of the dog that win less by no more than this are followed too, for they may be next."""

Node = tuple[int, int, int, int]
"""Face-up tiles, idle steps, row and set."""


class _Solved(NamedTuple):
    when: int
    nexts: tuple[tuple[Node, float], ...]
    """What the dog's best steps lead to, and with what weight."""


class Search:
    """Tables that are being lowered, and the parts that were found for single sets."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.known: Known = {}
        self.arrays: Arrays = arrays_of(tables.boards)
        self.times: dict[tuple[int, int], NDArray[np.int64]] = {
            moment: np.zeros(len(rows), np.int64) for moment, rows in tables.rows.items()
        }
        self.time = 1
        self.solved: dict[Node, _Solved] = {}
        self.programs = 0
        self.swept = 0
        """How many moments were swept: their boards were solved for a wolf that may be anywhere."""
        self.waves = 0
        """How many waves ran from the start of the round."""
        self._nothing = np.zeros((1, 1), np.float32)
        self._no_times = np.zeros(1, np.int64)

    def wave(self, roots: list[Node], least: float) -> int:
        """One wave there and back, along what happens with at least this weight. Counts nodes."""
        weights: dict[tuple[int, int], dict[Node, float]] = {m: {} for m in self.tables.rows}
        for root in roots:
            if self._is_open(root):
                weights[root[:2]][root] = 1.0
        order = list(moments(self.tables.boards.flips, self.tables.patience))
        for moment in reversed(order):
            for node, weight in sorted(weights[moment].items(), key=lambda item: -item[1]):
                for after, share in self._solve(node).nexts:
                    if weight * share >= least and self._is_open(after):
                        there = weights[after[:2]]
                        there[after] = there.get(after, 0.0) + weight * share
        for moment in order:
            for node in weights[moment]:
                self._solve(node)
        return sum(map(len, weights.values()))

    def sweep(self, moment: tuple[int, int]) -> None:
        """Solve the program of a wolf that may be anywhere, for every board of this moment."""
        rows = self.tables.rows[moment]
        for row in range(rows.shape[0]):
            node = (*moment, row, rows.shape[1] - 1)
            if self._is_open(node):
                self._solve(node)

    def bound(self, node: Node) -> float:
        """What a dog can win of a set at most, as far as is known."""
        turned, idle, row, held = node
        return float(self.tables.rows[turned, idle][row, held])

    def _is_open(self, node: Node) -> bool:
        """Whether a bound may be lowered: at the last flip, and up to one place, it is exact."""
        return node[0] < self.tables.boards.flips - 1 and self.bound(node) > 1 + LOWER

    def _solve(self, node: Node) -> _Solved:
        turned, idle, row, held = node
        tables, arrays = self.tables, self.arrays
        flips, patience = tables.boards.flips, tables.patience
        number = int(tables.first[turned]) + row
        dog, up = arrays.dogs[number], arrays.ups[number]
        before = self.solved.get(node)
        if before is not None:
            last = newest(
                arrays.near, arrays.swaps, arrays.number, flips, patience, tables.first, turned,
                idle, dog, up,
                self.times.get((turned, idle + 1), self._no_times),
                self.times.get((turned + 1, 0), self._no_times),
            )  # fmt: skip
            if last < before.when:
                return before
        self.programs += 1
        down = face_down(up, arrays.near.shape[0])
        bits = [j for j in range(len(down)) if held >> j & 1]
        costs, steps, names = all_costs(
            arrays.near, arrays.swaps, arrays.symmetries, arrays.number, arrays.turn, flips,
            patience, tables.first, idle, dog, up, down[bits],
            tables.rows.get((turned, idle + 1), self._nothing),
            tables.rows.get((turned + 1, 0), self._nothing),
        )  # fmt: skip
        subsets = np.zeros(1 << len(bits), np.int64)
        for n, bit in enumerate(bits):
            subsets[1 << n : 2 << n] = subsets[: 1 << n] | 1 << bit
        here = tables.rows[turned, idle][row]
        stay = here[subsets]
        if len(bits) > 1:
            stay[-1] = len(down) + 1  # a set is no part of itself
        cost, chosen, weights, like = joint(costs, steps, stay, np.ones(len(bits)), NEAR)
        parts: Parts = tuple(
            Part(float(w), int(names[swap]) if swap >= 0 else -1, int(subsets[part]))
            for (swap, part), w in zip(chosen.tolist(), weights, strict=True)
        )
        self.time += 1
        if cost < here[held] - LOWER:
            here[held] = np.nextafter(np.float32(cost), np.float32(99))
            self.known[node] = parts
            split_row(here, True)
            self.times[turned, idle][row] = self.time
        solved = _Solved(self.time, tuple(self._nexts(node, chosen, parts, like)))
        self.solved[node] = solved
        return solved

    def _nexts(
        self, node: Node, chosen: NDArray[np.int64], parts: Parts, like: NDArray[np.float64]
    ) -> list[tuple[Node, float]]:
        turned, idle, row, _ = node
        tables, arrays = self.tables, self.arrays
        number = int(tables.first[turned]) + row
        dog, up = arrays.dogs[number], arrays.ups[number]
        nexts = np.zeros((arrays.near.shape[1], 4), np.int64)
        found: list[tuple[Node, float]] = []
        for (swap, _), part in zip(chosen, parts, strict=True):
            if part.swap < 0:
                continue
            a, b = arrays.swaps[dog, part.swap]
            used = next_sets(
                arrays.near, arrays.symmetries, arrays.number, arrays.turn, tables.boards.flips,
                tables.patience, tables.first, turned, idle, dog, up, a, b, part.held, nexts,
            )  # fmt: skip
            column = 0
            for _, flip, there, left in nexts[:used].tolist():
                if not flip and idle + 1 == tables.patience:
                    continue  # `step_costs` leaves these steps out
                if there >= 0 and left and like[swap, column] > 1e-6:
                    after = (turned + 1, 0) if flip else (turned, idle + 1)
                    found.append(((*after, there, left), part.weight * like[swap, column]))
                column += 1
        return found
