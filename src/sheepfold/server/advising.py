"""Advice for seats that ask, off the event loop and from the seat's view alone.

It is computed by the low-priority process that looks back on games, so it delays no bot. Asking
again before anything has changed gives the same answer.
"""

import logging
from collections import OrderedDict

import msgspec

from sheepfold.games.contract import View, Viewer
from sheepfold.learn.advice import Advice, advise
from sheepfold.learn.registry import advice_of
from sheepfold.server.room import Room
from sheepfold.server.shared_work import Shared
from sheepfold.server.thinking import NoAnswer, Offload
from sheepfold.server.watcher import Watcher
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.queries import is_allowed
from sheepfold.table.source import Source
from sheepfold.table.table import Table

logger = logging.getLogger("sheepfold")

MOST = 16
"""How many seats are advised at a time; others are told to retry later."""
KEPT = 256
"""How many answers are kept in memory."""

Key = tuple[str, bytes]
"""The code of a table, and a seat's view of its game."""


class Advising:
    """The advice of a server: recent answers, and those being computed."""

    def __init__(self, study: Offload, source: Source) -> None:
        self._study = study
        self._source = source
        self._given: OrderedDict[Key, Advice] = OrderedDict()
        self._at_work: Shared[Key, Advice] = Shared(MOST)

    async def ask(self, room: Room, watcher: Watcher) -> Advice:
        """Advice for the seat whose view is shown. Raises `NotAllowed`."""
        seat = watcher.viewer(room.table)
        given = await self._advice(room.table, seat)
        if watcher.viewer(room.table) != seat:  # somebody else may hold the device now
            raise NotAllowed("not-your-seat")
        return given

    async def _advice(self, table: Table, seat: Viewer) -> Advice:
        refuse_advice(table, seat)
        view = table.game.view(table.state, seat)
        key = table.code, msgspec.json.encode(view)
        if key not in self._given:
            given = await self._at_work.do(key, lambda: self._work_out(table.game.NAME, view))
            self._given[key] = given
            if len(self._given) > KEPT:
                self._given.popitem(last=False)
        return self._given[key]

    async def _work_out(self, game: str, view: View) -> Advice:
        seed = self._source.rng.getrandbits(64)
        try:
            given: Advice = await self._study(advice_for, game, view, seed)
        except NoAnswer as problem:
            logger.error("there is no advice for a seat of %s: %s", game, problem)
            raise NotAllowed("server-busy") from None
        except Exception:
            logger.exception("there is no advice for a seat of %s", game)
            raise NotAllowed("server-busy") from None
        return given


def refuse_advice(table: Table, seat: Viewer) -> None:
    """Raise `NotAllowed` if this seat may not have advice now."""
    if seat is None:
        raise NotAllowed("not-your-seat")
    if advice_of(table.game.NAME) is None:
        raise NotAllowed("no-advice")
    if not is_allowed(table.settings.advice, table):
        raise NotAllowed("advice-not-allowed")
    if table.phase != "playing":
        raise NotAllowed("advice-not-playing")


def advice_for(game: str, view: View, seed: int) -> Advice:
    """Advice for the seat that has this view; runs off the event loop."""
    own = advice_of(game)
    assert own is not None
    return advise(game, own, view, seed)
