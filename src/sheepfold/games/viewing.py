"""How a viewer's view differs from the spectator's."""

from typing import Any

from sheepfold.games.contract import Game, State, Viewer
from sheepfold.games.history import redacted_history


def own_part(game: Game, state: State, viewer: Viewer) -> dict[str, Any]:
    """The fields in which a view says something else than the spectator's, but for `viewer`."""
    if viewer is None:
        return {}
    public = game.private(state, None)
    known = game.private(state, viewer)
    own = {name: value for name, value in known.items() if value != public[name]}
    if state.history or state.earlier:
        history = redacted_history(state, viewer)
        if history != redacted_history(state, None):
            own["history"] = history
    return own
