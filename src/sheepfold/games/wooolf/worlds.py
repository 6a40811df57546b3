"""Which deals are possible: the worlds that a viewer of Wooolf!! cannot rule out.

A world is a labelled deal (every card distinct, hands unordered) together with, for each peek whose
card the viewer did not recognise by its place, which of the owner's two cards it was. All worlds
that fit what the viewer knows weigh the same.

What is announced depends on whether the announcer is the boy, and at most one player is. So the
worlds are counted once for each answer to "who is the boy?"; given that, every observation is a
factor on one player's hand, and a pass over the players from last to first, keeping for each number
of cards used of each kind the number of ways to deal the rest, counts them all.
"""

from functools import lru_cache
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.games.contract import ImpossibleView
from sheepfold.games.wooolf.cards import (
    Card,
    Hand,
    announced,
    answer,
    character,
    deck,
    hand,
)
from sheepfold.games.wooolf.pieces import Asked, Peeked
from sheepfold.games.wooolf.view import View

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Layer(NamedTuple):
    """The dealing of one hand: from each count of cards used (row), each hand (column)."""

    ways: Floats
    """How many labelled pairs of cards make this hand."""
    after: Ints
    """The row of the next layer; 0 where `ways` is 0."""


class Dealing(NamedTuple):
    """All ways to deal a deck, by kinds of cards."""

    hands: tuple[Hand, ...]
    layers: tuple[Layer, ...]


class Worlds(NamedTuple):
    """The worlds that fit a view: `ways[k][b, r]` counts them from hand k on, with boy b, row r.

    Boy number 0 stands for "nobody's character is the boy".
    """

    dealing: Dealing
    factors: Floats
    """By player, boy and hand: in how many ways the observations fit."""
    ways: tuple[Floats, ...]

    def total(self) -> float:
        """How many worlds there are."""
        return float(self.ways[0].sum())

    def draw(self, rng: Random) -> tuple[Hand, ...]:
        """The hands of one world, all worlds being equally likely."""
        boy = _pick(self.ways[0][:, 0], rng)
        row = 0
        drawn: list[Hand] = []
        for number, layer in enumerate(self.dealing.layers):
            after = layer.after[row]
            weights = (
                layer.ways[row] * self.factors[number, boy] * self.ways[number + 1][boy, after]
            )
            chosen = _pick(weights, rng)
            drawn.append(self.dealing.hands[chosen])
            row = int(after[chosen])
        return tuple(drawn)


def worlds(view: View) -> Worlds:
    """The worlds that fit everything this viewer knows.

    >>> from sheepfold.games import wooolf
    >>> options = wooolf.Options()
    >>> state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
    >>> int(worlds(wooolf.view(state, None)).total())  # ten cards in five pairs
    113400
    """
    table = dealing(deck(view.options, view.seats))
    factors = evidence(view, table.hands)
    ways = [np.ones((view.players + 1, 1))]
    for number in reversed(range(view.players)):
        layer = table.layers[number]
        weighted = factors[number][:, None, :] * layer.ways[None, :, :]
        ways.append((weighted * ways[-1][:, layer.after]).sum(axis=2))
    found = Worlds(table, factors, tuple(reversed(ways)))
    if found.total() <= 0:
        raise ImpossibleView("wooolf-no-deal-fits")
    return found


@lru_cache(maxsize=32)
def dealing(cards: tuple[Card, ...]) -> Dealing:
    """All ways to deal these cards in pairs."""
    kinds = tuple(dict.fromkeys(cards))
    held = [cards.count(kind) for kind in kinds]
    pairs = [(i, j) for i in range(len(kinds)) for j in range(i, len(kinds))]
    rows: list[tuple[int, ...]] = [(0,) * len(kinds)]
    layers: list[Layer] = []
    for _ in range(len(cards) // 2):
        following: dict[tuple[int, ...], int] = {}
        ways = np.zeros((len(rows), len(pairs)))
        after = np.zeros((len(rows), len(pairs)), dtype=np.int64)
        for row, used in enumerate(rows):
            for column, (i, j) in enumerate(pairs):
                left_i, left_j = held[i] - used[i], held[j] - used[j]
                count = left_i * (left_i - 1) // 2 if i == j else left_i * left_j
                if count:
                    then = list(used)
                    then[i] += 1
                    then[j] += 1
                    ways[row, column] = count
                    after[row, column] = following.setdefault(tuple(then), len(following))
        layers.append(Layer(ways, after))
        rows = list(following)
    return Dealing(tuple(hand(kinds[i], kinds[j]) for i, j in pairs), tuple(layers))


def evidence(view: View, hands: tuple[Hand, ...]) -> Floats:
    """By player, boy (0: nobody) and hand: in how many ways the viewer's observations fit."""
    factors = np.ones((view.players, view.players + 1, len(hands)))
    is_boy = np.array([character(cards) == "boy" for cards in hands])
    for player in range(1, view.players + 1):
        factors[player - 1, :, is_boy] = 0.0
        factors[player - 1, player, :] = is_boy
    for player, cards in known_hands(view).items():
        factors[player - 1] *= np.array([cards == other for other in hands])
    for event in view.history:
        if isinstance(event, Asked):
            fits = [answer(cards, event.question) == event.yes for cards in hands]
            factors[event.to - 1] *= np.array(fits)
        elif isinstance(event, Peeked):
            for boy in range(view.players + 1):
                fitting = [len(cards_seen(event, cards, boy == event.by)) for cards in hands]
                factors[event.owner - 1, boy] *= np.array(fitting)
    return factors


def known_hands(view: View) -> dict[int, Hand]:
    """The hands that the viewer knows outright: its own, and all of them when the game is over."""
    if view.phase == "over":
        return dict(enumerate(view.rounds[-1].hands, 1))
    if view.viewer is not None and view.cards is not None:
        return {view.viewer: view.cards}
    return {}


def cards_seen(event: Peeked, cards: Hand, by_boy: bool) -> list[int]:
    """Which of these two cards the peek can have shown, as far as this event tells."""
    return [
        which
        for which in (0, 1)
        if announced(cards[which], by_boy) == event.announced
        and event.card in (None, cards[which])
        and event.which in (None, which)
    ]


def _pick(weights: Floats, rng: Random) -> int:
    """An index, with probability in proportion to its weight."""
    sums = np.cumsum(weights)
    drawn = int(np.searchsorted(sums, rng.random() * sums[-1], side="right"))
    return min(drawn, int(np.flatnonzero(weights)[-1]))
