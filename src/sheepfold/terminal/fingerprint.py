"""The fingerprint of a game, computed from what this device itself was shown.

Everyone who followed the game gets the same one, and so does `sheepfold verify` from its record.
What happened while the device was away it has from the server.
"""

from sheepfold.games.transcript import Digest, extended, fingerprint, opening
from sheepfold.server.protocol import Frame, Sync, TableInfo
from sheepfold.table.table import game_of, record_names


class Fingerprint:
    """The digest of the public transcript after each turn move that was seen."""

    def __init__(self) -> None:
        self._digests: dict[int, Digest] = {}
        self._moves = 0

    def sync(self, message: Sync) -> None:
        """Take over what the server says; its word counts only for what was not seen."""
        self._moves = message.moves
        given = bytes.fromhex(message.transcript)
        if self._digests.get(message.moves) != given:
            self._digests = {message.moves: given} if given else {}

    def frame(self, message: Frame, table: TableInfo) -> bool:
        """Go on by one frame of the game; whether it was a turn move."""
        what = "" if message.news is None else message.news.what
        if what == "started":
            name = game_of(table.options).NAME
            names = record_names(table)
            begun = opening(name, table.rules, table.options, names, message.seals)
            self._digests = {0: begun}
        elif what == "taken_back":
            self._digests.setdefault(message.moves, bytes.fromhex(message.transcript))
        elif message.moves > self._moves and self._moves in self._digests:
            public = message.events if message.public is None else message.public
            last = self._digests[self._moves]
            self._digests[message.moves] = extended(last, public, message.seals)
        is_move = not what and message.moves > self._moves
        self._moves = message.moves
        return is_move

    def __str__(self) -> str:
        """As people compare it; nothing before a game."""
        digest = self._digests.get(self._moves)
        return fingerprint(digest) if digest else ""
