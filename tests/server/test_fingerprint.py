"""The fingerprint: all who followed a game have computed the same one, from what each was shown."""

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

from sheepfold.games import wooolf
from sheepfold.games.record import load
from sheepfold.games.transcript import canonical, extended, fingerprint, opening
from sheepfold.games.uly_polly.pieces import Hide, Propose, Start, Step, Swap, Swapped
from sheepfold.games.verify import verify
from sheepfold.server.records import last_game, open_record
from sheepfold.table.actions import AnswerTakeback, AskTakeback, Play, Ready, Sit
from sheepfold.table.entries import DrawBegun, DrawOpened, DrawSealed, Entry, GameStarted
from sheepfold.table.entry_codec import encode_entry
from sheepfold.table.fold import fold
from tests.mutants import ROOT
from tests.server.players import Player, finish, game
from tests.server.process import ServerProcess
from tests.states import round_table_in
from tests.table.host import Host, token


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("data")) as process:
        yield process
        assert "Traceback" not in process.stderr()


async def test_with_proposals_takebacks_and_a_device_that_comes_late(server: ServerProcess) -> None:
    async with game(server, ("Ada", "Ben", "Cleo"), first_wolf=1) as (code, players):
        ada, ben, _ = (player.link for player in players)
        late = Player(server.ws, code, "spectator", 9)
        for player, move in (
            (players[0], Hide(5)),
            (players[2], Propose(3)),
            (players[1], Start(0)),
            (players[0], Swap(5, 6)),
        ):
            await player.until(
                lambda p=player, m=move: m in (*p.link.legal, *p.link.free)  # else it is stale
            )
            await player.link.do(Play(move))
        await players[0].until(lambda: ada.view and ada.view.actors == (2,))
        await ada.do(AskTakeback())
        for player in players[1:]:
            await player.until(lambda p=player: p.link.table and p.link.table.asking == 1)
            await player.link.do(AnswerTakeback(True))
        await players[0].until(lambda: ada.view and ada.view.actors == (1,))
        await ada.do(Play(Swap(9, 10)))
        await players[1].until(lambda: ben.view and Swapped(1, 9, 10) in ben.view.history)
        await ben.do(Play(Step(1)))
        watchers = [*players, late]
        for player in watchers:
            await player.until(lambda p=player: p.link.view and p.link.view.turned == 1)
        marks = {str(player.link.fingerprint) for player in watchers}
        assert len(marks) == 1
        assert marks != {""}
        await finish(players)
        await late.until(lambda: late.over)
        async with httpx.AsyncClient() as http:
            answer = await http.get(f"{server.url}/api/tables/{code}/record")
        record = load(answer.content)
        verify(record)
        assert {str(p.link.fingerprint) for p in watchers} == {record.fingerprint}
        for player in players:  # by itself, from the first move to the last
            assert len(player.link.fingerprint._digests) == moves_of(record) + 1
        await late.leave()


def moves_of(record: Any) -> int:
    return sum("propose" not in (entry.move or "propose") for entry in record.entries)


def test_a_game_that_began_before_peeks_were_sealed_stays_as_it_began() -> None:
    """A running table of release 0.1.0: its record is of version 1, and it can be finished."""
    host = Host(wooolf.Options())
    for number in range(1, 6):
        host.ask(Sit(f"P{number}", token(number)))
        host.ask(Ready(), number)
    host.start()
    begun = host.log[-1].what
    assert isinstance(begun, GameStarted)
    host.log[-1] = Entry(host.now, GameStarted(begun.deal, begun.salts))
    drawing = (DrawBegun, DrawSealed, DrawOpened)  # which that release did not know
    host.log = [entry for entry in host.log if not isinstance(entry.what, drawing)]
    host.table = fold(host.log)
    rng = Random(3)
    while host.table.phase == "playing":
        seat = wooolf.actors(round_table_in(host.table.state))[0]
        host.ask(Play(rng.choice(wooolf.moves(round_table_in(host.table.state), seat))), seat)
    record = load(open_record(last_game([encode_entry(entry) for entry in host.log])))
    checked = verify(record)
    assert (record.version, checked.closed, checked.fingerprint) == (1, 0, "")
    assert checked.unsealed == sum(
        (entry.move or "").startswith("peek") for entry in record.entries
    )


def test_the_example_of_the_docs() -> None:
    """docs/record.md has these figures, for whoever writes a client in another language."""
    line = {"b": [1, None, True], "a": "é"}
    assert canonical(line).decode() == '{"a":"é","b":[1,null,true]}'
    options = {"game": "uly_polly", "first_wolf": None, "patience": 6}
    options |= {"rows": 4, "columns": 4, "flips": 8}
    first = opening("uly_polly", 1, options, ["Ada", "Ben"], [])
    then = extended(first, [{"type": "hidden", "seat": 1, "at": None}], ["5c" * 32])
    shown = [first.hex(), fingerprint(first), then.hex(), fingerprint(then)]
    page = (ROOT / "docs/record.md").read_text()
    for figure in shown:
        assert figure in page


def test_different_games_have_different_fingerprints() -> None:
    names = ["Ada", "Ben"]
    first = opening("uly_polly", 1, {}, names, [])
    others = [
        opening("wooolf", 1, {}, names, []),
        opening("uly_polly", 2, {}, names, []),
        opening("uly_polly", 1, {"a": 1}, names, []),
        opening("uly_polly", 1, {}, ["Ben", "Ada"], []),
        opening("uly_polly", 1, {}, names, ["00"]),
        extended(first, [], []),
        extended(first, [1], []),
        extended(first, [], ["1"]),
        extended(extended(first, [1], []), [2], []),
        extended(extended(first, [2], []), [1], []),
    ]
    for one, two in itertools.combinations([first, *others], 2):
        assert fingerprint(one) != fingerprint(two)
