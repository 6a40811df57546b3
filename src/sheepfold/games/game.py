"""The contract that both games fulfil.

A game is a module of pure functions over frozen values. It never does I/O, never looks at a clock
and never draws by itself: whoever calls it brings what it draws from (`draw.py`), a fair table's
draws or a `random.Random`.

**Seats** are numbered 1 to n clockwise; "left of" a seat is the next number, and 1 comes after n.
A *viewer* is a seat, or `None` for a spectator.

**The life of a game.** `deal` draws what the first round needs and `start` builds the first state
from it. Then, until `result` is no longer `None`: `actors` names the seats that must act now
(several at once when moves are simultaneous), one of them picks a move from `legal`, `chance` draws
what that move needs drawn (a card, a new deal; `None` if nothing), and `play` gives the next state
and the events. `play` is deterministic and `chance` is the only thing that draws, so a game is
wholly written down by its moves and outcomes, and a replay never draws.

**Free moves** (`free`) may be made out of turn, by seats that are not in `actors`: proposing a
tile, arranging one's own cards. They do not pass the turn, do not count as moves and no random
player makes them. They change the present only: the history does not keep them.

**What a viewer may know.** `view` is everything one viewer knows: the present, and the history of
the current round as it saw it. It is built up from what that viewer may know, never stripped down
from the state. `own` is the part of it that a spectator does not know. `tell` gives one event in
the form a viewer may know, or `None` if the viewer must not even learn that it happened. The law:
two games that differ only in what a viewer may not know look the same to that viewer, to the byte:
views, events, legal moves, refusals.

**Legality is decided from the view.** `legal(view)` and `free(view)` list every move of the viewer,
and `refusal(view, move)` says why a move is not among them, so neither can tell a player what it
may not know. `play` accepts exactly these moves and raises the refusal of any other. `moves(state,
seat)` is the fast path to `legal(view(state, seat))`; a test proves the two equal.

**Twins.** `redeal(view, rng)` gives a whole alternate history of the current round that the viewer
cannot tell from the true one, drawn uniformly from those that fit. It serves search, and the tests
of the law.

**Versions.** `VERSION` changes only when behaviour does. It is written into every record and table.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar

import msgspec

from sheepfold.games.draw import Chance

Seat = int
Viewer = int | None

Takeback = Literal["free", "consent", "never"]
"""A secret move may be taken back freely until anyone has acted; a public one that told nobody
anything hidden, by consent of the others; any other never."""


class Options(msgspec.Struct, frozen=True, gc=False):
    """What a table may choose before a game; every game extends it."""


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole truth about a game in progress. It never leaves the referee."""


class View(msgspec.Struct, frozen=True, gc=False):
    """Everything one viewer knows."""


class Move(msgspec.Struct, frozen=True, gc=False):
    """What a seat decides."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """What chance decided, written down."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, in full or as one viewer may know it."""


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a game ended. Every game's result has `winners` and `scores`."""


class GameEnded(Event, frozen=True, tag_field="type", tag="game_ended"):
    """The last round is over."""

    winners: tuple[Seat, ...]


class Played(msgspec.Struct, frozen=True, gc=False):
    """A move that was made, with what chance added to it."""

    seat: Seat
    move: Move
    outcome: Outcome | None = None


class Twin(msgspec.Struct, frozen=True, gc=False):
    """An alternate history of the current round: where it starts and all that was played since."""

    start: State
    played: tuple[Played, ...]


class Secret(msgspec.Struct, frozen=True, gc=False):
    """A hidden fact at the moment it is fixed, and when everyone may learn it."""

    name: str
    value: Any
    opens: Literal["round", "game"]
    since: int = 1
    """The first version of the record format that seals it."""


class Refusal(ValueError):
    """Something that cannot be done: a `reason` that every language translates, and its `facts`.

    >>> refusal = IllegalMove("dog-on-tile", place="c3")
    >>> refusal.reason, refusal.facts
    ('dog-on-tile', {'place': 'c3'})
    >>> print(refusal)
    dog-on-tile (place=c3)
    """

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        # Bots refuse in another process, and the facts are named.
        return _refusal, (type(self), self.reason, self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.reason} ({facts})" if facts else self.reason


def _refusal(kind: type[Refusal], reason: str, facts: dict[str, str | int]) -> Refusal:
    return kind(reason, **facts)


class IllegalMove(Refusal):
    """The rules do not allow this move to this seat now."""


class BadNotation(Refusal):
    """A text that is not a move."""


class BadOptions(Refusal):
    """Options, or a number of seats, that this game cannot be played with."""


class BadOutcome(Refusal):
    """An outcome that chance could not have drawn here."""


