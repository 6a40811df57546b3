"""Plays for the bots of one table, on a schedule that reveals nothing of what they know."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from random import Random

from sheepfold.bots import bots_of
from sheepfold.games.contract import Move, View
from sheepfold.server.environment import Environment
from sheepfold.server.thinking import NoAnswer, choose, until_shown
from sheepfold.table.actions import BotPlays
from sheepfold.table.budget import next_turn_at
from sheepfold.table.queries import bot_seats, bots_to_act, bots_to_propose, level_of
from sheepfold.table.table import Table

logger = logging.getLogger("sheepfold")


def has_bots_to_move(table: Table) -> bool:
    """Whether a bot must act, or may propose something."""
    return bool(bot_seats(table)) and bool(bots_to_act(table) or bots_to_propose(table))


class BotPlayer:
    """Lets the bots of a table choose, waits until their moves may be shown, and plays them."""

    def __init__(
        self,
        environment: Environment,
        table: Callable[[], Table],
        now: Callable[[], float],
        stop: asyncio.Event,
        is_watched: Callable[[], bool],
        play: Callable[[BotPlays], Awaitable[None]],
        lag: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """`lag` is how long other nodes are given to move before this one begins to think."""
        self._environment = environment
        self._table = table
        self._now = now
        self._stop = stop
        self._is_watched = is_watched
        self._play = play
        self._lag = lag

    async def run(self) -> None:
        """Play until no bot has anything to do."""
        while not self._stop.is_set():
            table, proposing = self._table(), bots_to_propose(self._table())
            seats = proposing or bots_to_act(table)
            if not seats:
                return
            seat = seats[0]
            if lag := self._lag():
                await self._pause(lag + self._environment.bot_delay)
                if self._table().asked != table.asked:
                    continue
            started = self._environment.clock()
            move = await self._move(table, seat, bool(proposing))
            wait = 0.0
            if self._environment.bot_delay:
                thought = self._environment.clock() - started
                wait = until_shown(thought, self._environment.bot_delay)
            if not proposing:
                wait = max(wait, next_turn_at(table) - self._now())
            if wait > 0:
                await self._pause(wait)
            if not self._is_watched() or self._stop.is_set():
                return
            await self._play(BotPlays(seat, move, table.asked[seat]))

    async def _pause(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stop.wait(), seconds)

    async def _move(self, table: Table, seat: int, is_proposing: bool) -> Move:
        view = table.game.view(table.state, seat)
        seed = self._environment.source.rng.getrandbits(128)
        propose = bots_of(table.game.NAME).propose
        if is_proposing and propose is not None:
            free = table.game.free(view)
            move = propose(view, Random(seed))
            if move is not None and move in free:
                return move
            logger.error("a bot of %s proposed %r, which it may not", table.game.NAME, move)
            return Random(seed).choice(free)
        return await self._choice(table, level_of(table, seat), view, seed)

    async def _choice(self, table: Table, level: str, view: View, seed: int) -> Move:
        """A bot's move; a random legal move if the bot is missing, fails or hangs, so that people
        do not wait.
        """
        game = table.game
        legal = game.legal(view)
        if self._environment.has_bot(game.NAME, level):
            try:
                move: Move = await self._environment.think(choose, game.NAME, level, view, seed)
                if move in legal:
                    return move
                logger.error("the bot %s.%s chose a move that is not legal", game.NAME, level)
            except NoAnswer:
                self._environment.note_hang(game.NAME, level)
            except Exception:
                logger.exception("the bot %s.%s cannot choose a move", game.NAME, level)
        return Random(seed).choice(legal)
