"""What a client needs to show a game that it has never heard of: all of it is public."""

import asyncio
from collections.abc import Callable, Collection

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sheepfold.bots import at_tables
from sheepfold.games import GAMES
from sheepfold.games.contract import Game, RoundEnded, View
from sheepfold.games.declared import ViewField, facts, view_fields
from sheepfold.games.options import OptionField, option_fields
from sheepfold.games.registry import events_of
from sheepfold.locales import LANGUAGES, fluent_of, is_known, rules_page, say
from sheepfold.server.cached_answer import CachedAnswer
from sheepfold.table.allowed import NotAllowed

JSON = "application/json"


class GameName(msgspec.Struct, frozen=True):
    """One of the games that a server has."""

    name: str
    title: str
    """What it is called in the language that was asked for."""
    seats: tuple[int, int]
    """The fewest and the most players."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game as it declares itself."""

    name: str
    title: str
    seats: tuple[int, int]
    rules: int
    """The version of its rules."""
    options: tuple[OptionField, ...]
    levels: tuple[str, ...]
    """The bots that may be seated: the game's, from weak to strong, then what else is allowed."""
    view: tuple[ViewField, ...]
    """The fields of its view that not every game has."""
    events: dict[str, dict[str, str]]
    """By event: the kinds of the facts that its sentence can name."""
    round_ends: tuple[str, ...]
    """The events that end a round."""
    texts: str
    """Its sentences in the language that was asked for, as a Fluent file."""
    rules_page: str
    """Its rules in that language, as Markdown; empty if it has none."""


class GameAnswers:
    """The answers about games. Each is made when it is first asked for, and then kept."""

    def __init__(self, allowed_bots: Collection[str]) -> None:
        self._allowed_bots = allowed_bots
        self._made: dict[tuple[str, str], CachedAnswer] = {}

    async def all(self, request: Request) -> Response:
        """Which games there are."""
        language = _language(request)
        return await self._answer(request, ("", language), lambda: game_names(language))

    async def one(self, request: Request) -> Response:
        """What there is to know of one game."""
        language, name = _language(request), request.path_params["name"]
        if name not in GAMES:
            raise NotAllowed("no-such-game", text=name[:40], games=", ".join(GAMES))
        return await self._answer(
            request,
            (name, language),
            lambda: game_info(GAMES[name], language, self._allowed_bots),
        )

    async def _answer(
        self, request: Request, key: tuple[str, str], make: Callable[[], object]
    ) -> Response:
        if key not in self._made:
            # In a thread: loading the texts of a language takes a while.
            made = await asyncio.to_thread(lambda: msgspec.json.encode(make()))
            self._made[key] = CachedAnswer(made, JSON)
        return await self._made[key].answer(request)


def _language(request: Request) -> str:
    language = request.query_params.get("language", LANGUAGES[0])
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise NotAllowed("no-such-language", text=language[:40], languages=known)
    return language


def game_names(language: str) -> list[GameName]:
    """All games, ours first.

    >>> game_names("en")[1]
    GameName(name='wooolf', title='Wooolf!!', seats=(4, 8))
    """
    return [GameName(game.NAME, _title(game, language), _seats(game)) for game in GAMES.values()]


def game_info(game: Game, language: str, allowed_bots: Collection[str] = ()) -> GameInfo:
    """What there is to know of a game.

    >>> info = game_info(GAMES["uly_polly"], "it")
    >>> info.title, info.levels, info.round_ends
    ('Uly & Polly', ('lamb', 'sheep', 'fox', 'owl'), ('round_ended',))
    """
    events = {str(kind.__struct_config__.tag): kind for kind in events_of(game)}
    try:
        page = rules_page(game.NAME, language)
    except KeyError:
        page = ""
    return GameInfo(
        name=game.NAME,
        title=_title(game, language),
        seats=_seats(game),
        rules=game.VERSION,
        options=option_fields(game.Options),
        levels=at_tables(game.NAME, allowed_bots),
        view=view_fields(game.View, View),
        events={tag: facts(kind) for tag, kind in events.items()},
        round_ends=tuple(tag for tag, kind in events.items() if issubclass(kind, RoundEnded)),
        texts=fluent_of(game.NAME, language),
        rules_page=page,
    )


def _title(game: Game, language: str) -> str:
    if not is_known(language, f"{game.NAME}-name"):
        return game.NAME
    return say(language, f"{game.NAME}-name")


def _seats(game: Game) -> tuple[int, int]:
    return game.SEATS[0], game.SEATS[-1]
