"""The cards of Wooolf!!: characters, questions, targets, decks (WO-02 to WO-07, WO-26).

A character card is written image/aspect, for example `dog/?`: its picture is a dog, its aspect is
unknown.
"""

from collections import Counter
from functools import lru_cache
from typing import Annotated, Literal, get_args

from msgspec.structs import replace

from sheepfold.games.contract import BadOptions, is_well_typed
from sheepfold.games.contract import Options as AnyOptions
from sheepfold.games.declared import Kind
from sheepfold.games.options import Number, Pieces, Switch, in_range, option_fields

SEATS = range(4, 9)  # WO-01
SIMULATED = 5  # WO-08: the number of the player without a seat, when four play

Character = Literal["sheep", "dog", "hunter", "boy", "wolf"]
Clue = Literal["sheep", "dog", "hunter", "wolf", "?"]
"""What can be announced: an aspect. No card has the aspect of the boy."""

CardName = Literal[
    "wolf/wolf",
    "boy/?",
    "boy/hunter",
    "hunter/hunter",
    "hunter/?",
    "hunter/sheep",
    "dog/dog",
    "dog/?",
    "dog/wolf",
    "sheep/sheep",
    "sheep/dog",
]
Card = Annotated[CardName, Kind("card")]
Hand = tuple[Card, Card]
"""Two cards; the first one is the character (WO-05)."""

Question = Literal["whb", "shb", "dog", "hunter", "sheep"]
"""`whb`: are you wolf, hunter or boy? `shb`: sheep, hunter or boy? Else: does a card show one?"""

VALUES: dict[Character, int] = {"sheep": 1, "dog": 2, "hunter": 3, "boy": 4, "wolf": 5}  # WO-02

TARGETS: dict[Character, tuple[Character, Character | None]] = {  # WO-06
    "sheep": ("dog", "hunter"),
    "dog": ("hunter", "wolf"),
    "hunter": ("dog", "wolf"),
    "boy": ("wolf", "sheep"),
    "wolf": ("sheep", None),
}

BASE: dict[Card, int] = {  # WO-03
    "sheep/sheep": 7,
    "dog/dog": 2,
    "dog/?": 1,
    "hunter/hunter": 2,
    "hunter/?": 1,
    "boy/?": 1,
    "wolf/wolf": 2,
}

REPLACED: tuple[tuple[Card, Card], ...] = (  # WO-26
    ("boy/?", "boy/hunter"),
    ("hunter/?", "hunter/sheep"),
    ("dog/?", "dog/wolf"),
    ("sheep/sheep", "sheep/dog"),
)

USED: dict[int, dict[Card, int]] = {  # WO-04
    5: {
        "sheep/sheep": 4,
        "dog/dog": 1,
        "dog/?": 1,
        "hunter/hunter": 1,
        "hunter/?": 1,
        "boy/?": 1,
        "wolf/wolf": 1,
    },
    6: {
        "sheep/sheep": 6,
        "dog/dog": 1,
        "dog/?": 1,
        "hunter/hunter": 1,
        "hunter/?": 1,
        "boy/?": 1,
        "wolf/wolf": 1,
    },
    7: {
        "sheep/sheep": 7,
        "dog/dog": 2,
        "dog/?": 1,
        "hunter/hunter": 1,
        "hunter/?": 1,
        "boy/?": 1,
        "wolf/wolf": 1,
    },
    8: BASE,
}

ASKED_FOR: dict[Question, tuple[Character, ...]] = {  # WO-07
    "whb": ("wolf", "hunter", "boy"),
    "shb": ("sheep", "hunter", "boy"),
    "dog": ("dog",),
    "hunter": ("hunter",),
    "sheep": ("sheep",),
}
"""Whom a question asks for: the first two by character, the others by the image of a card."""

QUESTIONS: dict[Question, int] = {"whb": 4, "shb": 4, "dog": 3, "hunter": 3, "sheep": 2}  # WO-07
QUESTION_DECK: tuple[Question, ...] = tuple(
    kind for kind, copies in QUESTIONS.items() for _ in range(copies)
)

CARDS: tuple[Card, ...] = get_args(CardName)
"""Every kind of card, by value from wolf to sheep: the order in which a hand is held."""

