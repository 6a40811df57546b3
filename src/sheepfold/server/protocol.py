"""Every message between a client and the server, declared in one place. See docs/protocol.md.

A socket carries JSON objects; `type` says which. `server/frames.py` makes what is sent.
"""

from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from sheepfold.games.codec import AnyEvent as AnyEvent
from sheepfold.games.codec import (
    AnyMove,
    AnyOptions,
    OptionalView,
    codec,
    game_in,
    is_null,
    rules_of,
)
from sheepfold.games.codec import AnyView as AnyView
from sheepfold.games.contract import Game, Viewer
from sheepfold.games.exact import Json
from sheepfold.learn.advice import Advice
from sheepfold.locales import LANGUAGES
from sheepfold.table.actions import Action, Token, typed
from sheepfold.table.entries import (
    MOST_CHAIRS,
    Chair,
    Colour,
    Level,
    Phrase,
    Settings,
    When,
)

VERSION = 2

_USUAL = Settings()

Language = Literal["en", "it", "es", "de", "fr"]
assert set(LANGUAGES) == set(Language.__args__)  # type: ignore[attr-defined]


# From the client


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: which table, the seats this device has, and whose view to show.

    `look` is the index in `tokens` of the seat to show; without it the spectator's view is shown.
    """

    version: int
    table: Annotated[str, msgspec.Meta(max_length=16)]
    tokens: Annotated[tuple[Token, ...], msgspec.Meta(max_length=MOST_CHAIRS)] = ()
    look: int | None = None
    language: Language = "en"


class Do(msgspec.Struct, frozen=True, tag_field="type", tag="do"):
    """Ask for something, as the person on `chair`. The id makes it safe to retry."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    action: Action
    chair: Chair | None = None
    seen: int | None = None
    """The number of the last frame that this client has received."""


class Look(msgspec.Struct, frozen=True, tag_field="type", tag="look"):
    """Show the view of a seat that this device has, or (`None`) the spectator's again."""

    chair: Chair | None = None


class Resync(msgspec.Struct, frozen=True, tag_field="type", tag="resync"):
    """Send everything anew: a frame is missing."""


class WhyNot(msgspec.Struct, frozen=True, tag_field="type", tag="why_not"):
    """Ask whether the seat that is looked at could make this move, and why not.

    A device that shows everyone's view may ask so for a seat of its own whose moves are in
    `open_moves`; the answer follows from that view.

    Nothing is done, drawn or written, and the answer counts as no refusal.
    """

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    move: AnyMove


class Advise(msgspec.Struct, frozen=True, tag_field="type", tag="advise"):
    """Ask for advice for the seat that is looked at. Nothing is done, drawn or written."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """Ask whether the server is still there. A page cannot send the pings of WebSocket itself."""


FromClient = Hello | Do | Look | Resync | WhyNot | Advise | Ping


# From the server


class ClaimInfo(msgspec.Struct, frozen=True):
    """Who will take a chair when the next round begins, or at once if all others agree."""

    name: str
    colour: Colour
    is_asked: bool
    """Whether it asks the others for permission to take the chair, and see its hand, at once."""
    agreed: tuple[Chair, ...]
    by_link: bool = False
    """Whether it is a new device with a link from the host; `name` is who sat there before."""


class DrawInfo(msgspec.Struct, frozen=True):
    """The draw of a game, while it is made and afterwards.

    A device that has one of the `chairs` is to send `seal_draw` as long as `seals` is empty at its
    index and, once all are there, `open_draw`.
    """

    seal: str
    """Of the server's seed: its SHA-256."""
    chairs: tuple[Chair, ...]
    seals: tuple[str, ...]
    """By chair: of what its device adds."""
    values: tuple[str, ...]
    """By chair: what its device has added, once all are sealed."""
    seed: str | None = None
    """Opened when the game is over."""


class PlaceInfo(msgspec.Struct, frozen=True):
    """A chair as everyone may see it."""

    who: Literal["open", "closed", "person", "bot"]
    name: str
    colour: Colour | None
    ready: bool
    level: Level | None
    lent: bool
    away_since: float | None
    wins: float
    claim: ClaimInfo | None = None


