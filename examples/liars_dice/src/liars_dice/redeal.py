"""An alternate history of a round of Liar's Dice that one viewer cannot tell from the true one."""

from random import Random
from typing import assert_never

from liars_dice.pieces import (
    FACES,
    Bid,
    BidMade,
    Doubt,
    Doubted,
    Event,
    Hand,
    Roll,
    Rolled,
    RoundEnded,
)
from liars_dice.state import dice_left, fresh_round
from liars_dice.view import View
from sheepfold.games.contract import GameEnded, ImpossibleView, Played, Twin


def redeal(view: View, rng: Random) -> Twin:
    """The round so far with all unseen dice rolled anew.

    A bid may be a lie, so it rules nothing out: every roll of the unseen dice is equally likely.
    """
    before = view.rounds[:-1] if view.phase != "bids" else view.rounds
    counts = dice_left(view.options, view.seats, before)
    dice = tuple(
        [
            _rolled(count, rng) if hand is None else hand
            for hand, count in zip(view.dice, counts, strict=True)
        ]
    )
    roll = Roll(dice, view.starter if not before else None)
    first = fresh_round(view.options, view.seats, view.starter, roll, before)
    made = [_played(event) for event in view.history]
    return Twin(roll, first, tuple(one for one in made if one is not None))


def _rolled(count: int, rng: Random) -> Hand:
    return tuple(sorted([rng.choice(FACES) for _ in range(count)]))


def _played(event: Event) -> Played | None:
    match event:
        case Rolled():
            return None
        case BidMade(seat=seat, count=count, face=face):
            return Played(seat, Bid(count, face))
        case Doubted(seat=seat):
            return Played(seat, Doubt())
        case RoundEnded() | GameEnded():
            raise ImpossibleView("history-goes-on")
        case _:
            assert_never(event)
