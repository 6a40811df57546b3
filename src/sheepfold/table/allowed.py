"""What a table refuses, and the checks that every request goes through."""

import hashlib
import hmac
import unicodedata

from sheepfold.games.contract import Refusal
from sheepfold.table.entries import Chair
from sheepfold.table.table import Table

JOINER, EMOJI_STYLE, BLACK_FLAG = "\u200d", "\ufe0f", "\U0001f3f4"
FLAG_TAGS = frozenset(map(chr, range(0xE0020, 0xE0080)))
"""Invisible characters that spell, after a black flag, whose flag it is."""


class NotAllowed(Refusal):
    """The table does not allow this now, or not to this person."""

    def __init__(self, reason: str, *, is_open: bool = False, **facts: str | int) -> None:
        super().__init__(reason, **facts)
        self.is_open = is_open


def hash_of(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_secret(kept: str, given: str) -> bool:
    """Whether a hash that is kept is this one; nothing is kept as the empty string.

    Hashes of secrets of 128 bits tell nothing that a guess could build on. They are compared in
    constant time all the same, so that nobody has to think about it.
    """
    return bool(kept) and hmac.compare_digest(kept, given)


def chair_at(table: Table, chair: Chair) -> Chair:
    """This chair, if there is such a one."""
    need(1 <= chair <= len(table.places), NotAllowed("no-such-chair"))
    return chair


def clean(text: str) -> str:
    """A text without control characters and surplus spaces; what is left must be something."""
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


def told_apart(table: Table, name: str, chair: Chair) -> str:
    """This name, with a number behind it if somebody on another chair is called so."""
    others = {p.name.casefold() for n, p in enumerate(table.places, 1) if n != chair}
    others |= {p.claim.name.casefold() for p in table.places if p.claim is not None}
    number, other = 2, name
    while other.casefold() in others:
        other = f"{_cut(name, 20 - 1 - len(str(number)))} {number}"
        number += 1
    return other


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


def need(condition: bool, otherwise: NotAllowed) -> None:
    """Refuse unless this is so."""
    if not condition:
        raise otherwise
