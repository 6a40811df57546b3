"""Every hand of Wooolf!! by number, what it answers and shows, and how a deck is dealt."""

from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from sheepfold.games.wooolf.cards import (
    CARDS,
    IMAGE,
    RANK,
    VALUES,
    Card,
    Character,
    Clue,
    Hand,
    Question,
    answer,
    character,
    hand,
)
from sheepfold.games.wooolf.pieces import Peeked, Which
from sheepfold.games.wooolf.worlds import Dealing, Floats, Ints, Layer, cards_seen

Bools = NDArray[np.bool_]

HANDS: tuple[Hand, ...] = tuple(hand(i, j) for n, i in enumerate(CARDS) for j in CARDS[n:])
"""Every hand; bots know a hand by its number in this list."""
NUMBER: dict[Hand, int] = {cards: number for number, cards in enumerate(HANDS)}

CHARACTERS: tuple[Character, ...] = tuple(VALUES)
"""By value, from sheep to wolf; bots know a character by its number in this list."""
CHARACTER: Ints = np.array([CHARACTERS.index(character(cards)) for cards in HANDS])
HELD: Ints = np.array([[RANK[card] for card in cards] for cards in HANDS])
"""By hand: the two cards, by their number in `CARDS`."""
CARD_IMAGE: Ints = np.array([CHARACTERS.index(IMAGE[card]) for card in CARDS])

SHEEP, DOG, HUNTER, BOY, WOLF = range(5)


@cache
def answers(question: Question) -> Bools:
    """By hand: the true answer to this question."""
    return np.array([answer(cards, question) for cards in HANDS])


@lru_cache(maxsize=4096)
def shown(announced: Clue, card: Card | None, which: Which | None) -> Ints:
    """By whether the boy peeked, and by hand: in how many ways a peek can have this result.

    >>> shown("sheep", None, None)[:, NUMBER["sheep/sheep", "sheep/sheep"]].tolist()
    [2, 0]
    """
    event = Peeked(0, 0, "left", announced, card, which)
    return np.array(
        [[len(cards_seen(event, held, boy)) for held in HANDS] for boy in (False, True)]
    )


@lru_cache(maxsize=256)
def dealing(cards: tuple[Card, ...]) -> tuple[Dealing, Ints]:
    """All ways to deal these cards in pairs, and the numbers of the hands.

    The same as `worlds.dealing`, but computed with arrays, so that a bot's first move is not slower
    than the others.

    >>> table, numbers = dealing(("wolf/wolf", "sheep/sheep", "sheep/sheep", "sheep/sheep"))
    >>> [layer.ways.tolist() for layer in table.layers]  # wolf and sheep, or two sheep
    [[[0.0, 3.0, 3.0]], [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]
    """
    kinds = tuple(dict.fromkeys(cards))
    held = np.array([cards.count(kind) for kind in kinds], dtype=np.int64)
    used = np.indices(tuple(held + 1)).reshape(len(kinds), int(np.prod(held + 1)))
    strides = np.array([np.prod(held[n + 1 :] + 1) for n in range(len(kinds))], dtype=np.int64)
    one, two = np.triu_indices(len(kinds))
    dealt = used.sum(axis=0)
    left = held[:, None] - used
    flat = np.arange(used.shape[1])
    row_of = np.zeros(used.shape[1], dtype=np.int64)
    for count in range(0, len(cards) + 1, 2):
        rows = flat[dealt == count]
        row_of[rows] = np.arange(len(rows))
    layers: list[Layer] = []
    for count in range(0, len(cards), 2):
        rows = flat[dealt == count]
        free = left[:, rows]
        pairs = np.where(
            one == two, free[one].T * (free[two].T - 1) // 2, free[one].T * free[two].T
        )
        then = np.where(pairs > 0, rows[:, None] + strides[one] + strides[two], rows[:, None])
        layers.append(Layer(pairs.astype(np.float64), np.where(pairs > 0, row_of[then], 0)))
    hands = tuple(hand(kinds[i], kinds[j]) for i, j in zip(one, two, strict=True))
    return Dealing(hands, tuple(layers)), np.array(
        [NUMBER[cards] for cards in hands], dtype=np.int64
    )


@lru_cache(maxsize=256)
def deals(cards: tuple[Card, ...]) -> tuple[Ints, Floats]:
    """Every deal of a few cards, as hands of `dealing`, and in how many ways it comes about.

    >>> deals(("wolf/wolf", "sheep/sheep", "sheep/sheep", "sheep/sheep"))[0].tolist()
    [[1, 2], [2, 1]]
    """
    row, ways = np.zeros(1, dtype=np.int64), np.ones(1)
    chosen = np.zeros((1, 0), dtype=np.int64)
    for layer in dealing(cards)[0].layers:
        before, column = np.nonzero(layer.ways[row])
        ways = ways[before] * layer.ways[row[before], column]
        chosen = np.concatenate([chosen[before], column[:, None]], axis=1)
        row = layer.after[row[before], column]
    return chosen, ways
