"""What a room is asked to do, by a connection or by the server itself."""

from collections.abc import Callable

from sheepfold.server.watcher import Watcher
from sheepfold.table.actions import Action, Notice
from sheepfold.table.entries import Chair


class Request:
    """Something that is asked of a table: by whom, and what to call when it is done.

    Without an action it is to catch up with the log.

    Who asks is given by chair or, since chairs may be renumbered while this waits for its turn, by
    the hash of its token. The frame that shows a watcher its own command acknowledges it.
    """

    def __init__(
        self,
        action: Action | Notice | None,
        by: Chair | str | None,
        command: str = "",
        seen: int | None = None,
        watcher: Watcher | None = None,
        ident: str = "",
    ) -> None:
        self.action = action
        self.by = by
        self.command = command
        self.seen = seen
        self.watcher = watcher
        self.id = ident
        self.acknowledged = False
        self.done: Callable[[Exception | None], None] = lambda _: None
        """Called once: with a `Refusal` or a `LogFailure` if nothing has happened."""
