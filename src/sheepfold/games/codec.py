"""Values of a game as JSON, read by that game's own types.

What belongs to a game is read in two steps, for two games may use the same tag for different
things. First a message is read with the game's values left as they are (`AnyMove` and so on), and
then these are read by the types of the game that the message, or an earlier one, has named.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
from msgspec import Raw

from sheepfold.games.contract import Event, Game, Move, Options, Outcome, View, tag_of
from sheepfold.games.declared import TypeForm
from sheepfold.games.registry import GAMES, RULES

REFERENCE = "#/$defs/{name}"
"""How a schema of messages refers to the values of games."""

if TYPE_CHECKING:
    AnyOptions = Options
    AnyMove = Move
    AnyOutcome = Outcome
    AnyView = View
    AnyEvent = Event
    OptionalOutcome = Outcome | None
    OptionalView = View | None
else:

    def _of_a_game(name: str, is_optional: bool = False) -> TypeForm:
        schema = {"$ref": REFERENCE.format(name=name)}
        if is_optional:  # which a union with `None` would be, if msgspec allowed one for raw JSON
            schema = {"anyOf": [schema, {"type": "null"}]}
        return Annotated[Raw, msgspec.Meta(extra_json_schema=schema)]

    AnyOptions = _of_a_game("AnyOptions")
    AnyMove = _of_a_game("AnyMove")
    AnyOutcome = _of_a_game("AnyOutcome")
    AnyView = _of_a_game("AnyView")
    AnyEvent = _of_a_game("AnyEvent")
    OptionalOutcome = _of_a_game("AnyOutcome", is_optional=True)
    OptionalView = _of_a_game("AnyView", is_optional=True)

Undecoded = Any
"""A value of a game before it is decoded: `msgspec.Raw` at runtime; messages declare it by its own
type.
"""

KINDS = ("Options", "Move", "View", "Event")
"""What messages hold of a game."""


def is_null(value: Undecoded) -> bool:
    """Whether an optional value of a game, before it is read, is none."""
    return value is None or bytes(value) == b"null"


class UnknownGame(msgspec.ValidationError):
    """Something that belongs to a game which is not here."""


class Codec(NamedTuple):
    """How to read what belongs to one game. Each raises `msgspec.DecodeError`."""

    options: Callable[[Undecoded], Options]
    move: Callable[[Undecoded], Move]
    outcome: Callable[[Undecoded], Outcome]
    view: Callable[[Undecoded], View]
    event: Callable[[Undecoded], Event]


_codecs: dict[tuple[str, int], Codec] = {}


def codec(game: Game) -> Codec:
    """How to read what belongs to this game.

    >>> codec(GAMES["uly_polly"]).move(b'{"type": "hide", "at": 5}')
    Hide(at=5)
    """

    found = _codecs.get((game.NAME, game.VERSION))
    if found is None:
        found = _codecs[game.NAME, game.VERSION] = _codec(game)
    return found


def _codec(game: Game) -> Codec:
    return Codec(
        options=msgspec.json.Decoder(game.Options).decode,
        move=msgspec.json.Decoder(game.Move).decode,
        outcome=msgspec.json.Decoder(game.Outcome).decode,
        view=msgspec.json.Decoder(game.View).decode,
        event=msgspec.json.Decoder(game.Event).decode,
    )


class _Named(msgspec.Struct):
    game: str


_name = msgspec.json.Decoder(_Named)


def game_name(value: Undecoded) -> str:
    """The name of the game that options, or a view, belong to, before they are read."""
    return _name.decode(value).game


def game_in(value: Undecoded) -> Game:
    """The game, under its present rules, that options or a view belong to. Raises `UnknownGame`."""
    name = game_name(value)
    if name not in GAMES:
        raise UnknownGame(name[:40])
    return GAMES[name]


def rules_of(value: Undecoded, version: int) -> Game:
    """The game under this version of its rules. Raises `UnknownGame`."""
    name = game_name(value)
    if (name, version) not in RULES:
        raise UnknownGame(name[:40])
    return RULES[name, version]


def game_of(options: Options) -> Game:
    """The game that these options are for, under its present rules."""
    return GAMES[tag_of(type(options))]
