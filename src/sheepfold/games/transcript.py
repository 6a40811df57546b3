"""The public transcript of a game, and the fingerprint by which people compare it.

The transcript is what everyone at the table was told: the game and its options, the names, the
seals of the first deal, the fair draw if there was one (its seal and what was added), and then for
every turn move its events as a spectator may know them and its seals. Free moves, and moves that
were taken back, are not in it. Its digest is a chain of SHA-256, one link a move, so that whoever
followed the game can go on from the last link:

    first  = SHA-256(canonical(["sheepfold", game, rules, options, names, seals, draw]))
    next   = SHA-256(last + canonical([events, seals]))

The fingerprint is the beginning of the last link, in letters and digits that can be read aloud.
docs/record.md has an example to check another implementation against.
"""

import hashlib
from collections.abc import Sequence

import msgspec

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: nothing that looks or sounds like something else."""

LENGTH = 16
"""Characters of a fingerprint, 80 bits: nobody finds another transcript that has the same."""

Digest = bytes

_sorting = msgspec.json.Encoder(order="sorted").encode


def canonical(value: object) -> bytes:
    """JSON in the one form that is hashed: keys sorted, no spaces, UTF-8 (RFC 8785).

    >>> canonical({"b": [1, None], "a": "é"}).decode()
    '{"a":"é","b":[1,null]}'
    """
    return _sorting(value)


def opening(
    game: str,
    rules: int,
    options: object,
    names: Sequence[str],
    seals: Sequence[str],
    draw: Sequence[str] = (),
) -> Digest:
    """The digest as a game begins; `draw` is the seal of a fair draw and what was added to it."""
    line = ["sheepfold", game, rules, options, names, seals]
    return hashlib.sha256(canonical([*line, draw] if draw else line)).digest()


def extended(digest: Digest, events: Sequence[object], seals: Sequence[str]) -> Digest:
    """The digest after one more turn move, with its events as a spectator may know them."""
    return hashlib.sha256(digest + canonical([events, seals])).digest()


def fingerprint(digest: Digest) -> str:
    """A digest as people compare it.

    >>> fingerprint(opening("wooolf", 1, {}, ["Ada", "Ben"], []))
    'QP9B-J8TJ-Q0HG-MZ3W'
    """
    number = int.from_bytes(digest, "big") >> (8 * len(digest) - 5 * LENGTH)
    letters = [ALPHABET[number >> 5 * digit & 31] for digit in reversed(range(LENGTH))]
    return "-".join("".join(letters[at : at + 4]) for at in range(0, LENGTH, 4))
