"""JSON Schema of messages; where one holds values of a game, with the types of our own games."""

from collections.abc import Sequence
from functools import reduce
from operator import or_

import msgspec

from sheepfold.games import OURS
from sheepfold.games.codec import KINDS, REFERENCE
from sheepfold.games.exact import Json


def components(kinds: Sequence[type], template: str) -> tuple[list[Json], dict[str, Json]]:
    """References to these types, and the schemas by name that they and those refer to."""
    values = {f"Any{kind}": reduce(or_, [getattr(game, kind) for game in OURS]) for kind in KINDS}
    found, parts = msgspec.json.schema_components([*kinds, *values.values()], ref_template=template)
    named = dict(zip(values, found[len(kinds) :], strict=True))
    references = {REFERENCE.format(name=name): template.format(name=name) for name in values}
    every = _renamed({**parts, **named}, references)
    return _renamed(list(found[: len(kinds)]), references), every


def _renamed(part: Json, references: dict[str, str]) -> Json:
    if isinstance(part, list):
        return [_renamed(one, references) for one in part]
    if not isinstance(part, dict):
        return part
    return {
        name: references.get(value, value) if name == "$ref" else _renamed(value, references)
        for name, value in part.items()
    }
