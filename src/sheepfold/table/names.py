"""The names of people at a table: cleaned up, and made unique."""

import unicodedata
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from sheepfold.table.allowed import NotAllowed, need
from sheepfold.table.entries import MOST_NAME, Chair
from sheepfold.table.table import Table

JOINER, EMOJI_STYLE, BLACK_FLAG = "\u200d", "\ufe0f", "\U0001f3f4"
FLAG_TAGS = frozenset(map(chr, range(0xE0020, 0xE0080)))
"""Invisible characters that spell, after a black flag, the region of the flag."""


def clean(text: str) -> str:
    """A text without control characters and surplus spaces; refused if nothing is left."""
    visible = "".join(c if _is_shown(text, n) else " " for n, c in enumerate(text))
    cleaned = " ".join(visible.split())
    need(bool(cleaned), NotAllowed("empty-text"))
    return cleaned


def _is_shown(text: str, at: int) -> bool:
    """Whether this character is seen, or holds an emoji of several characters together."""
    character, before, after = text[at], text[at - 1 : at], text[at + 1 : at + 2]
    if unicodedata.category(character)[0] != "C":
        return True
    if character == JOINER:
        return _is_symbol(before) and _is_symbol(after)
    return character in FLAG_TAGS and (before == BLACK_FLAG or before in FLAG_TAGS)


def _is_symbol(character: str) -> bool:
    return character == EMOJI_STYLE or (
        bool(character) and unicodedata.category(character) in ("So", "Sk")
    )


def unique_name(table: Table, name: str, chair: Chair | None) -> str:
    """This name, with a number appended if somebody on another chair has the same."""
    others = {p.name.casefold() for n, p in enumerate(table.places, 1) if n != chair}
    others |= {p.claim.name.casefold() for p in table.places if p.claim is not None}
    return _numbered(name, others) if name.casefold() in others else name


def unique_names(names: Sequence[str]) -> tuple[str, ...]:
    """The same names, with a number appended to each that somebody before has.

    >>> unique_names(("fox", "owl", "fox", "fox 2"))
    ('fox', 'owl', 'fox 3', 'fox 2')
    """
    found: list[str] = []
    for name in names:
        before = {one.casefold() for one in found}
        others = before | {one.casefold() for one in names}
        found.append(_numbered(name, others) if name.casefold() in before else name)
    return tuple(found)


def _numbered(name: str, others: AbstractSet[str]) -> str:
    """This name with the first number that makes it differ from all others."""
    number, numbered = 2, ""
    while not numbered or numbered.casefold() in others:
        numbered = f"{_cut(name, MOST_NAME - 1 - len(str(number)))} {number}"
        number += 1
    return numbered


def _cut(name: str, most: int) -> str:
    """The first characters of a name, without half an emoji at the end."""
    if len(name) <= most:
        return name
    cut = name[:most]
    while cut and (_goes_on(name[len(cut)]) or cut[-1] == JOINER):
        cut = cut[:-1]
    return cut.rstrip()


def _goes_on(character: str) -> bool:
    """Whether this belongs to the character before it."""
    category = unicodedata.category(character)
    return category[0] == "M" or category in ("Sk", "Cf")
