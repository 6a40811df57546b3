"""Playing in a terminal: on this device alone, or at a table of a server."""

import asyncio
import contextlib
import os
import secrets
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeVar

from sheepfold.games import GAMES
from sheepfold.games.contract import Refusal
from sheepfold.locales import say, sentence
from sheepfold.log import Log, LogFailure
from sheepfold.log.folder import data_folder
from sheepfold.log.memory import MemoryLog
from sheepfold.log.sqlite import SqliteLog
from sheepfold.server.app import OpenTable, make_app
from sheepfold.table.entries import Settings
from sheepfold.terminal import local_games
from sheepfold.terminal.capabilities import check_terminal
from sheepfold.terminal.device import Device, StartPlan
from sheepfold.terminal.local_games import LocalGame, LocalGames, LocalSeats, Unplayable
from sheepfold.terminal.network.address import Address, find, look_up, open_table, reach, root
from sheepfold.terminal.network.connection import CommandRefused
from sheepfold.terminal.network.loopback import ALONE, loopback
from sheepfold.terminal.request import (
    LessonRequest,
    PlayRequest,
    bot_level,
    names,
    options_of,
    playable,
    players,
)
from sheepfold.terminal.screens.client import ClientWindow
from sheepfold.terminal.screens.menu import Menu
from sheepfold.terminal.screens.window import Window

T = TypeVar("T")

__all__ = ["PlayRequest", "go_on", "play", "prepare"]


def play(how: PlayRequest) -> LessonRequest | None:
    """Play until the person leaves, or wants to learn a game.

    Raises a `Refusal` or `CommandRefused` if that cannot be.
    """
    return asyncio.run(_play(how))


async def _play(how: PlayRequest) -> LessonRequest | None:
    await _check(how)
    check_terminal(os.environ)
    note = ""
    while (chosen := await choose(how, note)) is not None:
        if isinstance(chosen, LessonRequest):
            return chosen
        async with AsyncExitStack() as stack:
            try:
                if isinstance(chosen, LocalGame):
                    plan = await go_on(chosen, how, stack)
                else:
                    plan = await prepare(chosen, stack)
            except (Refusal, CommandRefused) as refused:
                if chosen is how:  # there is no menu to go back to
                    raise
                if isinstance(refused, CommandRefused):
                    note = refused.text
                else:
                    note = sentence(refused, how.language)
            else:
                await _run(ClientWindow(Device(plan)))
                return None
    return None


async def _check(how: PlayRequest) -> None:
    """Refuse what cannot be played before anything is drawn."""
    if how.join is not None:
        await look_up(find(how.join, how.server), how.language)
        return
    playable(how)
    if how.server is not None:
        await reach(root(how.server), how.language)


async def choose(
    how: PlayRequest, note: str = ""
) -> PlayRequest | LocalGame | LessonRequest | None:
    """What to play or to learn; asked in a menu if it was not said, or if there is such a game to
    continue.
    """
    if how.join is not None or (how.game is not None and how.server is not None):
        return how
    games, data = LocalGames([], [], []), _data(how)
    if how.server is None and data is not None:
        games = await local_games.kept(data)
    if how.game is not None:
        games = LocalGames([one for one in games.unfinished if one.game == how.game], [], [])
        if not games.unfinished:
            return how
    return await _run(Menu(how, games, note))


async def _run(window: Window[T]) -> T | None:
    answer = await window.run_async()
    if window.return_code:  # a defect, which the window has reported already
        sys.exit(window.return_code)
    return answer


async def prepare(how: PlayRequest, stack: AsyncExitStack) -> StartPlan:
    """Find the table, or open one, and say who sits down there."""
    if how.join is not None:
        address = find(how.join, how.server)
        await look_up(address, how.language)
        return StartPlan(address, names(how), language=how.language, keep=not how.watch)
    assert how.game is not None
    options = options_of(how, GAMES[how.game])
    if how.server is not None:
        asked = OpenTable(options, Settings())
        address = await open_table(root(how.server), asked, how.language)
        return StartPlan(address, names(how), language=how.language, keep=not how.watch)
    # There is nobody for whom a bot would have to play on.
    settings = Settings(chairs=players(how, GAMES[how.game]), away="wait")
    log, note = _new_log(how, stack)
    server = await _serve(log, how, stack)
    address = await open_table(server, OpenTable(options, settings), how.language)
    people = names(how)
    tokens = tuple(secrets.token_hex(16) for _ in people)
    level = bot_level(how, GAMES[how.game])
    await local_games.write_seats(log, LocalSeats(address.code, people, tokens, level))
    return StartPlan(
        address, people, level, how.language, tokens=tokens, is_kept=not note, note=note
    )


async def go_on(game: LocalGame, how: PlayRequest, stack: AsyncExitStack) -> StartPlan:
    """Go back to a game on this device. Raises `Unplayable`."""
    stack.enter_context(local_games.claimed(game.file))
    try:
        log = SqliteLog(game.file)
    except LogFailure:
        raise Unplayable("game-unreadable", file=str(game.file)) from None
    address = Address(await _serve(log, how, stack), game.seats.code)
    seats = game.seats
    return StartPlan(
        address, seats.names, seats.level, how.language, tokens=seats.tokens, is_kept=True
    )


def _new_log(how: PlayRequest, stack: AsyncExitStack) -> tuple[Log, str]:
    """A file for a new game; if that cannot be, only memory, and a sentence that says so."""
    data = _data(how)
    if data is not None:
        with contextlib.suppress(OSError, LogFailure, Unplayable):
            file = local_games.new_file(data)
            stack.enter_context(local_games.claimed(file))
            return SqliteLog(file), ""
    return MemoryLog(), say(how.language, "terminal-not-kept", folder=str(data or "~"))


async def _serve(log: Log, how: PlayRequest, stack: AsyncExitStack) -> str:
    stack.push_async_callback(log.close)
    return await stack.enter_async_context(loopback(make_app(log, ALONE, bot_delay=how.bot_delay)))


def _data(how: PlayRequest) -> Path | None:
    """Where games on this device are kept; nowhere for a user without a home."""
    if how.data is not None:
        return how.data
    try:
        return data_folder(os.environ)
    except RuntimeError:
        return None
