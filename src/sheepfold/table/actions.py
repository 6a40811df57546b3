"""What people, and the server itself, can ask of a table."""

from typing import Annotated

import msgspec

from sheepfold.games.codec import AnyMove, AnyOptions, codec, game_in
from sheepfold.games.contract import Game, Seat
from sheepfold.games.draw import Bits
from sheepfold.table.entries import (
    MOST_CHAIRS,
    Chair,
    Colour,
    Hash,
    Level,
    Name,
    Phrase,
    Settings,
    Text,
)

Token = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
"""A secret of 128 random bits that a device made; only its hash is ever stored."""


class Sit(msgspec.Struct, frozen=True, tag_field="do", tag="sit"):
    """Take a chair (the first free one if none is named); who has the token has the seat."""

    name: Name
    token: Token
    chair: Chair | None = None
    colour: Colour | None = None


class DropClaim(msgspec.Struct, frozen=True, tag_field="do", tag="drop_claim"):
    """Give up one's claim on a seat."""


class AskTakeover(msgspec.Struct, frozen=True, tag_field="do", tag="ask_takeover"):
    """Ask everyone for permission to take the claimed seat at once, and so to see its hand."""


class AnswerTakeover(msgspec.Struct, frozen=True, tag_field="do", tag="answer_takeover"):
    """Allow whoever claimed this chair to take it at once, or not."""

    of: Chair
    yes: bool


class Introduce(msgspec.Struct, frozen=True, tag_field="do", tag="introduce"):
    """Change one's name or colour before the game."""

    name: Name
    colour: Colour


class SeatBot(msgspec.Struct, frozen=True, tag_field="do", tag="seat_bot"):
    """Host: put a bot on a free chair, or give the bot that sits there another level.

    Without a level it is the one that the game uses for bots that nobody chose.
    """

    chair: Chair
    level: Level | None = None


class Stand(msgspec.Struct, frozen=True, tag_field="do", tag="stand"):
    """Leave for good; during a game a bot plays on in one's place."""


class Remove(msgspec.Struct, frozen=True, tag_field="do", tag="remove"):
    """Host: ask someone, or a bot, to leave."""

    chair: Chair


class SetChair(msgspec.Struct, frozen=True, tag_field="do", tag="set_chair"):
    """Host: close or open an empty chair."""

    chair: Chair
    open: bool


class Ready(msgspec.Struct, frozen=True, tag_field="do", tag="ready"):
    """Say that one is ready, or not yet; after a game, for a rematch."""

    ready: bool = True


class Order(msgspec.Struct, frozen=True, tag_field="do", tag="order"):
    """Host: put the chairs in this order."""

    order: Annotated[tuple[Chair, ...], msgspec.Meta(max_length=MOST_CHAIRS)]


class HandOver(msgspec.Struct, frozen=True, tag_field="do", tag="hand_over"):
    """Host: make someone else the host."""

    chair: Chair


class Configure(msgspec.Struct, frozen=True, tag_field="do", tag="configure"):
    """Host: change options and settings before the game."""

    options: AnyOptions
    settings: Settings


class SetOption(msgspec.Struct, frozen=True, tag_field="do", tag="set_option"):
    """Host: change one option of the game; options that depend on it are adjusted."""

    name: Annotated[str, msgspec.Meta(max_length=40)]
    value: bool | int | Annotated[tuple[str, ...], msgspec.Meta(max_length=64)] | None


class StartGame(msgspec.Struct, frozen=True, tag_field="do", tag="start"):
    """Host: begin."""


class SealDraw(msgspec.Struct, frozen=True, tag_field="do", tag="seal_draw"):
    """Commit to a contribution to the draw: `seal` is the SHA-256 of 256 random bits.

    `draw` is the seal of the server's seed, which names the draw.
    """

    draw: Hash
    seal: Hash


class OpenDraw(msgspec.Struct, frozen=True, tag_field="do", tag="open_draw"):
    """Reveal one's contribution to a draw, once everyone has sealed theirs."""

    draw: Hash
    value: Bits


class Rematch(msgspec.Struct, frozen=True, tag_field="do", tag="rematch"):
    """Host: play again, everyone on the same seat."""


class Reopen(msgspec.Struct, frozen=True, tag_field="do", tag="reopen"):
    """Host: after a game, go back to the lobby."""


class Play(msgspec.Struct, frozen=True, tag_field="do", tag="play"):
    """Make a move."""

    move: AnyMove


class AskTakeback(msgspec.Struct, frozen=True, tag_field="do", tag="ask_takeback"):
    """Take one's last move back, or ask the others to allow it."""


class AnswerTakeback(msgspec.Struct, frozen=True, tag_field="do", tag="answer_takeback"):
    """Allow a takeback, or not."""

    yes: bool


class Pause(msgspec.Struct, frozen=True, tag_field="do", tag="pause"):
    """Host: stop the game for a while, or let it go on."""

    paused: bool = True


class Reclaim(msgspec.Struct, frozen=True, tag_field="do", tag="reclaim"):
    """Take one's seat back from the bot that it was lent to."""


class MakeLink(msgspec.Struct, frozen=True, tag_field="do", tag="make_link"):
    """Make a one-time link that moves a seat to another device; the host may for a lost one."""

    link: Token
    chair: Chair | None = None


class UseLink(msgspec.Struct, frozen=True, tag_field="do", tag="use_link"):
    """Use a one-time link: the seat is this device's now."""

    link: Token
    token: Token


class Say(msgspec.Struct, frozen=True, tag_field="do", tag="say"):
    """Say a phrase."""

    phrase: Phrase


class Write(msgspec.Struct, frozen=True, tag_field="do", tag="write"):
    """Write a line of free text."""

    text: Text


Action = (
    Sit
    | DropClaim
    | AskTakeover
    | AnswerTakeover
    | Introduce
    | SeatBot
    | Stand
    | Remove
    | SetChair
    | Ready
    | Order
    | HandOver
    | Configure
    | SetOption
    | StartGame
    | SealDraw
    | OpenDraw
    | Rematch
    | Reopen
    | Play
    | AskTakeback
    | AnswerTakeback
    | Pause
    | Reclaim
    | MakeLink
    | UseLink
    | Say
    | Write
)
"""What a person can ask for."""


class Connected(msgspec.Struct, frozen=True):
    """The server: a person's first device is connected."""

    chair: Chair


class Disconnected(msgspec.Struct, frozen=True):
    """The server: a person's last device is gone."""

    chair: Chair


class Abandoned(msgspec.Struct, frozen=True):
    """The server: whoever claimed this chair, with this token, is no longer connected."""

    chair: Chair
    token: str


class Tick(msgspec.Struct, frozen=True):
    """The server: time has passed."""


class BotPlays(msgspec.Struct, frozen=True):
    """The server: the bot of a seat has chosen a move.

    `asked` is the number of the seat's frame that the bot answers.
    """

    seat: Seat
    move: AnyMove
    asked: int


def typed(action: Action, game: Game) -> Action:
    """An action whose move or options are decoded with the types of their game.

    `game` is the one that is played. Raises `msgspec.DecodeError` and `UnknownGame`.
    """
    if isinstance(action, Play):
        return Play(codec(game).move(action.move))
    if isinstance(action, Configure):
        return Configure(codec(game_in(action.options)).options(action.options), action.settings)
    return action


Notice = Connected | Disconnected | Abandoned | Tick | BotPlays
"""What the server itself reports to a table."""
