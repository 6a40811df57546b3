"""What the fields of views and events declare: who may know them, and what they mean.

A field reaches a viewer only if it is declared open. `Open[...]` is for everyone, `KnownTo("seat")`
for the seat that the field of this name holds, and of a tuple by seat that is `EACH_OWN` a viewer
knows its own part. A field without a declaration is closed: others get its default, and if it has
none, nobody learns of the event. So something new is secret until somebody decides otherwise.

In a view, `Own[...]` marks what only the viewer knows.

A `Kind` says what a number or a word stands for, so that a client can put it into a sentence:
a seat becomes a name, a place `b2`.
"""

import types
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct

T = TypeVar("T")
S = TypeVar("S", bound=Struct)

TypeForm = object
"""What can stand in an annotation: a class, a union, something annotated (PEP 747)."""


@dataclass(frozen=True)
class Everyone:
    """A field that everybody may know."""


@dataclass(frozen=True)
class OnlyViewer:
    """A field of a view that belongs to the viewer: a spectator knows nothing of it."""


@dataclass(frozen=True)
class KnownTo:
    """A field that only the seat in another field of the same event may know."""

    field: str


@dataclass(frozen=True)
class EachOwn:
    """A tuple by seat, of which every seat knows its own part only."""


@dataclass(frozen=True)
class Kind:
    """What a value stands for."""

    name: str


BY_SEAT = "by-seat"
"""The kind of a tuple in a view that has a part for each seat."""

Open = Annotated[T, Everyone()]
Own = Annotated[T, OnlyViewer()]
EACH_OWN = EachOwn()

# Dataclasses, not tuples: `typing` takes annotations that are equal for the same.
Audience = Everyone | OnlyViewer | KnownTo | EachOwn


class _Field(NamedTuple):
    name: str
    audience: Audience | None
    default: object


_plans: dict[type, tuple[_Field, ...] | None] = {}


def is_open(event: Struct) -> bool:
    """Whether everybody may know all of an event of this kind."""
    kind = type(event)
    return (_plans[kind] if kind in _plans else _plan_of(kind)) is None


def redact(event: S, viewer: int | None) -> S | None:
    """The event as this viewer may know it; `None` if it must not even learn that it happened."""
    kind = type(event)
    plan = _plans[kind] if kind in _plans else _plan_of(kind)
    if plan is None:
        return event
    known: list[object] = []
    for name, audience, default in plan:
        value = getattr(event, name)
        if isinstance(audience, Everyone):
            known.append(value)
        elif isinstance(audience, EachOwn):
            known.append(tuple([own if n == viewer else None for n, own in enumerate(value, 1)]))
        elif (
            isinstance(audience, KnownTo)
            and viewer is not None
            and getattr(event, audience.field) == viewer
        ):
            known.append(value)
        elif default is NODEFAULT:
            return None
        else:
            known.append(default)
    return kind(*known)


def _plan_of(kind: type[Struct]) -> tuple[_Field, ...] | None:
    plan = _plans[kind] = _plan(kind)
    return plan


def _plan(kind: type[Struct]) -> tuple[_Field, ...] | None:
    """Who may know the fields of this kind of event; `None` if all of it is open."""
    fields = []
    for field, hint in _fields(kind):
        audience = _audience(hint)
        if audience is not None and any(undeclared(inner) for inner in _structs(hint)):
            audience = None
        fields.append(_Field(field.name, audience, _default(field)))
    if all(isinstance(audience, Everyone) for _, audience, _ in fields):
        return None
    return tuple(fields)


def undeclared(kind: type[Struct], public: type[Struct] | None = None) -> list[str]:
    """The fields of a view or an event, and of what is in it, that nobody has declared.

    What is `public`, or made from it, needs no declaration.

    >>> class Seen(Struct):
    ...     by: Open[int]
    ...     what: str
    >>> undeclared(Seen)
    ['Seen.what']
    """
    found: list[str] = []
    seen: set[type] = set()
    ahead = [kind]
    while ahead:
        one = ahead.pop()
        if one in seen or (public is not None and issubclass(one, public)):
            continue
        seen.add(one)
        for field, hint in _fields(one):
            if _audience(hint) is None:
                found.append(f"{one.__name__}.{field.name}")
            ahead += _structs(hint)
    return found


def own_fields(view: type[Struct]) -> tuple[str, ...]:
    """The fields of a view that only the viewer knows."""
    return tuple(f.name for f, hint in _fields(view) if isinstance(_audience(hint), OnlyViewer))


def facts(event: type[Struct]) -> dict[str, str]:
    """What can be named in a sentence about an event: by fact, the kind of its value.

    The facts are the event's fields. Those of a struct within it follow its own name, and its tag
    is a fact too.

    >>> Seat = Annotated[int, Kind("seat")]
    >>> class Moved(Struct, tag="moved"):
    ...     seat: Open[Seat]
    ...     found: Open[Literal["sheep", "wolf"] | None]
    >>> facts(Moved)
    {'seat': 'seat', 'found': 'choice'}
    """
    found: dict[str, str] = {}
    for field, hint in _fields(event):
        for inner in _structs(hint, deep=False):
            if inner.__struct_config__.tag is not None:
                found[field.name] = "choice"
            for name, kind in facts(inner).items():
                found[f"{field.name}-{name}"] = kind
        kind_name = _kind(hint)
        if kind_name is not None:
            found[field.name] = kind_name
    return found


