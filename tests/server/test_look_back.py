"""Looking back over HTTP: only when a game is over, exact, and never in the way of others."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sheepfold.games import GAMES, OURS
from sheepfold.games.record import load
from sheepfold.games.verify import replay
from sheepfold.learn import look_back
from sheepfold.server import look_back_api, look_backs
from sheepfold.server.limits import Limits
from sheepfold.server.records import last_game, open_record
from sheepfold.server.thinking import NoAnswer, in_thread
from sheepfold.table.entries import Settings
from sheepfold.table.entry_codec import encode_entry
from tests.golden import CASES, FOLDER
from tests.server.process import ServerProcess
from tests.server.serving import played_table, serving
from tests.table.host import token

RECORD = (FOLDER / "wooolf-5-base.json").read_bytes()
OTHER = (FOLDER / "uly_polly-4-base.json").read_bytes()
JSON = {"content-type": "application/json"}


def as_json(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


async def got(http: httpx.AsyncClient, data: bytes | None = None, path: str = "") -> httpx.Response:
    """The look back of the table, or of this record, when it is ready."""
    while True:
        if data is None:
            answer = await http.get("/api/tables/TESTED/lookback")
        else:
            answer = await http.post(f"/api/lookback{path}", content=data, headers=JSON)
        if answer.status_code != 202:
            return answer
        assert 0 <= answer.json()["done"] < 1


@pytest.mark.parametrize("name", [game.NAME for game in OURS])
async def test_a_finished_game_is_looked_back_on(name: str) -> None:
    host = played_table(name)
    record = load(open_record(last_game([encode_entry(entry) for entry in host.log])))
    async with serving(host) as http:
        answer = await got(http)
        opened = (await http.get("/api/tables/TESTED/replay/open")).json()
    assert answer.status_code == 200
    assert answer.json() == {"wrong": None, "look_back": as_json(look_back(record))}
    entries = [step["entry"] for step in opened["steps"]]
    assert sorted(set(entries)) == list(range(1, len(record.entries)))
    assert entries == sorted(entries)


@pytest.mark.parametrize("name", [game.NAME for game in OURS])
@pytest.mark.parametrize("spectators", [True, False])
async def test_before_the_end_it_is_refused_as_the_open_replay_is(
    name: str, spectators: bool
) -> None:
    """To the byte, for everyone, at any moment."""
    for moves in (0, 1, 5, 9):
        host = played_table(name, moves, Settings(spectators=spectators))
        async with serving(host) as http:
            for who in ({}, {"authorization": f"Bearer {token(1)}"}, {"authorization": "Bearer x"}):
                refused = await http.get("/api/tables/TESTED/replay/open", headers=who)
                assert (refused.status_code, refused.json()["reason"]) == (409, "not-over")
                for path in ("lookback", "replay/seat/1", "replay/seat/99"):
                    answer = await http.get(f"/api/tables/TESTED/{path}", headers=who)
                    assert (answer.status_code, answer.content) == (409, refused.content)
                    assert answer.headers.raw == refused.headers.raw


async def test_before_the_end_no_step_of_a_replay_tells_its_place_in_the_record() -> None:
    """A gap would tell of an arrangement that nobody else may know of."""
    async with serving(played_table("wooolf", 6)) as http:
        steps = (await http.get("/api/tables/TESTED/replay")).json()["steps"]
    assert steps
    assert {step["entry"] for step in steps} == {None}


@pytest.mark.parametrize("name", [game.NAME for game in OURS])
async def test_when_it_is_over_every_seat_can_be_seen_through(name: str) -> None:
    host = played_table(name)
    async with serving(host) as http:
        for seat in (1, len(host.table.places)):
            bearer = {"authorization": f"Bearer {token(seat)}"}
            own = (await http.get("/api/tables/TESTED/replay", headers=bearer)).json()
            assert (await http.get(f"/api/tables/TESTED/replay/seat/{seat}")).json() == own
        for seat in (0, 9):
            assert (await http.get(f"/api/tables/TESTED/replay/seat/{seat}")).status_code == 400


@pytest.mark.parametrize("case", CASES[::5], ids=lambda case: case.path.stem)
async def test_a_record_that_is_brought_is_looked_back_on(case: Any) -> None:
    """Records of the first release too."""
    data = case.path.read_bytes()
    async with serving() as http:
        answer = await got(http, data)
        opened = await http.post("/api/lookback/replay", content=data, headers=JSON)
        seen = await http.post("/api/lookback/replay?seat=2", content=data, headers=JSON)
    assert answer.json() == {"wrong": None, "look_back": as_json(look_back(load(data)))}
    assert (opened.json()["is_open"], opened.json()["is_over"]) == (True, True)
    assert [place["name"] for place in opened.json()["table"]["places"]] == list(load(data).names)
    assert (seen.json()["viewer"], seen.json()["is_open"]) == (2, False)
    moments = list(replay(load(data)))
    assert seen.json()["view"] == as_json(GAMES[case.game].view(moments[0].state, 2))


async def test_a_damaged_record_says_what_is_wrong_and_shows_what_is_sound() -> None:
    cut = RECORD[: len(RECORD) // 2]
    async with serving() as http:
        answer = await got(http, cut)
        other = await http.post(
            "/api/lookback", content=cut, headers={**JSON, "accept-language": "it"}
        )
        shown = await http.post("/api/lookback/replay", content=cut, headers=JSON)
    wrong = answer.json()["wrong"]
    assert wrong["reason"] == "record-cut-short"
    assert other.json()["wrong"]["text"] != wrong["text"]
    steps = answer.json()["look_back"]["steps"]
    assert 3 < len(steps) < len(load(RECORD).entries)
    assert shown.json()["steps"][-1]["entry"] == len(steps) - 1


@pytest.mark.parametrize(
    ("data", "headers", "status", "reason"),
    [
        (b"{}", JSON, 400, "record-format"),
        (b"nonsense", JSON, 400, "record-not-json"),
        (b"", JSON, 400, "record-cut-short"),
        (b" " * 5000, JSON, 413, "too-large"),
        (RECORD, {"content-type": "text/plain"}, 415, "not-json"),
    ],
)
@pytest.mark.parametrize("path", ["", "/replay", "/why"])
async def test_what_is_no_record_is_refused(
    data: bytes, headers: dict[str, str], status: int, reason: str, path: str
) -> None:
    async with serving(limits=Limits(record_bytes=4096)) as http:
        answer = await http.post(f"/api/lookback{path}", content=data, headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)


async def test_what_may_be_a_record_is_not_decoded_where_tables_are_served(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Seventy kilobytes of small lists take as long to decode as dozens of moves."""
    decoded: list[int] = []

    def decode(data: bytes) -> Any:
        decoded.append(len(data))
        return msgspec.json.decode(data)

    monkeypatch.setattr(look_back_api, "decode", decode)
    for start, reason in ((b'{"x":[', "record-format"), (b"[", "record-format")):
        data = start + b",".join([b"[]"] * 20_000) + (b"]}" if start[0] == 123 else b"]")
        async with serving() as http:
            answer = await got(http, data)
            assert (answer.status_code, answer.json()["reason"]) == (400, reason)
    assert sum(decoded) == 0


