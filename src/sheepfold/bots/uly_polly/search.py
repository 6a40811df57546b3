"""Dogs: where to step. `worth` evaluates the steps of dogs that plan."""

from random import Random
from typing import Any, NamedTuple

from sheepfold.bots.policy import OneOf, Policy, Reason, Thought, percent
from sheepfold.bots.uly_polly.belief import MODELS, Belief, Model, believe, observations
from sheepfold.bots.uly_polly.field import Field, face_up, field_of
from sheepfold.bots.uly_polly.worth import weigh
from sheepfold.games.uly_polly import View
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Place, Step

Dog = Policy[View, Step]
"""Chooses the step."""

VARIETY = 0.7
"""How often the strongest dog turns any good tile instead of the best, to be unpredictable."""
GOOD = 0.75
"""How good a step must be for that, as a share of the best one's value."""
TOLERANCE = 1e-9
"""Values that differ by less count as equal."""

MIXTURE: tuple[tuple[Model, float], ...] = (
    (MODELS["still"], 0.25),
    (MODELS["waller"], 0.15),
    (MODELS["flees"], 0.15),
    (MODELS["flees-half"], 0.20),
    (MODELS["flees-late"], 0.15),
    (Model(flees=1.0, walls=True), 0.05),
    (Model(flees=0.5, walls=True), 0.05),
)
"""The models that the strongest dog considers, with their prior probabilities."""


@Policy
def wanderer(view: View) -> OneOf[Step]:
    """Makes any step."""
    _, near = _reach(view)
    return OneOf([Step(to) for to in near], (("uly_polly-step-random", {}),))


@Policy
def greedy(view: View) -> OneOf[Step]:
    """Turns any tile in reach, else walks towards the nearest: all tiles count the same."""
    field, near = _reach(view)
    up = face_up(view.tiles)
    down = [to for to in near if not up >> to & 1]
    if down:
        return OneOf([Step(to) for to in down], (("uly_polly-turned-any", {"count": len(down)}),))
    hidden = [place for place in range(field.places) if not up >> place & 1]
    ways = {to: min(field.far[to][place] for place in hidden) for to in near}
    nearest = [Step(to) for to in near if ways[to] == min(ways.values())]
    return OneOf(nearest, (("uly_polly-walked-nearest", {}),))


def bayes(*mixture: tuple[Model, float], variety: float = 0.0) -> Dog:
    """A dog that assumes these models of the wolf, and plans two steps ahead.

    `variety` is how often it turns any good tile instead of the best.
    """
    models = tuple(model for model, _ in mixture)
    prior = tuple(weight for _, weight in mixture)

    def think(view: View) -> Thought[Step]:
        belief = believe(view, models, prior)
        assert view.dog is not None
        place = (face_up(view.tiles), view.dog, view.turned, view.idle)
        values = weigh(view.options, place, belief)
        if max(values) <= 0.0:  # nothing in reach, and too many steps without a turned tile
            return greedy.think(view)
        near = field_of(view.options.rows, view.options.columns).near[view.dog]
        return _Plan(view, belief, dict(zip(near, values, strict=True)), variety)

    return Policy(think)


class _Plan(NamedTuple):
    """What a planning dog believes, and the value of every step."""

    view: View
    belief: Belief
    values: dict[Place, float]
    variety: float

    def draw(self, rng: Random) -> Step:
        turns, best = self.good_turns(), self.best()
        return Step(rng.choice(turns if turns and rng.random() < self.variety else best))

    def best(self) -> list[Place]:
        """The steps with the highest value."""
        most = max(self.values.values()) - TOLERANCE
        return [to for to, value in self.values.items() if value >= most]

    def good_turns(self) -> list[Place]:
        """The steps that turn a tile and are worth nearly as much."""
        good = GOOD * max(self.values.values())
        return [
            to for to, value in self.values.items() if value >= good and not self.view.tiles[to]
        ]

    def why(self, move: Any) -> list[Reason]:
        """How likely the wolf was there, where it was likelier, and how good the step was."""
        if not isinstance(move, Step):
            return []
        if move.to in self.best():
            ahead: Reason = ("uly_polly-step-best", {})
        elif self.variety and move.to in self.good_turns():
            ahead = ("uly_polly-step-good", {})
        else:
            return []
        return [*self._seen(move.to), *self._expected(), ahead]

    def _seen(self, to: Place) -> list[Reason]:
        field = field_of(self.view.options.rows, self.view.options.columns)
        chances = self.belief.places.tolist()
        assert self.view.dog is not None
        dog = self.view.dog
        most = max(chances) - TOLERANCE
        likeliest = min(
            (place for place, chance in enumerate(chances) if chance >= most),
            key=field.far[to].__getitem__,
        )
        if self.view.tiles[to]:
            here: Reason = ("uly_polly-walked", self._place(to))
        else:
            here = ("uly_polly-turned", {**self._place(to), "percent": percent(chances[to])})
        if likeliest == to:
            return [here]
        there = {**self._place(likeliest), "percent": percent(chances[likeliest])}
        if field.far[to][likeliest] < field.far[dog][likeliest]:
            return [here, ("uly_polly-nearer", there)]
        reach = ("under", "near", "far")[min(field.far[dog][likeliest], 2)]
        return [here, ("uly_polly-likeliest", {**there, "reach": reach})]

    def _expected(self) -> list[Reason]:
        """What the dog assumes about the wolf, if that makes some tiles likelier than others."""
        chances = self.belief.places[[not tile for tile in self.view.tiles]]
        if chances.max() - chances.min() <= TOLERANCE:
            return []
        if len(self.belief.models) > 1:
            return [("uly_polly-expects-any", {})]
        return (
            [("uly_polly-expects-flight", {})] if self.belief.models == (MODELS["flees"],) else []
        )

    def _place(self, place: Place) -> dict[str, str | int]:
        return {"place": place_name(place, self.view.options.columns)}


owl: Dog = bayes(*MIXTURE, variety=VARIETY)
"""The strongest dog: relies on no single model of the wolf."""


def _reach(view: View) -> tuple[Field, tuple[Place, ...]]:
    observations(view)  # refuses an impossible view
    field = field_of(view.options.rows, view.options.columns)
    assert view.dog is not None
    return field, field.near[view.dog]
