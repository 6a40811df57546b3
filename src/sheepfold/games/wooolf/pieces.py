"""What is done and what happens in Wooolf!!: moves, outcomes, events, and how a round ended."""

from typing import Annotated, Literal

import msgspec

from sheepfold.games.contract import Event as AnyEvent
from sheepfold.games.contract import GameEnded, Seat
from sheepfold.games.contract import Move as AnyMove
from sheepfold.games.contract import Outcome as AnyOutcome
from sheepfold.games.contract import Result as AnyResult
from sheepfold.games.contract import RoundEnded as AnyRoundEnded
from sheepfold.games.declared import EACH_OWN, Kind, KnownTo, Open
from sheepfold.games.wooolf.cards import Card, Clue, Hand, Question

Player = Annotated[int, Kind("seat")]
"""A seat, or number 5 for the simulated player when four play (WO-08)."""

Side = Literal["left", "right"]
Which = Annotated[Literal[0, 1], Kind("own_card")]
"""One of the two cards of a hand: 0 is the character's card, 1 the other."""

Pointer = Annotated[int, Kind("pointer")]
"""Where a guess points: at a player, or 0 for nobody."""

Phase = Literal["turns", "final", "ended", "over"]
"""`ended`: a round is over and all of it open, before the next is dealt."""


class Deal(AnyOutcome, frozen=True, tag_field="type", tag="deal"):
    """Cards and questions of a round, by player number; the starter is drawn for round 1 only."""

    hands: tuple[Hand, ...]
    questions: tuple[tuple[Question, Question], ...]
    starter: Seat | None = None


class Shuffle(AnyOutcome, frozen=True, tag_field="type", tag="shuffle"):
    """Which card of the owner lies left at the moment of a peek (WO-13)."""

    left: Which


Outcome = Deal | Shuffle


class Peek(AnyMove, frozen=True, tag_field="type", tag="peek"):
    """Look at one of another player's cards (WO-10)."""

    owner: Player
    side: Side


class Ask(AnyMove, frozen=True, tag_field="type", tag="ask"):
    """Put a question card in front of another player (WO-14)."""

    to: Seat
    question: Question


class Guess(AnyMove, frozen=True, tag_field="type", tag="guess"):
    """Point `<` and `<<` at players, or 0 for nobody; the wolf's `<<` is X, here `None` (WO-15)."""

    first: Open[Pointer]
    second: Open[Pointer | None]


class Abstain(AnyMove, frozen=True, tag_field="type", tag="abstain"):
    """Both pointers on X (WO-18)."""


class Arrange(AnyMove, frozen=True, tag_field="type", tag="arrange"):
    """Lay this card of one's own left, or (`None`) leave it to the shuffle. A free move (WO-13)."""

    left: Which | None


Laid = Guess | Abstain
Move = Peek | Ask | Guess | Abstain | Arrange


class Token(msgspec.Struct, frozen=True):
    """A clue token, or a question-mark token, in front of a player (WO-11)."""

    by: Open[Seat]
    clue: Open[Clue]


class Answer(msgspec.Struct, frozen=True):
    """A spent question card in front of a player (WO-14)."""

    by: Open[Seat]
    question: Open[Question]
    yes: Open[bool]


class Dealt(AnyEvent, frozen=True, tag_field="type", tag="dealt"):
    """A round was dealt; of hands and questions a viewer knows only its own (WO-05, WO-07)."""

    round: Open[int]
    starter: Open[Seat]
    hands: Annotated[tuple[Hand | None, ...], EACH_OWN]
    questions: Annotated[tuple[tuple[Question, Question] | None, ...], EACH_OWN]


class Peeked(AnyEvent, frozen=True, tag_field="type", tag="peeked"):
    """A peek: the peeker knows `card`, the owner `which` of its cards it was (WO-10, WO-13)."""

    by: Open[Seat]
    owner: Open[Player]
    side: Open[Side]
    announced: Open[Clue]
    card: Annotated[Card | None, KnownTo("by")] = None
    which: Annotated[Which | None, KnownTo("owner")] = None


class Asked(AnyEvent, frozen=True, tag_field="type", tag="asked"):
    """A question and its true answer."""

    by: Open[Seat]
    to: Open[Seat]
    question: Open[Question]
    yes: Open[bool]


class Guessed(AnyEvent, frozen=True, tag_field="type", tag="guessed"):
    """A guess, or an abstention, was laid; only its player knows which (WO-15, WO-18)."""

    by: Open[Seat]
    early: Open[bool]
    guess: Annotated[Laid | None, KnownTo("by")] = None


class Arranged(AnyEvent, frozen=True, tag_field="type", tag="arranged"):
    """A player laid its cards by hand, or no longer does; nobody else learns of it (WO-13)."""

    seat: Annotated[Seat, KnownTo("seat")]
    left: Annotated[Which | None, KnownTo("seat")]


class TurnsEnded(AnyEvent, frozen=True, tag_field="type", tag="turns_ended"):
    """The turns are over and the final guesses begin (WO-17, WO-28)."""

    why: Open[Literal["guesses", "limit"]]


class Round(msgspec.Struct, frozen=True):
    """How a round ended, all cards and guesses open (WO-19 to WO-22)."""

    starter: Open[Seat]
    hands: Open[tuple[Hand, ...]]
    guesses: Open[tuple[Laid, ...]]
    early: Open[tuple[Seat, ...]]
    right: Open[tuple[bool | None, ...]]
    """By seat; `None` abstained."""
    points: Open[tuple[int, ...]]
    """For right guesses, by seat."""
    bonus: Open[tuple[int, ...]]
    """For those the boy fooled, by seat (WO-20)."""
    fooled: Open[tuple[Seat, ...]]


class RoundEnded(AnyRoundEnded, frozen=True, tag_field="type", tag="revealed"):
    """Everything is revealed and scored."""

    round: Open[Round]
    scores: Open[tuple[int, ...]]
    errors: Open[tuple[int, ...]]


Event = Dealt | Peeked | Asked | Guessed | Arranged | TurnsEnded | RoundEnded | GameEnded


class Result(AnyResult, frozen=True):
    """Who won, and points and error tokens of every seat (WO-25)."""

    errors: Open[tuple[int, ...]]
