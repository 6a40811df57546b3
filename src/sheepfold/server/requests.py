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

    __slots__ = (
        "_done",
        "acknowledged",
        "action",
        "by",
        "command",
        "id",
        "seen",
        "watcher",
    )

    def __init__(
        self,
        action: Action | Notice | None,
        by: Chair | str | None,
        command: str = "",
        seen: int | None = None,
        watcher: Watcher | None = None,
        ident: str = "",
        done: "Done" = lambda _, __: None,
    ) -> None:
        self.action = action
        self.by = by
        self.command = command
        self.seen = seen
        self.watcher = watcher
        self.id = ident
        self.acknowledged = False
        self._done = done

    def done(self, problem: Exception | None) -> None:
        """It is done; or nothing has happened, because of a `Refusal` or a `LogFailure`."""
        self._done(self, problem)


Done = Callable[[Request, Exception | None], None]
"""What is called once when a request is done, or has failed."""
