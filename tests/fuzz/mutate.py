"""New inputs out of old ones: bytes changed anywhere, JSON with other values in it."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tests.server.hostile import LITERALS, VALUES

LONGEST = 64 * 1024
"""Bytes; what is longer is refused before it is decoded, or only takes longer."""

PIECES = [
    b"\x00",
    b"\xff\xfe",
    b"\xed\xa0\x80",  # half of a surrogate pair, which is no UTF-8
    b"\xc3",
    b"\\ud800",
    b"\\u0000",
    "\u202e".encode(),
    "\u0660".encode(),  # a digit that is not ASCII
    b"[" * 3000,
    b'{"a":' * 1000,
    b'"',
    b"\\",
    b"}",
    b"]",
    b",",
    b":",
    b" ",
    b"\n",
    b"-",
    b"null",
    *[literal.encode() for literal in LITERALS],
]


def mutated(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """Something like this, but for a few changes; `others` lend parts of theirs."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 5))):
        data = rng.choice(_STEPS)(data, rng, rng.choice(others))
    return data[:LONGEST]


def _other_byte(data: bytes, rng: Random, _: bytes) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + bytes([rng.randrange(256)]) + data[at + rng.randrange(2) :]


def _cut(data: bytes, rng: Random, _: bytes) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + data[at + rng.choice((1, 2, 8, len(data))) :]


def _repeated(data: bytes, rng: Random, _: bytes) -> bytes:
    at = rng.randrange(len(data) + 1)
    part = data[at : at + rng.choice((1, 4, 30, 200))]
    return data[:at] + part * rng.choice((2, 2, 50)) + data[at:]


def _spliced(data: bytes, rng: Random, other: bytes) -> bytes:
    return data[: rng.randrange(len(data) + 1)] + other[rng.randrange(len(other) + 1) :]


def _with_piece(data: bytes, rng: Random, _: bytes) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice(PIECES) + data[at + rng.randrange(3) :]


def _other_value(data: bytes, rng: Random, other: bytes) -> bytes:
    """The same JSON with one value, wherever it is, replaced, repeated or left out."""
    try:
        whole, donor = json.loads(data), json.loads(other)
    except (ValueError, RecursionError):
        return _with_piece(data, rng, other)
    places = list(_places(whole))
    if not places:
        return data
    container, key = rng.choice(places)
    inner = [within[at] for within, at in _places(donor)]
    how = rng.randrange(5)
    if how == 0:
        del container[key]
    elif how == 1 and isinstance(container, list):
        container.extend([container[key]] * rng.choice((1, 20, 200)))
    elif how == 2 and inner:
        container[key] = rng.choice(inner)
    elif how == 3 and isinstance(container, dict):
        container[f"{key}{rng.choice(('', '_', 'é'))}"] = container.pop(key)
    else:
        container[key] = rng.choice(VALUES)
    return json.dumps(whole, ensure_ascii=rng.random() < 0.5).encode(errors="surrogatepass")


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Everything that a JSON value has in it, as the list or object around it and the key there."""
    found: list[tuple[Any, Any]] = []
    around = [value] if isinstance(value, dict | list) else []
    while around:
        one = around.pop()
        keys = list(one) if isinstance(one, dict) else range(len(one))
        found += [(one, key) for key in keys]
        around += [one[key] for key in keys if isinstance(one[key], dict | list)]
    return found


_STEPS: list[Callable[[bytes, Random, bytes], bytes]] = [
    _other_byte,
    _cut,
    _repeated,
    _spliced,
    _with_piece,
    _other_value,
    _other_value,
    _other_value,
    _other_value,
]
