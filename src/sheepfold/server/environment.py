"""What rooms depend on: a log, a clock, chance, and where bots run."""

import logging
import secrets
from collections import Counter
from collections.abc import Callable, Collection
from random import SystemRandom

from sheepfold.bots import at_tables
from sheepfold.log import Log
from sheepfold.server.clock import SteadyClock
from sheepfold.server.disk import Disk
from sheepfold.server.presence import Alone, Presence
from sheepfold.server.slices import Slices
from sheepfold.server.thinking import Offload, in_thread
from sheepfold.table.source import Source

MOST_HANGS = 3
"""How often a bot may hang before it is no longer asked."""

logger = logging.getLogger("sheepfold")


class Environment:
    """What rooms depend on, injected so that a test can decide about time and chance."""

    def __init__(
        self,
        log: Log,
        clock: Callable[[], float] | None = None,
        bot_delay: float = 1.2,
        source: Source | None = None,
        think: Offload = in_thread,
        explain: Offload = in_thread,
        study: Offload = in_thread,
        disk: Disk | None = None,
        bots: Collection[str] = (),
        presence: Presence | None = None,
    ) -> None:
        self.log = log
        self.presence: Presence = presence or Alone()
        self.think = think
        self.explain = explain
        self.study = study
        self.disk = disk
        self.bots = frozenset(bots)
        """The plug-in bots that may sit at tables, as `<game>.<name>`."""
        self._missing_bots: set[tuple[str, str]] = set()
        self._hung: Counter[tuple[str, str]] = Counter()
        self.clock = clock or SteadyClock()
        self.bot_delay = bot_delay
        self.source = source or Source(SystemRandom(), lambda: secrets.token_hex(32))
        self.slices = Slices()
        self.moves = 0

    def has_bot(self, game: str, name: str) -> bool:
        """Whether a bot that sits at a table is installed and allowed; one line in the log if not.

        It was when it sat down, but the server may have been restarted since. One that hung several
        times is not asked again: all bots of the server share one process.
        """
        if self._hung[game, name] >= MOST_HANGS:
            return False
        if name in at_tables(game, self.bots):
            return True
        if (game, name) not in self._missing_bots:
            self._missing_bots.add((game, name))
            logger.warning("the bot %s.%s is not here: its seats make any legal move", game, name)
        return False

    def note_hang(self, game: str, name: str) -> None:
        """Remember that this bot gave no answer; one line in the log for each time."""
        self._hung[game, name] += 1
        last = self._hung[game, name] >= MOST_HANGS
        after = "it is not asked again until the server restarts" if last else "any move is made"
        logger.error("the bot %s.%s gives no answer: %s", game, name, after)
