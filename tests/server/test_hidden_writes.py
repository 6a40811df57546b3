"""What is written for one player only does not keep others waiting: its time would tell of it."""

import asyncio
from collections.abc import Sequence

import pytest

from sheepfold.games import wooolf
from sheepfold.games.contract import Refusal
from sheepfold.games.wooolf.pieces import Arrange
from sheepfold.log.memory import MemoryLog
from sheepfold.server.environment import Environment
from sheepfold.server.requests import Request
from sheepfold.server.room import Room
from sheepfold.server.rooms import Server
from sheepfold.server.watcher import Watcher
from sheepfold.table.actions import Action, Play, Reclaim, Say, Sit, UseLink
from sheepfold.table.allowed import hash_of
from sheepfold.table.entry_codec import encode_entry
from tests.table.host import Host, token


class HeldLog(MemoryLog):
    """A log on a disk that is busy until `free` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.free = asyncio.Event()
        self.free.set()

    async def append(self, table: str, version: int, entries: Sequence[bytes]) -> int:
        await self.free.wait()
        return await super().append(table, version, entries)


async def played() -> tuple[HeldLog, Server, Room]:
    """A game of four, all of whom are connected."""
    host, log = Host(wooolf.Options()).seat(4).start(), HeldLog()
    await log.append("TESTED", 0, [encode_entry(entry) for entry in host.log])
    server = Server(Environment(log, bot_delay=0.0))
    room = await server.room("TESTED")
    for number in (1, 2, 3, 4):
        room.join(Watcher([hash_of(token(number))], lambda _: None))
    while room.busy:  # until all are said to be there
        await asyncio.sleep(0)
    return log, server, room


def asked(room: Room, action: Action, token: str) -> list[Exception | None]:
    """What a connection with this token is answered; filled as soon as it is."""
    answers: list[Exception | None] = []
    watcher = Watcher([token], lambda _: None)
    by = token if watcher.chairs(room.table) else None
    request = Request(action, by, "", None, watcher, "1", lambda _, what: answers.append(what))
    room.submit(request)
    return answers


@pytest.mark.parametrize(
    ("action", "number"),
    [(Reclaim(), 1), (Sit("Eve", token(99), chair=2), 98), (UseLink(token(97), token(99)), 98)],
    ids=["of a player", "of a stranger who wants a seat", "of a stranger with a link"],
)
async def test_a_refusal_does_not_wait_for_what_is_hidden(action: Action, number: int) -> None:
    log, server, room = await played()
    token_hash = room.table.places[0].token if number == 1 else hash_of(token(number))
    log.free.clear()
    rearranging = asyncio.ensure_future(room.act(Play(Arrange(1)), room.table.places[1].token))
    await asyncio.sleep(0)
    assert room.busy
    [answer] = asked(room, action, token_hash)
    assert isinstance(answer, Refusal)
    log.free.set()
    await rearranging
    await server.close()


async def test_what_is_carried_out_waits_and_so_does_a_refusal_of_what_all_see() -> None:
    log, server, room = await played()
    one, two = (room.table.places[number].token for number in (0, 1))
    log.free.clear()
    saying = asyncio.ensure_future(room.act(Say("aha"), two))
    await asyncio.sleep(0)
    answers = asked(room, Reclaim(), one)
    assert not answers
    own = asked(room, Say("aha"), one)
    log.free.set()
    await saying
    await room.catch_up()
    assert isinstance(answers[0], Refusal)
    assert own == [None]
    await server.close()
