"""The JSON Schema of a record, with options, outcomes and result of each game spelled out."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from sheepfold.games import GAMES
from sheepfold.games.contract import Game, Seat
from sheepfold.games.draw import FairDraw
from sheepfold.games.record import ELDEST, FIELDS, Date, Drawn, Seconds


def schema() -> dict[str, Any]:
    """For both games, and for every version of the format."""
    kinds = [_kinds(game, version) for game in GAMES.values() for version in FIELDS]
    found, parts = msgspec.json.schema_components(
        [kind for three in kinds for kind in three], ref_template="#/$defs/{name}"
    )
    for name, part in parts.items():
        if part.get("type") == "object":
            part["additionalProperties"] = False
            if not name.endswith(("_deal", "_move")):  # they leave out what they do not have
                part["required"] = list(part["properties"])
    for deal, move, record in kinds:
        parts[record.__name__]["properties"]["entries"] = {
            "type": "array",
            "minItems": 1,
            "prefixItems": [{"$ref": f"#/$defs/{deal.__name__}"}],
            "items": {"$ref": f"#/$defs/{move.__name__}"},
        }
    dialect = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": dialect, "anyOf": list(found[2::3]), "$defs": dict(parts)}


def _kinds(game: Game, version: int) -> tuple[type, type, type]:
    """The first entry, any other, and the whole record."""
    name = f"{game.NAME}_{version}"
    seals: list[Any] = [("seals", tuple[str, ...], ()), ("salts", tuple[str | None, ...], ())]
    added: list[Any] = [("at", Seconds | UnsetType, UNSET), ("bot", str | UnsetType, UNSET)]
    outcome: list[Any] = [("outcome", game.Outcome | UnsetType, UNSET)]
    drawn: list[Any] = [("drawn", Drawn | UnsetType, UNSET)] if version > ELDEST else []
    moved: list[Any] = [("seat", Seat), ("move", str), *outcome, *drawn]
    types: dict[str, Any] = {
        "format": Literal["sheepfold-record"],
        "version": Literal[version],
        "game": Literal[game.NAME],
        "rules": int,
        "options": game.Options,
        "names": tuple[str, ...],
        "entries": tuple[Any, ...],
        "result": game.Result | None,
        "bots": tuple[str | None, ...],
        "date": Date | None,
        "draw": FairDraw | None,
        "fingerprint": str,
    }
    fields: list[Any] = [(field, types[field]) for field in ("format", *FIELDS[version])]
    return (
        msgspec.defstruct(f"{name}_deal", [("outcome", game.Outcome), *drawn, *seals]),
        msgspec.defstruct(f"{name}_move", [*moved, *seals, *(added if version > ELDEST else [])]),
        msgspec.defstruct(f"{name}_record", fields),
    )
