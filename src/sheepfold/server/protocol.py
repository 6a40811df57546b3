"""Every message between a client and the server, declared in one place. See docs/protocol.md.

A socket carries JSON objects; `type` says which. What a client may know of a table is built up
here, field by field: nothing of a `Table` is sent as it is.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from sheepfold.games.codec import AnyEvent as AnyEvent
from sheepfold.games.codec import AnyMove, AnyOptions, OptionalView, codec, game_in, is_null
from sheepfold.games.codec import AnyView as AnyView
from sheepfold.games.contract import Game, Viewer
from sheepfold.games.declared import redact
from sheepfold.games.draw import sealed
from sheepfold.games.history import without_history
from sheepfold.games.seals import seal
from sheepfold.locales import LANGUAGES
from sheepfold.table.actions import Action, Token, typed
from sheepfold.table.entries import (
    Chair,
    Colour,
    DrawOpened,
    DrawSealed,
    Happening,
    Level,
    Phrase,
    Played,
    Settings,
    Started,
    TakenBack,
)
from sheepfold.table.questions import due
from sheepfold.table.table import Claim, Table

VERSION = 1

Language = Literal["en", "it", "es", "de", "fr"]
assert set(LANGUAGES) == set(Language.__args__)  # type: ignore[attr-defined]


# From the client


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: which table, the seats this device has, and whose view to show.

    `look` is the place in `tokens` of the seat to show; without it the spectator's view is shown.
    """

    version: int
    table: Annotated[str, msgspec.Meta(max_length=16)]
    tokens: Annotated[tuple[Token, ...], msgspec.Meta(max_length=8)] = ()
    look: int | None = None
    language: Language = "en"


class Do(msgspec.Struct, frozen=True, tag_field="type", tag="do"):
    """Ask for something, as the person on `chair`. The id makes it safe to send again."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    action: Action
    chair: Chair | None = None
    seen: int | None = None
    """The number of the last frame that this client has got."""


class Look(msgspec.Struct, frozen=True, tag_field="type", tag="look"):
    """Show the view of a seat that this device has, or (`None`) the spectator's again."""

    chair: Chair | None = None


class Resync(msgspec.Struct, frozen=True, tag_field="type", tag="resync"):
    """Send everything anew: a frame is missing."""


FromClient = Hello | Do | Look | Resync


# From the server


class ClaimInfo(msgspec.Struct, frozen=True):
    """Who will take a chair when the next round begins, or at once if all others agree."""

    name: str
    colour: Colour
    is_asked: bool
    """Whether it asks the others to have the chair, and to see its hand, at once."""
    agreed: tuple[Chair, ...]
    by_link: bool = False
    """Whether it is a new device with a link of the host; its name is that of who sat there."""


class DrawInfo(msgspec.Struct, frozen=True):
    """The draw of a game, while it is made and afterwards.

    A device that has one of the `chairs` is to send `seal_draw` as long as its place in `seals` is
    empty and, once all are there, `open_draw`.
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


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everyone may see it. Times are seconds of the server's clock, which says `now`."""

    code: str
    rules: int
    options: AnyOptions
    settings: Settings
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
    """Whether it is about a new device that came with a link of the host, not about `name`."""


class Opening(msgspec.Struct, frozen=True):
    """A seal that is opened: SHA-256 of the salt and the JSON of [name, value] is the seal."""

    seal: str
    salt: str
    name: str
    value: Any


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