class SettingsInfo(msgspec.Struct, frozen=True):
    """How a table is run, as everyone may see it."""

    chairs: int = _USUAL.chairs
    spectators: bool = _USUAL.spectators
    free_text: bool = _USUAL.free_text
    grace: int = _USUAL.grace
    """Seconds until an absent player's seat is lent."""
    away: Literal["bot", "wait"] = _USUAL.away
    clock: int | None = _USUAL.clock
    """Seconds for a turn."""
    notes: When = _USUAL.notes
    advice: When = _USUAL.advice


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everyone may see it. Times are seconds of the server's clock, which says `now`."""

    code: str
    rules: int
    options: AnyOptions
    settings: SettingsInfo
    places: tuple[PlaceInfo, ...]
    host: Chair | None
    phase: Literal["lobby", "playing", "over"]
    games: int
    paused: bool
    takeback: Chair | None
    """Who may take the last move back, or ask to."""
    asking: Chair | None
    """Who asks the others to allow a takeback."""
    agreed: tuple[Chair, ...]
    now: float
    due: float | None
    """When an absent player's seat is lent, or a turn is over."""
    draw: DrawInfo | None = None
    """Of the next game while that is drawn, else of this one; none if the program drew alone."""
    bots: tuple[Level, ...] = ()
    """The bots that may be seated: the levels of the game, then what else the server allows."""


class SeatSummary(msgspec.Struct, frozen=True):
    """The state of a table for somebody who has a seat there but is not connected."""

    table: TableInfo
    chair: Chair
    actors: tuple[Chair, ...]
    """Who must act now."""
    since: float
    """Since when; 0 before the first game."""
    winners: tuple[Chair, ...]
    """Of the game that is over."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table, outside the game."""

    what: str
    chair: Chair | None = None
    name: str = ""
    phrase: Phrase | None = None
    text: str = ""
    yes: bool | None = None
    why: str = ""
    by_link: bool = False
    """Whether it is about a new device with a link from the host, not about `name` in person."""


class Opening(msgspec.Struct, frozen=True):
    """A seal that is opened: SHA-256 of the salt and the JSON of [name, value] is the seal."""

    seal: str
    salt: str
    name: str
    value: Json


class Sync(msgspec.Struct, frozen=True, tag_field="type", tag="sync"):
    """Everything this viewer knows. The next frame has the number `frame` + 1."""

    version: int
    viewer: Viewer
    frame: int
    chairs: tuple[Chair, ...]
    """The chairs whose tokens this device has."""
    table: TableInfo
    view: OptionalView
    legal: tuple[AnyMove, ...]
    """What this viewer may do now as one of those who must act."""
    free: tuple[AnyMove, ...]
    """What this viewer may do now in or out of turn."""
    seals: tuple[str, ...]
    """Those of the game, in the order of the facts they hide, while they are closed."""
    moves: int = 0
    """How many turn moves of this game stand; free ones are not counted."""
    transcript: str = ""
    """The digest of the public transcript up to them, in hexadecimal."""
    claims: tuple[Chair, ...] = ()
    """The chairs that this device will have when the next round begins."""
    sentences: tuple[str, ...] = ()
    """Of the history in `view`: the key of the sentence that tells this viewer of each event."""
    public: tuple[AnyEvent, ...] | None = None
    """The history as everyone may know it, where this viewer knows more."""
    public_sentences: tuple[str, ...] = ()
    """Of the events in `public`."""
    ending: tuple[AnyEvent, ...] = ()
    """How the last round ended, or the game: not part of the history."""
    ending_sentences: tuple[str, ...] = ()
    notation: tuple[str, ...] = ()
    """In a game of another package: how the moves in `legal`, and after them those in `free`, are
    written. A client that knows nothing of the game can show them so."""
    open_moves: tuple[AnyMove, ...] = ()
    """For a spectator's view: the moves of whoever must act, if they can be chosen in front of
    everyone. A device that several share needs no secret view for such a turn."""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="frame"):
    """One thing that happened. Numbers are this viewer's own and have no gaps.

    `view` is what everyone may know of the game now, and `own` the fields that this viewer knows
    better: `{**view, **own}` is its view, but for `viewer`, which stays what `sync` said. If
    `fresh`, the history there is whole; else it is empty, and `events` continue it, unless `moves`
    is what it was: then it was a free move, which the history does not keep.

    A move that ends a round makes two frames. The first one is `closing`: it shows the table as the
    round ended, with all that is open now. The next one shows the new round, and only then does
    `moves` count the move.
    """

    frame: int
    ack: str | None = None
    """The id of this client's own command, if that is what happened: it is carried out."""
    fresh: bool = False
    closing: bool = False
    news: News | None = None
    table: TableInfo | None = None
    events: tuple[AnyEvent, ...] = ()
    sentences: tuple[str, ...] = ()
    """By event: the key of the sentence that tells this viewer of it. Its facts are the event."""
    public: tuple[AnyEvent, ...] | None = None
    """The events as everyone may know them, where this viewer knows more."""
    public_sentences: tuple[str, ...] = ()
    """Of the events in `public`: what may stand where others look, or be read aloud."""
    moves: int = 0
    """How many turn moves of this game stand now."""
    transcript: str = ""
    """After a takeback: the digest of the public transcript, in hexadecimal."""
    view: OptionalView = None
    own: dict[str, Json] = {}
    legal: tuple[AnyMove, ...] = ()
    free: tuple[AnyMove, ...] = ()
    takeback: Chair | None = None
    """After a move: who may take it back, or ask to."""
    due: float | None = None
    """After a move: when the turn is over, if there is a clock."""
    seals: tuple[str, ...] = ()
    opened: tuple[Opening, ...] = ()
    notation: tuple[str, ...] = ()
    """As in `sync`."""
    open_moves: tuple[AnyMove, ...] = ()
    """As in `sync`."""


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """The command was carried out, now or before; a frame that shows it says so itself."""

    id: str


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """It was not; `text` says why in the client's language."""

    reason: str
    facts: dict[str, str | int]
    text: str
    id: str | None = None
    rule: str = ""
    """The id of the rule that forbids it, if one does."""
    is_open: bool = False
    """Whether others may read or hear it: it reveals nothing that only this seat knows."""


