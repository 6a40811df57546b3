"""Damaged records: what is wrong is told, and what is sound can be replayed."""

import json

import pytest

from sheepfold.games.record import BadRecord, load
from sheepfold.games.salvage import salvage
from sheepfold.games.verify import replay
from tests.golden import CASES, FOLDER

OLD = (FOLDER / "uly_polly-4-base.json").read_bytes()
NEW = (FOLDER / "wooolf-6-version_2.json").read_bytes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.path.stem)
def test_a_sound_record_is_whole(case: object) -> None:
    data = case.path.read_bytes()  # type: ignore[attr-defined]
    assert salvage(data) == (load(data), None)


@pytest.mark.parametrize("data", [OLD, NEW], ids=["version 1", "version 2"])
def test_a_file_that_was_cut_short_is_sound_up_to_there(data: bytes) -> None:
    whole = load(data)
    lines = data.decode().splitlines()
    first = lines.index('"entries": [') + 1
    found = salvage("\n".join(lines[: first + 20]).encode()[:-30])
    assert found.wrong is not None
    assert found.wrong.reason == "record-cut-short"
    assert found.record.entries == whole.entries[:19]
    assert len(list(replay(found.record))) == 19


@pytest.mark.parametrize("data", [OLD, NEW], ids=["version 1", "version 2"])
def test_at_every_cut_there_is_a_sound_part_or_a_refusal(data: bytes) -> None:
    whole = load(data)
    for length in range(0, len(data), 97):
        try:
            record, wrong = salvage(data[:length])
        except BadRecord as refused:
            assert refused.reason in ("record-cut-short", "record-not-json")
            continue
        assert wrong is not None
        assert record.entries == whole.entries[: len(record.entries)]


def damaged(data: bytes, entry: int, **fields: object) -> bytes:
    record = json.loads(data)
    record["entries"][entry] |= fields
    return json.dumps(record).encode()


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"seat": "two"}, "record-shape"),
        ({"luck": 1}, "record-shape"),
        ({"move": "fly away"}, "record-move"),
        ({"seat": 1, "move": "hide a1"}, "record-move"),
    ],
)
def test_what_comes_before_a_wrong_entry_is_sound(fields: dict[str, object], reason: str) -> None:
    record, wrong = salvage(damaged(OLD, 17, **fields))
    assert wrong is not None
    assert wrong.reason == reason
    assert "17" in str(wrong.facts)
    assert record.entries == load(OLD).entries[:17]


def test_a_wrong_seal_leaves_every_move_sound() -> None:
    record, wrong = salvage(damaged(OLD, 1, seals=["00" * 32]))
    assert wrong is not None
    assert wrong.reason == "record-seal-wrong"
    assert len(record.entries) == len(load(OLD).entries)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"format": "sheepfold-record", "version": 1, "entries": [',
        b"[" * 100_000,
        b'{"entries": ' + b"[" * 100_000,
        damaged(OLD, 0, outcome={"type": "first_wolf", "seat": 9}),
        OLD.replace(b'"uly_polly"', b'"chess"'),
        OLD.replace(b'"version": 1', b'"version": 9'),
    ],
)
def test_without_a_deal_there_is_nothing_to_show(data: bytes) -> None:
    with pytest.raises(BadRecord):
        salvage(data)
