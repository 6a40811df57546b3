"""A snapshot and the entries since come to the same as all the entries."""

import hashlib
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sheepfold.games
import sheepfold.table
from sheepfold.games import uly_polly, wooolf
from sheepfold.games.contract import Refusal
from sheepfold.games.history import BLOCK
from sheepfold.games.uly_polly.pieces import Hide, Start, Step, Swap
from sheepfold.games.wooolf.pieces import Peek
from sheepfold.table import append_only, snapshot
from sheepfold.table.actions import (
    Action,
    AnswerTakeback,
    AskTakeback,
    Connected,
    Disconnected,
    MakeLink,
    Pause,
    Play,
    Reopen,
    Say,
    SeatBot,
    Sit,
    Stand,
)
from sheepfold.table.entries import Entry, GameStarted
from sheepfold.table.fold import evolve, fold
from sheepfold.table.snapshot import BadSnapshot, fold_version, read_snapshot, write_snapshot
from sheepfold.table.table import Table
from sheepfold.table.work import finish
from tests.states import meadow_in, round_table_in
from tests.table.host import Host, token


def played(options: uly_polly.Options | wooolf.Options, seed: int, steps: int) -> Host:
    """A table at which all sorts of things have happened."""
    rng = Random(seed)
    host = Host(options, seed=seed).seat(4)
    host.ask(SeatBot(5, "fox"), 1)
    host.start()
    for number in range(steps):
        table = host.table
        chair = rng.randint(1, 4)
        does: list[Action] = [Say("aha"), AskTakeback(), AnswerTakeback(True), Stand()]
        does += [MakeLink(token(rng.getrandbits(40))), Pause(rng.random() < 0.3), Reopen()]
        does.append(Sit("Eve", token(1000 + number)))
        if table.phase == "playing":
            does += [Play(move) for move in table.game.free(table.game.view(table.state, chair))]
        try:
            match rng.randint(0, 9):
                case 0 | 1:
                    host.ask(rng.choice(does), chair)
                case 2:
                    host.ask(Disconnected(chair))
                case 3:
                    host.ask(Connected(chair))
                case _:
                    host.play_on(1)
        except Refusal:
            continue
        if host.table.phase == "lobby":
            break
    return host


def began(log: list[Entry]) -> Table | None:
    """The table as the last game of this log began."""
    starts = [n for n, entry in enumerate(log, 1) if isinstance(entry.what, GameStarted)]
    return fold(log[: starts[-1]]) if starts else None


@settings(max_examples=40, deadline=None)
@given(
    options=st.sampled_from([uly_polly.Options(), wooolf.Options()]),
    seed=st.integers(0, 2**32),
    steps=st.integers(0, 150),
    cut=st.floats(0, 1),
)
def test_a_snapshot_and_the_rest_are_the_whole_fold(
    options: uly_polly.Options | wooolf.Options, seed: int, steps: int, cut: float
) -> None:
    log = played(options, seed, steps).log
    at = max(1, int(cut * len(log)))
    data = finish(write_snapshot(fold(log[:at]), began(log[:at])))
    table, start = finish(read_snapshot(data))
    assert table == fold(log[:at])
    assert start == began(log[:at])
    for entry in log[at:]:
        table = evolve(table, entry)
    assert table == fold(log)
    assert finish(write_snapshot(table, began(log))) == finish(
        write_snapshot(fold(log), began(log))
    )


def test_a_long_round_is_kept_with_what_can_be_taken_back() -> None:
    """Most of its events belong to the state before the last move too, and are written once."""
    host = Host(uly_polly.Options(first_wolf=1, patience=None)).seat(2).start()
    host.ask(Play(Hide(0)), 1)
    host.ask(Play(Start(5)), 2)
    while len(host.table.state.earlier) < 3:
        host.ask(Play(Swap(14, 15)), 1)
        host.ask(Play(Step(6 if meadow_in(host.table.state).dog == 5 else 5)), 2)
    host.ask(Play(Swap(14, 15)), 1)
    assert host.table.takebacks
    data = finish(write_snapshot(host.table, None))
    assert finish(read_snapshot(data))[0] == host.table
    assert data.count(b"stepped") <= 2 * BLOCK


def test_very_many_sealed_facts_are_never_copied_all_and_are_kept() -> None:
    """In a round of Wooolf!! without a limit every peek seals how the cards lay."""
    host = Host(wooolf.Options(round_limit=None)).seat(5).start()
    for _ in range(3 * append_only.BLOCK):
        state, before = round_table_in(host.table.state), host.table.sealed
        seat = wooolf.actors(state)[0]
        peek = next(move for move in wooolf.moves(state, seat) if isinstance(move, Peek))
        host.ask(Play(peek), seat)
        after = host.table.sealed
        assert len(after) == len(before) + 1
        assert len(after.newest) < append_only.BLOCK
        assert all(a is b for a, b in zip(before.blocks, after.blocks, strict=False))
    assert len(host.table.sealed.blocks) == 3
    host.check_fold()
    assert finish(read_snapshot(finish(write_snapshot(host.table, None))))[0] == host.table


def test_a_damaged_snapshot_is_known_as_such() -> None:
    data = finish(write_snapshot(played(wooolf.Options(), 1, 40).table, None))
    for at in (0, 20, len(data) // 2, len(data) - 1):
        damaged = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        with pytest.raises(BadSnapshot):
            finish(read_snapshot(damaged))
    for short in (b"", data[:10], data[:-1]):
        with pytest.raises(BadSnapshot):
            finish(read_snapshot(short))
    body = b"\x93\x01\x02\x03"
    with pytest.raises(BadSnapshot):
        finish(read_snapshot(hashlib.sha256(body).digest()[: snapshot.CHECKSUM] + body))


def test_a_fold_is_named_by_all_the_source_that_it_depends_on() -> None:
    for package in (sheepfold.table, sheepfold.games):
        folder = Path(package.__path__[0])
        on_disk = {path.read_bytes() for path in folder.rglob("*.py")}
        named = snapshot._sources(files(package.__name__), package.__name__)
        assert {source for _, source in named} == on_disk
    assert len(fold_version()) == 64
