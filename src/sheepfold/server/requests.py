"""What a room is asked to do, by a connection or by the server itself."""

from collections.abc import Callable

from sheepfold.server.watcher import Watcher
from sheepfold.table.actions import Action, Notice
from sheepfold.table.entries import Chair


class Request:
    """A request to a table: by whom, and what to call when it is done.

    Without an action the table only catches up with the log.

    Who asks is given by chair or, since chairs may be renumbered while the request is queued, by
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