class ImpossibleView(Refusal):
    """A view that no game can lead to."""


class Game(Protocol):
    """The interface itself; see the top of this module for what each part means."""

    NAME: str
    VERSION: int
    SEATS: range
    FREE: Any
    Options: Any
    State: Any
    View: Any
    Move: Any
    Outcome: Any
    Event: Any
    Result: Any

    def check(self, options: Any, seats: int) -> None:
        """Raise `BadOptions` unless the game can be played so."""

    def deal(self, options: Any, seats: int, source: Chance) -> Any:
        """Draw what the first round needs."""

    def start(self, options: Any, seats: int, outcome: Any) -> Any:
        """The first state, from what `deal` drew."""

    def actors(self, state: Any) -> tuple[Seat, ...]:
        """The seats that must act now; empty when the game is over."""

    def moves(self, state: Any, seat: Seat) -> Sequence[Any]:
        """The moves of one seat, as `legal` lists them, without building its view."""

    def chance(self, state: Any, seat: Seat, move: Any, source: Chance) -> Any:
        """Draw what this move needs drawn, or `None`."""

    def play(self, state: Any, seat: Seat, move: Any, outcome: Any) -> tuple[Any, tuple[Any, ...]]:
        """The next state and what happened. Raises `IllegalMove` or `BadOutcome`."""

    def view(self, state: Any, viewer: Viewer) -> Any:
        """Everything this viewer knows."""

    def own(self, state: Any, viewer: Viewer) -> dict[str, Any]:
        """The fields of this viewer's view that say more than the spectator's, but for `viewer`."""

    def tell(self, event: Any, viewer: Viewer) -> Any:
        """The event as this viewer may know it; `None` if it must leave no trace."""

    def legal(self, view: Any) -> Sequence[Any]:
        """Every move that the viewer may make as one of `actors`."""

    def free(self, view: Any) -> Sequence[Any]:
        """Every free move that the viewer may make."""

    def refusal(self, view: Any, move: Any) -> IllegalMove | None:
        """Why the viewer may not make this move, or `None` if it may."""

    def redeal(self, view: Any, rng: Random) -> Twin:
        """An alternate history that this viewer cannot tell from the true one."""

    def result(self, state: Any) -> Any:
        """How the game ended, or `None`."""

    def secrets(self, move: Any, outcome: Any) -> tuple[Secret, ...]:
        """The hidden facts that this move (`None`: the first deal) and its outcome fix."""

    def takeback(self, events: Any) -> Takeback:
        """Whether a move that led to these events may be taken back."""

    def timeout(self, view: Any) -> Any:
        """The move that stands for a seat whose time is up, or `None` if the rules name none."""

    def parse(self, text: str, options: Any) -> Any:
        """A move from its notation. Raises `BadNotation`."""

    def write(self, move: Any, options: Any) -> str:
        """The notation of a move; the inverse of `parse`."""


def is_well_typed(value: object, kind: Any) -> bool:
    """Whether a value is of this type (of one of these, in a union) down to its fields.

    Python lets a struct be built with fields of any type; only decoding checks them.

    >>> is_well_typed(GameEnded((1, 2)), GameEnded), is_well_typed(GameEnded("1"), GameEnded)
    (True, False)
    """
    if not isinstance(value, kind):
        return False
    try:
        msgspec.convert(msgspec.to_builtins(value), kind)
    except (TypeError, ValueError, RecursionError):  # a `ValidationError` is a `ValueError`
        return False
    return True


M = TypeVar("M")


class Moves(NamedTuple, Generic[M]):
    """The same moves twice: in order, to choose from, and to look up."""

    listed: tuple[M, ...]
    known: dict[M, M]

    @classmethod
    def of(cls, moves: Iterable[M]) -> "Moves[M]":
        """These moves, ready for both uses."""
        listed = tuple(moves)
        return cls(listed, {move: move for move in listed})

    def has(self, move: Any) -> bool:
        """Whether this is one of them, down to the types of its fields: 5.0 is equal to 5."""
        try:
            same = self.known.get(move)
        except TypeError:  # a field of the move cannot even be compared
            return False
        if same is None:
            return False
        return same is move or _types(same) == _types(move)


def _types(move: Any) -> tuple[type, ...]:
    return (type(move), *map(type, msgspec.structs.astuple(move)))


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise.

    >>> left_of(2, 4), left_of(4, 4)
    (3, 1)
    """
    return seat % seats + 1


def replay(game: Game, twin: Twin) -> Iterator[Any]:
    """Every state of a history, the first one included."""
    state: Any = twin.start
    yield state
    for played in twin.played:
        state, _ = game.play(state, played.seat, played.move, played.outcome)
        yield state
