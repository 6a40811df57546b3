"""Why bots moved: told when the round is over, and nothing of the round that goes on."""

from pathlib import Path
from random import Random

import httpx
import pytest

from sheepfold.games import GAMES
from sheepfold.server.whys import whys
from sheepfold.table.actions import BotPlays, Play, SeatBot
from sheepfold.table.entries import Entry, encode
from sheepfold.table.table import fold
from tests.server.process import ServerProcess
from tests.table.host import Host


def played(name: str, rounds: int, seed: int) -> Host:
    """A table of two persons and bots after so many rounds, a few moves into the next one."""
    game = GAMES[name]
    host = Host(game.Options(), seed=seed).seat(2)
    for chair in (3, 4):
        host.ask(SeatBot(chair, "lamb"), 1)
    host.start()
    rng = Random(seed)
    extra = 0
    while host.table.phase == "playing":
        state = host.table.state
        extra += state.round > rounds
        if extra > 3:
            break
        seat = game.actors(state)[0]
        move = rng.choice(game.moves(state, seat))
        if seat > 2:
            host.ask(BotPlays(seat, move, host.table.asked[seat]))
        else:
            host.ask(Play(move), seat)
    return host


def lines(host: Host) -> list[bytes]:
    return [encode(entry) for entry in host.log]


def test_a_round_of_uly_polly_is_explained_once_it_is_over() -> None:
    assert whys(lines(played("uly_polly", 0, 1)), "en") == ()
    told = whys(lines(played("uly_polly", 1, 1)), "it")
    assert told
    assert {why.round for why in told} == {1}
    assert {why.seat for why in told} <= {3, 4}
    assert all(reason.text for why in told for reason in why.reasons)


def test_wooolf_is_explained_after_the_game() -> None:
    """The end of a round does not open what was peeked (WO-19)."""
    assert whys(lines(played("wooolf", 1, 2)), "en") == ()
    host = played("wooolf", 99, 2)
    assert host.table.phase == "over"
    told = whys(lines(host), "de")
    assert {why.round for why in told} == {host.table.state.round}


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_told_of_the_round_that_goes_on(name: str) -> None:
    """Whatever happens in it, what is told is what was told when it began."""
    met = 0
    for seed in range(5):
        host = played(name, 1, seed)
        if host.table.phase == "over":
            continue
        met += 1
        log, now = host.log, host.table.state.round
        begun = max(n for n in range(4, len(log)) if round_after(log[:n]) < now) + 1
        assert len(log) - begun >= 3
        assert whys(lines(host), "en") == whys(lines(host)[:begun], "en")
    assert met


def round_after(log: list[Entry]) -> int:
    state = fold(log).state
    return 0 if state is None else int(state.round)


def test_reasons_come_over_http(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        opened = http.post("/api/tables", json={"options": {"game": "uly_polly"}})
        code = opened.json()["code"]
        answer = http.get(f"/api/tables/{code}/why", headers={"accept-language": "de"})
        assert (answer.status_code, answer.json()["reason"]) == (409, "not-playing")
        assert http.get("/api/tables/NONE22/why").status_code == 404
