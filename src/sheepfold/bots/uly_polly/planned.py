"""Where a wolf that plays a plan may be, and what it does next.

The plan (`plan.py`) draws parts of sets, and what was drawn is not in the view. So all that can
have been drawn is kept, with its probability for every place of the wolf; by the public moves
alone, so the work does not depend on where the wolf is. A wolf that draws its next swap by these
probabilities plays the plan exactly.
"""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.boards import boards_of
from sheepfold.bots.uly_polly.field import Floats
from sheepfold.bots.uly_polly.plan import STAY, Plan, load
from sheepfold.games.uly_polly import View
from sheepfold.games.uly_polly.pieces import Options, Place, Started, Stepped, Swapped

FOLDER = Path(__file__).parent / "plans"
PLACES = np.arange(16)

Seen = tuple[tuple[str, int, int], ...]
"""The public moves of a round: ("start", place, 0), ("swap", a, b) or ("step", place, turned)."""


class PossibleDraws(NamedTuple):
    """All that the plan can have drawn, when the wolf is about to swap."""

    to: NDArray[np.int32]
    """Where each place lies on the board of the plan."""
    board: int
    idle: int
    nodes: NDArray[np.int64]
    mass: Floats
    """By node and place of the plan's board: the probability."""


class Swaps(NamedTuple):
    """The swaps that the plan can draw now: how likely each is, and with it each place."""

    swaps: NDArray[np.uint8]
    members: NDArray[np.uint16]
    mass: Floats


@lru_cache(maxsize=4)
def _loaded(name: str) -> tuple[Plan, NDArray[np.int64]]:
    plan = load(FOLDER / name)
    return plan, plan.keys


@lru_cache(maxsize=64)
def plan_name(rows: int, columns: int, flips: int, patience: int | None) -> str | None:
    """The file of the plan for a board: that of the least patience which is enough.

    A dog with less patience can do nothing that one with more could not.

    >>> plan_name(4, 4, 8, 100) is None
    True
    """
    found = []
    for path in FOLDER.glob(f"wolf-{rows}x{columns}-{flips}-*.npz"):
        longest = int(path.stem.rpartition("-")[2])
        if patience is not None and patience <= longest:
            found.append((longest, path.name))
    return min(found)[1] if found else None


def plan_for(options: Options) -> str | None:
    """The file of the plan for these options, or `None`."""
    return plan_name(options.rows, options.columns, options.flips, options.patience)


@lru_cache(maxsize=8)
def hiding_of(name: str) -> tuple[float, ...] | None:
    """How likely a plan hides at each place; `None` if all are alike."""
    plan, _ = _loaded(name)
    weights, sets = plan.hiding[:, 0], plan.hiding[:, 1]
    places = np.arange(plan.rows * plan.columns)
    mass = (weights[:, None] * (sets[:, None] >> places & 1)).sum(axis=0)
    if (mass == mass[0]).all():
        return None
    return tuple(float(share) for share in mass / mass.sum())


def forget() -> None:
    """Forget what was read from files: for tests, which have plans of their own."""
    for known in (_loaded, plan_name, hiding_of, drawn, swaps_of, choice_of):
        known.cache_clear()


def seen_in(view: View) -> Seen:
    """The public moves of this round."""
    seen: list[tuple[str, int, int]] = []
    for event in view.history:
        if isinstance(event, Started):
            seen.append(("start", event.at, 0))
        elif isinstance(event, Swapped):
            seen.append(("swap", min(event.a, event.b), max(event.a, event.b)))
        elif isinstance(event, Stepped):
            seen.append(("step", event.to, int(event.turned is not None)))
    return tuple(seen)


@lru_cache(maxsize=1 << 12)
def drawn(name: str, seen: Seen) -> PossibleDraws:
    """What the plan can have drawn after these moves, the last of which is the dog's."""
    plan, keys = _loaded(name)
    boards = boards_of(plan.rows, plan.columns, plan.flips)
    kind, at, turned = seen[-1]
    if kind == "start":
        board, to = boards.find(at, 0)
        weights, sets = plan.hiding[:, 0], plan.hiding[:, 1]
        mass = (weights[:, None] * (sets[:, None] >> PLACES & 1)).astype(np.float64)
        mass /= mass.sum()
        return _joined(plan, keys, to, board, 0, sets, mass, to)
    before, choice = drawn(name, seen[:-2]), swaps_of(name, seen[:-2])
    a, b = sorted(int(before.to[place]) for place in seen[-2][1:])
    kept = choice.swaps == (a << 4 | b)
    sets, mass = choice.members[kept].astype(np.int64), choice.mass[kept].copy()
    mass[:, [a, b]] = mass[:, [b, a]]
    differ = (sets >> a ^ sets >> b) & 1
    sets ^= differ << a | differ << b
    up, step = int(boards.ups[before.board]), int(before.to[at])
    if (up >> a ^ up >> b) & 1:
        up ^= 1 << a | 1 << b
    mass[:, step] = 0.0
    board, symmetry = boards.find(step, up | 1 << step)
    idle = 0 if turned else before.idle + 1
    sets &= ~(1 << step)
    return _joined(plan, keys, symmetry[before.to], board, idle, sets, mass, symmetry)


