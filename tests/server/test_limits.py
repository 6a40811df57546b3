"""The limits that an operator can set, and what those are told who come too often."""

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sheepfold.games.contract import Refusal
from sheepfold.locales import LANGUAGES, sentence
from sheepfold.log.memory import MemoryLog
from sheepfold.log.sqlite import SqliteLog
from sheepfold.server.app import make_app
from sheepfold.server.limits import MOST_BUCKETS, Buckets, Limits, TooFast, limits_from
from sheepfold.server.openapi import openapi

BODY = {"options": {"game": "uly_polly"}}


def test_every_limit_can_be_set_and_the_last_setting_counts() -> None:
    usual = msgspec.structs.asdict(Limits())
    for name, value in usual.items():
        assert getattr(limits_from([f"{name}={value * 2:g}"]), name) == value * 2
    assert limits_from([]) == Limits()
    assert limits_from(["burst=5", "refusals=7", "burst=6"]) == Limits(burst=6, refusals=7)


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ("brust=5", "unknown-limit"),
        ("", "unknown-limit"),
        ("burst", "bad-limit"),
        ("burst=", "bad-limit"),
        ("burst=many", "bad-limit"),
        ("burst=0.5", "bad-limit"),
        ("burst=nan", "bad-limit"),
        ("messages_per_second=0", "bad-limit"),
        ("messages_per_second=-1", "bad-limit"),
        ("messages_per_second=inf", "bad-limit"),
        ("connections=1.5", "bad-limit"),
        ("message_bytes=10", "bad-limit"),
    ],
)
def test_a_limit_that_cannot_be_gets_a_sentence(setting: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        limits_from([setting])
    assert refused.value.reason == reason
    name = setting.partition("=")[0]
    assert all(name in sentence(refused.value, language) for language in LANGUAGES)


async def asked_twice(path: str, limits: Limits) -> list[httpx.Response]:
    """What a server answers to the same request, made twice."""

    transport = httpx.ASGITransport(make_app(MemoryLog(), limits))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
        if path == "/api/tables":
            return [await http.post(path, json=BODY) for _ in range(2)]
        return [await http.get(path) for _ in range(2)]


@pytest.mark.parametrize(
    ("path", "limits", "wait"),
    [
        ("/api/tables", Limits(tables_per_minute=6, tables_burst=1), "10"),
        ("/api/tables", Limits(tables_per_minute=600, tables_burst=1), "1"),
        ("/api/tables/NOSUCH/record", Limits(looks_per_minute=2, looks_burst=1), "30"),
    ],
)
async def test_who_comes_too_often_is_told_when_to_come_again(
    path: str, limits: Limits, wait: str
) -> None:
    first, second = await asked_twice(path, limits)
    assert first.status_code != 429
    assert "retry-after" not in first.headers
    assert second.status_code == 429
    assert second.headers["retry-after"] == wait


async def test_when_the_disk_does_not_work_one_is_told_when_to_come_again(tmp_path: Path) -> None:
    async def ask() -> httpx.Response:
        log = SqliteLog(tmp_path / "log.db")
        await log.close()
        transport = httpx.ASGITransport(make_app(log))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            return await http.post("/api/tables", json=BODY)

    answer = await ask()
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")


async def test_a_server_that_closes_says_so_to_whoever_watches_it() -> None:
    async def ask() -> httpx.Response:
        app = make_app(MemoryLog())
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://here"
        ) as http:
            assert (await http.get("/health")).text == "ok\n"
            await app.state.server.close()
            return await http.get("/health")

    answer = await ask()
    assert (answer.status_code, answer.text) == (503, "closing\n")
    assert answer.headers["retry-after"] == "1"


# Requests


async def test_who_asks_too_fast_waits_and_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def note(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("sheepfold.server.request_limits.asyncio.sleep", note)
    answers: list[httpx.Response] = []

    app = make_app(MemoryLog(), Limits(requests_per_second=0.2, requests_burst=3))
    for address, times in (("192.0.2.1", 6), ("192.0.2.2", 3)):
        transport = httpx.ASGITransport(app, client=(address, 40000))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            answers.extend([await http.get("/health") for _ in range(times)])
    assert [one.status_code for one in answers] == [200] * 5 + [429] + [200] * 3
    assert [round(wait) for wait in waits] == [5, 10]
    refused = answers[5]
    assert refused.headers["retry-after"] == "15"
    assert refused.headers["connection"] == "close"
    assert refused.text == sentence(TooFast("too-fast", 15), "en") + "\n"


async def test_an_ipv6_network_counts_as_one_address() -> None:
    async def ask(address: str) -> int:
        transport = httpx.ASGITransport(app, client=(address, 40000))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            return (await http.post("/api/tables", json=BODY)).status_code

    app = make_app(MemoryLog(), Limits(tables_per_minute=0.001, tables_burst=1))
    assert await ask("2001:db8::1") == 201
    assert await ask("2001:db8::ffff:2") == 429
    assert await ask("2001:db8:0:1::1") == 201


def test_buckets_are_forgotten_when_they_are_full_again() -> None:
    buckets = Buckets(per_second=1, burst=2)
    for n in range(MOST_BUCKETS):
        buckets.of(str(n), now=0)
    assert buckets.of("busy", now=0).take(0, 2)
    for n in range(MOST_BUCKETS):
        buckets.of(f"other {n}", now=0)
    assert not buckets.of("busy", now=0).take(0), "whoever has used up its share is remembered"
    assert len(buckets._buckets) <= MOST_BUCKETS


# Answers that do not change


async def test_the_description_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def count(*types: type) -> dict[str, Any]:
        made.append(1)
        return openapi(*types)

    monkeypatch.setattr("sheepfold.server.app.openapi", count)

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(make_app(MemoryLog()))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            answers = [await http.get("/openapi.json") for _ in range(10)]
            known = {"if-none-match": answers[0].headers["etag"]}
            return [*answers, await http.get("/openapi.json", headers=known)]

    *answers, again = await ask()
    assert len(made) == 1
    assert {one.status_code for one in answers} == {200}
    assert (again.status_code, again.content) == (304, b"")
