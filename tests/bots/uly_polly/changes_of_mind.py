"""Checks what a dog says changed its mind: every belief is worked out anew from a shorter round."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from sheepfold.bots.uly_polly.belief import believe
from sheepfold.bots.uly_polly.field import Floats
from sheepfold.games.uly_polly import View
from sheepfold.games.uly_polly.notation import parse_place
from sheepfold.games.uly_polly.pieces import Stepped, Swapped
from tests.bots.uly_polly import truth

EVEN = 1e-9
"""Values that differ by less count as equal."""


class Seen(NamedTuple):
    """A swap or a step since the dog's last step, with what was believed before and after it."""

    event: Swapped | Stepped
    down: list[int]
    """Where face-down tiles lay before it."""
    before: Floats
    after: Floats

    def rise(self, place: int) -> float:
        """How much likelier the tile became that is here after the swap."""
        assert isinstance(self.event, Swapped)
        came = {self.event.a: self.event.b, self.event.b: self.event.a}.get(place, place)
        return float(self.after[place] - self.before[came])

    def excess(self) -> float:
        """How much likelier a turned tile had seemed than face-down tiles usually."""
        assert isinstance(self.event, Stepped)
        usual = sum(self.before[place] for place in self.down) / len(self.down)
        return float(self.before[self.event.to] - usual)

    def size(self) -> float:
        if isinstance(self.event, Swapped):
            return max(self.rise(place) for place in range(len(self.after)))
        return self.excess() if self.event.turned else 0.0


@lru_cache(maxsize=8)
def since_last_step(level: str, view: View) -> list[Seen]:
    models = tuple(model for model, _ in truth.models(level))
    prior = tuple(chance for _, chance in truth.models(level))

    def believed(count: int) -> Floats:
        # A round that is over need not fit the board that is shown.
        shorter = replace(view, history=view.history[:count], phase="over")
        return believe(shorter, models, prior).places

    def found() -> Iterator[Seen]:
        down = set(range(len(view.tiles)))
        own = [
            number
            for number, event in enumerate(view.history)
            if isinstance(event, Stepped) and event.seat == view.viewer
        ]
        for number, event in enumerate(view.history):
            if isinstance(event, Swapped | Stepped) and number >= max(own, default=0):
                yield Seen(event, sorted(down), believed(number), believed(number + 1))
            if isinstance(event, Swapped):
                other = {event.a: event.b, event.b: event.a}
                down = {other.get(place, place) for place in down}
            elif isinstance(event, Stepped):
                down -= {event.to}

    return list(found())


def is_swap_that_changed_most(told: truth.Told) -> bool:
    a, b = (parse_place(told.facts[name], told.view.options) for name in "ab")
    seen = since_last_step(told.level, told.view)
    most = max(one.size() for one in seen)
    return any(
        {one.event.a, one.event.b} == {a, b}
        and one.rise(told.place) >= most - EVEN
        and is_percent(float(one.after[told.place]), told.facts["percent"])
        and is_percent(float(one.after[told.place]) - one.rise(told.place), told.facts["before"])
        for one in seen
        if isinstance(one.event, Swapped)
    )


def is_sheep_that_changed_most(told: truth.Told) -> bool:
    seen = since_last_step(told.level, told.view)
    most = max(one.size() for one in seen)
    return any(
        one.event.to == told.place
        and one.event.turned == "sheep"
        and one.excess() >= most - EVEN
        and is_percent(float(one.before[told.place]), told.facts["before"])
        for one in seen
        if isinstance(one.event, Stepped)
    )


def is_percent(chance: float, told: float) -> bool:
    return abs(100 * chance - told) <= 0.5 + 1e-6


CHECKS: dict[str, Callable[[truth.Told], bool]] = {
    "uly_polly-changed-swap": is_swap_that_changed_most,
    "uly_polly-changed-sheep": is_sheep_that_changed_most,
}
