"""TypeScript types from JSON Schema components, as msgspec makes them."""

from typing import Any

from sheepfold.games import OURS


def module(components: dict[str, Any], unions: dict[str, list[str]]) -> str:
    """A TypeScript module with a type for each component, and named unions of them."""
    parts = ["// Made from the server's types by `make types`. Do not edit."]
    for name, schema in sorted(components.items()):
        parts.append(f"export type {plain(name)} = {of(schema)};")
    for name, members in unions.items():
        parts.append(f"export type {name} = {' | '.join(plain(member) for member in members)};")
    return "\n\n".join(parts) + "\n"


def plain(name: str) -> str:
    """A component's name without dots: `sheepfold.games.wooolf.view.View` is `WooolfView`.

    >>> plain("sheepfold.games.uly_polly.pieces.Round"), plain("Frame")
    ('UlyPollyRound', 'Frame')
    """
    *modules, last = name.split(".")
    if not modules:
        return last
    rooms = {"table", *(game.NAME for game in OURS)}
    room = next((module for module in modules if module in rooms), "")
    return "".join(word.capitalize() for word in room.split("_")) + last


def of(schema: dict[str, Any]) -> str:
    """One type.

    >>> of({"type": "array", "items": {"type": "integer"}})
    'number[]'
    >>> of({"anyOf": [{"type": "string"}, {"type": "null"}]})
    'string | null'
    """
    if "$ref" in schema:
        return plain(schema["$ref"].rsplit("/", 1)[1])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(of(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    match schema.get("type"):
        case "object":
            return _object(schema)
        case "array":
            return _array(schema)
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as same:
            return str(same)
        case _:
            return "unknown"


def _literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _object(schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        values = schema.get("additionalProperties")
        return f"Record<string, {of(values) if isinstance(values, dict) else 'unknown'}>"
    needed = set(schema.get("required", ()))
    lines = [
        f"  {name}{'' if name in needed else '?'}: {of(part)};"
        for name, part in schema["properties"].items()
    ]
    return "{\n" + "\n".join(lines) + "\n}"


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(of(part) for part in schema['prefixItems'])}]"
    inner = of(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({inner})[]" if " " in inner else f"{inner}[]"
