"""Messages of the protocol as they are printed: abridged, and on lines that are not too long."""

import json
from typing import Any

WIDTH, SHORT = 110, 60
"""Of a line, and of an object or array that is kept on one."""
REST = "…"
"""Where an abridged object has more fields, which have not changed."""


def abridged(new: Any, known: Any) -> Any:
    """What is new here.

    >>> abridged({"a": 1, "b": [{"c": 2}, {"d": 3}]}, {"a": 1, "b": [{"c": 2}, {"d": 4}]})
    {'b': [{'…': 0}, {'d': 3}], '…': 0}
    """
    if isinstance(new, dict) and isinstance(known, dict):
        changed = {k: abridged(v, known.get(k)) for k, v in new.items() if v != known.get(k, ())}
        return changed if len(changed) == len(new) else {**changed, REST: 0}
    if isinstance(new, list) and isinstance(known, list) and len(new) == len(known):
        return [abridged(one, other) for one, other in zip(new, known, strict=True)]
    return new


def layout(arrow: str, message: dict[str, Any]) -> list[str]:
    """A message as lines that are not too long.

    >>> layout("< ", {"type": "ack", "id": "a1", "…": 0})
    ['< {"type": "ack", "id": "a1", …}']
    """
    lines = [arrow + (parts := _parts(message))[0]]
    for part in parts[1:]:
        if len(lines[-1]) + 1 + len(part) <= WIDTH:
            lines[-1] += f" {part}"
        else:
            lines.append(f"    {part}")
    return lines


def _parts(value: Any) -> list[str]:
    """JSON in pieces between which a line may end."""
    if isinstance(value, dict) and value:
        groups = [
            [REST] if name == REST else [f"{json.dumps(name)}: {inner[0]}", *inner[1:]]
            for name, inner in ((name, _parts(one)) for name, one in value.items())
        ]
        return _joined("{", groups, "}")
    if isinstance(value, list) and value:
        return _joined("[", [_parts(one) for one in value], "]")
    return [json.dumps(value, ensure_ascii=False)]


def _joined(begin: str, groups: list[list[str]], end: str) -> list[str]:
    groups[0][0] = begin + groups[0][0]
    for group in groups[:-1]:
        group[-1] += ","
    groups[-1][-1] += end
    parts = [part for group in groups for part in group]
    whole = " ".join(parts)
    return [whole] if len(whole) <= SHORT else parts
