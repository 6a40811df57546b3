"""The fingerprint of a game, computed from what this device itself was shown.

Everyone who followed the game gets the same one, and so does `sheepfold verify` from its record.
What happened while the device was away it has from the server.
"""

from sheepfold.games.contract import Viewer
from sheepfold.games.transcript import Digest, extended, fingerprint, opening
from sheepfold.server.protocol import AnyEvent, Frame, Sync, TableInfo
from sheepfold.table.queries import record_names
from sheepfold.table.table import game_of


class Fingerprint:
    """The digest of the public transcript after each turn move that was seen."""

    def __init__(self) -> None:
        self._digests: dict[int, Digest] = {}
        self._moves = 0
        self._games = 0
        self._seen: tuple[Viewer, int] = (None, 0)
        """As whom this device watches, and the last frame that it was shown."""
        self._closing: tuple[AnyEvent, ...] = ()
        """The events of a move that ended a round, until the frame that counts it."""

    def sync(self, message: Sync) -> None:
        """Go on from here; the server's word counts only for what was not seen."""
        if message.view is None:
            self._digests, self._games = {}, 0
        elif message.moves == 0:
            self._begin(message.table, message.seals)
        elif self._has_missed(message):
            self._digests = {message.moves: bytes.fromhex(message.transcript)}
        self._games, self._moves = message.table.games, message.moves
        self._closing = ()
        self._seen = (message.viewer, message.frame)

    def _has_missed(self, message: Sync) -> bool:
        """Whether something has happened that this device was not shown."""
        if (message.table.games, message.moves) != (self._games, self._moves):
            return True
        viewer, frame = self._seen
        return viewer == message.viewer and frame != message.frame

    def frame(self, message: Frame, table: TableInfo) -> bool:
        """Go on by one frame of the game; whether it was a turn move."""
        what = "" if message.news is None else message.news.what
        if what == "started":
            self._begin(table, message.seals)
        elif what == "taken_back":
            self._digests.setdefault(message.moves, bytes.fromhex(message.transcript))
        public = message.events if message.public is None else message.public
        if message.moves > self._moves and self._moves in self._digests and not what:
            last = self._digests[self._moves]
            events = (*self._closing, *public)
            self._digests[message.moves] = extended(last, events, message.seals)
        self._closing = public if message.closing else ()
        is_move = not what and message.moves > self._moves
        self._games = table.games
        self._seen = (self._seen[0], message.frame)
        self._moves = message.moves
        return is_move

    def _begin(self, table: TableInfo, seals: tuple[str, ...]) -> None:
        name, names = game_of(table.options).NAME, record_names(table)
        draw = [] if table.draw is None else [table.draw.seal, *table.draw.values]
        self._digests = {0: opening(name, table.rules, table.options, names, seals, draw)}

    def __str__(self) -> str:
        """As people compare it; nothing before a game."""
        digest = self._digests.get(self._moves)
        return fingerprint(digest) if digest else ""
