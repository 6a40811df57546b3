"""What a wolf that plays a plan does next, and where it may be to a dog that knows the plan.

The plan (`plan.py`) needs no memory but the public moves: they say how likely each place is to a
dog that knows the plan, and the plan covers these chances by lots. The work does not depend on
where the wolf is; only the draw of the swap does.
"""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.boards import Boards, boards_of
from sheepfold.bots.uly_polly.cover import cover
from sheepfold.bots.uly_polly.field import Bits, Floats, field_of
from sheepfold.bots.uly_polly.plan import HEAVIEST, PARTS, UNKNOWN, Plan, load
from sheepfold.games.uly_polly import View
from sheepfold.games.uly_polly.pieces import Options, Place, Started, Stepped, Swapped

FOLDER = Path(__file__).parent / "plans"
NOTHING = 1e-9
"""Mass that is only rounding."""

Seen = tuple[tuple[str, int, int], ...]
"""The public moves of a round: ("start", place, 0), ("swap", a, b) or ("step", place, turned)."""


class Believed(NamedTuple):
    """Where the wolf may be, when it is about to swap."""

    to: NDArray[np.int32]
    """Where each place lies on the board of the plan."""
    board: int
    idle: int
    mass: Floats
    """By place of the plan's board: the probability; 0 throughout if the plan has led nowhere."""


class Swaps(NamedTuple):
    """The swaps of the plan's board that the plan can draw now."""

    pairs: tuple[tuple[Place, Place], ...]
    mass: Floats
    """By swap and place of the plan's board, before the swap; together the mass that there was."""


@lru_cache(maxsize=4)
def _loaded(name: str) -> Plan:
    return load(FOLDER / name)


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
    hiding = _loaded(name).hiding
    if (hiding == hiding[0]).all():
        return None
    return tuple(float(share) for share in hiding / hiding.sum())


def forget() -> None:
    """Forget what was read from files: for tests, which have plans of their own."""
    for known in (_loaded, plan_name, hiding_of, believed, swaps_of, choice_of):
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
def believed(name: str, seen: Seen) -> Believed:
    """Where the wolf may be after these moves, the last of which is the dog's."""
    plan = _loaded(name)
    boards = boards_of(plan.rows, plan.columns, plan.flips)
    kind, at, turned = seen[-1]
    if kind == "start":
        board, to = boards.find(at, 0)
        return Believed(to, board, 0, _moved(plan.hiding / plan.hiding.sum(), to))
    before = believed(name, seen[:-2])
    mass, up = _swapped(name, seen[:-1])
    step = int(before.to[at])
    mass[step] = 0.0
    total = mass.sum()
    mass = mass / total if total > 0 else mass
    board, symmetry = boards.find(step, up | 1 << step)
    idle = 0 if turned else before.idle + 1
    return Believed(symmetry[before.to], board, idle, _moved(mass, symmetry))


def _moved(mass: Floats, to: NDArray[np.int32]) -> Floats:
    moved = np.zeros_like(mass)
    moved[to] = mass
    return moved


def _swapped(name: str, seen: Seen) -> tuple[Floats, Bits]:
    """Where the wolf may be and which tiles are face up after the wolf's swap, before the step."""
    plan = _loaded(name)
    before, choice = believed(name, seen[:-1]), swaps_of(name, seen[:-1])
    a, b = sorted(int(before.to[place]) for place in seen[-1][1:])
    mass = np.zeros(plan.rows * plan.columns)
    if (a, b) in choice.pairs:
        mass += choice.mass[choice.pairs.index((a, b))]
    mass[[a, b]] = mass[[b, a]]
    up = int(boards_of(plan.rows, plan.columns, plan.flips).ups[before.board])
    return mass, _exchanged(up, a, b)


def _exchanged(places: Bits, a: Place, b: Place) -> Bits:
    return places ^ (1 << a | 1 << b) if (places >> a ^ places >> b) & 1 else places


