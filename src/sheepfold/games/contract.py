"""The contract that every game fulfils.

A game is a module of pure functions over frozen values. It does no I/O, reads no clock and draws
nothing by itself: its caller passes what it draws from (`draw.py`), the fair draw of a table or a
`random.Random`.

**What a game brings.** `RulesOf` lists what every game must have, `GameOf` adds what it may leave
out: `defaults.py` fills that in. The registry does so for the games of other packages.

**Seats** are numbered 1 to n clockwise; "left of" a seat is the next number, and 1 comes after n.
A *viewer* is a seat, or `None` for a spectator.

**The life of a game.** `deal` draws what the first round needs and `start` builds the first state
from it. Then, until `result` is no longer `None`: `actors` names the seats that must act now
(several at once when moves are simultaneous), one of them picks a move from `legal`, `chance` draws
what that move needs drawn (a card, a new deal; `None` if nothing), and `play` gives the next state
and the events. `play` is deterministic and `chance` is the only thing that draws, so a game is
completely recorded by its moves and outcomes, and a replay never draws.

**Phases.** `View.phase` is a word of the game for what is to be done now. Two of them mean the same
in every game: `ended`, when a round is over and the next one is not laid out yet (the state that
`round_end` gives), and `over`, when the game is. Clients show the text `<game>-todo-<phase>` to
those who wait, and `<game>-todo-<phase>-own` to those who must act; `ended` and `over` need none.

**Sentences.** `sentence` names the text that tells a viewer of an event; its variables are the
fields of the event. By convention the key is `<game>-event-<tag of the event>`, and it has the
suffix `-own` where this viewer is told more than others: `Rolled` with one's own dice. An event of
which everyone may know everything has one sentence for all, whoever the viewer is.

**Free moves** (`free`) may be made out of turn, by seats that are not in `actors`: proposing a
tile, arranging one's own cards. They do not pass the turn, do not count as moves and no random
player makes them. They change the present only: the history does not record them.

**What a viewer may know.** `view` is everything one viewer knows: the present, and the history of
the current round as it saw it. It is built up from what that viewer may know, never stripped down
from the state. `private` is the part of it that a spectator does not know. `redact` gives one event
in the form a viewer may know, or `None` if the viewer must not even learn that it happened. The
law: two games that differ only in what a viewer may not know look the same to that viewer, to the
byte: views, events, legal moves, refusals.

**In front of everyone.** A device that several people share shows everyone's view until one of them
asks for their own behind a curtain. `open_moves` lists the moves that can be chosen without it:
they follow from everyone's view. Why another turn move cannot be made is then asked of `refusal`
with that view, in which only `viewer` is the seat that must act.

**Legality is decided from the view.** `legal(view)` and `free(view)` list every move of the viewer,
and `refusal(view, move)` says why a move is not among them, so neither can reveal to a player what
it may not know. `play` accepts exactly these moves and raises the refusal of any other. A refusal
has a reason of the game's own (`<game>-...`) or one that games share (`refusals.SHARED_REASONS`).
`moves(state, seat)` is the fast path to `legal(view(state, seat))`; a test proves the two equal.

**Twins.** `redeal(view, rng)` gives a complete alternate history of the current round that the
viewer cannot tell from the true one, drawn uniformly from those that fit. It serves search, and the
tests of the law.

**Results.** `Result` may have more fields than winners and scores. One called `errors`, by seat, is
what the arena reports in its column "errors" (Wooolf!! counts error tokens in it); for a game
without that field the column is 0.

**Versions.** `VERSION` changes only when behaviour does. It is written into every record and table.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from types import UnionType
from typing import Annotated, Any, Generic, Literal, NamedTuple, Protocol, TypeVar, cast

import msgspec

from sheepfold.games.declared import Kind, Open, Own
from sheepfold.games.declared import redact as redact
from sheepfold.games.draw import Chance
from sheepfold.games.refusals import BadNotation as BadNotation
from sheepfold.games.refusals import BadOptions as BadOptions
from sheepfold.games.refusals import BadOutcome as BadOutcome
from sheepfold.games.refusals import IllegalMove as IllegalMove
from sheepfold.games.refusals import ImpossibleView as ImpossibleView
from sheepfold.games.refusals import Refusal as Refusal

Seat = Annotated[int, Kind("seat")]
Viewer = int | None

Takeback = Literal["free", "consent", "never"]
"""A secret move may be taken back freely until anyone has acted; a public one that told nobody
anything hidden, by consent of the others; any other never."""


class Options(msgspec.Struct, frozen=True, gc=False):
    """What a table may choose before a game; every game extends it, with its name as the tag."""


class Move(msgspec.Struct, frozen=True, gc=False):
    """What a seat decides."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """What chance decided, written down."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, in full or as one viewer may know it."""


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a game ended."""

    winners: Open[tuple[Seat, ...]]
    scores: Open[tuple[int, ...]]


class State(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The whole truth about a game in progress. It never leaves the referee."""

    options: Options
    seats: int
    round: int
    history: tuple[Event, ...]
    """The newest events of this round."""
    earlier: tuple[tuple[Event, ...], ...] = ()
    """The events of this round before those of `history` (`games/history.py`)."""


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Everything one viewer knows."""

    viewer: Own[Viewer]
    options: Open[Options]
    seats: Open[int]
    round: Open[int]
    phase: Open[str]
    actors: Open[tuple[Seat, ...]]
    scores: Open[tuple[int, ...]]
    history: Own[tuple[Event, ...]]
    """Of this round, as the viewer saw it."""
    rounds: Open[tuple[Any, ...]]  # not object, of which no schema can be made
    """How each round that is over ended; of a game that is over, all of them."""
    result: Open[Result | None]


class RoundEnded(Event, frozen=True):
    """The last event of a round."""


class GameEnded(Event, frozen=True, tag_field="type", tag="game_ended"):
    """The last round is over."""

    winners: Open[tuple[Seat, ...]]


class Played(msgspec.Struct, frozen=True, gc=False):
    """A move that was made, with what chance added to it."""

    seat: Seat
    move: Move
    outcome: Outcome | None = None


class Twin(msgspec.Struct, frozen=True, gc=False):
    """An alternate history of the current round."""

    deal: Outcome | None
    """What was drawn for this round: by `deal` for the first one, else by `chance` with the move
    that ended the round before. `None` if nothing was."""
    start: State
    """The round as it begins; in the first one, what `start` makes of `deal`."""
    played: tuple[Played, ...]
    """All moves since."""


class Secret(msgspec.Struct, frozen=True, gc=False):
    """A hidden fact at the moment it is fixed, and when everyone may learn it."""

    name: str
    value: object
    opens: Literal["round", "game"]
    since: int = 1
    """The first version of the record format that seals it."""


OptionsT = TypeVar("OptionsT", bound=Options)
StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View)
MoveT = TypeVar("MoveT", bound=Move)
OutcomeT = TypeVar("OutcomeT", bound=Outcome)
EventT = TypeVar("EventT", bound=Event)
ResultT = TypeVar("ResultT", bound=Result)
Event_co = TypeVar("Event_co", bound=Event, covariant=True)
Result_co = TypeVar("Result_co", bound=Result, covariant=True)


class RulesOf(Protocol[OptionsT, StateT, ViewT, MoveT, OutcomeT, Event_co, Result_co]):
    """What every game brings; see the top of this module for what each part means."""

    NAME: str
    VERSION: int
    SEATS: range
    Options: type[OptionsT]
    State: type[StateT]
    View: type[ViewT]
    Move: Any
    """A union of classes, as are the next two: what decodes one."""
    Outcome: Any
    Event: Any

    def deal(self, options: OptionsT, seats: int, source: Chance) -> OutcomeT:
        """Draw what the first round needs."""

    def start(self, options: OptionsT, seats: int, outcome: OutcomeT) -> StateT:
        """The first state, from what `deal` drew."""

    def actors(self, state: StateT) -> tuple[Seat, ...]:
        """The seats that must act now; empty when the game is over."""

    def chance(self, state: StateT, seat: Seat, move: MoveT, source: Chance) -> OutcomeT | None:
        """Draw what this move needs drawn, or `None`."""

    def play(
        self, state: StateT, seat: Seat, move: MoveT, outcome: OutcomeT | None
    ) -> tuple[StateT, tuple[Event_co, ...]]:
        """The next state and what happened. Raises `IllegalMove` or `BadOutcome`."""

    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """Everything this viewer knows."""

    def private(self, state: StateT, viewer: Viewer) -> Mapping[str, object]:
        """What a viewer's view has in the fields that are `Own`, but for `viewer` and `history`."""

    def open_view(self, state: StateT) -> ViewT:
        """A moment of a game that is over, for those who look back: nothing of it is hidden."""

    def legal(self, view: ViewT) -> Sequence[MoveT]:
        """Every move that the viewer may make as one of `actors`."""

    def refusal(self, view: ViewT, move: MoveT) -> IllegalMove | None:
        """Why the viewer may not make this move, or `None` if it may."""

    def redeal(self, view: ViewT, rng: Random) -> Twin:
        """An alternate history that this viewer cannot tell from the true one."""

    def result(self, state: StateT) -> Result_co | None:
        """How the game ended, or `None`."""

    def secrets(self, move: MoveT | None, outcome: OutcomeT | None) -> tuple[Secret, ...]:
        """The hidden facts that this move (`None`: the first deal) and its outcome fix."""

    def parse(self, text: str, options: OptionsT) -> MoveT:
        """A move from its notation. Raises `BadNotation`."""

    def write(self, move: MoveT, options: OptionsT) -> str:
        """The notation of a move; the inverse of `parse`."""


