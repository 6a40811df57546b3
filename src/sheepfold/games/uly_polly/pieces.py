"""What lies on the table in Uly & Polly: places, tiles, moves, events, the meadow's geometry.

A place is a number: 0 is `a1`, counting along the row first. Columns are letters, rows are numbers.
"""

from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from sheepfold.games.contract import BadOptions, GameEnded, Moves, Seat, is_well_typed
from sheepfold.games.contract import Event as AnyEvent
from sheepfold.games.contract import Move as AnyMove
from sheepfold.games.contract import Options as AnyOptions
from sheepfold.games.contract import Outcome as AnyOutcome
from sheepfold.games.contract import Result as AnyResult
from sheepfold.games.contract import RoundEnded as AnyRoundEnded
from sheepfold.games.declared import Kind, KnownTo, Open
from sheepfold.games.options import Number, OneSeat, in_range, option_fields

SEATS = range(2, 6)  # UP-01

Place = Annotated[int, Kind("place")]
Tile = int
"""0 lies face down; k is the k-th tile turned this round, face up."""

Phase = Literal["hide", "start", "swap", "step", "ended", "over"]
"""`ended`: a round is over and all of it open, before the next is laid out."""


class Options(AnyOptions, frozen=True, tag_field="game", tag="uly_polly"):
    """What a table may choose; the defaults are the game as it is played here.

    `first_wolf` names the first wolf's seat, or draws it (UP-02). `patience` is how many dog moves
    in a row may turn no tile, a ruling; `None` for as many as you like, as printed (UP-21). `rows`,
    `columns` and `flips` make other meadows, a variant for study that the books do not know.
    """

    first_wolf: Annotated[Seat | None, OneSeat()] = None
    patience: Annotated[int | None, Number(1, 1000, offers=(4, 6, 8, 12))] = 6
    rows: Annotated[int, Number(2, 6, for_study=True)] = 4
    columns: Annotated[int, Number(2, 6, for_study=True)] = 4
    flips: Annotated[int, Number(1, 35, below=("rows", "columns"), for_study=True)] = 8


class FirstWolf(AnyOutcome, frozen=True, tag_field="type", tag="first_wolf"):
    """Who is the wolf of the first round (UP-02)."""

    seat: Seat


class Hide(AnyMove, frozen=True, tag_field="type", tag="hide"):
    """The wolf exchanges the tile at this place for the wolf tile (UP-04)."""

    at: Place


class Start(AnyMove, frozen=True, tag_field="type", tag="start"):
    """The dog is put on this tile, which is not turned (UP-06)."""

    at: Place


class Swap(AnyMove, frozen=True, tag_field="type", tag="swap"):
    """The wolf swaps two neighbouring tiles (UP-08). The lower place always comes first.

    >>> Swap(6, 1)
    Swap(a=1, b=6)
    """

    a: Place
    b: Place

    def __post_init__(self) -> None:
        # What is no place cannot be ordered; it is refused when it is played.
        if type(self.a) is int and type(self.b) is int and self.a > self.b:
            low, high = self.b, self.a
            msgspec.structs.force_setattr(self, "a", low)
            msgspec.structs.force_setattr(self, "b", high)


class Step(AnyMove, frozen=True, tag_field="type", tag="step"):
    """The dog moves one place (UP-11)."""

    to: Place


class Propose(AnyMove, frozen=True, tag_field="type", tag="propose"):
    """A dog player points at a tile for the dog, or takes that back (UP-06). A free move."""

    at: Place | None


Move = Hide | Start | Swap | Step | Propose


class Hidden(AnyEvent, frozen=True, tag_field="type", tag="hidden"):
    """The wolf has hidden; only the wolf knows where (UP-04, UP-05)."""

    seat: Open[Seat]
    at: Annotated[Place | None, KnownTo("seat")] = None


class Proposed(AnyEvent, frozen=True, tag_field="type", tag="proposed"):
    """A dog player proposed a tile, or withdrew its proposal."""

    seat: Open[Seat]
    at: Open[Place | None]


class Started(AnyEvent, frozen=True, tag_field="type", tag="started"):
    """The dog was put on a tile."""

    seat: Open[Seat]
    at: Open[Place]