@pytest.mark.parametrize("seat", ["0", "9", "x", "-1", "1e9", "99999999999999999999"])
async def test_a_seat_that_a_record_has_not_is_refused(seat: str) -> None:
    async with serving() as http:
        path = f"/api/lookback/replay?seat={seat}"
        assert (await http.post(path, content=RECORD, headers=JSON)).status_code == 400


async def test_the_bots_of_a_record_say_why() -> None:
    data = (FOLDER / "wooolf-6-version_2.json").read_bytes()
    async with serving() as http:
        told = (await http.post("/api/lookback/why", content=data, headers=JSON)).json()
        for wanted, rounds in (("1", {1}), ("99", set()), ("x", set())):
            path = f"/api/lookback/why?round={wanted}"
            found = (await http.post(path, content=data, headers=JSON)).json()
            assert {why["round"] for why in found} == rounds
    assert {why["seat"] for why in told} == {1}  # the owl
    assert all(reason["text"] for why in told for reason in why["reasons"])


class Slow:
    """Does what it is asked for when it is let, and counts."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.gate = asyncio.Event()

    async def __call__(self, function: Any, *arguments: Any) -> Any:
        self.calls.append(function.__name__)
        await self.gate.wait()
        return function(*arguments)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks is told at once how far it is."""
    monkeypatch.setattr(look_backs, "ANSWER_SECONDS", 0.001)


async def post(http: httpx.AsyncClient, data: bytes) -> httpx.Response:
    return await http.post("/api/lookback", content=data, headers=JSON)