class GameOf(
    RulesOf[OptionsT, StateT, ViewT, MoveT, OutcomeT, EventT, ResultT],
    Protocol[OptionsT, StateT, ViewT, MoveT, OutcomeT, EventT, ResultT],
):
    """A game with everything that others use of it; `defaults.py` has what it may leave out."""

    OLDER: "tuple[Game, ...]"
    """The rules of earlier versions, for the tables and records that began under them."""
    FREE: tuple[type[MoveT], ...]
    """The kinds of free moves."""
    FACTS: Mapping[str, object]
    """What a client needs to know of the pieces to draw them, as JSON."""
    Result: type[ResultT]

    def settle(self, options: OptionsT, changed: str) -> OptionsT:
        """The options after one of them was changed, with what depends on it."""

    def check(self, options: OptionsT, seats: int) -> None:
        """Raise `BadOptions` unless the game can be played so."""

    def moves(self, state: StateT, seat: Seat) -> Sequence[MoveT]:
        """The moves of one seat, as `legal` lists them, without building its view."""

    def round_end(self, state: StateT, seat: Seat, move: MoveT) -> StateT | None:
        """The table as a round ends with this move, before the next one is laid out.

        `None` if the move ends no round, or the whole game: then the table stays as it is.
        """

    def ending(self, view: ViewT) -> tuple[EventT, ...]:
        """The events with which the last round ended, or the game; none in the first round."""

    def sentence(self, event: EventT, view: ViewT) -> str:
        """The key of the sentence that tells this viewer of an event, which is already redacted."""

    def free(self, view: ViewT) -> Sequence[MoveT]:
        """Every free move that the viewer may make."""

    def open_moves(self, view: ViewT) -> Sequence[MoveT]:
        """The turn moves of whoever must act, as everyone's view tells them, if choosing one in
        front of everyone gives nothing away. On a shared device such a turn needs no curtain.
        """

    def takeback(self, events: tuple[EventT, ...]) -> Takeback:
        """Whether a move that led to these events may be taken back."""

    def timeout(self, view: ViewT) -> MoveT | None:
        """The move that stands for a seat whose time is up, or `None` if the rules name none."""