class Swapped(AnyEvent, frozen=True, tag_field="type", tag="swapped"):
    """Two tiles changed places."""

    seat: Open[Seat]
    a: Open[Place]
    b: Open[Place]


class Stepped(AnyEvent, frozen=True, tag_field="type", tag="stepped"):
    """The dog moved; `turned` is what it found if the tile was face down."""

    seat: Open[Seat]
    to: Open[Place]
    turned: Open[Literal["sheep", "wolf"] | None]


class Round(msgspec.Struct, frozen=True):
    """How a round ended: who was the wolf, where it was, and who took the tokens."""

    wolf_seat: Open[Seat]
    wolf: Open[Place]
    found: Open[bool]
    how: Open[Literal["found", "escaped", "slipped-away"]]


class RoundEnded(AnyRoundEnded, frozen=True, tag_field="type", tag="round_ended"):
    """A round ended, and the wolf's place is shown to all (UP-15, UP-16)."""

    round: Open[Round]
    scores: Open[tuple[int, ...]]


Event = Hidden | Proposed | Started | Swapped | Stepped | RoundEnded | GameEnded


class Result(AnyResult, frozen=True):
    """Who won, and the reward tokens of every seat (UP-19)."""


class Meadow(NamedTuple):
    """The geometry of one board size, and its moves ready made."""

    neighbours: tuple[tuple[Place, ...], ...]
    hides: Moves[Hide]
    starts: Moves[Start]
    swaps: tuple[Moves[Swap], ...]
    """By the place of the dog: every swap that leaves its tile alone (UP-08, UP-09)."""
    steps: tuple[Moves[Step], ...]
    """By the place of the dog: every step (UP-11)."""


@lru_cache(maxsize=64)
def meadow(rows: int, columns: int) -> Meadow:
    """The geometry of a board of this size.

    >>> len(meadow(4, 4).neighbours[5]), len(meadow(4, 4).swaps[0].listed)
    (8, 39)
    """
    places = range(rows * columns)
    neighbours = tuple(
        tuple(
            q
            for q in places
            if q != p
            and abs(p // columns - q // columns) <= 1
            and abs(p % columns - q % columns) <= 1
        )
        for p in places
    )
    pairs = [Swap(p, q) for p in places for q in neighbours[p] if p < q]
    return Meadow(
        neighbours=neighbours,
        hides=Moves.of(Hide(p) for p in places),
        starts=Moves.of(Start(p) for p in places),
        swaps=tuple(Moves.of(s for s in pairs if dog not in (s.a, s.b)) for dog in places),
        steps=tuple(Moves.of(Step(q) for q in near) for near in neighbours),
    )


def rounds_in(seats: int) -> int:
    """How many rounds a game has (UP-18).

    >>> [rounds_in(n) for n in SEATS]
    [4, 6, 4, 5]
    """
    return 2 * seats if seats <= 3 else seats


def settle(options: Options, changed: str) -> Options:
    """On another board half of the tiles are turned, as on the rulebook's.

    >>> settle(Options(rows=3), "rows").flips
    6
    """
    if changed not in ("rows", "columns"):
        return options
    return replace(options, flips=options.rows * options.columns // 2)


def check(options: Options, seats: int) -> None:
    """Raise `BadOptions` unless the game can be played so.

    >>> check(Options(), 4)
    """
    if not is_well_typed(options, Options):
        raise BadOptions("options")
    if seats not in SEATS:
        raise BadOptions("seats", least=SEATS[0], most=SEATS[-1])
    if options.first_wolf is not None and not 1 <= options.first_wolf <= seats:
        raise BadOptions("uly_polly-first-wolf", most=seats)
    fields = {field.name: field for field in option_fields(Options)}
    if not (in_range(options, "rows") and in_range(options, "columns")):
        raise BadOptions(
            "uly_polly-board-size", least=fields["rows"].least, most=fields["rows"].most
        )
    if not in_range(options, "flips"):
        raise BadOptions("uly_polly-flips", most=fields["flips"].limit(options))
    if not in_range(options, "patience"):
        raise BadOptions("uly_polly-patience", most=fields["patience"].most)
