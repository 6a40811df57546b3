"""What rooms are given from outside: a log, a clock, chance, and where bots think."""

import secrets
from collections.abc import Callable
from random import SystemRandom

from sheepfold.log import Log
from sheepfold.server.clock import SteadyClock
from sheepfold.server.disk import Disk
from sheepfold.server.slices import Slices
from sheepfold.server.thinking import Offload, in_thread
from sheepfold.table.source import Source


class Setting:
    """What rooms are given from outside, so that a test can decide about time and chance."""

    def __init__(
        self,
        log: Log,
        clock: Callable[[], float] | None = None,
        bot_delay: float = 1.2,
        source: Source | None = None,
        think: Offload = in_thread,
        explain: Offload = in_thread,
        disk: Disk | None = None,
    ) -> None:
        self.log = log
        self.think = think
        self.explain = explain
        self.disk = disk
        self.clock = clock or SteadyClock()
        self.bot_delay = bot_delay
        self.source = source or Source(SystemRandom(), lambda: secrets.token_hex(32))
        self.slices = Slices()
        self.moves = 0
