"""A new version of a game's rules locks nobody out: records and tables keep those they began with.

Here Uly & Polly gets a pretended version 2, in which the dog turns every tile with a bark.
"""

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from sheepfold.games import GAMES, RULES, uly_polly
from sheepfold.games.contract import Options
from sheepfold.games.defaults import PARTS
from sheepfold.games.record import Writer, dump, load, rules_of_record
from sheepfold.games.uly_polly.pieces import Hide, Propose, Start, Step, Swap
from sheepfold.games.verify import replay, verify
from sheepfold.server import frames
from sheepfold.server.protocol import decode_server, encode
from sheepfold.table.actions import Play, SetOption
from sheepfold.table.entry_codec import encode_entry, read_entries
from sheepfold.table.fold import fold
from tests.golden import FOLDER
from tests.states import meadow_in
from tests.table.host import Host


class BarkingOptions(Options, frozen=True, tag_field="game", tag="uly_polly"):
    """The same options, and one more; the old ones do not know it."""

    first_wolf: int | None = None
    patience: int | None = 6
    rows: int = 4
    columns: int = 4
    flips: int = 8
    barks: int = 3


@pytest.fixture
def next_version(monkeypatch: pytest.MonkeyPatch) -> Any:
    parts = {name: getattr(uly_polly, name) for name in PARTS}
    parts |= {"VERSION": 2, "OLDER": (uly_polly,), "Options": BarkingOptions}

    def check(options: Any, seats: int) -> None:
        uly_polly.check(as_before(options), seats)

    def as_before(options: Any) -> Any:
        fields = msgspec.to_builtins(options)
        return msgspec.convert(fields, uly_polly.Options)

    def deal(options: Any, seats: int, source: Any) -> Any:
        return uly_polly.deal(as_before(options), seats, source)

    def start(options: Any, seats: int, outcome: Any) -> Any:
        return uly_polly.start(as_before(options), seats, outcome)

    new = SimpleNamespace(**parts | {"check": check, "deal": deal, "start": start})
    monkeypatch.setattr("sheepfold.games.codec._codecs", {})  # another test may pretend as well
    monkeypatch.setitem(GAMES, "uly_polly", new)
    monkeypatch.setitem(RULES, ("uly_polly", 2), new)
    return new


@pytest.mark.usefixtures("next_version")
@pytest.mark.parametrize("path", sorted(FOLDER.glob("uly_polly-*.json")), ids=lambda p: p.stem)
def test_golden_records_open_under_the_rules_that_they_name(path: Path) -> None:
    record = load(path.read_bytes())
    assert record.rules == 1
    assert rules_of_record(record).VERSION == 1
    *_, last = replay(record)
    assert verify(record).is_over == (uly_polly.result(meadow_in(last.state)) is not None)


def test_a_new_record_names_the_new_rules(next_version: Any) -> None:
    options, rng = BarkingOptions(first_wolf=1), Random(1)
    deal = next_version.deal(options, 2, rng)
    writer = Writer(next_version, options, ("Ada", "Ben"), deal, lambda: "5a" * 32)
    writer.play(1, Hide(3), None)
    record = load(dump(writer.record()))
    assert (record.rules, record.options.barks) == (2, 3)
    verify(record)


def test_a_running_table_goes_on_under_the_rules_it_was_opened_under(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    host = Host(uly_polly.Options(first_wolf=1)).seat(2).start()
    host.ask(Play(Hide(0)), 1)
    lines = [encode_entry(entry) for entry in host.log]
    request.getfixturevalue("next_version")
    host.table = fold(read_entries(lines))
    assert host.table.game.VERSION == 1
    for move, seat in ((Propose(4), 2), (Start(5), 2), (Swap(14, 15), 1), (Step(6), 2)):
        host.ask(Play(move), seat)
    shown = decode_server(encode(frames.sync(host.table, 2, (2,), host.now)))
    assert (shown.table.rules, type(shown.table.options)) == (1, uly_polly.Options)  # type: ignore[union-attr]
    assert meadow_in(host.table.state).dog == 6


def test_whoever_chooses_anew_plays_by_the_new_rules(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    host = Host(uly_polly.Options(first_wolf=1, rows=2, columns=2, flips=1)).seat(2)
    lines = [encode_entry(entry) for entry in host.log]
    request.getfixturevalue("next_version")
    host.table = fold(read_entries(lines))
    host.ask(SetOption("barks", 5), 1)
    assert (host.table.rules, host.table.options.barks) == (2, 5)  # type: ignore[attr-defined]
