"""The facts that the page needs of games, tables and puzzles, as a TypeScript module."""

import json
from typing import Any, get_args

import msgspec

from sheepfold.bots import OUR_LEVELS
from sheepfold.bots.registry import OUR_BOTS
from sheepfold.games import OURS
from sheepfold.games.contract import Game
from sheepfold.games.declared import facts
from sheepfold.games.options import option_fields
from sheepfold.learn.puzzles import EPOCH
from sheepfold.locales import LANGUAGES
from sheepfold.table.entries import (
    LEAST_CHAIRS,
    MOST_CHAIRS,
    MOST_NAME,
    MOST_TEXT,
    Settings,
    When,
)
from sheepfold.terminal.puzzles import NAMES

LINE = 90
"""How long a line may be, about."""


def facts_module() -> str:
    """What is printed on the pieces, what can be chosen, and what a sentence can name."""
    parts = [
        "// Made from the program by `make types`. Do not edit.",
        _constant("GAMES", {game.NAME: facts_of(game) for game in OURS}),
        _constant("LEVELS", OUR_LEVELS),
        _constant("LANGUAGES", list(LANGUAGES)),
        _constant("TABLE", facts_of_tables()),
        _constant("PUZZLES", {"epoch": EPOCH.isoformat(), "names": NAMES}),
    ]
    return "\n\n".join(parts) + "\n"


def facts_of(game: Game) -> dict[str, Any]:
    """All of it for one game."""
    return {
        "seats": [game.SEATS[0], game.SEATS[-1]],
        "levels": list(OUR_BOTS[game.NAME].levels),
        "options": msgspec.to_builtins(option_fields(game.Options)),
        "events": {str(kind.__struct_config__.tag): facts(kind) for kind in get_args(game.Event)},
        "facts": msgspec.to_builtins(dict(game.FACTS), str_keys=True),
    }


def facts_of_tables() -> dict[str, Any]:
    """What can be chosen at any table, and what is usual there."""
    return {
        "least_chairs": LEAST_CHAIRS,
        "most_chairs": MOST_CHAIRS,
        "most_name": MOST_NAME,
        "most_text": MOST_TEXT,
        "when": get_args(When),
        "settings": msgspec.to_builtins(Settings()),
    }


def _constant(name: str, value: Any) -> str:
    return f"export const {name} = {_written(value)} as const;"


def _written(value: Any, indent: str = "") -> str:
    """JSON, on one line where that fits."""
    short = json.dumps(value)
    if len(indent) + len(short) < LINE or not isinstance(value, dict | list | tuple):
        return short
    inner = indent + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {_written(one, inner)}" for key, one in value.items()]
        return "{\n" + "".join(f"{inner}{part},\n" for part in parts) + indent + "}"
    return "[\n" + "".join(f"{inner}{_written(one, inner)},\n" for one in value) + indent + "]"
