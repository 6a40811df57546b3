"""Why bots moved: told when the round is over, and nothing of the round that goes on."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from sheepfold.bots import bots_of
from sheepfold.games import GAMES, uly_polly
from sheepfold.locales import LANGUAGES
from sheepfold.log.memory import MemoryLog
from sheepfold.server.app import make_app
from sheepfold.server.limits import Limits
from sheepfold.server.reasons import BotReasons, ExplainedMove, reasons
from sheepfold.server.records import last_game
from sheepfold.server.thinking import in_thread
from sheepfold.server.watcher import chair_of
from sheepfold.table.actions import BotPlays, Connected, Disconnected, Play, SeatBot, Sit, Tick
from sheepfold.table.allowed import hash_of
from sheepfold.table.entries import Entry, Level, Settings
from sheepfold.table.entry_codec import encode_entry
from sheepfold.table.fold import fold
from sheepfold.table.seating import knows_more
from tests.server.process import ServerProcess
from tests.states import meadow_in
from tests.table.host import Host, token


def played(
    name: str,
    rounds: int,
    seed: int,
    level: Level | None = None,
    settings: Settings | None = None,
) -> Host:
    """A table of two persons and bots after so many rounds, a few moves into the next one."""
    game = GAMES[name]
    level = level or next(iter(bots_of(name).levels))
    host = Host(game.Options(), settings, seed).seat(2)
    for chair in (3, 4):
        host.ask(SeatBot(chair, level), 1)
    host.start()
    rng = Random(seed)
    extra = 0
    while host.table.phase == "playing":
        state = host.table.state
        extra += state.round > rounds
        if extra > 3:
            break
        seat = game.actors(state)[0]
        if seat > 2:
            move: Any = bots_of(name).levels[level](game.view(state, seat), rng)
            host.ask(BotPlays(seat, move, host.table.asked[seat]))
        else:
            host.ask(Play(rng.choice(game.moves(state, seat))), seat)
    return host


def lines(host: Host) -> list[bytes]:
    return [encode_entry(entry) for entry in host.log]


async def told_reasons(
    lines: list[bytes], language: str, round_number: int | None = None
) -> tuple[ExplainedMove, ...]:
    return await BotReasons(in_thread).explained(last_game(lines), language, round_number)


async def test_a_round_of_uly_polly_is_explained_once_it_is_over() -> None:
    assert await told_reasons(lines(played("uly_polly", 0, 1)), "en") == ()
    told = await told_reasons(lines(played("uly_polly", 1, 1)), "it")
    assert told
    assert {why.round for why in told} == {1}
    assert {why.seat for why in told} <= {3, 4}
    assert all(why.reasons and all(reason.text for reason in why.reasons) for why in told)


def test_every_level_gives_reasons_of_its_own() -> None:
    """A lamb says that it left things to chance, a fox what it held likely."""
    keys = {
        level: {
            key
            for seed in range(3)
            for _, _, _, found in reasons(last_game(lines(played("uly_polly", 1, seed, level))))
            for key, _ in found
        }
        for level in bots_of("uly_polly").levels
    }
    assert "uly_polly-step-random" in keys["lamb"]
    assert "uly_polly-turned-any" in keys["sheep"]
    assert {"uly_polly-turned", "uly_polly-expects-flight"} <= keys["fox"]
    assert {"uly_polly-turned", "uly_polly-expects-any"} <= keys["owl"]
    assert "uly_polly-changed-swap" in keys["fox"] & keys["owl"]
    assert not any("-changed-" in key for key in keys["lamb"] | keys["sheep"])
    assert not keys["lamb"] & {"uly_polly-turned", "uly_polly-likeliest", "uly_polly-step-best"}


async def test_wooolf_is_explained_after_the_game() -> None:
    """The end of a round does not open what was peeked (WO-19)."""
    assert await told_reasons(lines(played("wooolf", 1, 2)), "en") == ()
    host = played("wooolf", 99, 2)
    assert host.table.phase == "over"
    told = await told_reasons(lines(host), "de")
    assert {why.round for why in told} == {host.table.state.round}


@pytest.mark.parametrize("name", GAMES)
async def test_nothing_is_told_of_the_round_that_goes_on(name: str) -> None:
    """Whatever happens in it, what is told is what was told when it began."""
    met = 0
    for seed in range(5):
        host = played(name, 1, seed)
        if host.table.phase == "over":
            continue
        met += 1
        log, now = host.log, host.table.state.round
        begun = max(n for n in range(4, len(log)) if round_after(log[:n]) < now) + 1
        assert now > 2 or len(log) - begun >= 3
        assert await told_reasons(lines(host), "en") == await told_reasons(
            lines(host)[:begun], "en"
        )
    assert met


@pytest.mark.parametrize("name", GAMES)
async def test_any_round_that_is_open_can_be_asked_about_and_no_other(name: str) -> None:
    over = lines(played(name, 99, 1))
    rounds = range(1, last_game(over).over.state.round + 1)
    asked = [await told_reasons(over, "en", number) for number in rounds]
    assert [{why.round for why in told} for told in asked] == [{number} for number in rounds]
    assert asked[-1] == await told_reasons(over, "en")
    for wrong in (0, rounds[-1] + 1):
        assert await told_reasons(over, "en", wrong) == ()
    host = played(name, 1, next(s for s in range(9) if played(name, 1, s).table.phase != "over"))
    now = host.table.state.round
    assert now == 2
    opened = [bool(await told_reasons(lines(host), "en", number)) for number in range(1, now + 2)]
    assert opened == [bots_of(name).explained_after == "round", False, False]


def round_after(log: list[Entry]) -> int:
    state = fold(log).state
    return 0 if state is None else int(state.round)


def test_only_what_bots_chose_is_explained_whoever_sits_there_later() -> None:
    """Seat 1 was looked after by a bot for one move; the bots have gone since."""
    host = Host(uly_polly.Options(first_wolf=1)).seat(2).start()
    host.ask(Disconnected(1))
    host.now += 99
    host.ask(Tick())
    host.ask(BotPlays(1, uly_polly.parse("hide a1", uly_polly.Options()), host.table.asked[1]))
    host.ask(Connected(1))
    rng = Random(1)
    while host.table.state.round == 1:
        seat = uly_polly.actors(meadow_in(host.table.state))[0]
        host.ask(Play(rng.choice(uly_polly.moves(meadow_in(host.table.state), seat))), seat)
    assert [(seat, move) for _, seat, move, _ in reasons(last_game(lines(host)))] == [
        (1, "hide a1")
    ]


async def test_a_round_is_thought_through_once() -> None:
    last = last_game(lines(played("uly_polly", 1, 1)))
    asked: list[Any] = []

    async def think(function: Any, *arguments: Any) -> Any:
        asked.append(arguments)
        await asyncio.sleep(0)
        return function(*arguments)

    asked_bots = BotReasons(think)
    told = await asyncio.gather(*(asked_bots.explained(last, language) for language in LANGUAGES))
    assert len({answer[0].move for answer in told}) == 1
    assert len({answer[0].reasons[0].text for answer in told}) == len(LANGUAGES)
    assert len(asked) == 1


async def test_an_address_may_not_ask_on_and_on() -> None:
    log = MemoryLog()
    app = make_app(log, Limits(looks_per_minute=0.001, looks_burst=2))
    await log.append("TESTED", 0, lines(played("uly_polly", 1, 1)))
    over = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=over, base_url="http://here") as http:
        for way in ("why", "record"):
            assert (await http.get(f"/api/tables/TESTED/{way}")).status_code == 200
        for way in ("why", "record", "replay"):
            answer = await http.get(f"/api/tables/TESTED/{way}")
            assert (answer.status_code, answer.json()["reason"]) == (429, "too-fast")


@pytest.mark.parametrize("spectators", [True, False])
async def test_a_newcomer_hears_no_reasons_of_rounds_it_did_not_play(spectators: bool) -> None:
    """At a table that nobody may watch; at any other everybody hears them."""

    host = played("uly_polly", 1, 1, settings=Settings(spectators=spectators))
    dog = next(c for c in (3, 4) if not knows_more(host.table, c))
    host.ask(Sit("Zoe", token(99), chair=dog))
    assert chair_of(host.table, hash_of(token(99))) == dog
    log = MemoryLog()
    app = make_app(log)
    await log.append("TESTED", 0, lines(host))
    over = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=over, base_url="http://here") as http:
        told = []
        for secret in (token(1), token(99)):
            bearer = {"authorization": f"Bearer {secret}"}
            told.append((await http.get("/api/tables/TESTED/why", headers=bearer)).json())
    assert {why["round"] for why in told[0]} == {1}
    assert told[1] == (told[0] if spectators else [])


def test_reasons_come_over_http(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        opened = http.post("/api/tables", json={"options": {"game": "uly_polly"}})
        code = opened.json()["code"]
        answer = http.get(f"/api/tables/{code}/why", headers={"accept-language": "de"})
        assert (answer.status_code, answer.json()["reason"]) == (409, "not-playing")
        assert http.get("/api/tables/NONE22/why").status_code == 404
