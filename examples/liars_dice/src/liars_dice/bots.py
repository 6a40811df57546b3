"""The bots of Liar's Dice. Each goes by its own dice, and rolls the others' only in its mind.

The entry point `liars_dice` of the group `sheepfold.bots` names `BOTS`.
"""

from math import comb
from random import Random
from typing import NamedTuple

from liars_dice.pieces import WILD, Bid, Doubt, Face, Move, matching
from liars_dice.view import View, legal
from sheepfold.bots import GameBots, Policy, Reason
from sheepfold.bots.policy import percent

CLOSE = 0.05
"""How much worse than the best raise one may be that is made too, so that it tells less."""
STEPS = 6
"""How many of the next bids a novice looks at."""


class Reckoning(NamedTuple):
    """What the expert makes of a view: how likely each bid is true."""

    doubt: float | None
    """How likely the last bid is wrong; `None` if there is none."""
    raises: dict[Bid, float]
    """How likely it is true, for each bid that is nearly as good as the best."""
    best: float
    """How likely the best raise is true; 0 if there is none."""

    @property
    def doubts(self) -> bool:
        """Whether the last bid is more likely wrong than any raise is true."""
        return self.doubt is not None and self.doubt > self.best

    def draw(self, rng: Random) -> Move:
        """The bot's move."""
        return Doubt() if self.doubts else rng.choice(list(self.raises))

    def why(self, move: Move) -> list[Reason]:
        """How likely it was, as far as this bot could tell."""
        if isinstance(move, Doubt):
            if self.doubt is None or not self.doubts:
                return []
            return [("liars_dice-unlikely", {"percent": percent(self.doubt)})]
        if self.doubts or move not in self.raises:
            return []
        chance = percent(self.raises[move])
        facts: dict[str, str | int] = {"count": move.count, "face": move.face, "percent": chance}
        return [("liars_dice-likely", facts)]


def reckon(view: View) -> Reckoning:
    """Doubts what is probably wrong, else makes one of the safest raises."""
    moves = legal(view)
    likely = {move: chance_of(view, move) for move in moves if isinstance(move, Bid)}
    best = max(likely.values(), default=0.0)
    raises = {bid: chance for bid, chance in likely.items() if chance >= best - CLOSE}
    doubt = None
    if view.bid is not None:
        doubt = 1 - chance_of(view, Bid(view.bid.count, view.bid.face))
    return Reckoning(doubt, raises, best)


def chance_of(view: View, bid: Bid) -> float:
    """How likely this bid is true, for somebody who knows what this viewer knows.

    >>> round(at_least(1, 1, 1 / 3), 4), at_least(0, 3, 1 / 6), at_least(4, 3, 1 / 6)
    (0.3333, 1.0, 0)
    """
    hidden = sum(view.scores) - len(own_dice(view))
    missing = bid.count - own_matching(view, bid.face)
    return at_least(missing, hidden, 2 / 6 if _is_helped(view, bid.face) else 1 / 6)


def at_least(count: int, dice: int, chance: float) -> float:
    """The probability that so many of these dice match, each with this chance."""
    if count <= 0:
        return 1.0
    return sum(
        comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(count, dice + 1)
    )


def own_dice(view: View) -> tuple[Face, ...]:
    """The dice under the viewer's own cup."""
    own = None if view.viewer is None else view.dice[view.viewer - 1]
    return own or ()


def own_matching(view: View, face: Face) -> int:
    """How many of one's own dice count for a bid on this face."""
    return matching((own_dice(view),), face, view.options.wild_ones)


def _is_helped(view: View, face: Face) -> bool:
    """Whether ones count for this face too."""
    return view.options.wild_ones and face != WILD


class Hunch(NamedTuple):
    """What the novice makes of a view: moves that feel right, and how that feels."""

    moves: tuple[Move, ...]
    feeling: str

    def draw(self, rng: Random) -> Move:
        """The bot's move."""
        return rng.choice(self.moves)

    def why(self, move: Move) -> list[Reason]:
        """A feeling, if it led to this move."""
        return [(self.feeling, {})] if move in self.moves else []


def feel(view: View) -> Hunch:
    """Believes that half of the hidden dice are what it needs, and raises by a little."""
    last = view.bid
    if last is not None:
        hidden = sum(view.scores) - len(own_dice(view))
        if last.count > own_matching(view, last.face) + hidden // 2:
            return Hunch((Doubt(),), "liars_dice-too-many")
    raises = [move for move in legal(view) if isinstance(move, Bid)]
    if not raises:
        return Hunch((Doubt(),), "liars_dice-too-many")
    return Hunch(tuple(raises[:STEPS]), "liars_dice-little-more")


BOTS = GameBots(
    levels={"novice": Policy(feel), "expert": Policy(reckon)},
    filler="expert",
    explained_after="round",  # which shows all dice
)