def _joined(
    plan: Plan,
    keys: NDArray[np.int64],
    to: NDArray[np.int32],
    board: int,
    idle: int,
    sets: NDArray[np.int64],
    mass: Floats,
    symmetry: NDArray[np.int32],
) -> PossibleDraws:
    """Move everything to the board of the plan, and join what leads to the same node."""
    moved = np.zeros_like(sets)
    there = np.zeros_like(mass)
    for place, other in enumerate(symmetry):
        moved |= (sets >> place & 1) << int(other)
        there[:, other] = mass[:, place]
    wanted, group = np.unique(moved, return_inverse=True)
    total = np.zeros((len(wanted), mass.shape[1]))
    np.add.at(total, group, there)
    total = total[wanted > 0]
    state = board * plan.patience + idle
    nodes = np.searchsorted(keys, state << 16 | wanted[wanted > 0])
    return PossibleDraws(to, board, idle, nodes, total)


@lru_cache(maxsize=1 << 12)
def swaps_of(name: str, seen: Seen) -> Swaps:
    """The swaps that the plan can draw after these moves, the last of which is the dog's."""
    plan, keys = _loaded(name)
    now = drawn(name, seen)
    nodes, mass = now.nodes, now.mass
    found: list[Swaps] = []
    while len(nodes):
        counts = plan.begins[nodes + 1] - plan.begins[nodes]
        owner = np.repeat(np.arange(len(nodes)), counts)
        first = np.cumsum(counts) - counts
        parts = np.arange(counts.sum()) - first[owner] + plan.begins[nodes][owner]
        members = plan.members[parts]
        weights = plan.weights[parts][:, None] * (members[:, None] >> PLACES & 1).astype(np.float64)
        total = np.add.reduceat(weights, first, axis=0)[owner]
        shares = mass[owner] * np.divide(weights, total, out=weights, where=total > 0)
        stays = plan.swaps[parts] == STAY
        found.append(Swaps(plan.swaps[parts][~stays], members[~stays], shares[~stays]))
        state = now.board * plan.patience + now.idle
        nodes = np.searchsorted(keys, state << 16 | members[stays].astype(np.int64))
        mass = shares[stays]
    if not found:
        return Swaps(np.zeros(0, np.uint8), np.zeros(0, np.uint16), np.zeros((0, 16)))
    return Swaps(*(np.concatenate(column) for column in zip(*found, strict=True)))


class Choice(NamedTuple):
    """The swaps of the plan, and how likely each of them is, for every place of the wolf."""

    pairs: tuple[tuple[Place, Place], ...]
    chances: Floats
    """By swap and place; 0 throughout for a place where the plan cannot have led."""


@lru_cache(maxsize=1 << 12)
def choice_of(name: str, seen: Seen) -> Choice:
    """What the plan does now, wherever the wolf may be."""
    choice, now = swaps_of(name, seen), drawn(name, seen)
    numbers, group = np.unique(choice.swaps, return_inverse=True)
    chances = np.zeros((len(numbers), 16))
    np.add.at(chances, group, choice.mass)
    total = chances.sum(axis=0)
    chances = np.divide(chances, total, out=chances, where=total > 0)
    back = np.argsort(now.to)
    pairs = []
    for number in numbers.tolist():
        a, b = int(back[number >> 4]), int(back[number & 15])
        pairs.append((min(a, b), max(a, b)))
    return Choice(tuple(pairs), chances[:, now.to])


def places_of(name: str, seen: Seen) -> Floats:
    """How likely each place is to a dog that knows the plan, after the wolf's swap."""
    before, choice = drawn(name, seen[:-1]), swaps_of(name, seen[:-1])
    a, b = seen[-1][1:]
    pair = sorted((int(before.to[a]), int(before.to[b])))
    mass: Floats = choice.mass[choice.swaps == (pair[0] << 4 | pair[1])].sum(axis=0)[before.to]
    mass[[a, b]] = mass[[b, a]]
    total = mass.sum()
    if total > 0:
        mass /= total
    return mass
