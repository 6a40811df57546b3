"""The faults of `make chaos`, some of them shortly and all of them at length.

Whatever befalls, no acknowledged move is lost or made twice, play goes on, every table finishes,
and every device shows what its viewer may know and nothing else.
"""

from types import SimpleNamespace
from typing import cast

import pytest

from sheepfold.server.protocol import Do
from sheepfold.table.actions import Say
from sheepfold.table.allowed import hash_of
from sheepfold.table.entries import Entry, Said
from tests.chaos import __main__ as chaos
from tests.chaos.alone import run_alone
from tests.chaos.faults import (
    ALL,
    CUT_NETWORK,
    DEAF_CLIENTS,
    FULL,
    KILL_LEADER,
    KILL_NODE,
    MANGLED,
    Fault,
)
from tests.chaos.namespace import why_no_namespace
from tests.chaos.people import Company, Load, Person
from tests.chaos.run import MOST_SECONDS, Row, possible, run_faults

SHORT = (
    MANGLED._replace(seconds=2),
    DEAF_CLIENTS._replace(seconds=1),
    KILL_NODE._replace(seconds=2),
    KILL_LEADER._replace(seconds=6),
)


async def check(faults: tuple[Fault, ...], in_namespace: bool = False) -> None:
    """In how many seconds play resumes is left to `make chaos`, on a machine that is not busy."""
    said: list[Row] = []
    rows = await run_faults(faults, said.append, in_namespace)
    assert rows == said
    assert [(row.fault, row.lost, row.twice) for row in rows if row.lost or row.twice] == []
    assert all(row.moves > 0 for row in rows)


async def test_the_checker_sees_what_is_lost_and_what_is_twice() -> None:
    token = "a" * 32
    said = [Do(ident, Say("aha"), 1) for ident in ("once", "twice", "never")]
    person = SimpleNamespace(token=token, link=SimpleNamespace(acknowledged=said))
    written = [f"{hash_of(token)[:16]}:{ident}" for ident in ("once", "twice", "twice", "other")]

    async def entries(_: str) -> list[Entry]:
        return [Entry(0.0, Said(1, "aha"), command) for command in written]

    load = Load(entries)
    load.companies = [Company("TABLES", [cast(Person, person)], cast(Person, person))]
    assert await load.verdict() == (1, 1)


def test_a_fault_that_cannot_be_made_here_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert possible([MANGLED, FULL], None) == [MANGLED]
    assert capsys.readouterr().out.startswith(f"{FULL.name}: left out")


def test_play_that_resumes_late_is_no_success(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def late(*_: object) -> list[Row]:
        return [Row(KILL_NODE.name, 100, 0, 0, MOST_SECONDS + 0.1)]

    monkeypatch.setattr(chaos, "run_faults", late)
    monkeypatch.setattr("sys.argv", ["chaos", KILL_NODE.name])
    with pytest.raises(SystemExit) as ended:
        chaos.main()
    assert ended.value.code
    assert f"more than 10 s: {KILL_NODE.name}" in capsys.readouterr().out


async def test_some_faults() -> None:
    await check(SHORT)


@pytest.mark.full
async def test_all_faults() -> None:
    await check(ALL)


@pytest.mark.full
async def test_a_network_that_is_cut() -> None:
    if why := why_no_namespace():
        pytest.skip(why)
    await check((CUT_NETWORK,), in_namespace=True)


@pytest.mark.full
async def test_one_server_with_a_file() -> None:
    assert all(not (row.lost or row.twice) for row in await run_alone(lambda _: None))