@pytest.mark.usefixtures("hasty")
async def test_progress_is_told_and_all_who_ask_for_the_same_share_the_work() -> None:
    slow = Slow()
    async with serving(study=slow) as http:
        first, second = await asyncio.gather(post(http, RECORD), post(http, RECORD))
        assert (first.status_code, second.status_code) == (202, 202)
        assert first.json() == {"done": 0.0}
        slow.gate.set()
        assert (await got(http, RECORD)).status_code == 200
        assert slow.calls.count("count_entries") == slow.calls.count("whole_of") == 1
        made = len(slow.calls)
        assert (await got(http, RECORD)).status_code == 200
        assert len(slow.calls) == made  # it was kept


@pytest.mark.usefixtures("hasty")
async def test_an_asker_has_one_at_a_time() -> None:
    slow = Slow()
    async with serving(study=slow) as http:
        assert (await post(http, RECORD)).status_code == 202
        refused = await post(http, OTHER)
        assert (refused.status_code, refused.json()["reason"]) == (503, "server-busy")
        assert refused.headers["retry-after"]
        slow.gate.set()
        assert (await got(http, RECORD)).status_code == 200
        assert (await got(http, OTHER)).status_code == 200


@pytest.mark.usefixtures("hasty")
async def test_nothing_more_is_done_when_nobody_asks_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = Slow()
    async with serving(study=slow) as http:
        assert (await post(http, RECORD)).status_code == 202
        monkeypatch.setattr(look_backs, "GONE_SECONDS", -1.0)
        slow.gate.set()
        for _ in range(20):
            await asyncio.sleep(0)
        assert slow.calls == ["count_entries", "part_of"]
        monkeypatch.undo()
        assert (await got(http, RECORD)).status_code == 200


async def test_a_game_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look_backs, "WHOLE_SECONDS", -1.0)
    async with serving() as http:
        answer = await got(http, RECORD)
    assert (answer.status_code, answer.json()["reason"]) == (413, "record-too-long")


@pytest.mark.parametrize("path", ["", "/replay", "/why"])
async def test_a_process_that_gives_no_answer_is_a_refusal(path: str) -> None:
    async def dead(*_: Any) -> Any:
        raise NoAnswer("it hangs")

    async with serving(study=dead, explain=dead) as http:
        answer = await got(http, RECORD, path)
    assert (answer.status_code, answer.json()["reason"]) == (413, "record-too-long")


async def test_asking_again_costs_nothing_but_asking_for_others_does() -> None:
    async with serving(limits=Limits(looks_per_minute=0.001, looks_burst=1)) as http:
        for _ in range(3):
            assert (await got(http, RECORD)).status_code == 200
        answer = await got(http, OTHER)
    assert (answer.status_code, answer.json()["reason"]) == (429, "too-fast")


async def test_nothing_is_worked_out_in_the_event_loop() -> None:
    threads = set()

    async def study(function: Any, *arguments: Any) -> Any:
        def noted(*given: Any) -> Any:
            threads.add(threading.current_thread())
            return function(*given)

        return await in_thread(noted, *arguments)

    async with serving(played_table("wooolf"), study=study) as http:
        assert (await got(http)).status_code == 200
    assert threads
    assert threading.main_thread() not in threads


def test_a_real_server_looks_back_in_a_process_of_its_own(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        for data in (RECORD, RECORD[:-200], b"[]"):
            answer = http.post("/api/lookback", content=data, headers=JSON)
            while answer.status_code == 202:
                answer = http.post("/api/lookback", content=data, headers=JSON)
            if data == b"[]":
                assert (answer.status_code, answer.json()["reason"]) == (400, "record-format")
            else:
                assert (answer.json()["wrong"] is None) == (data == RECORD)
        replayed = http.post("/api/lookback/replay?seat=3", content=RECORD, headers=JSON)
        assert replayed.json()["viewer"] == 3
        assert server.stderr() == ""


def test_a_record_may_be_as_large_as_is_said(tmp_path: Path) -> None:
    """Over a real socket: what is larger is refused in words, and not only cut off."""
    most = Limits().record_bytes
    with ServerProcess(tmp_path) as server:
        for size, status in ((most, 202), (most + 1, 413), (most * 3 // 2, 413)):
            data = RECORD.rstrip() + b" " * (size - len(RECORD.rstrip()))
            answer = httpx.post(f"{server.url}/api/lookback", content=data, headers=JSON)
            assert answer.status_code in (status, 200 if status == 202 else status)
