"""The exact value of a round on a tiny board, by one linear program over all public histories.

It knows the rules and nothing of the solver: no symmetry, no merged states, no vectors. For every
public history h and every place w of the wolf there is a variable v(h, w): the probability that the
dog's moves lead to h and it wins from there on, if the wolf is at w and plays on as well as it can.
"""

from itertools import count
from typing import Any

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_matrix


class Program:
    """A linear program: maximise a variable, subject to sums that are at most 0 or equal 0."""

    def __init__(self) -> None:
        self.names = count()
        self.most: list[dict[int, float]] = []
        self.equal: list[tuple[dict[int, float], float]] = []

    def variable(self) -> int:
        return next(self.names)

    def maximum(self, variable: int) -> float:
        total = next(self.names)
        goal = np.zeros(total)
        goal[variable] = -1.0
        found: Any = linprog(
            goal,
            A_ub=_matrix(self.most, total),
            b_ub=np.zeros(len(self.most)),
            A_eq=_matrix([row for row, _ in self.equal], total),
            b_eq=[right for _, right in self.equal],
            bounds=(0, 1),
            method="highs-ds",
        )
        assert found.status == 0, found.message
        return -float(found.fun)


def _matrix(rows: list[dict[int, float]], width: int) -> Any:
    entries = [(n, at, value) for n, row in enumerate(rows) for at, value in row.items()]
    where, at, values = zip(*entries, strict=True)
    return csr_matrix((values, (where, at)), shape=(len(rows), width))


def value(rows: int, columns: int, flips: int, patience: int) -> float:
    """With which probability the dog wins if both sides play perfectly."""
    places = range(rows * columns)
    near = {
        p: [
            q
            for q in places
            if p != q and max(abs(p // columns - q // columns), abs(p % columns - q % columns)) == 1
        ]
        for p in places
    }
    program = Program()

    def wolf_turn(weight: int, dog: int, up: frozenset[int], idle: int) -> dict[int, int]:
        """v(h, w) by w, when the wolf is about to swap and the dog's moves have this weight."""
        here = {w: program.variable() for w in places if w not in up}
        for a in places:
            for b in near[a]:
                if a > b or dog in (a, b):
                    continue
                exchange = {a: b, b: a}
                after = frozenset(exchange.get(p, p) for p in up)
                answer = dog_turn(weight, dog, after, idle)
                for w, v in here.items():
                    row = {v: 1.0}
                    for term in answer[exchange.get(w, w)]:
                        row[term] = row.get(term, 0.0) - 1.0
                    program.most.append(row)
        return here

    def dog_turn(weight: int, dog: int, up: frozenset[int], idle: int) -> dict[int, list[int]]:
        """By place of the wolf: the variables that add up to the dog's chances."""
        chances: dict[int, list[int]] = {w: [] for w in places if w not in up}
        steps = {to: program.variable() for to in near[dog]}
        program.equal.append(({weight: -1.0, **dict.fromkeys(steps.values(), 1.0)}, 0.0))
        for to, step in steps.items():
            if to not in up:
                chances[to].append(step)
            after, steps_on = (up, idle + 1) if to in up else (up | {to}, 0)
            if len(after) == flips or steps_on == patience:
                continue
            for w, v in wolf_turn(step, to, after, steps_on).items():
                chances[w].append(v)
        return chances

    starts = {dog: program.variable() for dog in places}
    program.equal.append((dict.fromkeys(starts.values(), 1.0), 1.0))
    follow = [wolf_turn(weight, dog, frozenset(), 0) for dog, weight in starts.items()]
    goal = program.variable()
    for w in places:
        program.most.append({goal: 1.0, **{v[w]: -1.0 for v in follow}})
    return program.maximum(goal)
