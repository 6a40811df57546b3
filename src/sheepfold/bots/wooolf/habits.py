"""What the others' choices reveal: a player asks about what it needs, and guesses early when its
targets are easy.

Nobody has to choose well, so this is soft evidence beside what `posterior` deduces for certain.
Each other player is assumed to choose in the *style* of a fox, a sheep (which counts tokens) or a
lamb, or to be *unfamiliar*: then its choices tell nothing of its hand. The choices of this round
and the guesses of earlier ones show how likely each is. A table as a whole is familiar or not: as
soon as its choices are likelier without regard to the hands than by the styles, they are hardly
read any more.
habits.json has the counts of how often each style makes each choice with each kind of hand; they
are made by `python -m tools.habits`.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from sheepfold.bots.wooolf.hands import HANDS
from sheepfold.bots.wooolf.posterior import Belief
from sheepfold.games.wooolf.cards import IMAGE, QUESTIONS, Hand
from sheepfold.games.wooolf.pieces import Asked, Event, Guessed, Peeked
from sheepfold.games.wooolf.view import View
from sheepfold.games.wooolf.worlds import Floats, Ints

FILE = Path(__file__).with_name("habits.json")

STYLES = {"fox": 0.4, "sheep": 0.5, "lamb": 0.1}
"""The styles that were counted, with the probability that a player of a known style has it. The fox
is first."""
GUARDED = ("contrary", "mimic")
"""Players who hide their hand by what they choose: an unfamiliar player chooses as often as they
do, or as often as the styles do on average; in both cases regardless of its hand."""
UNFAMILIAR = 0.45
"""The probability that a table has none of these styles, before anything was chosen."""
MANNERS = 2
"""How many ways there are to be unfamiliar."""
CHOICES = ("guess", "peek", *QUESTIONS)
"""What can be chosen in a turn; a question stands for asking it."""
GUESS = CHOICES.index("guess")
TURNS = 3
"""The third turn and all later ones are counted together."""

STRANGER_WEIGHT = 1.5
"""Players at one table tend to have the same style. The prior counts as this many players."""
CARELESS = 0.15
"""How often a player is assumed to choose regardless of its hand."""
SMOOTH = 20
"""Smoothing: each kind of hand gets this many extra choices, in the proportions of all hands."""
SMALLEST_LOG = -30.0
"""Choices alone never make a hand less likely than by a factor of e to this."""


def kind(cards: Hand) -> str:
    """The kind of a hand: its character, and the image of the other card.

    >>> kind(("wolf/wolf", "dog/?"))
    'wolf+dog'
    """
    return "+".join(IMAGE[card] for card in cards)


KINDS = tuple(dict.fromkeys(kind(cards) for cards in HANDS))
KIND: Ints = np.array([KINDS.index(kind(cards)) for cards in HANDS])
"""By hand: the number of its kind."""


class Counts(msgspec.Struct):
    """What players of one style chose, in games among themselves."""

    guesses: int = 0
    right: int = 0
    """How many of the guesses were right; an abstention counts as a guess that was not."""
    chosen: list[dict[str, list[int]]] = msgspec.field(
        default_factory=lambda: [{name: [0] * len(CHOICES) for name in KINDS} for _ in range(TURNS)]
    )
    """By turn and kind of hand: how often each choice."""


def choice(event: Event) -> str | None:
    """What was chosen in a turn; `None` if the event is not a choice.

    >>> choice(Asked(1, 2, "dog", True)), choice(Guessed(1, early=True)), choice(Guessed(1, False))
    ('dog', 'guess', None)
    """
    if isinstance(event, Asked):
        return event.question
    if isinstance(event, Peeked):
        return "peek"
    return "guess" if isinstance(event, Guessed) and event.early else None


class Habits(NamedTuple):
    """The counts as probabilities: by the styles, in the order of `STYLES`, then by the two manners
    of an unfamiliar player."""

    chosen: Floats
    """By style, turn, choice and hand: the logarithm of the probability."""
    barred: Floats
    """The same for a player who may not guess early (WO-22)."""
    right: Floats
    """By style: how likely a player guesses right in a round."""


@cache
def known_habits() -> Habits:
    """What was counted, as probabilities."""
    counted = msgspec.json.decode(FILE.read_bytes(), type=dict[str, Counts])
    known = np.array([_shares(counted[style]) for style in STYLES])
    usual = np.einsum("m,mtch->tc", list(STYLES.values()), known) / len(HANDS)
    guarded = np.mean([_regardless(counted[name]) for name in GUARDED], axis=0)
    manners = np.array([usual, guarded])[..., None]
    unfamiliar = np.broadcast_to(manners, (MANNERS, *known.shape[1:]))
    shares = np.concatenate([known, unfamiliar])
    return Habits(
        chosen=np.log(shares),
        barred=np.log(shares) - np.log(1 - shares[:, :, [GUESS]]),
        right=np.array([counted[style].right / counted[style].guesses for style in STYLES]),
    )


def _shares(counts: Counts) -> Floats:
    """By turn, choice and hand: the probability of the choice."""
    found: list[Floats] = []
    for by_kind in counts.chosen:
        chosen = np.array([by_kind[name] for name in KINDS], dtype=np.float64)
        usual = (chosen.sum(axis=0) + 1e-3) / (chosen.sum() + 1e-3 * len(CHOICES))
        share = (chosen + SMOOTH * usual) / (chosen.sum(axis=1, keepdims=True) + SMOOTH)
        found.append(((1 - CARELESS) * share + CARELESS * usual)[KIND].T)
    return np.array(found)


def _regardless(counts: Counts) -> Floats:
    """By turn and choice: the probability of the choice, whatever the hand."""
    chosen = np.array([list(by_kind.values()) for by_kind in counts.chosen]).sum(axis=1) + 1.0
    shares: Floats = chosen / chosen.sum(axis=1, keepdims=True)
    return shares


class Reading(NamedTuple):
    """What the others' choices reveal."""

    weights: Floats
    """By player and hand: the factor by which the player's choices change its probability."""
    foxes: float
    """The share of the others who seem as strong as foxes."""


