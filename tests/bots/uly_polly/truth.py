"""Checks that the reasons of a Uly & Polly bot are true: every fact is computed independently."""

from collections import Counter
from collections.abc import Callable
from functools import cache, lru_cache
from random import Random
from typing import Any, NamedTuple, cast

import numpy as np
from msgspec.structs import replace

from sheepfold.bots.uly_polly import LEVELS
from sheepfold.bots.uly_polly.belief import MODELS, Belief, Model
from sheepfold.bots.uly_polly.field import Floats
from sheepfold.bots.uly_polly.guard import exposed
from sheepfold.bots.uly_polly.owl_dog import solution
from sheepfold.bots.uly_polly.planned import choice_of, plan_for, seen_in
from sheepfold.bots.uly_polly.search import MIXTURE
from sheepfold.bots.uly_polly.worth import weigh
from sheepfold.games.uly_polly import View
from sheepfold.games.uly_polly.notation import parse_place
from sheepfold.games.uly_polly.pieces import Hidden, Hide, Start, Stepped, Swap, Swapped
from tests.bots.uly_polly.positions import moved
from tests.bots.uly_polly.slow import slow_weights

EVEN = 1e-9
"""Values that differ by less count as equal."""


class Told(NamedTuple):
    """One reason for a move, and what is needed to check it."""

    level: str
    view: View
    move: Any
    seed: int
    """The seed with which the bot drew the move."""
    facts: dict[str, Any]

    @property
    def place(self) -> int:
        return parse_place(self.facts["place"], self.view.options)

    @property
    def dog(self) -> int:
        assert self.view.dog is not None
        return self.view.dog

    @property
    def wolf(self) -> int:
        assert self.view.wolf is not None
        return self.view.wolf

    @property
    def left(self) -> int:
        """How many tiles may still be turned."""
        return self.view.options.flips - self.view.turned

    def far(self, one: int, other: int) -> int:
        return far(self.view.options.columns, one, other)

    def near(self, place: int) -> tuple[int, ...]:
        return near(self.view.options.columns, len(self.view.tiles), place)

    def down(self, swap: Swap | None = None) -> set[int]:
        """Where face-down tiles lie, after a swap if one is given."""
        down = {place for place, tile in enumerate(self.view.tiles) if not tile}
        return down if swap is None else {after(place, swap) for place in down}

    def swaps(self) -> list[Swap]:
        places = [p for p in range(len(self.view.tiles)) if p != self.dog]
        return [Swap(p, q) for p in places for q in self.near(p) if p < q and q != self.dog]

    def chances(self) -> Floats:
        """What this level's dog believes, by place."""
        total: Floats = self.joint().sum(axis=0)
        return total

    def is_told(self, chance: float) -> bool:
        """Whether this is the percentage that was given, apart from rounding."""
        return abs(100 * chance - float(self.facts["percent"])) <= 0.5 + 1e-6

    def values(self) -> dict[int, float]:
        """What each step is worth to this level's dog."""
        up = sum(1 << place for place, tile in enumerate(self.view.tiles) if tile)
        belief = Belief(tuple(model for model, _ in models(self.level)), self.joint())
        place = (up, self.dog, self.view.turned, self.view.idle)
        return dict(zip(self.near(self.dog), weigh(self.view.options, place, belief), strict=True))

    def joint(self) -> Floats:
        return believed(self.level, self.view)


