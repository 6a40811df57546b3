"""Playing in a terminal: on this device alone, or at a table of a server."""

import asyncio
import getpass
import sys
from collections.abc import Mapping
from contextlib import AsyncExitStack
from types import MappingProxyType
from typing import Any, NamedTuple

from sheepfold.games import GAMES
from sheepfold.games.game import BadOptions, Game, Refusal
from sheepfold.locales import say
from sheepfold.log.memory import MemoryLog
from sheepfold.server.app import OpenTable, make_app
from sheepfold.server.protocol import Language
from sheepfold.table.entries import FILLER, AnyOptions, Level, Settings
from sheepfold.terminal.address import find, look_up, open_table, root
from sheepfold.terminal.client import Client
from sheepfold.terminal.loopback import loopback
from sheepfold.terminal.sitting import Plan, Sitting

BOT_DELAY = 0.8
"""Seconds that a bot takes, so that one can follow."""

LONGEST_NAME = 20


class Playing(NamedTuple):
    """What a person asks for."""

    game: str = "uly_polly"
    players: int | None = None
    hot_seat: int = 1
    """How many persons share this device."""
    join: str | None = None
    server: str | None = None
    name: str | None = None
    watch: bool = False
    level: Level = FILLER
    """Of the bots on this device."""
    options: Mapping[str, Any] = MappingProxyType({})
    """What is chosen for the game that is opened."""
    language: Language = "en"
    bot_delay: float = BOT_DELAY


def play(how: Playing) -> None:
    """Play until the person leaves. Raises a `Refusal` if there is no such table."""
    asyncio.run(_play(how))


class NoTerminal(Refusal):
    """Nowhere to draw."""


async def _play(how: Playing) -> None:
    async with AsyncExitStack() as stack:
        plan = await prepare(how, stack)
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise NoTerminal("no-terminal")
        await Client(Sitting(plan)).run_async()


async def prepare(how: Playing, stack: AsyncExitStack) -> Plan:
    """Find the table, or open one, and say who sits down there."""
    if how.join is not None:
        address = find(how.join, how.server)
        await look_up(address, how.language)
        return Plan(address, names(how), language=how.language, keep=not how.watch)
    game = GAMES[how.game]
    options = options_of(how, game)
    seats = players(how, game)
    if how.server is not None:
        asked = OpenTable(options, Settings())
        address = await open_table(root(how.server), asked, how.language)
        return Plan(address, names(how), language=how.language, keep=not how.watch)
    app = make_app(MemoryLog(), bot_delay=how.bot_delay)
    server = await stack.enter_async_context(loopback(app))
    asked = OpenTable(options, Settings(chairs=seats))
    address = await open_table(server, asked, how.language)
    return Plan(address, names(how), fill=how.level, language=how.language)


def options_of(how: Playing, game: Game) -> AnyOptions:
    """How to play. Raises `BadOptions` for what belongs to the other game."""
    foreign = [name for name in how.options if name not in game.Options.__struct_fields__]
    if foreign:
        raise BadOptions("other-game", option=foreign[0])
    options: AnyOptions = game.Options(**how.options)
    return options


def players(how: Playing, game: Game) -> int:
    """How many play on this device, bots included. Raises `BadOptions`."""
    least = max(game.SEATS[0], how.hot_seat)
    seats = least if how.players is None else how.players
    game.check(options_of(how, game), seats)
    if seats < how.hot_seat:
        raise BadOptions("hot-seat", most=seats)
    return seats


def names(how: Playing) -> tuple[str, ...]:
    """Who sits down; nobody if one only watches.

    >>> names(Playing(name="Anna", hot_seat=2)), names(Playing(join="QK7B2M", watch=True))
    (('Anna', 'Player 2'), ())
    """
    if how.watch and how.join is not None:
        return ()
    named = [name.strip() for name in (how.name or "").split(",")][: how.hot_seat]
    if how.hot_seat == 1:
        return ((named[0] or _login(how.language))[:LONGEST_NAME],)
    named += [""] * (how.hot_seat - len(named))
    return tuple(
        name[:LONGEST_NAME] or say(how.language, "player", seat=n)
        for n, name in enumerate(named, 1)
    )


def _login(language: str) -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return say(language, "player", seat=1)
