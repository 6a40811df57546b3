"""What Liar's Dice is made of: options, moves, what chance decides, events."""

from typing import Annotated, Literal

import msgspec

from sheepfold.games.contract import BadOptions, GameEnded, Seat, is_well_typed
from sheepfold.games.contract import Event as AnyEvent
from sheepfold.games.contract import Move as AnyMove
from sheepfold.games.contract import Options as AnyOptions
from sheepfold.games.contract import Outcome as AnyOutcome
from sheepfold.games.contract import RoundEnded as AnyRoundEnded
from sheepfold.games.declared import EACH_OWN, Open
from sheepfold.games.options import Number, Switch, in_range, option_fields

SEATS = range(2, 7)  # LD-01
FACES = range(1, 7)
WILD = 1
"""The face that counts as any other, if ones are wild (LD-07)."""

Face = int
Hand = tuple[Face, ...]
"""The dice under one cup, lowest first."""

Phase = Literal["bids", "ended", "over"]
"""`ended`: a round is over and all dice are shown, before the next roll."""


class Options(AnyOptions, frozen=True, tag_field="game", tag="liars_dice"):
    """What a table may choose: how many dice everyone has at first (LD-02), and whether ones are
    wild (LD-07).
    """

    dice: Annotated[int, Number(1, 6)] = 5
    wild_ones: Annotated[bool, Switch()] = True


class Roll(AnyOutcome, frozen=True, tag_field="type", tag="roll"):
    """The dice of a round, by seat; who starts is drawn for the first round only (LD-03)."""

    dice: tuple[Hand, ...]
    starter: Seat | None = None


class Bid(AnyMove, frozen=True, tag_field="type", tag="bid"):
    """Say that at least so many of all dice show this face (LD-04)."""

    count: int
    face: Face


class Doubt(AnyMove, frozen=True, tag_field="type", tag="doubt"):
    """Say that the last bid is wrong, so that all dice are shown (LD-06)."""


Move = Bid | Doubt


class Rolled(AnyEvent, frozen=True, tag_field="type", tag="rolled"):
    """A round begins; everyone knows only the dice under their own cup (LD-03)."""

    round: Open[int]
    starter: Open[Seat]
    dice: Annotated[tuple[Hand | None, ...], EACH_OWN]


class BidMade(AnyEvent, frozen=True, tag_field="type", tag="bid"):
    """Somebody raised the bid, or opened with one."""

    seat: Open[Seat]
    count: Open[int]
    face: Open[Face]


class Doubted(AnyEvent, frozen=True, tag_field="type", tag="doubted"):
    """Somebody doubted the last bid; `found` is how many dice it was true of (LD-06, LD-07)."""

    seat: Open[Seat]
    bidder: Open[Seat]
    count: Open[int]
    face: Open[Face]
    found: Open[int]


class LastBid(msgspec.Struct, frozen=True):
    """The bid that stands, and whose it is."""

    seat: Open[Seat]
    count: Open[int]
    face: Open[Face]


class Round(msgspec.Struct, frozen=True):
    """How a round ended, all dice shown (LD-08)."""

    starter: Open[Seat]
    dice: Open[tuple[Hand, ...]]
    bid: Open[LastBid]
    doubter: Open[Seat]
    found: Open[int]
    loser: Open[Seat]
    left: Open[int]
    """How many dice the loser still has."""


class RoundEnded(AnyRoundEnded, frozen=True, tag_field="type", tag="round_ended"):
    """The loser of a round gives a die away (LD-08)."""

    round: Open[Round]
    scores: Open[tuple[int, ...]]


Event = Rolled | BidMade | Doubted | RoundEnded | GameEnded


def check(options: Options, seats: int) -> None:
    """Raise `BadOptions` unless the game can be played so.

    >>> check(Options(dice=3), 6)
    """
    if not is_well_typed(options, Options):
        raise BadOptions("options")
    if seats not in SEATS:
        raise BadOptions("seats", least=SEATS[0], most=SEATS[-1])
    if not in_range(options, "dice"):
        dice = next(field for field in option_fields(Options) if field.name == "dice")
        raise BadOptions("liars_dice-dice", least=dice.least, most=dice.most)


def matching(hands: tuple[Hand, ...], face: Face, wild_ones: bool) -> int:
    """How many of these dice count for a bid on this face (LD-07).

    >>> matching(((1, 3), (3, 4)), 3, True), matching(((1, 3), (3, 4)), 3, False)
    (3, 2)
    """
    faces = {face, WILD} if wild_ones else {face}
    return sum(die in faces for hand in hands for die in hand)
