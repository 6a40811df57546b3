"""Who may watch: without a seat one is shown what the table allows, and keeps nobody out."""

from typing import Any

import httpx

from sheepfold.games import uly_polly
from sheepfold.games.uly_polly.pieces import Hide, Start
from sheepfold.log.memory import MemoryLog
from sheepfold.server import protocol
from sheepfold.server.app import make_app
from sheepfold.server.environment import Environment
from sheepfold.server.room import Room
from sheepfold.server.watcher import Watcher
from sheepfold.table.actions import (
    MakeLink,
    Play,
    Ready,
    Rematch,
    Say,
    SeatBot,
    Sit,
    Stand,
    UseLink,
)
from sheepfold.table.actions import StartGame as StartGame
from sheepfold.table.allowed import hash_of
from sheepfold.table.configuring import open_table
from sheepfold.table.entries import Entry, Settings
from sheepfold.table.entry_codec import encode_entry
from tests.server.racing import CODE, NOW, Device, begin, begun, draw, node, setting, settled, token


async def closed_table(**settings: Any) -> Room:
    """A lobby of two persons, without spectators."""
    log = MemoryLog()
    opened = open_table(CODE, uly_polly.Options(first_wolf=1), Settings(3, **settings))
    await log.append(CODE, 0, [encode_entry(Entry(NOW, opened))])
    room = await Room.load(setting(log, 1), CODE)
    assert room is not None
    for seat in (1, 2):
        await room.act(Sit(f"P{seat}", token(seat)))
        await room.act(Ready(), seat)
    return room


class Stranger:
    """A connection without a seat, and what it was told."""

    def __init__(self, room: Room) -> None:
        self.told: list[Any] = []
        self.watcher = Watcher([], lambda data: self.told.append(protocol.decode_server(data)))
        room.join(self.watcher)

    @property
    def last(self) -> Any:
        return self.told[-1]


async def test_where_nobody_may_watch_a_stranger_is_shown_the_chairs_and_no_game() -> None:
    room = await closed_table(spectators=False)
    devices = [Device(room, 1), Device(room, 2)]
    early = Stranger(room)
    await settled(room)
    await room.act(StartGame(), 1)
    await draw(room)
    late = Stranger(room)
    for stranger in (early, late):
        assert isinstance(stranger.last, protocol.Sync)
        assert (stranger.last.view, stranger.last.seals) == (None, ())
        assert stranger.last.table.phase == "playing"
    before = len(early.told), len(late.told)
    await room.act(Play(Hide(5)), 1)
    await room.act(Say("aha"), 2)
    await room.act(MakeLink(token(70)), 2)
    assert (len(early.told), len(late.told)) == before
    await room.act(Play(Start(0)), 2)
    await room.act(Stand(), 2)  # whoever gets up is a stranger
    assert devices[1].view is None
    assert late.last.view is None
    assert late.last.table.places[1].who == "bot"
    assert devices[0].view.wolf == 5


async def test_where_nobody_may_watch_a_seat_can_still_move_and_a_latecomer_come() -> None:
    room = await closed_table(spectators=False)
    await room.act(SeatBot(3), 1)
    devices = [Device(room, 1), Device(room, 2)]
    await settled(room)
    await room.act(StartGame(), 1)
    await draw(room)
    await room.act(Play(Hide(5)), 1)
    await room.act(MakeLink(token(70)), 1)
    tablet, guest = Stranger(room), Stranger(room)
    await room.act(UseLink(token(70), token(71)))
    tablet.watcher.hold([hash_of(token(71))])
    tablet.watcher.look(hash_of(token(71)))
    room.sync(tablet.watcher)
    assert tablet.last.view.wolf == 5
    assert devices[0].view is None  # its seat is elsewhere now
    await room.act(Sit("Late", token(9)))
    guest.watcher.hold([hash_of(token(9))])
    guest.watcher.look(hash_of(token(9)))
    room.sync(guest.watcher)
    assert guest.last.view.viewer == 3
    await room.close()


async def test_the_running_game_stays_closed_though_this_process_thinks_it_is_over() -> None:
    """Two processes share a log: one has the last game as over, the other began the next."""

    log = MemoryLog()
    await begun(log, uly_polly.Options(first_wolf=1), 2)
    here = await node(log, 1)
    while here.table.phase == "playing":
        seat = here.table.game.actors(here.table.state)[0]
        await here.act(Play(here.table.game.moves(here.table.state, seat)[0]), seat)
    app = make_app(log)
    over = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=over, base_url="http://here") as http:
        opened = await http.get(f"/api/tables/{CODE}/record")
        assert opened.json()["result"]
        await here.act(Rematch(), here.table.host)
        await draw(here)
        seat = here.table.game.actors(here.table.state)[0]
        await here.act(Play(Hide(7)), seat)
        ways = ("record", "replay", "replay/open", "replay/seat/1", "lookback", "why")
        for way in ways:
            answer = await http.get(f"/api/tables/{CODE}/{way}")
            assert uly_polly.write(Hide(7), uly_polly.Options()) not in answer.text
            assert '"at":7' not in answer.text
        for way in ("replay/open", "replay/seat/1", "lookback"):
            assert (await http.get(f"/api/tables/{CODE}/{way}")).status_code == 409
        seen = await http.get(f"/api/tables/{CODE}/record")
        assert seen.json()["format"] == "sheepfold-seen"


async def test_figures_are_for_the_machine_itself() -> None:
    app = make_app(MemoryLog())
    for address, status in (("127.0.0.1", 200), ("192.168.1.20", 404)):
        over = httpx.ASGITransport(app, client=(address, 1234))
        async with httpx.AsyncClient(transport=over, base_url="http://127.0.0.1") as http:
            assert (await http.get("/metrics")).status_code == status


async def test_after_a_crash_the_clock_begins_anew_for_the_first_to_come() -> None:
    log, now = MemoryLog(), 1000.0
    opened = open_table(CODE, uly_polly.Options(first_wolf=1), Settings(2, clock=60))
    await log.append(CODE, 0, [encode_entry(Entry(now, opened))])
    room = await Room.load(Environment(log, clock=lambda: now), CODE)
    assert room is not None
    await begin(room, 2)
    now += 600
    again = await Room.load(Environment(log, clock=lambda: now), CODE)
    assert again is not None
    device = Device(again, 2)
    await settled(again)
    assert device.info is not None
    assert device.info.due == now + 45  # the other's grace time
    assert again.table.turn_since == now
    assert not again.table.places[0].lent
    await again.close()
