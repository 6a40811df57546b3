"""Those who know too much: they measure how far the top level can be exploited."""

from sheepfold.bots.policy import OneOf, Policy
from sheepfold.bots.uly_polly.belief import Belief, Seen, believe, likelihood
from sheepfold.bots.uly_polly.field import face_up, field_of, swapped
from sheepfold.bots.uly_polly.owl_wolf import gathered
from sheepfold.bots.uly_polly.search import MIXTURE
from sheepfold.bots.uly_polly.wolves import board
from sheepfold.bots.uly_polly.worth import weigh
from sheepfold.games.contract import ImpossibleView
from sheepfold.games.uly_polly import View
from sheepfold.games.uly_polly.pieces import Step, Swap


@Policy
def reader(view: View) -> OneOf[Swap]:
    """Makes the swap after which the strongest dog steps elsewhere, and suspects the wolf least.

    All that dog knows is public, so its belief can be worked out from the wolf's seat as well.
    """
    field, up, dog, wolf = board(view)
    models = tuple(model for model, _ in MIXTURE)
    before = believe(view, models, tuple(weight for _, weight in MIXTURE))
    best: list[Swap] = []
    least = (2, 2.0)
    for a, b in field.swaps[dog]:
        seen = Seen(up, dog, view.turned, view.idle, (a, b), None)
        joint = before.joint * likelihood(view.options, seen, models)
        joint[:, [a, b]] = joint[:, [b, a]]
        belief = Belief(models, joint / joint.sum())
        at = b if wolf == a else a if wolf == b else wolf
        values = weigh(view.options, (swapped(up, a, b), dog, view.turned, view.idle), belief)
        steps_on = field.near[dog][values.index(max(values))] == at
        fear = (int(steps_on), round(float(belief.places[at]), 9))
        if fear < least:
            best, least = [], fear
        if fear == least:
            best.append(Swap(a, b))
    return OneOf(best)


@Policy
def knower(view: View) -> OneOf[Step]:
    """The best dog that knows the exact policy of the strongest wolf.

    That wolf tells nothing until it gathers (see `owl_wolf.owl`). After that the tiles of G are
    empty but for the one that it guards, which cannot be caught, and all others are equally
    likely: so this dog turns one of the others, and takes care not to be walled in.
    """
    if view.dog is None:
        raise ImpossibleView("history-does-not-fit")
    belief = believe(view)
    for at in gathered(view):
        belief.joint[:, at] = 0.0
    place = (face_up(view.tiles), view.dog, view.turned, view.idle)
    values = weigh(view.options, place, belief)
    near = field_of(view.options.rows, view.options.columns).near[view.dog]
    best = max(values) - 1e-9
    return OneOf([Step(to) for to, value in zip(near, values, strict=True) if value >= best])
