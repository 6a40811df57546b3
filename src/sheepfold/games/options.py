"""What a table may choose of a game: declared once, for every form, command and page.

A game declares each of its options with its type, its default and one of the notes below. The
forms of the browser and the terminal, the command line and the docs are made from that. The texts
are under `<game>-option-<name>` and `<game>-option-<name>-about`.
"""

import types
from dataclasses import dataclass
from functools import cache
from typing import Literal, Union, get_args, get_origin

import msgspec

from sheepfold.games.contract import BadOptions, Game, Options
from sheepfold.games.exact import Json

Value = int | bool | tuple[str, ...] | None


@dataclass(frozen=True)
class Number:
    """A whole number between two bounds.

    `offers` are those that a form offers, if not all. With `below`, it must be less than the
    product of these options.
    """

    least: int
    most: int
    offers: tuple[int, ...] = ()
    below: tuple[str, ...] = ()
    for_study: bool = False
    """Whether it makes another game than the rulebook's."""


@dataclass(frozen=True)
class Switch:
    """Yes or no."""


@dataclass(frozen=True)
class OneSeat:
    """A seat of the table."""


@dataclass(frozen=True)
class Pieces:
    """A choice of pieces for which the game's own form is needed."""


class OptionField(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option, as a form needs it."""

    name: str
    kind: Literal["number", "switch", "seat", "pieces"]
    default: Json
    least: int = 0
    most: int = 0
    offers: tuple[int, ...] = ()
    below: tuple[str, ...] = ()
    for_study: bool = False
    is_optional: bool = False
    """Whether there can be none: no limit, or a seat that is drawn."""

    def offered(self, options: Options, seats: int) -> tuple[Value, ...]:
        """What a form offers while the other options are these."""
        values: tuple[Value, ...] = ()
        if self.kind == "switch":
            values = (False, True)
        elif self.kind == "seat":
            values = tuple(range(1, seats + 1))
        elif self.kind == "number":
            values = self.offers or tuple(range(self.least, self.limit(options) + 1))
        return (*values, None) if self.is_optional else values

    def limit(self, options: Options) -> int:
        """The largest number while the other options are these."""
        if not self.below:
            return self.most
        product = 1
        for name in self.below:
            product *= getattr(options, name)
        return min(self.most, product - 1)


@cache
def option_fields(kind: type[Options]) -> tuple[OptionField, ...]:
    """The options of a game, in the order in which a form has them.

    >>> from sheepfold.games import wooolf
    >>> [field.name for field in option_fields(wooolf.Options)]
    ['advanced', 'deck', 'round_limit']
    """
    return tuple(_field(field) for field in msgspec.structs.fields(kind))


def _field(field: msgspec.structs.FieldInfo) -> OptionField:
    notes = getattr(field.type, "__metadata__", ())
    bare = get_args(field.type)[0] if notes else field.type
    is_optional = get_origin(bare) in (Union, types.UnionType) and type(None) in get_args(bare)
    for note in notes:
        match note:
            case Number():
                return OptionField(
                    field.name,
                    "number",
                    field.default,
                    note.least,
                    note.most,
                    note.offers,
                    note.below,
                    note.for_study,
                    is_optional,
                )
            case Switch():
                return OptionField(field.name, "switch", field.default)
            case OneSeat():
                return OptionField(field.name, "seat", field.default, is_optional=is_optional)
            case Pieces():
                return OptionField(field.name, "pieces", field.default, is_optional=is_optional)
    raise TypeError(f"the option {field.name} does not declare what can be chosen")


def with_option(game: Game, options: Options, name: str, value: object) -> Options:
    """The options with another choice; what depends on it goes along. Raises `BadOptions`."""
    if name not in game.Options.__struct_fields__:
        raise BadOptions("other-game", option=name[:40])
    try:
        fields = {**msgspec.to_builtins(options), name: value}
        changed = msgspec.convert(fields, game.Options)
    except msgspec.ValidationError:
        raise BadOptions("options") from None
    return game.settle(changed, name)


def in_range(options: Options, name: str) -> bool:
    """Whether a number is one that can be chosen.

    >>> from sheepfold.games import wooolf
    >>> in_range(wooolf.Options(round_limit=0), "round_limit")
    False
    """
    field = next(f for f in option_fields(type(options)) if f.name == name)
    value = getattr(options, name)
    if value is None:
        return field.is_optional
    return bool(field.least <= value <= field.limit(options))
