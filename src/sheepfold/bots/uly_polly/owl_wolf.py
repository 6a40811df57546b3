"""The strongest wolf. It plays a proved plan where there is one. Else it gives nothing away until
the last flip, and then misleads the dog."""

from functools import lru_cache
from random import Random
from typing import NamedTuple

import numpy as np

from sheepfold.bots.policy import Policy, Reason, Thought, mixed
from sheepfold.bots.uly_polly.belief import observations
from sheepfold.bots.uly_polly.field import Bits, Field, field_of, swapped
from sheepfold.bots.uly_polly.guard import LONGEST, Pair, defence, exposed, gatherings
from sheepfold.bots.uly_polly.planned import Choice, choice_of, hiding_of, plan_for, seen_in
from sheepfold.bots.uly_polly.wolves import board
from sheepfold.games.uly_polly import View
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Options, Place, Swap

PREPARED = 40
"""How many boards are evaluated in preparation of the last flip."""
SHORT = 2
"""The patience with which they are evaluated: a longer hunt seldom has another result."""
SHUT = 0.5
"""The score there of a board without a tile in the dog's reach."""
TURNS = 0.25
"""What is added there if all tiles around the dog can be turned; less in proportion."""


@Policy
def owl(view: View) -> Thought[Swap]:
    """Plays the plan of its board if there is one (`planned.py`), else like `gathers`.

    If the moves so far are not those of the plan, as when it has taken over a seat, it plays like
    `gathers` too.
    """
    otherwise = _gathers(view)
    name = plan_for(view.options)
    if name is None:
        return otherwise
    return _PlannedThought(board(view)[3], choice_of(name, seen_in(view)), otherwise)


def hides(options: Options) -> tuple[float, ...] | None:
    """How likely the plan hides at each place; `None` if there is no plan, or all are alike."""
    name = plan_for(options)
    return None if name is None else hiding_of(name)


class _PlannedThought(NamedTuple):
    """What the plan can do now, wherever the wolf is; only the draw looks at its place."""

    wolf: Place
    choice: Choice
    otherwise: "_OwlThought"

    def draw(self, rng: Random) -> Swap:
        drawn, other = rng.random(), self.otherwise.draw(rng)
        if not self.choice.pairs:
            return other
        likely = np.cumsum(self.choice.chances[:, self.wolf])
        at = int(np.searchsorted(likely, drawn * likely[-1], side="right"))
        planned = Swap(*self.choice.pairs[min(at, len(self.choice.pairs) - 1)])
        return planned if likely[-1] > 0 else other

    def odds(self) -> dict[Swap, float]:
        chances = self.choice.chances[:, self.wolf]
        if not chances.any():
            return self.otherwise.odds()
        pairs = zip(chances.tolist(), self.choice.pairs, strict=True)
        return mixed((chance, [Swap(*pair)]) for chance, pair in pairs)

    def why(self, move: object) -> list[Reason]:
        if not isinstance(move, Swap):
            return []
        chances = self.choice.chances
        if not chances[:, self.wolf].any():
            return self.otherwise.why(move)
        by_pair = dict(zip(self.choice.pairs, chances[:, self.wolf], strict=True))
        if not by_pair.get((move.a, move.b)):
            return []
        count = int((chances > 0).any(axis=1).sum())
        if count == 1:
            return [("uly_polly-planned-one", {})]
        return [("uly_polly-planned", {"count": count})]


def _gathers(view: View) -> "_OwlThought":
    """Walls the dog in, and gathers at the last flip. Loses at most half of the rounds.

    Until one flip is left, its swap depends on public facts only. It leaves the dog few face-down
    tiles to turn, now and after its next step: a dog without foresight runs out of patience. With
    two flips left, it prepares a board on which the gathering below works best.

    With one flip left, n face-down tiles are equally likely. `gatherings` gives the set G of tiles
    in the dog's reach that can be taken out of it and then be protected from any dog to the end,
    each with its swap. If the wolf is in G, it makes the swap of its own tile; if not, it draws a
    tile from G and makes the swap of that one. After the swap of tile i the probabilities are |G|/n
    for i, 0 for the rest of G, and still 1/n for every other tile. From then on the swaps depend on
    public facts only again, and protect tile i. So the last flip finds the wolf with probability
    1/n at most, as it does against a wolf that gives nothing away, even if the dog knows all of
    this. The whole round is lost with probability flips / tiles at most, which is one half. A dog
    that does not know it turns tiles of G, which are empty.
    """
    _, up, dog, wolf = board(view)
    rows, columns, patience = view.options.rows, view.options.columns, view.options.patience
    left = view.options.flips - view.turned
    if left == 2 and patience is not None and patience <= LONGEST:
        prepared = _prepared(rows, columns, up, dog, min(patience, SHORT))
        return _OwlThought(view, wolf, prepared, prepares=True)
    public = _walls(rows, columns, up, dog)
    if left > 1:
        return _OwlThought(view, wolf, public)
    if view.idle == 0:
        return _OwlThought(view, wolf, public, gatherings(rows, columns, up, dog, patience))
    tiles = gathered(view)
    if not tiles or patience is None:
        return _OwlThought(view, wolf, public)
    guard = defence(rows, columns, up, dog, tiles[0], patience - view.idle)
    return _OwlThought(view, wolf, public, guard=guard, guarded=tiles[0])


gathers = Policy(_gathers)


