"""A table after some of its entries: who sits where, and the game they play."""

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from sheepfold.games import RULES
from sheepfold.games.codec import AnyOptions
from sheepfold.games.codec import game_of as game_of
from sheepfold.games.contract import Game, State, Takeback, tag_of
from sheepfold.games.seals import Sealed
from sheepfold.games.transcript import Digest
from sheepfold.table.append_only import AppendOnly
from sheepfold.table.budget import Spent
from sheepfold.table.commands import Commands
from sheepfold.table.entries import (
    Chair,
    Colour,
    Level,
    Settings,
)

if TYPE_CHECKING:
    AnyState = State
else:  # its type depends on the game, so `snapshot.py` decodes it apart
    AnyState = Any

DRAW_SECONDS = 1.0
"""How long a device may take to seal, or to open, what it adds to a draw."""


class Claim(msgspec.Struct, frozen=True):
    """Who will take a chair when the next round begins."""

    name: str
    colour: Colour
    token: str
    by_link: bool = False
    """Whether it is a device with a link from the host, for the person whose chair it is."""
    is_asked: bool = False
    """Whether it has asked to take the chair at once."""
    agreed: tuple[Chair, ...] = ()
    frames: tuple[int, ...] = ()
    """By viewer: the number of the frame that showed the request."""


class ChairState(msgspec.Struct, frozen=True, omit_defaults=True):
    """One chair and who sits on it."""

    who: Literal["open", "closed", "person", "bot"] = "open"
    name: str = ""
    colour: Colour | None = None
    ready: bool = False
    level: Level | None = None
    token: str = ""
    former: str = ""
    """The token of whoever left this chair to a bot in this round, and may come back."""
    earlier: tuple[str, ...] = ()
    """The last tokens that whoever has this chair had for it before."""
    since: int = 0
    """The first round in which whoever sits here has known the hand."""
    link: str = ""
    """The hash of the person's own link, to another device."""
    rescue_link: str = ""
    """The hash of the host's link, for a person who has lost the device."""
    claim: Claim | None = None
    lent: bool = False
    away_since: float | None = None
    wins: float = 0.0


class TakebackRequest(msgspec.Struct, frozen=True):
    """A takeback that was asked for, and who has agreed so far."""

    seat: Chair
    agreed: tuple[Chair, ...] = ()
    frames: tuple[int, ...] = ()
    """By viewer: the number of the frame that showed the request."""


class TakebackPoint(msgspec.Struct, frozen=True):
    """The game before a move that can still be taken back."""

    state: AnyState
    sealed: AppendOnly[Sealed]
    transcript: Digest
    moves: int
    """How many turn moves stood before it."""
    seat: Chair
    how: Takeback
    frames: tuple[int, ...] = ()
    """By viewer: the number of the frame that showed the move."""


class Draw(msgspec.Struct, frozen=True):
    """The draw of a game: a secret seed, and what each of these chairs has added to it."""

    seed: str
    chairs: tuple[Chair, ...]
    seals: tuple[str, ...]
    """By chair; empty until its device has sealed its contribution."""
    values: tuple[str, ...]
    """By chair; empty until it is opened."""
    since: float
    """When the chairs were asked to seal, or to open."""
    rotates: bool
    """Whether everyone moves up one seat, as in a rematch of release 0.1."""


class Table(msgspec.Struct, frozen=True):
    """A table after some entries. `state` is the game's whole truth and never leaves the server."""

    code: str
    rules: int
    options: AnyOptions
    settings: Settings
    version: int
    at: float
    """When the last entry was written."""
    places: tuple[ChairState, ...]
    knew: tuple[str, ...] = ()
    """The tokens of those who left a chair in this round, or moved it to another device: they may
    take no other."""
    are_takeovers_closed: bool = False
    """Whether nobody takes a chair at once any more in this round, since somebody who had a vote
    was removed or replaced."""
    removed: tuple[str, ...] = ()
    """The tokens of those whom a host has removed."""
    host: Chair | None = None
    phase: Literal["lobby", "playing", "over"] = "lobby"
    games: int = 0
    """How many games were started."""
    draw: Draw | None = None
    """The draw that is being made for the next game."""
    fair: Draw | None = None
    """The draw that this game's chance follows from; `None` if the program drew alone."""
    state: AnyState = None  # type: ignore[assignment]
    """The game that is played, or was played last; `None` before the first one."""
    takebacks: tuple[TakebackPoint, ...] = ()
    """The last move, if it can be taken back. Before it, the last move of a person, if only bots
    have moved since and revealed nothing hidden."""
    asking: TakebackRequest | None = None
    paused: bool = False
    turn_since: float = 0.0
    """When those who must act now were asked to."""
    sealed: AppendOnly[Sealed] = AppendOnly()
    """Hidden facts of this game, with their salts."""
    format: int = 1
    """Of the record of this game: which hidden facts are sealed."""
    moves: int = 0
    """How many turn moves of this game stand: free ones and those taken back are not counted."""
    transcript: Digest = b""
    """The digest of the public transcript of this game."""
    frames: tuple[int, ...] = ()
    """By viewer (0 is a spectator): how many frames it has been shown."""
    asked: tuple[int, ...] = ()
    """By seat (0 unused): the number of the frame that asked it to act."""
    furthest: int = 0
    """The most turn moves of this game that ever stood: replaying a move refills no budget."""
    spent: Spent = ()
    """By chair: when its budget will be full again (`table/budget.py`)."""
    done: Commands = Commands()
    """The commands that were carried out since this game began, and those just before it."""

    @property
    def game(self) -> Game:
        """The rules that are played here: those the table was opened under."""
        return RULES[tag_of(type(self.options)), self.rules]