class Reason(msgspec.Struct, frozen=True, tag_field="type", tag="reason"):
    """The answer to `why_not`; without a `reason` the move can be made."""

    id: str
    reason: str = ""
    facts: dict[str, str | int] = {}
    text: str = ""
    rule: str = ""
    is_open: bool = False


class AdviceGiven(msgspec.Struct, frozen=True, tag_field="type", tag="advice"):
    """The answer to `advise`, made from what the seat that asked is shown."""

    id: str
    advice: Advice


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes this socket; come again after `again` seconds, if that is given."""

    reason: str
    text: str
    again: float | None = None


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""


FromServer = Sync | Frame | Ack | Refused | Reason | AdviceGiven | Bye | Pong

encode = msgspec.json.Encoder().encode
_from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_from_server: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


_FRAME = b'{"type":"frame"'


def acknowledging(frame: bytes, command: str) -> bytes:
    """Add the acknowledgement of a command to an encoded frame.

    >>> acknowledging(encode(Frame(7)), "c1")
    b'{"type":"frame","ack":"c1","frame":7}'
    """
    return b'%b,"ack":%b%b' % (_FRAME, encode(command), frame[len(_FRAME) :])


def decode_client(data: bytes | str, game: Game | None = None) -> FromClient:
    """A message of a client, at a table where this game is played.

    Raises `msgspec.DecodeError`.
    """
    message = _from_client.decode(data)
    if game is None:
        return message
    if isinstance(message, Do):
        return replace(message, action=typed(message.action, game))
    if isinstance(message, WhyNot):
        return replace(message, move=codec(game).move(message.move))
    return message


def decode_server(data: bytes | str, game: Game | None = None) -> FromServer:
    """A message of the server, at a table where this game is played, if one is known already.

    Raises `msgspec.DecodeError`.
    """
    message = _from_server.decode(data)
    if not isinstance(message, Sync | Frame):
        return message
    changes: dict[str, object] = {}
    if message.table is not None:
        options = message.table.options
        game = rules_of(options, message.table.rules)
        changes["table"] = replace(message.table, options=codec(game).options(options))
    if is_null(message.view):
        changes["view"] = None
    else:
        read = codec(game or game_in(message.view))
        changes["view"] = read.view(message.view)
        changes["legal"] = tuple(map(read.move, message.legal))
        changes["free"] = tuple(map(read.move, message.free))
        if isinstance(message, Frame):
            changes["events"] = tuple(map(read.event, message.events))
        else:
            changes["ending"] = tuple(map(read.event, message.ending))
        if message.public is not None:
            changes["public"] = tuple(map(read.event, message.public))
    return replace(message, **changes)
