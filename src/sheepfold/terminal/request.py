"""What a person asks for with `sheepfold play`, and whether that can be played."""

import getpass
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from sheepfold.bots import bots_of
from sheepfold.games import GAMES
from sheepfold.games.contract import BadOptions, Game
from sheepfold.games.options import with_option
from sheepfold.locales import say
from sheepfold.server.protocol import Language
from sheepfold.table.entries import MOST_NAME, AnyOptions, Level

BOT_DELAY = 0.8
"""Seconds that a bot takes, so that people can follow."""


class PlayRequest(NamedTuple):
    """What a person asks for."""

    game: str | None = None
    """Without one, and without a table to join, there is a menu."""
    players: int | None = None
    hot_seat: int = 1
    """How many persons share this device."""
    join: str | None = None
    server: str | None = None
    name: str | None = None
    watch: bool = False
    level: Level | None = None
    """Of the bots on this device; `None` is the game's usual one."""
    options: Mapping[str, object] = MappingProxyType({})
    """What is chosen for the game that is opened."""
    language: Language = "en"
    data: Path | None = None
    """The folder in which games on this device are kept; by default that of the environment."""
    bot_delay: float = BOT_DELAY


class LessonRequest(NamedTuple):
    """A person who wants to learn a game first."""

    game: str


def options_of(how: PlayRequest, game: Game) -> AnyOptions:
    """The options to play with. Raises `BadOptions` for one that this game does not have."""
    options: AnyOptions = game.Options()
    declared = game.Options.__struct_fields__
    # In the order of the game, so that what follows from an option does not replace a later one.
    for name in sorted(how.options, key=lambda name: (*declared, name).index(name)):
        options = with_option(game, options, name, how.options[name])
    return options


def players(how: PlayRequest, game: Game) -> int:
    """How many play on this device, bots included. Raises `BadOptions`."""
    least = max(game.SEATS[0], how.hot_seat)
    seats = least if how.players is None else how.players
    game.check(options_of(how, game), seats)
    if seats < how.hot_seat:
        raise BadOptions("hot-seat", most=seats)
    return seats


def bot_level(how: PlayRequest, game: Game) -> Level:
    """The level of the bots on this device. Raises `BadOptions`.

    >>> [bot_level(PlayRequest(level=level), GAMES["wooolf"]) for level in ("owl", None)]
    ['owl', 'fox']
    """
    bots = bots_of(game.NAME)
    level = how.level or bots.filler
    if level not in bots.levels:
        raise BadOptions("no-such-bot", text=level[:40], bots=", ".join(bots.levels))
    return level


def playable(how: PlayRequest) -> list[PlayRequest]:
    """The new games that can be played as asked. Raises `BadOptions` if there are none.

    >>> [one.game for one in playable(PlayRequest(players=7))]
    ['wooolf']
    """
    found, refused = [], None
    for name in (how.game,) if how.game is not None else GAMES:
        asked = how._replace(game=name)
        try:
            players(asked, GAMES[name])
            asked = asked._replace(level=bot_level(asked, GAMES[name]))
        except BadOptions as problem:
            refused = problem
        else:
            found.append(asked)
    if not found:
        assert refused is not None
        raise refused
    return found


def names(how: PlayRequest) -> tuple[str, ...]:
    """The names of those who sit down; none for a person who only watches.

    >>> names(PlayRequest(name="Anna", hot_seat=2)), names(PlayRequest(join="QK7B2M", watch=True))
    (('Anna', 'Player\\xa02'), ())
    """
    if how.watch and how.join is not None:
        return ()
    named = [name.strip() for name in (how.name or "").split(",")][: how.hot_seat]
    if how.hot_seat == 1:
        return ((named[0] or _login(how.language))[:MOST_NAME],)
    named += [""] * (how.hot_seat - len(named))
    return tuple(
        name[:MOST_NAME] or say(how.language, "player", seat=n) for n, name in enumerate(named, 1)
    )


def _login(language: str) -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return say(language, "player", seat=1)
