"""Wolves: where to hide, and which tiles to swap.

All of them hide anywhere with equal chance. What a wolf then tells by its swaps is what can lose
it the round: one whose swaps do not depend on its place leaves every unturned tile equally likely,
so a dog that turns `flips` of the tiles finds it with chance flips / tiles, and never more.
"""

from collections.abc import Callable
from functools import lru_cache
from random import Random

from sheepfold.bots.uly_polly.belief import LATE, is_wall, story
from sheepfold.bots.uly_polly.field import Bits, Field, face_up, field_of, swapped
from sheepfold.bots.uly_polly.guard import LONGEST, Pair, defence, exposed, gatherings
from sheepfold.games.game import ImpossibleView
from sheepfold.games.uly_polly import View
from sheepfold.games.uly_polly.pieces import Place, Swap

Wolf = Callable[[View, Random], Swap]
"""Chooses the swap; hiding is the same for all."""

PREPARED = 40
"""So many boards are thought through before the last flip."""
SHORT = 2
"""The boards before the last flip are thought through with this patience: a longer hunt is seldom
another one."""
SHUT = 0.5
"""What a board without a tile in the dog's reach counts for there."""
TURNS = 0.25
"""What it counts for there that all tiles around the dog can be turned."""


def still(view: View, rng: Random) -> Swap:
    """Any swap, without regard to the wolf's place: the plain wolf that tells nothing."""
    field, _, dog, _ = board(view)
    return Swap(*rng.choice(field.swaps[dog]))


def waller(view: View, rng: Random) -> Swap:
    """Puts face-up tiles around the dog whenever it can; tells nothing either."""
    field, up, dog, _ = board(view)
    walls = [swap for swap in field.swaps[dog] if is_wall(field, up, dog, swap)]
    return Swap(*rng.choice(walls or field.swaps[dog]))


def flees(chance: float = 1.0, late: bool = False) -> Wolf:
    """A wolf that goes out of the dog's reach, so often, when the dog could find it now.

    `late`: only with two flips left or fewer. Where it does not flee, it makes any swap.
    """

    def swap(view: View, rng: Random) -> Swap:
        field, _, dog, wolf = board(view)
        outs = [to for to in field.near[wolf] if field.far[dog][to] > 1]
        wants = rng.random() < chance and (not late or view.options.flips - view.turned <= LATE)
        anything = rng.choice(field.swaps[dog])
        out = outs[int(rng.random() * len(outs))] if outs else wolf
        if wants and outs and field.far[dog][wolf] == 1:
            return Swap(wolf, out)
        return Swap(*anything)

    return swap


def curious(view: View, rng: Random) -> Swap:
    """A wolf for beginners: half of the time it comes to the dog, or stays beside it."""
    field, _, dog, wolf = board(view)
    ins = [to for to in field.near[wolf] if field.far[dog][to] == 1]
    comes = rng.random() < 0.5
    away = [swap for swap in field.swaps[dog] if wolf not in swap]
    anything, quiet = rng.choice(field.swaps[dog]), rng.choice(away or field.swaps[dog])
    into = ins[int(rng.random() * len(ins))] if ins else wolf
    if not comes or wolf == dog:
        return Swap(*anything)
    if field.far[dog][wolf] == 1:
        return Swap(*quiet)
    return Swap(wolf, into) if ins else Swap(*anything)


def owl(view: View, rng: Random) -> Swap:
    """The strongest wolf: walls the dog in, and gathers at the last flip. Loses at most half.

    Until one flip is left, its swap depends on public facts only: it leaves the dog few face-down
    tiles to turn, here and one step on, so that dogs without foresight lose their patience; with
    two flips left it leaves a board on which the gathering below takes in as much as possible.

    With one flip left, n face-down tiles are equally likely. `gatherings` gives the tiles G in
    the dog's reach that can be taken out of it and then be kept from any dog to the end, each with
    its swap. A wolf in G makes its own tile's swap; any other wolf makes that of a tile drawn
    from G. After the swap of tile i the probabilities are |G|/n for i, 0 for the rest of G, and
    still 1/n for every other tile. From then on the swaps are public again, and guard tile i. So
    the last flip finds the wolf with chance at most 1/n, as against a wolf that tells nothing,
    even if the dog knows all of this, and the whole round is lost with chance at most
    flips / tiles: one half. A dog that does not know it turns tiles of G, which are empty.
    """
    _, up, dog, wolf = board(view)
    options = view.options
    drawn = rng.random()
    left, patience = options.flips - view.turned, options.patience
    if left == 2 and patience is not None and patience <= LONGEST:
        return preparing(options.rows, options.columns, up, dog, min(patience, SHORT), rng)
    public = walling(options.rows, options.columns, up, dog, rng)
    if left > 1:
        return public
    if view.idle == 0:
        ways = dict(gatherings(options.rows, options.columns, up, dog, options.patience))
        if not ways:
            return public
        any_way = list(ways.values())[int(drawn * len(ways))]
        return Swap(*ways.get(wolf, any_way))
    tiles = gathered(view)
    if not tiles or options.patience is None:
        return public
    guard = defence(options.rows, options.columns, up, dog, tiles[0], options.patience - view.idle)
    return public if guard is None else Swap(*guard)


def walling(rows: int, columns: int, up: Bits, dog: Place, rng: Random) -> Swap:
    """The swap that leaves the dog the least to turn, now and one step on."""
    return Swap(*rng.choice(_walls(rows, columns, up, dog)))


@lru_cache(maxsize=1 << 14)
def _walls(rows: int, columns: int, up: Bits, dog: Place) -> tuple[Pair, ...]:
    field = field_of(rows, columns)
    boards = _boards(field, up, dog)
    return _least(boards, {after: _open(field, after, dog) for after in boards})


def preparing(rows: int, columns: int, up: Bits, dog: Place, patience: int, rng: Random) -> Swap:
    """The swap after which the last flip is worth least to a dog that turns any tile in reach."""
    return Swap(*rng.choice(_prepared(rows, columns, up, dog, patience)))


@lru_cache(maxsize=1 << 14)
def _prepared(rows: int, columns: int, up: Bits, dog: Place, patience: int) -> tuple[Pair, ...]:
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
    """How much there is to turn around the dog, and half as important, around its next places."""
    down, near = ~up, field.near[dog]
    ahead = [(down & field.around[to]).bit_count() / len(field.near[to]) for to in near]
    here = (down & field.around[dog]).bit_count()
    return (here + 0.5 * sum(ahead)) / len(near)


def gathered(view: View) -> tuple[Place, ...]:
    """Where the tile lies that was gathered at the last flip, then those that are empty by it.

    Nothing if no tile was gathered.
    """
    options = view.options
    tiles: list[Place] = []
    for seen in story(view):
        if seen.swap is None or options.flips - seen.turned > 1:
            continue
        a, b = seen.swap
        if seen.idle == 0:
            ways = gatherings(options.rows, options.columns, seen.up, seen.dog, options.patience)
            taken = [at for at, swap in ways if swap == (a, b)]
            tiles = [*taken, *(at for at, _ in ways if at not in taken)] if taken else []
        tiles = [a if at == b else b if at == a else at for at in tiles]
    return tuple(tiles)


def board(view: View) -> tuple[Field, Bits, Place, Place]:
    """The geometry, the face-up places, the dog and the wolf; refuses a view without them."""
    story(view)  # refuses what cannot be
    up = face_up(view.tiles)
    if view.dog is None or view.wolf is None or up >> view.wolf & 1:
        raise ImpossibleView("no-place-for-the-wolf")
    return field_of(view.options.rows, view.options.columns), up, view.dog, view.wolf