class _OwlThought(NamedTuple):
    """What the strongest wolf does: guard if it must, gather if it can, else a public swap."""

    view: View
    wolf: Place
    public: tuple[Pair, ...]
    """The best swaps by public facts."""
    ways: tuple[tuple[Place, Pair], ...] = ()
    """The tiles that can be gathered, each with its swap."""
    guard: Pair | None = None
    guarded: Place = -1
    """The place of the tile that was gathered and is guarded."""
    prepares: bool = False
    """Whether the public swaps were chosen to prepare the last flip."""

    def draw(self, rng: Random) -> Swap:
        drawn, public = rng.random(), rng.choice(self.public)
        if self.guard is not None:
            return Swap(*self.guard)
        if self.ways:
            any_way = self.ways[int(drawn * len(self.ways))][1]
            return Swap(*dict(self.ways).get(self.wolf, any_way))
        return Swap(*public)

    def odds(self) -> dict[Swap, float]:
        ways = dict(self.ways)
        pairs = list(self.public)
        if self.guard is not None:
            pairs = [self.guard]
        elif ways:
            pairs = [ways[self.wolf]] if self.wolf in ways else list(ways.values())
        return mixed([(1.0, [Swap(*pair) for pair in pairs])])

    def why(self, move: object) -> list[Reason]:
        if not isinstance(move, Swap):
            return []
        pair = move.a, move.b
        if self.guard is not None:
            at = self._after(self.guarded, pair)
            return [("uly_polly-guarded", {"place": self._name(at)})] if pair == self.guard else []
        if self.ways:
            return self._gathered(pair)
        return self._public(pair) if pair in self.public else []

    def _gathered(self, pair: Pair) -> list[Reason]:
        ways = dict(self.ways)
        if self.wolf in ways:
            out = self._name(self._after(self.wolf, pair))
            return [("uly_polly-gathered", {"place": out})] if pair == ways[self.wolf] else []
        return [
            ("uly_polly-bluffed", {"place": self._name(at)})
            for at, swap in self.ways
            if swap == pair
        ]

    def _public(self, pair: Pair) -> list[Reason]:
        field, up, dog, _ = board(self.view)
        if len(self.public) == len(field.swaps[dog]):
            return [("uly_polly-swap-alike", {})]
        if self.prepares:
            return [("uly_polly-prepared", {})]
        count = (~swapped(up, *pair) & field.around[dog]).bit_count()
        return [("uly_polly-walled", {"count": count})]

    def _after(self, place: Place, pair: Pair) -> Place:
        a, b = pair
        return b if place == a else a if place == b else place

    def _name(self, place: Place) -> str:
        return place_name(place, self.view.options.columns)


@lru_cache(maxsize=1 << 14)
def _walls(rows: int, columns: int, up: Bits, dog: Place) -> tuple[Pair, ...]:
    """The swaps that leave the dog the least to turn, now and after its next step."""
    field = field_of(rows, columns)
    boards = _boards(field, up, dog)
    return _least(boards, {after: _open(field, after, dog) for after in boards})


@lru_cache(maxsize=1 << 14)
def _prepared(rows: int, columns: int, up: Bits, dog: Place, patience: int) -> tuple[Pair, ...]:
    """The swaps after which the last flip is worth least to a dog that turns any tile in reach."""
    field = field_of(rows, columns)
    boards = _boards(field, up, dog)
    scores: dict[Bits, float] = {}
    for after in sorted(boards, key=lambda after: _open(field, after, dog))[:PREPARED]:
        turns = [to for to in field.near[dog] if not after >> to & 1]
        worth = [exposed(rows, columns, after | 1 << to, to, patience) for to in turns]
        scores[after] = sum(worth) / len(worth) if worth else SHUT
        scores[after] += TURNS * len(turns) / len(field.near[dog])
    return _least(boards, scores)


def _boards(field: Field, up: Bits, dog: Place) -> dict[Bits, list[Pair]]:
    """The boards that a swap can lead to, as the dog sees them, and the swaps that do."""
    boards: dict[Bits, list[Pair]] = {}
    for a, b in field.swaps[dog]:
        boards.setdefault(swapped(up, a, b), []).append((a, b))
    return boards


def _least(boards: dict[Bits, list[Pair]], scores: dict[Bits, float]) -> tuple[Pair, ...]:
    least = min(scores.values()) + 1e-9
    return tuple(s for after, score in scores.items() if score <= least for s in boards[after])


def _open(field: Field, up: Bits, dog: Place) -> float:
    """How much there is to turn around the dog and, with half weight, around its next places."""
    down, near = ~up, field.near[dog]
    ahead = [(down & field.around[to]).bit_count() / len(field.near[to]) for to in near]
    here = (down & field.around[dog]).bit_count()
    return (here + 0.5 * sum(ahead)) / len(near)


def gathered(view: View) -> tuple[Place, ...]:
    """The place of the tile that was gathered at the last flip, then those that are empty since.

    Empty if no tile was gathered.
    """
    options = view.options
    tiles: list[Place] = []
    for seen in observations(view):
        if seen.swap is None or options.flips - seen.turned > 1:
            continue
        a, b = seen.swap
        if seen.idle == 0:
            ways = gatherings(options.rows, options.columns, seen.up, seen.dog, options.patience)
            taken = [at for at, swap in ways if swap == (a, b)]
            tiles = [*taken, *(at for at, _ in ways if at not in taken)] if taken else []
        tiles = [a if at == b else b if at == a else at for at in tiles]
    return tuple(tiles)
