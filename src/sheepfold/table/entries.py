"""Everything that can happen at a table. A table is the fold of its entries.

A chair is a seat of the table, numbered from 1. While a game is played, chair k is the game's
seat k.
"""

from typing import Annotated, Literal

import msgspec

from sheepfold.bots import OUR_LEVELS
from sheepfold.games.codec import AnyMove as AnyMove
from sheepfold.games.codec import AnyOptions as AnyOptions
from sheepfold.games.codec import AnyOutcome, OptionalOutcome
from sheepfold.games.contract import Seat
from sheepfold.games.draw import Bits

Chair = int
LEAST_CHAIRS, MOST_CHAIRS = 2, 8
Colour = Literal["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink"]
MOST_NAME = 20
"""Characters of a person's name."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_NAME)]
MOST_TEXT = 200
"""Characters of a line of free text."""
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_TEXT)]
Hash = Bits
"""The SHA-256 of a secret; the secret itself is never stored."""
Level = Annotated[str, msgspec.Meta(max_length=40, extra_json_schema={"enum": sorted(OUR_LEVELS)})]
"""The name of a bot. Whether there is such a bot is checked when it is seated, not when an entry is
read: a log can still be opened when the bot is no longer installed."""
Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "your-turn",
    "one-moment",
    "back-soon",
    "oops",
    "aha",
    "not-me",
    "yes",
    "no",
    "laugh",
    "wow",
    "again",
    "goodbye",
]


When = Literal["bots", "always", "never"]
"""When a table allows help for players; `bots`: only while a single person plays."""


class Settings(msgspec.Struct, frozen=True):
    """How a table is run, apart from the rules of its game."""

    chairs: Annotated[int, msgspec.Meta(ge=LEAST_CHAIRS, le=MOST_CHAIRS)] = MOST_CHAIRS
    spectators: bool = True
    free_text: bool = False
    grace: Annotated[int, msgspec.Meta(ge=5, le=3600)] = 45
    """Seconds until an absent player's seat is lent."""
    away: Literal["bot", "wait"] = "bot"
    clock: Annotated[int, msgspec.Meta(ge=5, le=86400)] | None = None
    """Seconds for a turn."""
    notes: When = "bots"
    """Whether the page may show the notebook of what a seat has seen."""
    advice: When = "bots"
    """Whether a seat may ask for advice."""


class Opened(msgspec.Struct, frozen=True, tag_field="type", tag="opened"):
    """The first entry: which game, under which version of its rules."""

    code: str
    rules: int
    options: AnyOptions
    settings: Settings


class Configured(msgspec.Struct, frozen=True, tag_field="type", tag="configured"):
    """The host changed options or settings before the game; `None` leaves the rules as they are."""

    options: AnyOptions
    settings: Settings
    rules: int | None = None


class Sat(msgspec.Struct, frozen=True, tag_field="type", tag="sat"):
    """A person took a free chair; during a game, one that knows nothing secret.

    With `back` it is the person who left this chair in this round and knows its hand already.
    """

    chair: Chair
    name: Name
    colour: Colour
    token: Hash
    back: bool = False


class Claimed(msgspec.Struct, frozen=True, tag_field="type", tag="claimed"):
    """Someone will take this chair when the next round begins: its hand in this one is secret.

    With `by_link` it is a new device with a link from the host; `name` is who sat there before.
    """

    chair: Chair
    name: Name
    colour: Colour
    token: Hash
    by_link: bool = False


class ClaimDropped(msgspec.Struct, frozen=True, tag_field="type", tag="claim_dropped"):
    """The claim on this chair was given up."""

    chair: Chair
    name: Name
    by_link: bool = False


class TakeoverAsked(msgspec.Struct, frozen=True, tag_field="type", tag="takeover_asked"):
    """Whoever claimed this chair asks to take it at once, and so to see its hand."""

    chair: Chair
    name: Name
    by_link: bool = False


class TakeoverAnswered(msgspec.Struct, frozen=True, tag_field="type", tag="takeover_answered"):
    """The person on this chair answered; the last yes grants the request, a no ends it."""

    chair: Chair
    yes: bool


class TakenOver(msgspec.Struct, frozen=True, tag_field="type", tag="taken_over"):
    """Whoever claimed this chair has it now: a round has begun, or everybody has agreed."""

    chair: Chair
    name: Name
    by_link: bool = False


class Introduced(msgspec.Struct, frozen=True, tag_field="type", tag="introduced"):
    """A person changed name or colour."""

    chair: Chair
    name: Name
    colour: Colour


class BotSat(msgspec.Struct, frozen=True, tag_field="type", tag="bot_sat"):
    """The host put a bot on a chair, or gave the one there another level."""

    chair: Chair
    level: Level


class Stood(msgspec.Struct, frozen=True, tag_field="type", tag="stood"):
    """Someone left for good, or was removed; during a game a bot takes the chair."""

    chair: Chair
    removed: bool = False


class ChairSet(msgspec.Struct, frozen=True, tag_field="type", tag="chair_set"):
    """The host closed or opened an empty chair."""

    chair: Chair
    open: bool


