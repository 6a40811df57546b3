"""The dog's belief by brute force, one hiding place after the other."""

from sheepfold.bots.uly_polly.belief import LATE, NOISE, WALLS, Model
from sheepfold.games.uly_polly import Options, View
from sheepfold.games.uly_polly.pieces import Started, Stepped, Swapped, meadow


def slow(view: View, model: Model) -> list[float]:
    """The same belief straight from the definition, one hiding place after the other."""
    weights = slow_weights(view, model)
    return [weight / sum(weights) for weight in weights]


def slow_weights(view: View, model: Model) -> list[float]:
    """By present place of the wolf: the likelihood of all observations."""
    options = view.options
    size = options.rows * options.columns
    weights = [0.0] * size
    last = size - 1
    corners = {0, options.columns - 1, last - options.columns + 1, last}
    for hidden in corners if model.corner else range(size):
        wolf, dog, weight, turned = hidden, -1, 1.0, 0
        up: set[int] = set()
        for event in view.history:
            if isinstance(event, Started):
                dog = event.at
            elif isinstance(event, Swapped):
                left = options.flips - turned
                weight *= _chance(options, model, up, dog, wolf, left, (event.a, event.b))
                other = {event.a: event.b, event.b: event.a}
                wolf = other.get(wolf, wolf)
                up = {other.get(place, place) for place in up}
            elif isinstance(event, Stepped):
                dog = event.to
                if event.turned:
                    turned += 1
                    up.add(dog)
                    weight *= dog != wolf
        weights[wolf] += weight / (len(corners) if model.corner else size)
    return weights


def _chance(
    options: Options,
    model: Model,
    up: set[int],
    dog: int,
    wolf: int,
    left: int,
    swap: tuple[int, int],
) -> float:
    field = meadow(options.rows, options.columns)
    swaps = [(move.a, move.b) for move in field.swaps[dog].listed]
    near = set(field.neighbours[dog])
    habits = dict.fromkeys(swaps, 1 / len(swaps))
    walls = [
        s
        for s in swaps
        for down, other in (s, s[::-1])
        if model.walls and down in near and down not in up and other in up and other not in near
    ]
    if walls:
        habits = {s: (1 - WALLS) / len(swaps) + WALLS * (s in walls) / len(walls) for s in swaps}
    if model.decoys:
        others = [s for s in swaps if wolf not in s]
        away = [
            s
            for s in others
            for down, other in (s, s[::-1])
            if down in near and down not in up and other not in near
        ]
        exact = (1 - model.decoys) * (swap in others) / max(len(others), 1)
        drawn = away or others
        exact += model.decoys * (swap in drawn) / max(len(drawn), 1)
        return (1 - NOISE) * exact + NOISE / len(swaps)
    outs = [s for s in swaps if wolf in near and wolf in s and not near & ({*s} - {wolf})]
    flees = model.flees if outs and (not model.late or left <= LATE) else 0.0
    exact = (1 - flees) * habits[swap] + (flees / len(outs) if swap in outs else 0.0)
    return (1 - NOISE) * exact + NOISE / len(swaps)
