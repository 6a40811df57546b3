"""What is done and what happens in Wooolf!!: moves, outcomes, events, and how a round ended."""

from typing import Literal

import msgspec

from sheepfold.games.contract import Event as AnyEvent
from sheepfold.games.contract import GameEnded, Seat
from sheepfold.games.contract import Move as AnyMove
from sheepfold.games.contract import Outcome as AnyOutcome
from sheepfold.games.contract import Result as AnyResult
from sheepfold.games.wooolf.cards import Card, Clue, Hand, Question

Player = int
"""A seat, or number 5 for the simulated player when four play (WO-08)."""

Side = Literal["left", "right"]
Which = Literal[0, 1]
"""One of the two cards of a hand: 0 is the character's card, 1 the other."""

Phase = Literal["turns", "final", "over"]


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

    first: Player
    second: Player | None


class Abstain(AnyMove, frozen=True, tag_field="type", tag="abstain"):
    """Both pointers on X (WO-18)."""


class Arrange(AnyMove, frozen=True, tag_field="type", tag="arrange"):
    """Lay this card of one's own left, or (`None`) leave it to the shuffle. A free move (WO-13)."""

    left: Which | None


Laid = Guess | Abstain
Move = Peek | Ask | Guess | Abstain | Arrange


class Token(msgspec.Struct, frozen=True):
    """A clue token, or a question-mark token, in front of a player (WO-11)."""

    by: Seat
    clue: Clue


class Answer(msgspec.Struct, frozen=True):
    """A spent question card in front of a player (WO-14)."""

    by: Seat
    question: Question
    yes: bool


class Dealt(AnyEvent, frozen=True, tag_field="type", tag="dealt"):
    """A round was dealt; of hands and questions a viewer knows only its own (WO-05, WO-07)."""

    round: int
    starter: Seat
    hands: tuple[Hand | None, ...]
    questions: tuple[tuple[Question, Question] | None, ...]


class Peeked(AnyEvent, frozen=True, tag_field="type", tag="peeked"):
    """A peek: the peeker knows `card`, the owner `which` of its cards it was (WO-10, WO-13)."""

    by: Seat
    owner: Player
    side: Side
    announced: Clue
    card: Card | None = None
    which: Which | None = None


class Asked(AnyEvent, frozen=True, tag_field="type", tag="asked"):
    """A question and its true answer."""

    by: Seat
    to: Seat
    question: Question
    yes: bool


class Guessed(AnyEvent, frozen=True, tag_field="type", tag="guessed"):
    """A guess, or an abstention, was laid; only its player knows which (WO-15, WO-18)."""

    by: Seat
    early: bool
    guess: Laid | None = None


class Arranged(AnyEvent, frozen=True, tag_field="type", tag="arranged"):
    """A player laid its cards by hand, or no longer does; nobody else learns of it (WO-13)."""

    seat: Seat
    left: Which | None


class TurnsEnded(AnyEvent, frozen=True, tag_field="type", tag="turns_ended"):
    """The turns are over and the final guesses begin (WO-17, WO-28)."""

    why: Literal["guesses", "limit"]


class Round(msgspec.Struct, frozen=True):
    """How a round ended, all cards and guesses open (WO-19 to WO-22)."""

    starter: Seat
    hands: tuple[Hand, ...]
    guesses: tuple[Laid, ...]
    early: tuple[Seat, ...]
    right: tuple[bool | None, ...]
    """By seat; `None` abstained."""
    points: tuple[int, ...]
    """For right guesses, by seat."""
    bonus: tuple[int, ...]
    """For those the boy fooled, by seat (WO-20)."""
    fooled: tuple[Seat, ...]


class RoundEnded(AnyEvent, frozen=True, tag_field="type", tag="revealed"):
    """Everything is revealed and scored."""

    round: Round
    scores: tuple[int, ...]
    errors: tuple[int, ...]


Event = Dealt | Peeked | Asked | Guessed | Arranged | TurnsEnded | RoundEnded | GameEnded


class Result(AnyResult, frozen=True):
    """Who won, and points and error tokens of every seat (WO-25)."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    errors: tuple[int, ...]
