"""How a viewer's view differs from the spectator's."""

from collections.abc import Callable
from typing import Any

from sheepfold.games.contract import Game, State, Viewer
from sheepfold.games.declared import is_open, redact
from sheepfold.games.history import redacted_history, whole_history


def own_part(game: Game, state: State, viewer: Viewer) -> dict[str, Any]:
    """The fields in which a view says something else than the spectator's, but for `viewer`."""
    return own_parts(game, state)(viewer)


def own_parts(game: Game, state: State) -> Callable[[Viewer], dict[str, Any]]:
    """The same for several viewers of one state; what a spectator knows is worked out once."""
    public, events = game.private(state, None), whole_history(state)
    closed = [event for event in events if not is_open(event)] if events else []
    public_part = [redact(event, None) for event in closed] if closed else []

    def part(viewer: Viewer) -> dict[str, Any]:
        if viewer is None:
            return {}
        known = game.private(state, viewer)
        own = {}
        if known != public:
            own = {name: value for name, value in known.items() if value != public[name]}
        if closed and [redact(event, viewer) for event in closed] != public_part:
            own["history"] = redacted_history(state, viewer)
        return own

    return part
