"""The facts that the page needs of the games, as a TypeScript module."""

import json
from typing import Any, get_args

import msgspec

from sheepfold.bots import LEVELS
from sheepfold.games import OURS
from sheepfold.games.contract import Game
from sheepfold.games.declared import facts
from sheepfold.games.options import option_fields
from sheepfold.locales import LANGUAGES


def facts_module() -> str:
    """What is printed on the pieces, what can be chosen, and what a sentence can name."""
    parts = [
        "// Made from the games by `make types`. Do not edit.",
        _constant("GAMES", {game.NAME: facts_of(game) for game in OURS}),
        _constant("LEVELS", LEVELS),
        _constant("LANGUAGES", list(LANGUAGES)),
    ]
    return "\n\n".join(parts) + "\n"


def facts_of(game: Game) -> dict[str, Any]:
    """All of it for one game."""
    return {
        "seats": [game.SEATS[0], game.SEATS[-1]],
        "options": msgspec.to_builtins(option_fields(game.Options)),
        "events": {str(kind.__struct_config__.tag): facts(kind) for kind in get_args(game.Event)},
        "facts": msgspec.to_builtins(dict(game.FACTS), str_keys=True),
    }


def _constant(name: str, value: Any) -> str:
    return f"export const {name} = {json.dumps(value, indent=2)} as const;"