class ViewField(Struct, frozen=True, omit_defaults=True):
    """A field that only the views of one game have, as a client that does not know it shows it."""

    name: str
    is_own: bool = False
    """Whether the viewer may know more of it than others: it is not for everyone to see."""
    by_seat: bool = False
    """Whether it is a tuple with a part for each seat."""
    kinds: dict[str, str] = {}
    """What values in it stand for: by part (`seat`, or `last-seat` within `last`), the kind. What
    is no part of a struct has the name ``."""


def view_fields(view: type[Struct], shared: type[Struct]) -> tuple[ViewField, ...]:
    """The fields of a view that `shared`, the view of every game, does not have.

    >>> class Common(Struct):
    ...     round: Open[int]
    >>> class Mine(Common):
    ...     starter: Open[Annotated[int, Kind("seat")]]
    ...     hands: Own[Annotated[tuple[int | None, ...], Kind("by-seat")]]
    >>> [(field.name, field.is_own, field.kinds) for field in view_fields(Mine, Common)]
    [('starter', False, {'': 'seat'}), ('hands', True, {})]
    """
    return tuple(
        ViewField(
            field.name,
            isinstance(_audience(hint), OnlyViewer),
            BY_SEAT in _named_kinds(hint),
            dict(_kinds_within(hint, "")),
        )
        for field, hint in _fields(view)
        if field.name not in shared.__struct_fields__
    )


def _kinds_within(hint: TypeForm, path: str) -> Iterator[tuple[str, str]]:
    """The declared kinds of a value and of its parts; a tuple has those of its items."""
    for name in _named_kinds(hint):
        if name != BY_SEAT:
            yield path, name
    inner = _bare(hint)
    if isinstance(inner, type) and issubclass(inner, Struct):
        for field, part in _fields(inner):
            yield from _kinds_within(part, f"{path}-{field.name}" if path else field.name)
    else:
        for part in get_args(inner):
            yield from _kinds_within(part, path)


def _named_kinds(hint: TypeForm) -> list[str]:
    return [note.name for note in _notes(hint) if isinstance(note, Kind)]


def _kind(hint: TypeForm) -> str | None:
    """The kind of a value, as a sentence needs it; none if it cannot stand in a sentence."""
    named = [note for note in _notes(hint) if isinstance(note, Kind)]
    if named:
        return named[0].name
    inner = _bare(hint)
    if any(isinstance(note, EachOwn) for note in _notes(hint)):
        kind = _kind(get_args(inner)[0])
        return None if kind is None else f"own-{kind}"
    origin, parts = get_origin(inner), get_args(inner)
    if origin in (Union, types.UnionType):
        kinds = {_kind(part) for part in parts if part is not type(None)}
        return kinds.pop() if len(kinds) == 1 else None
    if origin is tuple:
        kinds = {_kind(part) for part in parts if part is not Ellipsis}
        kind = kinds.pop() if len(kinds) == 1 else None
        return LISTED.get(kind)
    if origin is Literal:
        return "choice"
    return PLAIN.get(inner)


PLAIN: dict[TypeForm, str] = {bool: "yes-no", int: "number", str: "text"}
LISTED: dict[str | None, str] = {
    "seat": "seats",
    "yes-no": "flags",
    "card": "cards",
    "number": "numbers",
}
"""Of a tuple: `seats` are listed by name, `flags` are the seats for which something is true."""


def _fields(kind: type[Struct]) -> Iterator[tuple[msgspec.structs.FieldInfo, TypeForm]]:
    for field in msgspec.structs.fields(kind):
        yield field, field.type


def _audience(hint: TypeForm) -> Audience | None:
    for note in _notes(hint):
        if isinstance(note, Everyone | OnlyViewer | KnownTo | EachOwn):
            return note
    return None


def _notes(hint: TypeForm) -> tuple[object, ...]:
    return getattr(hint, "__metadata__", ())


def _bare(hint: TypeForm) -> TypeForm:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _structs(hint: TypeForm, deep: bool = True) -> list[type[Struct]]:
    """The structs that a value of this type may be, or (deep) may hold in tuples."""
    inner = _bare(hint)
    if isinstance(inner, type) and issubclass(inner, Struct):
        return [inner]
    if not deep and get_origin(inner) not in (Union, types.UnionType):
        return []
    return [found for part in get_args(inner) for found in _structs(part, deep)]


def _default(field: msgspec.structs.FieldInfo) -> object:
    if field.default_factory is not NODEFAULT:
        return field.default_factory()
    return field.default