Game = GameOf[Options, State, View, Move, Outcome, Event, Result]
"""Any game: whoever holds one gives it only the options, states and moves that it made itself."""


def any_game(game: GameOf[OptionsT, StateT, ViewT, MoveT, OutcomeT, EventT, ResultT]) -> Game:
    """A complete game, typed as any of them."""
    return cast(Game, game)


def is_well_typed(value: object, kind: type | UnionType) -> bool:
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


class Moves(NamedTuple, Generic[MoveT]):
    """The same moves twice: in order, to choose from, and to look up."""

    listed: tuple[MoveT, ...]
    known: Mapping[object, MoveT]

    @classmethod
    def of(cls, moves: Iterable[MoveT]) -> "Moves[MoveT]":
        """These moves, ready for both uses."""
        listed = tuple(moves)
        return cls(listed, {move: move for move in listed})

    def has(self, move: object) -> bool:
        """Whether this is one of them, down to the types of its fields: 5.0 is equal to 5."""
        try:
            same = self.known.get(move)
        except TypeError:  # a field of the move cannot even be compared
            return False
        if same is None:
            return False
        return same is move or (isinstance(move, Move) and _types(same) == _types(move))


def _types(move: Move) -> tuple[type, ...]:
    return (type(move), *map(type, msgspec.structs.astuple(move)))


@cache
def tag_of(kind: type[msgspec.Struct]) -> str:
    """The tag of a type, by which its values are told apart; msgspec works it out at each look.

    >>> tag_of(GameEnded)
    'game_ended'
    """
    return str(kind.__struct_config__.tag)


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise.

    >>> left_of(2, 4), left_of(4, 4)
    (3, 1)
    """
    return seat % seats + 1


def replay_twin(game: Game, twin: Twin) -> Iterator[State]:
    """Every state of a history, the first one included."""
    state = twin.start
    yield state
    for played in twin.played:
        state, _ = game.play(state, played.seat, played.move, played.outcome)
        yield state