@lru_cache(maxsize=1 << 12)
def swaps_of(name: str, seen: Seen) -> Swaps:
    """The swaps that the plan can draw after these moves, the last of which is the dog's."""
    plan, now = _loaded(name), believed(name, seen)
    if not now.mass.any():
        return Swaps((), np.zeros((0, len(now.mass))))
    boards = boards_of(plan.rows, plan.columns, plan.flips)
    legal = field_of(plan.rows, plan.columns).swaps[int(boards.dogs[now.board])]
    caught = [_caught(plan, boards, now, *pair) for pair in legal]
    lost = int(plan.lost[now.board, now.idle])
    shares = np.zeros((len(legal), len(now.mass)))
    for place, mass in enumerate(now.mass):  # a place with a safe swap needs no lot
        if mass > 0 and not lost >> place & 1:
            shares[next(n for n, c in enumerate(caught) if not c >> place & 1), place] = mass
    rest = np.where(lost >> np.arange(len(now.mass)) & 1, now.mass, 0.0)
    if now.board >= len(plan.begins) - 1:  # at the last flip, all others stay together
        shares[_together(caught, rest)] += rest
    elif rest.any():
        lots = slice(plan.begins[now.board], plan.begins[now.board + 1])
        shares += _by_lots(plan, now, lots, legal, rest)
    kept = shares.sum(axis=1) > NOTHING
    return Swaps(tuple(pair for pair, keep in zip(legal, kept, strict=True) if keep), shares[kept])


def _caught(plan: Plan, boards: Boards, now: Believed, a: Place, b: Place) -> Bits:
    """From where a wolf in sight may be caught if it makes this swap."""
    dog = int(boards.dogs[now.board])
    up = _exchanged(int(boards.ups[now.board]), a, b)
    turned = int(boards.turned[now.board])
    caught = 0
    for to in field_of(plan.rows, plan.columns).near[dog]:
        flip = not up >> to & 1
        caught |= flip << to
        if turned + 1 < plan.flips if flip else now.idle + 1 < plan.patience:
            board, symmetry = boards.find(to, up | 1 << to)
            lost = int(plan.lost[board, 0 if flip else now.idle + 1])
            for place, there in enumerate(symmetry.tolist()):
                caught |= (lost >> there & 1) << place
    return _exchanged(caught, a, b)


def _by_lots(
    plan: Plan, now: Believed, lots: slice, legal: tuple[tuple[Place, Place], ...], mass: Floats
) -> Floats:
    """The mass of each place, shared out to swaps as the lots say."""
    costs = plan.costs[lots, now.idle]
    known = costs != UNKNOWN
    weights = plan.weights[lots][known] / HEAVIEST
    here = mass > 0
    used = cover(weights[:, here], costs[known] / (PARTS * HEAVIEST), mass[here])
    numbers = [legal.index((int(n) >> 4, int(n) & 15)) for n in plan.swaps[lots][known]]
    shares = np.zeros((len(legal), len(mass)))
    np.add.at(shares, numbers, used[:, None] * weights)
    # Mass that no lot covers counts as lost; it makes the most likely swap.
    most = int(shares.sum(axis=1).argmax())
    shares[most] += np.maximum(mass - shares.sum(axis=0), 0.0)
    total = shares.sum(axis=0)
    shares *= np.divide(mass, total, out=np.zeros_like(mass), where=total > 0)
    return shares


def _together(caught: list[Bits], mass: Floats) -> int:
    """The swap that leaves a dog the least to catch, if all make the same."""
    places = np.arange(len(mass))
    exposed = [np.where(c >> places & 1, mass, 0.0) for c in caught]
    return min(range(len(caught)), key=lambda n: (exposed[n].max(), exposed[n].sum()))


class Choice(NamedTuple):
    """The swaps of the plan, and how likely each of them is, for every place of the wolf."""

    pairs: tuple[tuple[Place, Place], ...]
    chances: Floats
    """By swap and place; 0 throughout for a place where the plan cannot have led."""


@lru_cache(maxsize=1 << 12)
def choice_of(name: str, seen: Seen) -> Choice:
    """What the plan does now, wherever the wolf may be."""
    choice, now = swaps_of(name, seen), believed(name, seen)
    total = choice.mass.sum(axis=0)
    chances = np.divide(choice.mass, total, out=np.zeros_like(choice.mass), where=total > NOTHING)
    back = np.argsort(now.to).tolist()
    pairs = tuple((min(back[a], back[b]), max(back[a], back[b])) for a, b in choice.pairs)
    return Choice(pairs, chances[:, now.to])


def places_of(name: str, seen: Seen) -> Floats:
    """How likely each place is to a dog that knows the plan, after the wolf's swap."""
    mass = _swapped(name, seen)[0][believed(name, seen[:-1]).to]
    total = mass.sum()
    return mass / total if total > 0 else mass
