"""JSON values that must be written exactly as we write them, and the path to what is not."""

import json
import re
from typing import Any

import msgspec

from sheepfold.games.declared import TypeForm

Json = Any
"""A JSON value whose shape is not known yet."""


class Inexact(ValueError):
    """A value of another type or form, and where it is."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


def exactly(value: object, kind: TypeForm) -> Any:
    """A value of this type that is written as we would write it: no field more, none left out.

    >>> exactly([1, 2], list[int])
    [1, 2]
    >>> exactly([1, "2"], list[int])
    Traceback (most recent call last):
        ...
    sheepfold.games.exact.Inexact: [1]
    """
    typed = converted(value, kind)
    differs = difference(value, json.loads(msgspec.json.encode(typed)))
    if differs is not None:
        raise Inexact(differs)
    return typed


def converted(value: object, kind: TypeForm) -> Any:
    """A JSON value as this type. Raises `Inexact` with the path, also to a field that is
    missing.
    """
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        missing = re.match("Object missing required field `(.*?)`", str(error))
        path = _true_path(value, kind, error)
        raise Inexact(joined(path, missing[1]) if missing else path) from None


def difference(one: object, two: object) -> str | None:
    """The path at which two JSON values first differ, or `None`.

    >>> difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]})
    'a[1].b'
    """
    if isinstance(one, dict) and isinstance(two, dict):
        for name in [*one, *two]:
            if name not in one or name not in two:
                return str(name)
            if (inner := difference(one[name], two[name])) is not None:
                return joined(name, inner)
        return None
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for at, (left, right) in enumerate(zip(one, two, strict=True)):
            if (inner := difference(left, right)) is not None:
                return joined(f"[{at}]", inner)
        return None
    return None if type(one) is type(two) and one == two else ""


def joined(path: str, inner: str) -> str:
    """A path that continues another one.

    >>> joined("entries[1]", "outcome"), joined("names", "[2]"), joined("", "result")
    ('entries[1].outcome', 'names[2]', 'result')
    """
    return f"{path}.{inner}" if path and inner and inner[0] != "[" else path + inner


def path_in(error: msgspec.ValidationError) -> str:
    """The path that an error of msgspec names; `[...]` stands for some element of a list."""
    found = re.search(r"at `\$\.?(.*)`", str(error))
    return found[1] if found else ""


def _true_path(value: object, kind: TypeForm, error: msgspec.ValidationError) -> str:
    """Where a value is wrong. msgspec does not say which element of a list it is: the first one
    up to which the list fails in the same way.
    """
    path = path_in(error)
    while "[...]" in path:
        before, _, after = path.partition("[...]")
        elements = _at(value, before)
        for number in range(len(elements)):
            try:
                msgspec.convert(_with(value, before, elements[: number + 1]), kind)
            except msgspec.ValidationError as found:
                if str(found) == str(error):
                    path = f"{before}[{number}]{after}"
                    break
        else:
            break
    return path


_STEP = re.compile(r"\.?([A-Za-z_]+)|\[(\d+)\]")


def _at(value: Json, path: str) -> Json:
    for name, index in _STEP.findall(path):
        value = value[name] if name else value[int(index)]
    return value


def _with(value: Json, path: str, new: Json) -> Json:
    """The value with another part at this path."""
    found = _STEP.match(path)
    if found is None:
        return new
    key = found[1] or int(found[2])
    changed: Json = dict(value) if isinstance(value, dict) else list(value)
    changed[key] = _with(value[key], path[found.end() :], new)
    return changed
