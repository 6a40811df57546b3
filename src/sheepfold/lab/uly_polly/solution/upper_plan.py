"""Reads the wolf's plan out of the tables: all that it can meet if it plays by them."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.plan import STAY, UNIT, Plan
from sheepfold.lab.uly_polly.solution.boards import arrays_of
from sheepfold.lab.uly_polly.solution.upper_kernels import (
    best_split,
    best_swap,
    next_sets,
)
from sheepfold.lab.uly_polly.solution.upper_tables import Tables, moments

SLACK = 1e-6
"""Tables of fractions have float32 in them. The checker computes anew what a plan is worth."""


class Part(NamedTuple):
    """A part of a set: its weight, its swap by number (-1 for none), and its members."""

    weight: float
    swap: int
    held: int


Parts = tuple[Part, ...]
Known = dict[tuple[int, int, int, int], Parts]
"""Parts by face-up tiles, idle steps, row and set: those that were found by other means."""


Wanted = dict[tuple[int, int], float]
"""By row and set: the most that a dog may win of it, so that the whole plan stays as good."""


def plan_of(
    tables: Tables,
    hiding: list[tuple[int, int]],
    known: Known | None = None,
    coarse: Tables | None = None,
) -> Plan:
    """The plan of a wolf that hides like this: pairs of a weight and a set of places.

    `coarse` are tables that are less good and lead to fewer nodes: the plan goes by them wherever
    the dog wins less than by other steps, so that it does not matter.
    """
    boards, patience = tables.boards, tables.patience
    places = boards.rows * boards.columns
    wanted: dict[tuple[int, int], Wanted] = {m: {} for m in moments(boards.flips, patience)}
    for start in range(places):
        number, to = boards.find(start, 0)
        for _, held in hiding:
            moved = sum(1 << int(to[p]) for p in range(places) if held >> p & 1)
            wanted[0, 0][number, moved] = float(tables.rows[0, 0][number, moved])
    if len(hiding) == 1:  # then no start may be better for the dog than the best one
        most = max(wanted[0, 0].values())
        wanted[0, 0] = dict.fromkeys(wanted[0, 0], most)
    nodes: dict[tuple[int, int], Parts] = {}
    sources = [tables] if coarse is None else [coarse, tables]
    for moment in reversed(wanted):
        _follow(sources, moment, wanted, known or {}, nodes)
    return _packed(tables, hiding, nodes)


def _follow(
    sources: list[Tables],
    moment: tuple[int, int],
    wanted: dict[tuple[int, int], Wanted],
    known: Known,
    nodes: dict[tuple[int, int], Parts],
) -> None:
    """Decide what all wanted sets of a moment do, the largest first, and want what comes next."""
    here = wanted[moment]
    by_size: dict[int, list[tuple[int, int]]] = {}
    for row, held in here:
        by_size.setdefault(held.bit_count(), []).append((row, held))
    for size in range(16, 0, -1):
        for row, held in by_size.get(size, ()):
            allowed = here[row, held]
            source, parts = _chosen(sources, moment, row, held, allowed, known)
            number = int(source.first[moment[0]]) + row
            nodes[number * source.patience + moment[1], held] = parts
            for after, there, left, most in _after(source, moment, row, parts, allowed):
                of_moment = wanted[after]
                if after == moment and (there, left) not in here:
                    by_size.setdefault(left.bit_count(), []).append((there, left))
                of_moment[there, left] = min(most, of_moment.get((there, left), most))


def _after(
    tables: Tables, moment: tuple[int, int], row: int, parts: Parts, allowed: float
) -> list[tuple[tuple[int, int], int, int, float]]:
    """The nodes that parts lead to: moment, row, set, and the most that a dog may win there."""
    turned, idle = moment
    boards, arrays = tables.boards, arrays_of(tables.boards)
    number = int(tables.first[turned]) + row
    dog, up = arrays.dogs[number], arrays.ups[number]
    stays = sum(p.weight * float(tables.rows[moment][row, p.held]) for p in parts if p.swap < 0)
    nexts = np.zeros((arrays.near.shape[1], 4), np.int64)
    groups: list[tuple[float, NDArray[np.float64], list[list[list[int]]]]] = []
    for swap in {part.swap for part in parts if part.swap >= 0}:
        same = [part for part in parts if part.swap == swap]
        won, steps = np.zeros(len(nexts)), []
        for part in same:
            a, b = arrays.swaps[dog, swap]
            used = next_sets(
                arrays.near, arrays.symmetries, arrays.number, arrays.turn, boards.flips,
                tables.patience, tables.first, turned, idle, dog, up, a, b, part.held, nexts,
            )  # fmt: skip
            steps.append(nexts[:used].tolist())
            for n, (hit, flip, there, left) in enumerate(steps[-1]):
                rows = tables.rows.get((turned + 1, 0) if flip else (turned, idle + 1))
                later = float(rows[there, left]) if rows is not None and there >= 0 else 0.0
                won[n] += part.weight * (hit + later)
        groups.append((sum(part.weight for part in same), won, steps))
    cost = stays + sum(float(won.max()) for _, won, _ in groups)
    spare = max(0.0, allowed - cost) / max(1, len(groups))
    found: list[tuple[tuple[int, int], int, int, float]] = []
    for weight, won, steps in groups:
        for of_part in steps:
            for n, (_, flip, there, left) in enumerate(of_part):
                if there >= 0 and left:
                    after = (turned + 1, 0) if flip else (turned, idle + 1)
                    later = float(tables.rows[after][there, left])
                    room = (float(won.max()) - float(won[n]) + spare) / weight
                    found.append((after, there, left, later + room))
    for part in parts:
        if part.swap < 0:
            here = float(tables.rows[moment][row, part.held])
            found.append((moment, row, part.held, here + (0.0 if groups else spare)))
    return found


def _chosen(
    sources: list[Tables],
    moment: tuple[int, int],
    row: int,
    held: int,
    allowed: float,
    known: Known,
) -> tuple[Tables, Parts]:
    """What a set does: of all that is good enough, what leads to least; and by which tables."""
    for tables in sources:
        here = tables.rows[moment]
        swap, whole = _best_swap(tables, moment, row, held)
        if whole <= allowed + SLACK:
            return tables, (Part(1, swap, held),)
        split, apart = best_split(here[row], held)
        if apart <= allowed + SLACK:
            return tables, (Part(1, -1, split), Part(1, -1, held ^ split))
    if (parts := known.get((*moment, row, held))) is not None:
        return sources[-1], parts
    members = [1 << j for j in range(held.bit_length()) if held >> j & 1]
    return sources[-1], tuple(Part(1 / (len(members) - 1), -1, held ^ one) for one in members)


def _best_swap(tables: Tables, moment: tuple[int, int], row: int, held: int) -> tuple[int, float]:
    turned, idle = moment
    boards, arrays = tables.boards, arrays_of(tables.boards)
    nothing = np.zeros((1, 1), tables.rows[moment].dtype)
    number = int(tables.first[turned]) + row
    swap, whole = best_swap(
        arrays.near, arrays.swaps, arrays.symmetries, arrays.number, arrays.turn, boards.flips,
        tables.patience, tables.first, turned, idle, arrays.dogs[number], arrays.ups[number], held,
        tables.rows.get((turned, idle + 1), nothing), tables.rows.get((turned + 1, 0), nothing),
    )  # fmt: skip
    return int(swap), float(whole)


def _packed(
    tables: Tables, hiding: list[tuple[int, int]], nodes: dict[tuple[int, int], Parts]
) -> Plan:
    """The nodes as arrays, with sets of places instead of sets of face-down places."""
    boards, arrays = tables.boards, arrays_of(tables.boards)
    places = range(boards.rows * boards.columns)
    listed: list[tuple[int, int, list[tuple[int, int, int]]]] = []
    for (state, held), parts in nodes.items():
        number = state // tables.patience
        down = [p for p in places if not arrays.ups[number] >> p & 1]
        pairs = arrays.swaps[arrays.dogs[number]]
        rows = [
            (
                min(int(np.ceil(part.weight * UNIT)), UNIT),
                STAY if part.swap < 0 else int(pairs[part.swap, 0] << 4 | pairs[part.swap, 1]),
                _on_places(part.held, down),
            )
            for part in parts
        ]
        listed.append((state, _on_places(held, down), rows))
    listed.sort(key=lambda node: node[:2])
    every = [part for _, _, parts in listed for part in parts]
    counts = [len(parts) for _, _, parts in listed]
    weights, swaps, members = (np.array(column) for column in zip(*every, strict=True))
    return Plan(
        boards.rows,
        boards.columns,
        boards.flips,
        tables.patience,
        hiding=np.array(hiding, np.int64),
        states=np.array([state for state, _, _ in listed], np.int32),
        sets=np.array([held for _, held, _ in listed], np.uint16),
        begins=np.concatenate([[0], np.cumsum(counts)]).astype(np.int32),
        weights=weights.astype(np.uint32),
        swaps=swaps.astype(np.uint8),
        members=members.astype(np.uint16),
    )


def _on_places(held: int, down: list[int]) -> int:
    return sum(1 << place for j, place in enumerate(down) if held >> j & 1)