class Frame(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="frame"):
    """One thing that happened. Numbers are this viewer's own and have no gaps.

    `view` is what everyone may know of the game now, and `own` the fields that this viewer knows
    better: `{**view, **own}` is its view, but for `viewer`, which stays what `sync` said. If
    `fresh`, the history there is whole; else it is empty, and `events` continue it, unless `moves`
    is what it was: then it was a free move, which the history does not keep.
    """

    frame: int
    ack: str | None = None
    """The id of this client's own command, if that is what happened: it is carried out."""
    fresh: bool = False
    news: News | None = None
    table: TableInfo | None = None
    events: tuple[AnyEvent, ...] = ()
    public: tuple[AnyEvent, ...] | None = None
    """The events as everyone may know them, where this viewer knows more."""
    moves: int = 0
    """How many turn moves of this game stand now."""
    transcript: str = ""
    """After a takeback: the digest of the public transcript, in hexadecimal."""
    view: OptionalView = None
    own: dict[str, Any] = {}
    legal: tuple[AnyMove, ...] = ()
    free: tuple[AnyMove, ...] = ()
    takeback: Chair | None = None
    """After a move: who may take it back, or ask to."""
    due: float | None = None
    """After a move: when the turn is over, if there is a clock."""
    seals: tuple[str, ...] = ()
    opened: tuple[Opening, ...] = ()


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """The command was carried out, now or before; a frame that shows it says so itself."""

    id: str


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """It was not; `text` says why in the client's language."""

    reason: str
    facts: dict[str, str | int]
    text: str
    id: str | None = None


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes this socket; come again after `again` seconds, if that is given."""

    reason: str
    text: str
    again: float | None = None


FromServer = Sync | Frame | Ack | Refused | Bye

encode = msgspec.json.Encoder().encode
_from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_from_server: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def decode_client(data: bytes | str, game: Game | None = None) -> FromClient:
    """A message of a client, at a table where this game is played.

    Raises `msgspec.DecodeError`.
    """
    message = _from_client.decode(data)
    if isinstance(message, Do) and game is not None:
        return replace(message, action=typed(message.action, game))
    return message


def decode_server(data: bytes | str) -> FromServer:
    """A message of the server. Raises `msgspec.DecodeError`."""
    message = _from_server.decode(data)
    if not isinstance(message, Sync | Frame):
        return message
    changes: dict[str, Any] = {}
    if message.table is not None:
        options = message.table.options
        changes["table"] = replace(message.table, options=codec(game_in(options)).options(options))
    if is_null(message.view):
        changes["view"] = None
    else:
        read = codec(game_in(message.view))
        changes["view"] = read.view(message.view)
        changes["legal"] = tuple(map(read.move, message.legal))
        changes["free"] = tuple(map(read.move, message.free))
        if isinstance(message, Frame):
            changes["events"] = tuple(map(read.event, message.events))
            if message.public is not None:
                changes["public"] = tuple(map(read.event, message.public))
    return replace(message, **changes)


def table_info(table: Table, now: float) -> TableInfo:
    """A table as everyone may see it."""
    return TableInfo(
        code=table.code,
        rules=table.rules,
        options=table.options,
        settings=table.settings,
        places=tuple(
            PlaceInfo(
                who=place.who,
                name=place.name,
                colour=place.colour,
                ready=place.ready,
                level=place.level,
                lent=place.lent,
                away_since=place.away_since,
                wins=place.wins,
                claim=None if place.claim is None else _claim_info(place.claim),
            )
            for place in table.places
        ),
        host=table.host,
        phase=table.phase,
        games=table.games,
        paused=table.paused,
        takeback=None if table.before is None else table.before.seat,
        asking=None if table.asking is None else table.asking.seat,
        agreed=() if table.asking is None else table.asking.agreed,
        now=now,
        due=due(table),
        draw=_draw_info(table),
    )


def _draw_info(table: Table) -> DrawInfo | None:
    draw = table.draw or table.fair
    if draw is None:
        return None
    is_open = table.draw is None and table.phase == "over"
    return DrawInfo(
        sealed(draw.seed),
        draw.chairs,
        draw.seals,
        draw.values,
        draw.seed if is_open else None,
    )


def outside_info(table: Table, now: float) -> TableInfo:
    """All that a stranger may know of a table that nobody may watch: that it is there, and whether
    it is full. Nothing here changes with a move, nor with who comes and goes.
    """
    return TableInfo(
        code=table.code,
        rules=table.rules,
        options=table.options,
        settings=table.settings,
        places=tuple(
            PlaceInfo(
                who=place.who,
                name="",
                colour=None,
                ready=False,
                level=None,
                lent=False,
                away_since=None,
                wins=0.0,
            )
            for place in table.places
        ),
        host=None,
        phase=table.phase,
        games=0,
        paused=False,
        takeback=None,
        asking=None,
        agreed=(),
        now=now,
        due=None,
    )


def _claim_info(claim: Claim) -> ClaimInfo:
    return ClaimInfo(claim.name, claim.colour, claim.is_asked, claim.agreed, claim.by_link)


def sync(
    table: Table, viewer: Viewer, chairs: tuple[Chair, ...], now: float, may_see: bool = True
) -> Sync:
    """Everything this viewer knows; of the game nothing, if it may not see it."""
    over = table.phase == "over"
    has_view = may_see and table.state is not None
    closed = [s for s in table.sealed if has_view and not s.is_open(table.state, over)]
    view = table.game.view(table.state, viewer) if has_view else None
    return Sync(
        version=VERSION,
        viewer=viewer,
        frame=table.frames[viewer or 0] if may_see else 0,
        chairs=chairs,
        table=table_info(table, now) if may_see else outside_info(table, now),
        view=view,
        legal=() if view is None else tuple(table.game.legal(view)),
        free=() if view is None else tuple(table.game.free(view)),
        seals=tuple(seal(s.secret, str(s.salt)) for s in closed),
        moves=table.moves if has_view else 0,
        transcript=table.transcript.hex() if has_view else "",
    )


def frames(
    before: Table, after: Table, what: Happening, events: tuple[Any, ...], now: float
) -> Callable[[Viewer], Frame]:
    """What each viewer is shown of one entry; what is the same for all is made once."""
    numbers = after.frames
    if not isinstance(what, Played | Started | TakenBack):
        told = None if isinstance(what, DrawSealed | DrawOpened) else news(what)
        info = table_info(after, now)
        return lambda viewer: Frame(numbers[viewer or 0], news=told, table=info)
    game = after.game
    moved = isinstance(what, Played)
    fresh = not moved or _marks(before) != _marks(after)
    state = after.state if fresh else without_history(after.state)
    changed = not moved or before.phase != after.phase or before.asking is not None
    info_or_none = table_info(after, now) if changed else None
    news_or_none = None if moved else news(what)
    takeback = None if after.before is None else after.before.seat
    when = due(after)
    seals = _new_seals(after, what)
    opened = _opened(before, after, what)
    transcript = after.transcript.hex() if isinstance(what, TakenBack) else ""

    public = game.view(state, None)
    encoded = msgspec.Raw(encode(public))
    public_events = _told(game, events, None)

    def shown(viewer: Viewer) -> Frame:
        own = game.private(state, viewer)
        view = replace(public, viewer=viewer, **own)
        told = _told(game, events, viewer)
        return Frame(
            numbers[viewer or 0],
            fresh=fresh,
            news=news_or_none,
            table=info_or_none,
            events=told,
            public=None if told == public_events else public_events,
            moves=after.moves,
            transcript=transcript,
            view=encoded,  # type: ignore[arg-type]
            own=own,
            legal=tuple(game.legal(view)),
            free=tuple(game.free(view)),
            takeback=takeback,
            due=when,
            seals=seals,
            opened=opened,
        )

    return shown


def _told(game: Game, events: tuple[Any, ...], viewer: Viewer) -> tuple[Any, ...]:
    told = [redact(event, viewer) for event in events]
    return tuple([event for event in told if event is not None])


def _marks(table: Table) -> tuple[int, str]:
    return table.state.round, table.phase


def _new_seals(after: Table, what: Played | Started | TakenBack) -> tuple[str, ...]:
    if isinstance(what, TakenBack) or not what.salts:
        return ()
    return tuple(seal(s.secret, str(s.salt)) for s in after.sealed.last(len(what.salts)))


def _opened(before: Table, after: Table, what: Happening) -> tuple[Opening, ...]:
    if not isinstance(what, Played):
        return ()
    over = after.phase == "over"
    if not over and after.state.round == before.state.round:
        return ()
    old = len(before.sealed)
    return tuple(
        Opening(seal(s.secret, str(s.salt)), str(s.salt), s.secret.name, s.secret.value)
        for number, s in enumerate(after.sealed)
        if s.is_open(after.state, over) and not (number < old and s.is_open(before.state, False))
    )


def news(what: Happening) -> News:
    """What everyone may know of something that happened at the table."""
    facts: dict[str, Any] = {}
    for name in (
        "chair",
        "seat",
        "name",
        "phrase",
        "text",
        "yes",
        "why",
        "ready",
        "open",
        "paused",
        "by_link",
    ):
        if hasattr(what, name):
            facts[PUBLIC[name]] = getattr(what, name)
    return News(str(what.__struct_config__.tag), **facts)


PUBLIC = {
    "chair": "chair",
    "seat": "chair",
    "name": "name",
    "phrase": "phrase",
    "text": "text",
    "why": "why",
    "yes": "yes",
    "ready": "yes",
    "open": "yes",
    "paused": "yes",
    "by_link": "by_link",
}
"""The fields of an entry that may be told, and what they are called in the news."""