def reweighted(held: Belief) -> Belief:
    """The belief, with what the others chose as further evidence."""
    return held.reweighted(read(held).weights)


def read(held: Belief, literal: bool = False) -> Reading:
    """Interpret the others' choices; `literal` ignores them, and uses only their earlier guesses.

    A player's style is estimated from its earlier guesses and from how the others at the table
    choose.
    """
    view, known = held.view, np.array(list(STYLES.values()))
    chosen, records = _chosen(view), _records(view)
    if literal:
        chosen = np.ones_like(chosen)
    others = [seat for seat in range(1, view.seats + 1) if seat != view.viewer]
    fits = np.einsum("pmh,ph->pm", chosen, held.hands())
    strangers = _strangers(fits[others], records[others])
    likely = strangers * records * fits
    likely[others] /= likely[others].sum(axis=1, keepdims=True)
    table = STRANGER_WEIGHT * strangers + likely[others].sum(axis=0)
    weights = np.ones((view.players + 1, len(HANDS)))
    for seat in others:
        styles = (table - likely[seat]) * records[seat]
        weights[seat] = (styles / styles.sum()) @ chosen[seat]
    strong = likely[others, 0] / likely[others, :-MANNERS].sum(axis=1)
    foxes = STRANGER_WEIGHT * known[0] + float(strong.sum())
    return Reading(weights, foxes / (STRANGER_WEIGHT + len(others)))


def _strangers(fits: Floats, records: Floats) -> Floats:
    """By style: how likely any player of this table has it, by how well all choices fit the styles.

    Both arrays are by player and style: the likelihood of its choices, and of its earlier guesses.
    """
    familiar = np.array([*STYLES.values(), *[0.0] * MANNERS])
    unfamiliar = np.array([*[0.0] * len(STYLES), *[1 / MANNERS] * MANNERS])
    evidence = [
        float(np.log((fits * records) @ prior / (records @ prior)).sum())
        for prior in (familiar, unfamiliar)
    ]
    odds = UNFAMILIAR / (1 - UNFAMILIAR) * np.exp(min(evidence[1] - evidence[0], -SMALLEST_LOG))
    found: Floats = (familiar + odds * unfamiliar) / (1 + odds)
    return found


def _chosen(view: View) -> Floats:
    """By player, style and hand: the likelihood of the player's choices in this round."""
    habits = known_habits()
    found = np.zeros((view.players + 1, len(habits.chosen), len(HANDS)))
    taken = [0] * (view.players + 1)
    for event in view.history:
        what = choice(event)
        if what is None:
            continue
        seat: int = event.by  # type: ignore[union-attr]
        shares = habits.barred if seat in view.barred else habits.chosen
        found[seat] += shares[:, min(taken[seat], TURNS - 1), CHOICES.index(what)]
        taken[seat] += 1
    found -= found.max(axis=(1, 2), keepdims=True)
    scaled: Floats = np.exp(np.maximum(found, SMALLEST_LOG))
    return scaled


def _records(view: View) -> Floats:
    """By player and style: the likelihood of its right and wrong guesses in earlier rounds.

    Somebody unfamiliar may be as good as any of the others.
    """
    found = np.ones((view.players + 1, len(STYLES)))
    right = known_habits().right
    for ended in view.rounds:
        for seat, was_right in enumerate(ended.right, 1):
            found[seat] *= right if was_right else 1 - right
    return np.column_stack([found, *[found @ list(STYLES.values())] * MANNERS])
