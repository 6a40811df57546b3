"""As much of a damaged record as is sound.

A file may be cut short, an entry may not be one, a move may break a rule. Everything before that
can still be replayed, and `Salvaged.wrong` says what is wrong.
"""

import json
import re
from typing import NamedTuple

from msgspec.structs import replace

from sheepfold.games.exact import Json
from sheepfold.games.record import ELDEST, FIELDS, BadRecord, Record, load, load_fields
from sheepfold.games.verify import replay, verify

_SPACE = re.compile(r"[\s,:]*")
_BAD_ENTRY = re.compile(r"entries\[(\d+)\]")


class Salvaged(NamedTuple):
    """A record that can be replayed to its end, and what was wrong with the file."""

    record: Record
    wrong: BadRecord | None


def salvage(data: bytes) -> Salvaged:
    """The sound part of a record. Raises `BadRecord` if there is none.

    >>> salvage(b'{"format": "sheepfold-record", "version": 1')
    Traceback (most recent call last):
    sheepfold.games.record.BadRecord: record-cut-short (place=43)
    """
    wrong: BadRecord | None = None
    try:
        record = load(data)
        verify(record)
        return Salvaged(record, None)
    except BadRecord as found:
        wrong = found
    try:
        record = load(data)
    except BadRecord:
        record = _rescued(data, wrong)
    moments = 0
    try:
        for _ in replay(record):
            moments += 1
    except BadRecord:
        if not moments:
            raise wrong from None
    return Salvaged(replace(record, entries=record.entries[:moments]), wrong)


def _rescued(data: bytes, wrong: BadRecord) -> Record:
    """The record that the fields at the beginning of a file make, up to the first bad entry."""
    fields = _loose_fields(data.decode(errors="replace"))
    version = fields.get("version")
    if wrong.reason == "record-too-large" or type(version) is not int or version not in FIELDS:
        raise wrong
    names, entries = fields.get("names"), fields.get("entries")
    if not isinstance(names, list) or not isinstance(entries, list) or not entries:
        raise wrong
    kept = {name: fields.get(name) for name in ("game", "rules", "options", "names")}
    kept |= {"format": "sheepfold-record", "version": version, "result": None}
    if version > ELDEST:
        kept |= {"bots": [None] * len(names), "date": None, "draw": None, "fingerprint": ""}
    while entries:
        try:
            return load_fields({**kept, "entries": entries}, version)
        except BadRecord as again:
            bad = _BAD_ENTRY.match(str(again.facts.get("place", "")))
            if bad is None:
                break
            entries = entries[: int(bad[1])]
        except (RecursionError, ValueError):
            break
    raise wrong


def _loose_fields(text: str) -> dict[str, Json]:
    """The fields of an object as far as they can be read, and as many entries of its list."""
    decoder = json.JSONDecoder()
    fields: dict[str, Json] = {}
    at = _after_space(text, 0)
    if text[at : at + 1] != "{":
        return fields
    at += 1
    try:
        while True:
            name, at = decoder.raw_decode(text, _after_space(text, at))
            at = _after_space(text, at)
            if name != "entries" or text[at : at + 1] != "[":
                fields[name], at = decoder.raw_decode(text, at)
                continue
            fields[name] = []
            at = _after_space(text, at + 1)
            while text[at : at + 1] != "]":
                entry, at = decoder.raw_decode(text, at)
                fields[name].append(entry)
                at = _after_space(text, at)
            at += 1
    except (ValueError, TypeError, RecursionError):  # the end, or where the damage begins
        return fields


def _after_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    assert found is not None
    return found.end()
