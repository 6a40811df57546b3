"""Dogs: where to step. `worth` evaluates the steps of dogs that plan."""

from random import Random
from typing import NamedTuple

from sheepfold.bots.policy import OneOf, Policy, Reason, Thought, mixed, percent
from sheepfold.bots.uly_polly.belief import MODELS, Belief, Model, believe, observations
from sheepfold.bots.uly_polly.change_of_mind import change_of_mind
from sheepfold.bots.uly_polly.field import Bits, Field, face_up, field_of
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
    (MODELS["still"], 0.20),
    (MODELS["waller"], 0.12),
    (MODELS["flees"], 0.13),
    (MODELS["flees-half"], 0.15),
    (MODELS["flees-late"], 0.13),
    (Model(flees=1.0, walls=True), 0.04),
    (Model(flees=0.5, walls=True), 0.03),
    (Model(decoys=0.5), 0.10),
    (Model(decoys=0.5, corner=True), 0.10),
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
    field, _ = _reach(view)
    up = face_up(view.tiles)
    assert view.dog is not None
    steps = greedy_steps(field, up, view.dog)
    turns = not up >> steps[0] & 1
    why: Reason = ("uly_polly-walked-nearest", {})
    if turns:
        why = ("uly_polly-turned-any", {"count": len(steps)})
    return OneOf([Step(to) for to in steps], (why,))


def any_step(field: Field, up: Bits, dog: Place) -> tuple[Place, ...]:  # noqa: ARG001
    """Every step from here, whatever lies around."""
    return field.near[dog]


def greedy_steps(field: Field, up: Bits, dog: Place) -> list[Place]:
    """The steps that turn a tile, else those towards the nearest tile that lies face down.

    >>> greedy_steps(field_of(2, 3), 0b000011, 0)
    [3, 4]
    """
    near = field.near[dog]
    down = [to for to in near if not up >> to & 1]
    if down:
        return down
    hidden = [place for place in range(field.places) if not up >> place & 1]
    ways = {to: min(field.far[to][place] for place in hidden) for to in near}
    return [to for to in near if ways[to] == min(ways.values())]


def bayes(*mixture: tuple[Model, float], variety: float = 0.0) -> Dog:
    """A dog that assumes these models of the wolf, and plans two steps ahead.

    `variety` is how often it turns any good tile instead of the best.
    """
    models = tuple(model for model, _ in mixture)
    prior = tuple(weight for _, weight in mixture)

    def think(view: View) -> Thought[Step]:
        belief = believe(view, models, prior)
        assert view.dog is not None
        position = (face_up(view.tiles), view.dog, view.turned, view.idle)
        values = weigh(view.options, position, belief)
        if max(values) <= 0.0:  # nothing in reach, and too many steps without a turned tile
            return greedy.think(view)
        near = field_of(view.options.rows, view.options.columns).near[view.dog]
        return _Plan(view, belief, prior, dict(zip(near, values, strict=True)), variety)

    return Policy(think)


class _Plan(NamedTuple):
    """What a planning dog believes, and the value of every step."""

    view: View
    belief: Belief
    prior: tuple[float, ...]
    """By model of the belief: how likely it was before the first swap."""
    values: dict[Place, float]
    variety: float

    def draw(self, rng: Random) -> Step:
        turns, best = self.good_turns(), self.best()
        return Step(rng.choice(turns if turns and rng.random() < self.variety else best))

    def odds(self) -> dict[Step, float]:
        """Any good turn with the probability `variety`, else any of the best steps."""
        turns, best = ([Step(to) for to in some] for some in (self.good_turns(), self.best()))
        variety = self.variety if turns else 0.0
        return mixed([(variety, turns), (1.0 - variety, best)])

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

    def why(self, move: object) -> list[Reason]:
        """How likely the wolf was there, where it was likelier, and how good the step was."""
        if not isinstance(move, Step):
            return []
        if move.to in self.best():
            ahead: Reason = ("uly_polly-step-best", {})
        elif self.variety and move.to in self.good_turns():
            ahead = ("uly_polly-step-good", {})
        else:
            return []
        return [*reasons_of(self.view, self.belief, move.to), ahead]

    def changed(self) -> list[Reason]:
        """What changed its mind most since its last step."""
        return change_of_mind(self.view, self.belief.models, self.prior)


def reasons_of(view: View, belief: Belief, to: Place) -> list[Reason]:
    """How likely the wolf was where a step led, where it was likelier, and what the dog assumes."""
    field = field_of(view.options.rows, view.options.columns)
    chances = belief.places.tolist()
    assert view.dog is not None
    most = max(chances) - TOLERANCE
    likeliest = min(
        (place for place, chance in enumerate(chances) if chance >= most),
        key=field.far[to].__getitem__,
    )
    here: Reason
    if view.tiles[to]:
        here = ("uly_polly-walked", _place(view, to))
    else:
        here = ("uly_polly-turned", {**_place(view, to), "percent": percent(chances[to])})
    expected = _expected(view, belief)
    if likeliest == to:
        return [here, *expected]
    there = {**_place(view, likeliest), "percent": percent(chances[likeliest])}
    if field.far[to][likeliest] < field.far[view.dog][likeliest]:
        return [here, ("uly_polly-nearer", there), *expected]
    reach = ("under", "near", "far")[min(field.far[view.dog][likeliest], 2)]
    return [here, ("uly_polly-likeliest", {**there, "reach": reach}), *expected]


def _expected(view: View, belief: Belief) -> list[Reason]:
    """What the dog assumes about the wolf, if that makes some tiles likelier than others."""
    chances = belief.places[[not tile for tile in view.tiles]]
    if chances.max() - chances.min() <= TOLERANCE:
        return []
    if len(belief.models) > 1:
        return [("uly_polly-expects-any", {})]
    return [("uly_polly-expects-flight", {})] if belief.models == (MODELS["flees"],) else []


def _place(view: View, place: Place) -> dict[str, str | int]:
    return {"place": place_name(place, view.options.columns)}


owl: Dog = bayes(*MIXTURE, variety=VARIETY)
"""The strongest dog where the round is not solved: relies on no single model of the wolf."""


def _reach(view: View) -> tuple[Field, tuple[Place, ...]]:
    observations(view)  # refuses an impossible view
    field = field_of(view.options.rows, view.options.columns)
    assert view.dog is not None
    return field, field.near[view.dog]