class Readied(msgspec.Struct, frozen=True, tag_field="type", tag="readied"):
    """A person is ready, or no longer."""

    chair: Chair
    ready: bool


class Ordered(msgspec.Struct, frozen=True, tag_field="type", tag="ordered"):
    """The chairs were reordered: position k now has the former chair `order[k]`."""

    order: tuple[Chair, ...]


class HostChanged(msgspec.Struct, frozen=True, tag_field="type", tag="host_changed"):
    """Another chair is the host now."""

    chair: Chair | None


class DrawBegun(msgspec.Struct, frozen=True, tag_field="type", tag="draw_begun"):
    """Before a game: a secret seed is fixed, and these chairs are asked to add to it.

    Everyone sees its seal.
    """

    seed: Bits
    chairs: tuple[Chair, ...]
    rotates: bool = msgspec.field(default=False, name="rematch")


class DrawSealed(msgspec.Struct, frozen=True, tag_field="type", tag="draw_sealed"):
    """A chair's device has sealed its contribution."""

    chair: Chair
    seal: Hash


class DrawOpened(msgspec.Struct, frozen=True, tag_field="type", tag="draw_opened"):
    """A chair's device has opened its contribution, after all were sealed."""

    chair: Chair
    value: Bits


class DrawMissed(msgspec.Struct, frozen=True, tag_field="type", tag="draw_missed"):
    """A chair's device did not answer in time; the draw starts over without it."""

    chair: Chair


class GameStarted(msgspec.Struct, frozen=True, tag_field="type", tag="started"):
    """A game began with those who sit. In a rematch of release 0.1 everyone moved up one seat."""

    deal: AnyOutcome
    salts: tuple[str, ...]
    rotates: bool = msgspec.field(default=False, name="rematch")
    format: int = 1
    """The record format of this game, which decides which hidden facts are sealed."""


class MovePlayed(msgspec.Struct, frozen=True, tag_field="type", tag="played"):
    """A move of the game, with its outcome of chance and the salts of the facts it hid."""

    seat: Seat
    move: AnyMove
    outcome: OptionalOutcome = None
    salts: tuple[str, ...] = ()


class TakebackAsked(msgspec.Struct, frozen=True, tag_field="type", tag="takeback_asked"):
    """Whoever moved last asks the others to take it back."""

    seat: Seat


class TakebackAnswered(msgspec.Struct, frozen=True, tag_field="type", tag="takeback_answered"):
    """One of the others answered; the last yes takes the move back, a no ends the request."""

    seat: Seat
    yes: bool


class TakenBack(msgspec.Struct, frozen=True, tag_field="type", tag="taken_back"):
    """The last move of this seat was taken back, with the bots' answers to it."""

    seat: Seat
    moves: int = 1
    """How many turn moves went with it."""


class WentAway(msgspec.Struct, frozen=True, tag_field="type", tag="went_away"):
    """The last device of a person lost its connection."""

    chair: Chair


class CameBack(msgspec.Struct, frozen=True, tag_field="type", tag="came_back"):
    """A person is connected again, and takes its seat back if it was lent."""

    chair: Chair


class Lent(msgspec.Struct, frozen=True, tag_field="type", tag="lent"):
    """A seat is lent to a bot: its person is away, or its time is up."""

    chair: Chair
    why: Literal["away", "clock"]


class Paused(msgspec.Struct, frozen=True, tag_field="type", tag="paused"):
    """The host stopped the game for a while, or let it go on."""

    paused: bool


class BackToLobby(msgspec.Struct, frozen=True, tag_field="type", tag="back_to_lobby"):
    """After a game: chairs and options can be changed before the next."""


class LinkMade(msgspec.Struct, frozen=True, tag_field="type", tag="link_made"):
    """A one-time link by which a seat can move to another device; the host made it if `by_host`."""

    chair: Chair
    link: Hash
    by_host: bool = False


class SeatMoved(msgspec.Struct, frozen=True, tag_field="type", tag="seat_moved"):
    """A one-time link was used: the seat belongs to another device now."""

    chair: Chair
    token: Hash


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="said"):
    """A phrase, which everyone reads in their own language."""

    chair: Chair
    phrase: Phrase


class Wrote(msgspec.Struct, frozen=True, tag_field="type", tag="wrote"):
    """Free text, if the host allows it."""

    chair: Chair
    text: Text


EntryBody = (
    Opened
    | Configured
    | Sat
    | Claimed
    | ClaimDropped
    | TakeoverAsked
    | TakeoverAnswered
    | TakenOver
    | Introduced
    | BotSat
    | Stood
    | ChairSet
    | Readied
    | Ordered
    | HostChanged
    | DrawBegun
    | DrawSealed
    | DrawOpened
    | DrawMissed
    | GameStarted
    | MovePlayed
    | TakebackAsked
    | TakebackAnswered
    | TakenBack
    | WentAway
    | CameBack
    | Lent
    | Paused
    | BackToLobby
    | LinkMade
    | SeatMoved
    | Said
    | Wrote
)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a table's log: when, what, and the command that caused it, if one did."""

    at: float
    what: EntryBody
    command: str = ""
