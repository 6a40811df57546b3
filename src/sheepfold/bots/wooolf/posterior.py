"""Exact deduction in Wooolf!!: the probability of every hand, character and guess, from a view.

The worlds, and the way to count them, are those of `games.wooolf.worlds`. Given who lied, every
observation is a factor on one player's hand, and a pass over the players keeps, for each number of
cards used of each kind, the number of ways. Only the boy lies, and he announces nothing but wolves
and question marks (WO-12). So the liar is one of the few players who announced just that, or nobody
lied; and whoever announced anything else is not the boy. Hands that the viewer knows are taken out
of the deck first. A forward and a backward pass are combined, and passes that differ only in what
they leave out are computed together.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from sheepfold.bots.wooolf.hands import (
    BOY,
    CHARACTER,
    CHARACTERS,
    HANDS,
    NUMBER,
    Bools,
    answers,
    dealing,
    deals,
    shown,
)
from sheepfold.games.contract import ImpossibleView
from sheepfold.games.wooolf.cards import TARGETS, Card, Clue, Options, deck
from sheepfold.games.wooolf.pieces import Asked, Peeked
from sheepfold.games.wooolf.view import View
from sheepfold.games.wooolf.worlds import Dealing, Floats, Ints, known_hands

BOY_CLUES: frozenset[Clue] = frozenset({"wolf", "?"})
"""All that the boy ever announces (WO-12)."""


SMALLEST_EXPONENT = -100
"""No possible hand has a weight below two to this, so that none becomes zero by rounding."""


class Belief(NamedTuple):
    """What a viewer believes: all worlds that fit its view are equally likely.

    Players are numbered from 1; in arrays by player, row 0 is "nobody" or unused. Hands and
    characters are numbered as in `HANDS` and `CHARACTERS`.
    """

    view: View
    known: dict[int, int]
    """By player: the number of its hand, if the viewer knows it."""
    unknown: tuple[int, ...]
    """The other players, in the order of the layers."""
    dealing: Dealing
    numbers: Ints
    """By hand of the dealing: its number."""
    liars: tuple[int, ...]
    """The players who may be the boy and have announced a wolf; 0 stands for nobody."""
    prior: Floats
    """By liar: the weight of the observations that do not depend on unknown hands."""
    factors: Floats
    """By layer, liar and hand: the weight of the observations."""
    ways: tuple[Floats, ...]
    """By layer, liar and number of cards used: the total weight of the hands to come."""

    def reweighted(self, weights: Floats) -> "Belief":
        """The belief with other evidence, given as a factor for each player and hand.

        All factors are above zero, so what was possible stays possible.
        """
        factors = self.factors * weights[list(self.unknown)][:, None, self.numbers]
        found = self._replace(factors=factors)
        return found._replace(ways=tuple(found._backward(np.ones(len(self.numbers), dtype=bool))))

    def total(self) -> float:
        """The weight of all worlds."""
        return float(self.prior @ self.ways[0][:, 0])

    def hands(self) -> Floats:
        """By player and hand: its probability."""
        found = np.zeros((self.view.players + 1, len(HANDS)))
        for player, number in self.known.items():
            found[player, number] = 1.0
        before = self.prior[:, None]
        for layer, player in enumerate(self.unknown):
            weighted, after = self._weighted(layer), self.dealing.layers[layer].after
            reached = before[:, :, None] * weighted
            joint = reached * self.ways[layer + 1][:, after]
            found[player, self.numbers] = joint.sum(axis=(0, 1)) / self.total()
            size = self.ways[layer + 1].shape[1]
            before = (before[:, None] @ _matrix(weighted, after, size, None))[:, 0]
        return found

    def characters(self) -> Floats:
        """By player and character: the probability; row 0 is that nobody plays it."""
        hands, kinds = self.hands(), CHARACTER
        found = np.zeros((self.view.players + 1, len(CHARACTERS)))
        for character in range(len(CHARACTERS)):
            found[:, character] = hands[:, kinds == character].sum(axis=1)
            found[0, character] = self.nobody(character)
        return found

    def nobody(self, *characters: int) -> float:
        """The probability that nobody plays any of these characters."""
        if any(CHARACTER[number] in characters for number in self.known.values()):
            return 0.0
        allowed = ~np.isin(CHARACTER[self.numbers], characters)
        return float(self.prior @ self._backward(allowed)[0][:, 0]) / self.total()

    def guesses(self) -> Floats:
        """By first and second pointer (0: nobody): the probability that this guess is right.

        The wolf has no second target, so there is one column (WO-15).

        >>> from sheepfold.games import wooolf
        >>> options = wooolf.Options()
        >>> state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
        >>> belief(wooolf.view(state, 3)).guesses().shape  # a dog: hunter and wolf
        (6, 6)
        """
        if self.view.character is None:
            raise ImpossibleView("not-seated")
        first, second = TARGETS[self.view.character]
        if second is None:
            return self.characters()[:, [CHARACTERS.index(first)]]
        return self._pairs(CHARACTERS.index(first), CHARACTERS.index(second))

    def draw_many(self, count: int, rng: Random) -> Ints:
        """The hands of this many worlds, drawn with equal probability: by world and player."""
        source = np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
        chance = source.random((len(self.unknown) + 1, count))
        drawn = np.zeros((count, self.view.players + 1), dtype=np.int64)
        for player, number in self.known.items():
            drawn[:, player] = number
        liar = _pick(
            np.broadcast_to(self.prior * self.ways[0][:, 0], (count, len(self.liars))), chance[0]
        )
        row = np.zeros(count, dtype=np.int64)
        for layer, player in enumerate(self.unknown):
            ways, after = self.dealing.layers[layer]
            to_come = self.ways[layer + 1][liar[:, None], after[row]]
            chosen = _pick(ways[row] * self.factors[layer][liar] * to_come, chance[layer + 1])
            drawn[:, player] = self.numbers[chosen]
            row = after[row, chosen]
        return drawn

    def every_world(self) -> tuple[Ints, Floats]:
        """All worlds that fit, by world and player, and their probabilities; for small tables."""
        chosen, ways = deals(cards_left(self.view, self.known))
        index = np.full(self.view.players + 1, -1)
        if 0 in self.liars:
            index[:] = self.liars.index(0)
        index[list(self.liars)] = np.arange(len(self.liars))
        is_boy = CHARACTER[self.numbers[chosen]] == BOY
        who = np.where(is_boy.any(axis=1), is_boy.argmax(axis=1), -1)
        known_liar = [player for player in self.liars if player in self.known]
        liar = index[np.array([*self.unknown, *(known_liar or (0,))])[who]]
        weights = ways * np.where(liar < 0, 0.0, self.prior[liar])
        for layer in range(len(self.unknown)):
            weights = weights * self.factors[layer][liar, chosen[:, layer]]
        fits = weights > 0
        hands = np.zeros((int(fits.sum()), self.view.players + 1), dtype=np.int64)
        hands[:, list(self.unknown)] = self.numbers[chosen[fits]]
        hands[:, list(self.known)] = list(self.known.values())
        return hands, weights[fits] / weights.sum()

    def _weighted(self, layer: int) -> Floats:
        weighted: Floats = self.factors[layer][:, None, :] * self.dealing.layers[layer].ways
        return weighted

    def _backward(self, allowed: Bools) -> list[Floats]:
        """By layer, liar and row: the total weight of the hands to come, of those allowed."""
        factors = self.factors[:, :, allowed]
        ways = [np.ones((len(self.liars), 1))]
        for layer in reversed(range(len(self.unknown))):
            table = self.dealing.layers[layer]
            weighted = factors[layer][:, None, :] * table.ways[:, allowed]
            ways.append((weighted * ways[-1][:, table.after[:, allowed]]).sum(axis=2))
        return ways[::-1]

    def _pairs(self, first: int, second: int) -> Floats:
        """By two players (0: nobody): the probability that they play these two characters."""
        kind = CHARACTER[self.numbers]
        is_first, is_second = kind == first, kind == second
        no_first, no_second = self._backward(~is_first), self._backward(~is_second)
        found = np.zeros((self.view.players + 1, self.view.players + 1))
        # The second axis holds: all worlds; those where nobody plays the first character so far;
        # the same for the second; then, for each player dealt so far, those where it plays the
        # first; and again for the second.
        before = np.repeat(self.prior[:, None, None], 3, axis=1)
        for layer, player in enumerate(self.unknown):
            weighted, after = self._weighted(layer), self.dealing.layers[layer].after
            size = self.ways[layer + 1].shape[1]
            first_on = _matrix(weighted, after, size, is_first)
            second_on = _matrix(weighted, after, size, is_second)
            rest_on = _matrix(weighted, after, size, ~(is_first | is_second))
            seen = list(self.unknown[:layer])
            to_come = self.ways[layer + 1][:, :, None]
            found[seen, player] = _meet(before[:, 3 : 3 + layer], second_on @ to_come)
            found[player, seen] = _meet(before[:, 3 + layer :], first_on @ to_come)
            found[player, 0] = _meet(before[:, 2:3], first_on @ no_second[layer + 1][:, :, None])[0]
            found[0, player] = _meet(before[:, 1:2], second_on @ no_first[layer + 1][:, :, None])[0]
            no_first_on, no_second_on = rest_on + second_on, rest_on + first_on
            all_on = no_first_on + first_on
            before = np.concatenate(
                [
                    before[:, :1] @ all_on,
                    before[:, 1:2] @ no_first_on,
                    before[:, 2:3] @ no_second_on,
                    before[:, 3 : 3 + layer] @ all_on,
                    before[:, :1] @ first_on,
                    before[:, 3 + layer :] @ all_on,
                    before[:, :1] @ second_on,
                ],
                axis=1,
            )
        found /= self.total()
        found[0, 0] = self.nobody(first, second)
        return found


def belief(view: View, *, trusting: bool = False) -> Belief:
    """What this viewer believes. A `trusting` viewer assumes that nobody else ever lies.

    Raises `ImpossibleView` if no deal fits; for a trusting viewer also if somebody must have lied.

    >>> from sheepfold.games import wooolf
    >>> options = wooolf.Options()
    >>> state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
    >>> round(float(belief(wooolf.view(state, 3)).characters()[1, 4]), 3)  # is player 1 the wolf?
    0.25
    """
    known = {player: NUMBER[cards] for player, cards in known_hands(view).items()}
    unknown = tuple(player for player in range(1, view.players + 1) if player not in known)
    table, numbers = dealing(cards_left(view, known))
    observed = _observed(view)
    liars = _liars(observed, known, unknown, trusting)
    can_be = table.layers[0].ways[0] > 0 if table.layers else np.ones(len(numbers), dtype=bool)
    weights, prior = _evidence(view, observed, known, unknown, liars, numbers, can_be, trusting)
    found = Belief(view, known, unknown, table, numbers, liars, prior, weights, ())
    found = found._replace(ways=tuple(found._backward(np.ones(len(numbers), dtype=bool))))
    possible = prior * found.ways[0][:, 0] > 0
    if not possible.any():
        raise ImpossibleView("wooolf-no-deal-fits")
    return found._replace(
        liars=tuple(liar for liar, can in zip(liars, possible, strict=True) if can),
        prior=prior[possible],
        factors=weights[:, possible],
        ways=tuple(ways[possible] for ways in found.ways),
    )


def draw_many(view: View, count: int, rng: Random) -> Ints:
    """The hands of this many worlds that fit a view: numbers in `HANDS`, by world and player."""
    return belief(view).draw_many(count, rng)


def cards_left(view: View, known: dict[int, int]) -> tuple[Card, ...]:
    """The deck without the cards of known hands."""
    return _left(view.options, view.seats, tuple(known.values()))


@lru_cache(maxsize=1024)
def _left(options: Options, seats: int, known: tuple[int, ...]) -> tuple[Card, ...]:
    left = list(deck(options, seats))
    for number in known:
        for card in HANDS[number]:
            if card not in left:
                raise ImpossibleView("wooolf-no-deal-fits")
            left.remove(card)
    return tuple(left)


def _liars(
    observed: Iterable[Asked | Peeked],
    known: dict[int, int],
    unknown: tuple[int, ...],
    trusting: bool,
) -> tuple[int, ...]:
    """Who may have lied (0: nobody): a known boy, or players who announced only wolves and "?"."""
    boys = tuple(player for player, number in known.items() if CHARACTER[number] == BOY)
    if boys or trusting:
        return boys or (0,)
    said = announcements(observed)
    return 0, *(player for player in unknown if "wolf" in said[player] <= BOY_CLUES)


def _evidence(
    view: View,
    observed: dict[Asked | Peeked, int],
    known: dict[int, int],
    unknown: tuple[int, ...],
    liars: tuple[int, ...],
    numbers: Ints,
    can_be: Bools,
    trusting: bool,
) -> tuple[Floats, Floats]:
    """The weight of the observations: by unknown player, liar and hand; and by liar alone.

    `can_be` says for each hand of the dealing whether there are cards for it.

    A peek fits a hand in 0, 1 or 2 ways. The twos are counted, and only differences of the counts
    become weights: in a round without a limit the weights themselves could overflow (WO-28).
    """
    columns = numbers if not known else np.concatenate([numbers, list(known.values())])
    kind = CHARACTER[columns]
    can_be = np.concatenate([can_be, np.ones(len(known), dtype=bool)])
    fits = np.tile(can_be, (view.players + 1, len(liars), 1))
    twos = np.zeros(fits.shape, dtype=np.int64)
    if not trusting:
        for player, clues in announcements(observed).items():
            if not clues <= {"?"}:
                fits[player] = can_be & (kind != BOY)
    for index, liar in enumerate(liars):
        if liar:
            fits[liar, index] = can_be & (kind == BOY)
    for column, player in enumerate(known, len(numbers)):
        fits[player, :, :column] = False
        fits[player, :, column + 1 :] = False
    for event, repeats in observed.items():
        if isinstance(event, Asked):
            fits[event.to] &= answers(event.question)[columns] == event.yes
            continue
        ways = shown(event.announced, event.card, event.which)[:, columns]
        lied = [int(liar == event.by and (not trusting or liar == view.viewer)) for liar in liars]
        fits[event.owner] &= (ways > 0)[lied]
        twos[event.owner] += repeats * (ways == 2)[lied]
    twos[~fits] = -1
    most = twos.max(axis=2)
    prior = np.where((most[1:] >= 0).all(axis=0), most[1:].sum(axis=0), -1)
    weights = np.where(fits, _two_to(twos - most[:, :, None]), 0.0)
    scaled = np.where(prior >= 0, _two_to(prior - prior.max()), 0.0)
    return weights[list(unknown)][:, :, : len(numbers)], scaled


def _two_to(exponent: Ints) -> Floats:
    """Two to this power, but never zero: what is possible stays possible."""
    return np.exp2(np.maximum(exponent, SMALLEST_EXPONENT).astype(np.float64))


def announcements(observed: Iterable[Asked | Peeked]) -> dict[int, set[Clue]]:
    """What each player has announced."""
    said: defaultdict[int, set[Clue]] = defaultdict(set)
    for event in observed:
        if isinstance(event, Peeked):
            said[event.by].add(event.announced)
    return said


def _observed(view: View) -> dict[Asked | Peeked, int]:
    """The answers and peeks of the round with their counts, the side of a peek left out."""
    counts: dict[Asked | Peeked, int] = {}
    for event in view.history:
        if isinstance(event, Asked | Peeked):
            if isinstance(event, Peeked):  # WO-13
                event = replace(event, side="left")
            counts[event] = counts.get(event, 0) + 1
    return counts


def _matrix(weighted: Floats, after: Ints, size: int, only: Bools | None) -> Floats:
    """One layer as a matrix for each liar, from its rows to the rows of the next layer."""
    if only is not None:
        weighted, after = weighted[:, :, only], after[:, only]
    found = np.zeros((weighted.shape[0], weighted.shape[1], size))
    row, column = np.nonzero(weighted.any(axis=0))
    found[:, row, after[row, column]] = weighted[:, row, column]
    return found


def _meet(before: Floats, after: Floats) -> Floats:
    """Combine a forward with a backward pass: the total weight of each."""
    weights: Floats = (before @ after).sum(axis=(0, 2))
    return weights


def _pick(weights: Floats, chance: Floats) -> Ints:
    """For each row an index, drawn in proportion to the weights by a number in [0, 1)."""
    sums = np.cumsum(weights, axis=1)
    drawn = (sums <= (chance * sums[:, -1])[:, None]).sum(axis=1)
    last = weights.shape[1] - 1 - np.argmax(weights[:, ::-1] > 0, axis=1)
    picked: Ints = np.minimum(drawn, last)
    return picked