@cache
def far(columns: int, one: int, other: int) -> int:
    """How many steps lie between two places."""
    return max(abs(one // columns - other // columns), abs(one % columns - other % columns))


@cache
def near(columns: int, places: int, place: int) -> tuple[int, ...]:
    return tuple(p for p in range(places) if far(columns, place, p) == 1)


def models(level: str) -> tuple[tuple[Model, float], ...]:
    """The models that a level assumes: the fox one that flees, the owl several."""
    return ((MODELS["flees"], 1.0),) if level == "fox" else MIXTURE


@lru_cache(maxsize=8)
def believed(level: str, view: View) -> Floats:
    """By model and place: the probability, straight from the definition."""
    joint = np.array([[p * w for w in slow_weights(view, m)] for m, p in models(level)])
    joint /= joint.sum()
    return joint


def after(place: int, swap: Swap) -> int:
    """The place to which a swap moves what is here."""
    return {swap.a: swap.b, swap.b: swap.a}.get(place, place)


def to_turn(told: Told, swap: Swap) -> float:
    """How much a swap leaves the dog to turn: here and, with half weight, after its next step."""
    down = told.down(swap)
    steps = told.near(told.dog)
    ahead = [len(down & set(told.near(to))) / len(told.near(to)) for to in steps]
    return (len(down & set(steps)) + 0.5 * sum(ahead)) / len(steps)


def last_flip(told: Told, swap: Swap) -> float:
    """What the last flip will be worth to the dog, after a swap with two flips left."""
    options = told.view.options
    assert options.patience is not None
    down, size = told.down(swap), len(told.view.tiles)
    turns = [to for to in told.near(told.dog) if to in down]
    worth = []
    for to in turns:
        up = sum(1 << place for place in range(size) if place not in down or place == to)
        worth.append(exposed(options.rows, options.columns, up, to, min(options.patience, 2)))
    mean = sum(worth) / len(worth) if worth else 0.5
    return mean + 0.25 * len(turns) / len(told.near(told.dog))


def hiding_places(told: Told) -> int:
    """At how many places the owl hides, with much luck."""
    return len({cast(Hide, LEVELS["owl"](told.view, Random(seed))).at for seed in range(200)})


def planned(told: Told) -> set[Swap]:
    """Swaps that the owl's wolf makes here, with the wolf where it is and other luck."""
    wolf = LEVELS["owl"]
    return {told.move, *(cast(Swap, wolf(told.view, Random(seed))) for seed in range(20))}


def planned_elsewhere(told: Told) -> set[Swap]:
    """Swaps that it makes with the wolf at other places to which its plan can have led."""
    name, rng = plan_for(told.view.options), Random(told.seed)
    assert name is not None
    others = [moved(told.view, rng) for _ in range(6)]
    can_be = choice_of(name, seen_in(told.view)).chances.sum(axis=0) > 0
    return {cast(Swap, LEVELS["owl"](o, rng)) for o in others if can_be[o.wolf or 0]}


def is_least_to_turn(told: Told) -> bool:
    least = min(to_turn(told, swap) for swap in told.swaps())
    return to_turn(told, told.move) <= least + EVEN


def is_least_at_last(told: Told) -> bool:
    """Only the boards that leave the least to turn are evaluated: all would take too long."""
    boards = {frozenset(told.down(swap)): swap for swap in told.swaps()}
    closed = sorted(to_turn(told, swap) for swap in boards.values())[:40]
    some = [s for s in boards.values() if len(boards) <= 40 or to_turn(told, s) < closed[-1] - EVEN]
    return last_flip(told, told.move) <= min(last_flip(told, s) for s in some) + EVEN


def prepares(told: Told) -> bool:
    patience = told.view.options.patience
    return told.left == 2 and patience is not None and patience <= 6


def all_alike(told: Told) -> bool:
    worth = last_flip if prepares(told) else to_turn
    values = [worth(told, swap) for swap in told.swaps()]
    return max(values) - min(values) <= EVEN


def tossed_near(told: Told) -> bool:
    """Whether the lamb drew that it wants to be near the dog."""
    return Random(told.seed).random() < 0.5


def can_be_near(told: Told) -> bool:
    """Whether that draw matters: the wolf is next to the dog, or can move there."""
    if told.wolf == told.dog:
        return False
    return any(told.far(told.dog, p) == 1 for p in (told.wolf, *told.near(told.wolf)))


def is_random_swap(told: Told) -> bool:
    if told.level == "lamb":
        return not (tossed_near(told) and can_be_near(told))
    return told.level == "sheep"


def proposals(told: Told) -> Counter[int]:
    return Counter(
        at
        for seat, at in enumerate(told.view.proposals, 1)
        if at is not None and seat not in (told.view.viewer, told.view.wolf_seat)
    )


def is_likeliest(told: Told) -> bool:
    chances = told.chances()
    best = float(chances[told.place])
    return told.is_told(best) and best >= float(chances.max()) - EVEN


def is_likelier(told: Told) -> bool:
    """Another tile than the one turned was likelier, and it was as far away as the reason says."""
    chances, far = told.chances(), told.far(told.dog, told.place)
    turned = not told.view.tiles[told.move.to]
    return (
        is_likeliest(told)
        and told.facts["reach"] == {0: "under", 1: "near"}.get(far, "far")
        and not (turned and bool(chances[told.move.to] >= chances[told.place] - EVEN))
    )


def some_likelier(told: Told) -> bool:
    chances = told.chances()[sorted(told.down())]
    return bool(chances.max() - chances.min() > EVEN)


def gets_nearer(told: Told) -> bool:
    return told.far(told.move.to, told.place) < told.far(told.dog, told.place)


def gets_nearer_to_the_nearest(told: Told) -> bool:
    before, now = (min(told.far(at, p) for p in told.down()) for at in (told.dog, told.move.to))
    return before > 1 and now < before


def elsewhere(told: Told, place: int) -> View:
    """What the wolf would see if it were at this place now."""
    at = place
    for event in reversed(told.view.history):
        if isinstance(event, Swapped):
            at = after(at, Swap(event.a, event.b))
    history = tuple(
        Hidden(event.seat, at) if isinstance(event, Hidden) else event
        for event in told.view.history
    )
    return replace(told.view, wolf=place, history=history)


def is_a_bluff(told: Told) -> bool:
    """A wolf at that place would have made the same swap, but this one was somewhere else."""
    there = elsewhere(told, told.place)
    return (
        told.left == 1
        and told.place in told.down()
        and told.wolf != told.place
        and told.far(told.dog, told.place) == 1 < told.far(told.dog, after(told.place, told.move))
        and all(LEVELS["owl"](there, Random(seed)) == told.move for seed in range(5))
    )


def is_guarded(told: Told) -> bool:
    """The tile that left the dog's reach with the first swap of the last flip is protected."""
    tile, dog, left, idle = -1, -1, told.view.options.flips, 0
    for event in told.view.history:
        if isinstance(event, Swapped):
            swap = Swap(event.a, event.b)
            if left == 1 and idle == 0:
                (tile,) = (p for p in (swap.a, swap.b) if told.far(dog, p) == 1)
            tile = after(tile, swap)
        elif isinstance(event, Stepped):
            dog, idle = event.to, 0 if event.turned else idle + 1
            left -= event.turned is not None
    now = after(tile, told.move)
    return told.left == 1 and idle > 0 and now == told.place and told.far(told.dog, now) > 1


def is_of_the_plan(told: Told) -> bool:
    """The round is the one that was solved, and patience lasts at least as long as there."""
    options, facts = told.view.options, solution().facts
    same = (options.rows, options.columns, options.flips) == (
        facts.rows,
        facts.columns,
        facts.flips,
    )
    return same and (options.patience or 1000) >= facts.patience


CHECKS: dict[str, Callable[[Told], bool]] = {
    "uly_polly-hid": lambda t: isinstance(t.move, Hide),
    "uly_polly-hid-planned": lambda t: (
        t.level == "owl" and isinstance(t.move, Hide) and t.facts["count"] == hiding_places(t)
    ),
    "uly_polly-start-proposed": lambda t: (
        t.place == t.move.at and proposals(t)[t.place] == max(proposals(t).values(), default=-1)
    ),
    "uly_polly-start-open": lambda t: (
        isinstance(t.move, Start)
        and t.place == t.move.at
        and not proposals(t)
        and len(t.near(t.place)) == t.facts["count"]
        and t.facts["count"] == max(len(t.near(p)) for p in range(len(t.view.tiles)))
    ),
    "uly_polly-start-planned": lambda t: (
        t.level == "owl" and is_of_the_plan(t) and t.place == t.move.at and not proposals(t)
    ),
    "uly_polly-step-random": lambda t: t.level == "lamb",
    "uly_polly-turned-any": lambda t: (
        t.level == "sheep"
        and t.move.to in t.down()
        and t.facts["count"] == len(t.down() & set(t.near(t.dog)))
    ),
    "uly_polly-walked-nearest": gets_nearer_to_the_nearest,
    "uly_polly-turned": lambda t: (
        t.place == t.move.to and t.place in t.down() and t.is_told(float(t.chances()[t.place]))
    ),
    "uly_polly-likeliest": is_likelier,
    "uly_polly-walked": lambda t: t.place == t.move.to and t.place not in t.down(),
    "uly_polly-nearer": lambda t: is_likeliest(t) and gets_nearer(t),
    "uly_polly-expects-flight": lambda t: t.level == "fox" and some_likelier(t),
    "uly_polly-expects-any": lambda t: t.level == "owl" and some_likelier(t),
    "uly_polly-step-best": lambda t: t.values()[t.move.to] >= max(t.values().values()) - EVEN,
    "uly_polly-step-good": lambda t: (
        t.level == "owl"
        and t.move.to in t.down()
        and 0.75 - EVEN <= t.values()[t.move.to] / max(t.values().values()) < 1 - EVEN
    ),
    "uly_polly-step-promise": lambda t: (
        t.level == "owl"
        and is_of_the_plan(t)
        and t.facts["percent"] <= 100 * solution().facts.value < t.facts["percent"] + 1
    ),
    "uly_polly-swap-random": is_random_swap,
    "uly_polly-came-near": lambda t: (
        t.level == "lamb"
        and t.far(t.dog, t.wolf) > 1 == t.far(t.dog, t.place)
        and t.place == after(t.wolf, t.move)
    ),
    "uly_polly-stayed-near": lambda t: (
        t.level == "lamb"
        and t.far(t.dog, t.wolf) == 1
        and t.place == t.wolf == after(t.wolf, t.move)
    ),
    "uly_polly-fled": lambda t: (
        t.level == "fox"
        and t.far(t.dog, t.wolf) == 1 < t.far(t.dog, t.place)
        and t.place == after(t.wolf, t.move)
    ),
    "uly_polly-swap-safe": lambda t: t.level == "fox" and t.far(t.dog, t.wolf) > 1,
    "uly_polly-swap-stuck": lambda t: (
        t.level == "fox"
        and t.far(t.dog, t.wolf) == 1
        and all(t.far(t.dog, p) <= 1 for p in t.near(t.wolf))
    ),
    "uly_polly-swap-under": lambda t: t.level == "fox" and t.wolf == t.dog,
    "uly_polly-swap-alike": lambda t: t.level == "owl" and all_alike(t),
    "uly_polly-walled": lambda t: (
        t.level == "owl"
        and not prepares(t)
        and is_least_to_turn(t)
        and not all_alike(t)
        and t.facts["count"] == len(t.down(t.move) & set(t.near(t.dog)))
    ),
    "uly_polly-prepared": lambda t: t.level == "owl" and prepares(t) and is_least_at_last(t),
    "uly_polly-gathered": lambda t: (
        t.level == "owl"
        and t.left == 1
        and t.far(t.dog, t.wolf) == 1 < t.far(t.dog, t.place)
        and t.place == after(t.wolf, t.move)
    ),
    "uly_polly-bluffed": lambda t: t.level == "owl" and is_a_bluff(t),
    "uly_polly-guarded": lambda t: t.level == "owl" and is_guarded(t),
    "uly_polly-planned-one": lambda t: (
        t.level == "owl" and planned(t) == {t.move} and planned_elsewhere(t) <= {t.move}
    ),
    "uly_polly-planned": lambda t: (
        t.level == "owl" and t.move in planned(t) and 2 <= t.facts["count"] <= len(t.swaps())
    ),
}
"""By reason: whether it is true."""
