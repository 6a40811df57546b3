"""What a viewer may not know does not change how much is done for it, so no time tells of it.

Work is counted in calls of functions; `python -m bench timing` measures the times themselves.
"""

from collections.abc import Callable
from copy import copy
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from sheepfold.games.contract import Refusal
from sheepfold.server import answers, app, frames, protocol
from sheepfold.server.advising import advice_for
from sheepfold.server.records import last_game, seen_record
from sheepfold.server.replay import seen_replay
from sheepfold.table.actions import Play
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.decide import decide
from sheepfold.table.entries import Entry
from sheepfold.table.fold import advance
from sheepfold.table.source import Source
from sheepfold.table.table import Table
from tests.fuzz.decoders import calls_of
from tests.server.secret_pairs import SecretPair, secret_pairs
from tests.server.serving import played_table, serving
from tests.states import meadow_in

PAIRS = 40
SALT = "5a" * 32

Deed = Callable[[SecretPair, Table], Any]


def calls(deed: Deed, pair: SecretPair, table: Table) -> int:
    return calls_of(lambda: deed(pair, table))


def sync(pair: SecretPair, table: Table) -> None:
    protocol.encode(frames.sync(table, pair.viewer, (pair.viewer,), 0.0))


def move_and_frame(pair: SecretPair, table: Table) -> None:
    source = Source(Random(1), lambda: SALT)
    move = copy(pair.move)  # what comes over the wire is never one of the listed objects
    for what in decide(table, Play(move), pair.actor, 0.0, source):
        after, events, _ = advance(table, Entry(0.0, what))
        for frame in frames.frames(table, after, what, events, 0.0)(pair.viewer):
            protocol.encode(frame)


def refused_move(pair: SecretPair, table: Table) -> None:
    """What others could do, tried by the viewer."""
    if pair.viewer not in table.game.actors(table.state):
        with pytest.raises(Refusal):
            decide(table, Play(pair.move), pair.viewer, 0.0, Source(Random(1), lambda: SALT))


def seen_again(pair: SecretPair, table: Table) -> None:
    """The record and the replay, read from the log."""
    last = last_game(pair.lines(table))
    seen_record(last, pair.viewer)
    seen_replay(last, pair.viewer)


def advised(pair: SecretPair, table: Table) -> None:
    """Advice is worked out from the seat's view."""
    view = table.game.view(table.state, pair.viewer)
    msgspec.json.encode(advice_for(table.game.NAME, view, 7))


@pytest.mark.parametrize("deed", [sync, move_and_frame, refused_move, seen_again, advised])
@pytest.mark.parametrize(("game", "seats"), [("uly_polly", 3), ("wooolf", 5)])
def test_a_secret_makes_no_work(game: str, seats: int, deed: Deed, effort: int) -> None:
    differing = 0
    for pair in islice(secret_pairs(game, seats, seed=5), PAIRS * effort):
        tables = pair.tables()
        for table in tables:
            deed(pair, table)  # so that what is remembered between calls is there for both
        one, two = (calls(deed, pair, table) for table in tables)
        assert one == two
        differing += tables[0].state != tables[1].state
    assert differing == PAIRS * effort


def test_the_test_notices_work_that_a_secret_makes() -> None:
    """Here somebody goes through the tiles up to the wolf's."""

    def looks_for_the_wolf(_: SecretPair, table: Table) -> None:
        for place in range(meadow_in(table.state).wolf or 0):
            abs(place)

    pairs = list(islice(secret_pairs("uly_polly", 3, seed=5), PAIRS))
    found = 0
    for pair in pairs:
        one, two = (calls(looks_for_the_wolf, pair, table) for table in pair.tables())
        found += one != two
    assert found > PAIRS // 2


@pytest.mark.parametrize("fails", [False, True])
async def test_what_takes_a_little_longer_is_answered_at_the_same_time(
    monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    """However many moves were hidden, a replay of a running game comes after one step of time."""
    now, ends = 0.0, []

    async def work(seconds: float) -> str:
        nonlocal now
        now += seconds
        if fails:
            raise NotAllowed("not-over")
        return "made"

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds

    monkeypatch.setattr("sheepfold.server.answers.time.monotonic", lambda: now)
    monkeypatch.setattr("sheepfold.server.answers.asyncio.sleep", sleep)
    for seconds in (0.0012, 0.0071, 0.049, 0.051):
        now = 0.0
        if fails:
            with pytest.raises(NotAllowed):
                await answers.in_steps(work(seconds))
        else:
            assert await answers.in_steps(work(seconds)) == "made"
        ends.append(round(now, 6))
    assert ends == [0.05, 0.05, 0.05, 0.1]


@pytest.mark.parametrize(("moves", "steps"), [(3, 1), (10_000, 0)], ids=["running", "over"])
@pytest.mark.parametrize("path", ["record", "replay", "why"])
async def test_a_running_game_is_told_in_steps_of_time(
    monkeypatch: pytest.MonkeyPatch, path: str, moves: int, steps: int
) -> None:
    used = []

    async def in_steps(work: Any) -> Any:
        used.append(path)
        return await work

    monkeypatch.setattr(app, "in_steps", in_steps)
    async with serving(played_table("wooolf", moves)) as http:
        await http.get(f"/api/tables/TESTED/{path}")
    assert len(used) == steps
