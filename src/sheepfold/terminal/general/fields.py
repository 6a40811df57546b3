"""What a view says, in words, from the fields that its game declares.

What every view has (`games/contract.py`) has a place of its own on the board. Of the game's own
fields, a tuple with `Kind("by-seat")` is shown player by player, and any other field on a line. Its
label is the text `<game>-field-<name>`, if there is one; that of a part of it is
`<game>-field-<name>-<part>`.
"""

import types
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from sheepfold.games.contract import View
from sheepfold.games.declared import BY_SEAT, Kind, TypeForm
from sheepfold.locales import is_known, say
from sheepfold.terminal.names import name_of, visible

NOTHING = "–"
COMMON = frozenset(View.__struct_fields__)


class ShownField(NamedTuple):
    """One field of a view, ready to be shown."""

    label: str
    value: str


def common_fields(view: View, names: Sequence[str], language: str) -> list[ShownField]:
    """What concerns the whole table; what is empty is left out."""
    return [
        ShownField(
            field_label(view, name, language), _text(value, hint, view, name, names, language)
        )
        for name, value, hint in _own_fields(view)
        if _kind(hint) != BY_SEAT and value not in (None, (), "")
    ]


def seat_fields(view: View, seat: int, names: Sequence[str], language: str) -> list[ShownField]:
    """What concerns one player."""
    return [
        ShownField(
            field_label(view, name, language),
            _text(value[seat - 1], hint, view, name, names, language),
        )
        for name, value, hint in _own_fields(view)
        if _kind(hint) == BY_SEAT and seat <= len(value)
    ]


def _own_fields(view: View) -> Iterator[tuple[str, Any, TypeForm]]:
    """The name, the value and the type of every field that only this game has."""
    for field in msgspec.structs.fields(view):
        if field.name not in COMMON:
            yield field.name, getattr(view, field.name), field.type


def field_label(view: View, name: str, language: str, default: str = "") -> str:
    """What a field is called: by its game, else by default, else by its name."""
    game = view.__struct_config__.tag
    if is_known(language, f"{game}-field-{name}"):
        return say(language, f"{game}-field-{name}")
    return default or name.rpartition("-")[2].replace("_", " ")


def _text(
    value: object, hint: TypeForm, view: View, name: str, names: Sequence[str], language: str
) -> str:
    """The value of a field in words; `hint` is its type, or that of what holds it."""
    match value:
        case None:
            return NOTHING
        case bool():
            return say(language, "option-yes") if value else say(language, "option-no")
        case int() if _kind(hint) == "seat":
            return name_of(value, names, language)
        case tuple() | list():
            inner = [
                _text(part, _item(hint, n), view, name, names, language)
                for n, part in enumerate(value)
            ]
            return ", ".join(inner) or NOTHING
        case Struct():
            parts = [
                f"{field_label(view, part, language)} "
                f"{_text(getattr(value, field.name), field.type, view, part, names, language)}"
                for field in msgspec.structs.fields(value)
                for part in (f"{name}-{field.name}",)
            ]
            tag = value.__struct_config__.tag
            return " ".join([*([str(tag)] if tag else []), *parts])
        case _:
            return visible(str(value))


def _kind(hint: TypeForm) -> str | None:
    """What a value of this type stands for, if that is declared."""
    for note in getattr(hint, "__metadata__", ()):
        if isinstance(note, Kind):
            return note.name
    for part in _alternatives(hint):
        if part is not hint and (kind := _kind(part)) is not None:
            return kind
    return None


def _item(hint: TypeForm, n: int) -> TypeForm:
    """The type of the n-th item of a tuple of this type."""
    for part in _alternatives(hint):
        if get_origin(part) is tuple:
            items = get_args(part)
            return items[0] if len(items) == 2 and items[1] is Ellipsis else items[n]
    return hint


def _alternatives(hint: TypeForm) -> Sequence[TypeForm]:
    """The types that a value may have, without their notes."""
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