IMAGE: dict[Card, Character] = {card: card.split("/")[0] for card in CARDS}  # type: ignore[misc]
ASPECT: dict[Card, Clue] = {card: card.split("/")[1] for card in CARDS}  # type: ignore[misc]
RANK: dict[Card, int] = {card: rank for rank, card in enumerate(CARDS)}


class Options(AnyOptions, frozen=True, tag_field="game", tag="wooolf"):
    """What a table may choose; the defaults are the base game as it is played here.

    `advanced` replaces four cards (WO-26). `deck` is a list of cards of your own instead of the
    ruling's (WO-04). `round_limit` is after how many laps the turns of a round end, a ruling;
    `None` for never, as printed (WO-28).
    """

    advanced: Annotated[bool, Switch()] = False
    deck: Annotated[tuple[Card, ...] | None, Pieces()] = None
    round_limit: Annotated[int | None, Number(1, 1000, offers=(5, 10, 15))] = 10


def hand(one: Card, two: Card) -> Hand:
    """Two cards as a hand: the character's card comes first.

    >>> hand("dog/?", "boy/?")
    ('boy/?', 'dog/?')
    """
    return (one, two) if RANK[one] <= RANK[two] else (two, one)


def character(cards: Hand) -> Character:
    """Who holds these cards: the image of the card of higher value (WO-05).

    >>> character(hand("dog/?", "boy/?"))
    'boy'
    """
    return IMAGE[cards[0]]


def answer(cards: Hand, question: Question) -> bool:
    """The true answer to a question (WO-07, WO-14).

    >>> answer(hand("dog/?", "boy/?"), "dog"), answer(hand("dog/?", "boy/?"), "shb")
    (True, True)
    """
    if question in ("whb", "shb"):
        return character(cards) in ASKED_FOR[question]
    return question in (IMAGE[cards[0]], IMAGE[cards[1]])


def announced(card: Card, by_boy: bool) -> Clue:
    """What is announced after a peek: the aspect, but the boy cries wolf (WO-11, WO-12).

    >>> announced("sheep/sheep", False), announced("sheep/sheep", True), announced("dog/?", True)
    ('sheep', 'wolf', '?')
    """
    aspect = ASPECT[card]
    return "wolf" if by_boy and aspect != "?" else aspect


def players(seats: int) -> int:
    """How many hands are dealt: with four seats there is a simulated fifth player (WO-08).

    >>> players(4), players(6)
    (5, 6)
    """
    return max(seats, SIMULATED)


def variant(cards: dict[Card, int], advanced: bool) -> Counter[Card]:
    """These cards, with the four replacements of the advanced game if asked for (WO-26)."""
    counts = Counter(cards)
    for old, new in REPLACED if advanced else ():
        counts[old] -= 1
        counts[new] += 1
    return +counts


@lru_cache(maxsize=64)
def deck(options: Options, seats: int) -> tuple[Card, ...]:
    """The cards in play, by value (WO-04).

    >>> len(deck(Options(), 4)), deck(Options(advanced=True), 5)[:2]
    (10, ('wolf/wolf', 'boy/hunter'))
    """
    if options.deck is not None:
        return tuple(sorted(options.deck, key=RANK.__getitem__))
    used = variant(USED[players(seats)], options.advanced)
    return tuple(card for card in CARDS for _ in range(used[card]))


def settle(options: Options, changed: str) -> Options:
    """A deck of one's own is of one variant.

    >>> settle(Options(advanced=True, deck=("wolf/wolf",)), "advanced").deck
    """
    return replace(options, deck=None) if changed == "advanced" else options


def check(options: Options, seats: int) -> None:
    """Raise `BadOptions` unless the game can be played so.

    >>> check(Options(), 4)
    """
    if not is_well_typed(options, Options):
        raise BadOptions("options")
    if seats not in SEATS:
        raise BadOptions("seats", least=SEATS[0], most=SEATS[-1])
    if not in_range(options, "round_limit"):
        most = next(field.most for field in option_fields(Options) if field.name == "round_limit")
        raise BadOptions("wooolf-round-limit", most=most)
    if options.deck is None:
        return
    if len(options.deck) != 2 * players(seats):
        raise BadOptions("wooolf-deck-size", cards=2 * players(seats))
    if Counter(options.deck) - variant(BASE, options.advanced):
        raise BadOptions("wooolf-deck-cards")
    if "wolf/wolf" not in options.deck:
        raise BadOptions("wooolf-deck-wolf")
