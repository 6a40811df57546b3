"""When people are not there: no time runs out for them, and no table waits for its host."""

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.uly_polly.pieces import Hide
from sheepfold.table.actions import (
    BotPlays,
    Connected,
    Disconnected,
    MakeLink,
    Pause,
    Play,
    SeatBot,
    StartGame,
    Tick,
)
from sheepfold.table.entries import CameBack, HostChanged, Lent, Paused, Settings
from sheepfold.table.queries import due
from tests.table.host import Host, token

GRACE = 45
OPTIONS = uly_polly.Options(first_wolf=1)


def test_the_clock_stands_still_while_nobody_is_there() -> None:
    host = Host(OPTIONS, Settings(clock=60, away="wait")).seat(2).start()
    host.ask(Disconnected(1))
    host.now += 10
    host.ask(Disconnected(2))
    host.now += 600
    assert due(host.table) is None
    assert host.ask(Connected(2)) == [CameBack(2)]
    assert due(host.table) == host.now + 60
    host.now += 30
    assert host.ask(Connected(1)) == [CameBack(1)]  # the second to come gains no time
    assert due(host.table) == host.now + 30
    host.now += 30
    assert host.ask(Tick()) == [Lent(1, "clock")]


def test_the_clock_does_not_matter_while_a_bot_is_to_move() -> None:
    host = Host(OPTIONS, Settings(clock=60)).seat(1)
    host.ask(SeatBot(2), 1)
    host.start()
    assert due(host.table) == host.now + 60
    host.ask(Play(Hide(3)), 1)
    assert due(host.table) is None
    move = uly_polly.parse("start b2", OPTIONS)
    host.ask(BotPlays(2, move, host.table.asked[2]))
    assert due(host.table) == host.now + 60


def test_when_the_host_has_gone_somebody_else_goes_on() -> None:
    host = Host(OPTIONS, Settings(grace=GRACE)).seat(3).start()
    host.ask(Pause(), 1)
    host.ask(Disconnected(1))
    host.now += GRACE - 1
    assert host.refused(Pause(False), 2) == "not-host"
    host.now += 1
    assert host.ask(Pause(False), 2) == [HostChanged(2), Paused(False)]
    host.ask(Connected(1))
    assert host.refused(Pause(), 1) == "not-host"
    host.check_fold()


def test_the_phone_of_a_host_who_has_gone_can_be_replaced() -> None:
    host = Host(OPTIONS, Settings(grace=GRACE)).seat(3).start()
    host.ask(Disconnected(1))
    assert host.refused(MakeLink(token(7), chair=1), 3) == "not-host"
    host.now += GRACE
    made = host.ask(MakeLink(token(7), chair=1), 3)
    assert made[0] == HostChanged(3)
    assert host.table.host == 3
    assert host.refused(MakeLink(token(8), chair=2), 3) == "still-there"


def test_a_lobby_can_be_started_without_its_host() -> None:
    host = Host(wooolf.Options(), Settings(grace=GRACE)).seat(5)
    host.ask(Disconnected(1))
    assert host.refused(StartGame(), 2) == "not-host"
    host.now += GRACE
    assert host.ask(StartGame(), 2)[0] == HostChanged(2)
    host.draw()
    assert host.table.phase == "playing"
