"""What a table does by itself while somebody is connected: its deadlines, and its bots' moves."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from sheepfold.server.bot_player import BotPlayer, has_bots_to_move
from sheepfold.table.actions import Tick
from sheepfold.table.queries import due
from sheepfold.table.table import DRAW_SECONDS

if TYPE_CHECKING:
    from sheepfold.server.room import Room


class Schedule:
    """The timer of a room for the next deadline, and the task that plays for its bots."""

    def __init__(self, room: "Room", closing: asyncio.Event, lag: Callable[[], float]) -> None:
        """`lag` is how many seconds this node waits for others to do the same."""
        self._room = room
        self._lag = lag
        self._timer: asyncio.TimerHandle | None = None
        self._playing: asyncio.Task[None] | None = None
        self._occupied_since = 0.0
        self._bots = BotPlayer(
            room.environment,
            lambda: room.table,
            room.now,
            closing,
            lambda: bool(room.watchers),
            room.act,
            lag,
        )

    def begin(self) -> None:
        """The first connection is about to join."""
        self._occupied_since = self._room.now()

    def plan(self) -> None:
        """Set a timer for the next deadline, and start the bots."""
        self.stop()
        room = self._room
        if not room.watchers or room.ended is not None:
            return
        when = due(room.table)
        if when is not None:
            if room.table.draw is not None:  # devices may have to reconnect first
                when = max(when, self._occupied_since + DRAW_SECONDS)
            wait = max(0.01, when - room.now()) + self._lag()
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: room.start(room.act(Tick())))
        if self._playing is None or self._playing.done():
            if has_bots_to_move(room.table):
                self._playing = room.start(self._bots.run())

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
